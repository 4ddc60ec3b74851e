import { start, stop } from '@iyim/runtime';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { emulateMedia } from '../../../runtime/src/testing/emulate-media.ts';
import { expectUnharmed, markup, names } from '../../../runtime/src/testing/hostile.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { collapse as widget } from '../../bundle/catalogue.ts';
import hostStyles from './host.css?inline';
import { article, details, section } from './testing/markup.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const isSeen = (selector: string) =>
  find(selector)?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
const control = () => find('[aria-expanded]') as HTMLElement;

function write(html: string, { dir = 'rtl', sheet = '' } = {}): string {
  document.documentElement.dir = dir;
  document.body.innerHTML = `<style>${sheet}</style><main>${html}</main>`;
  return document.body.innerHTML;
}
async function show(html: string, options = {}): Promise<string> {
  const before = write(html, options);
  start({ widgets: [widget] });
  await soon(() => expect(control().ariaExpanded).not.toBeNull());
  return before;
}
/** Waits until the section is visible or hidden, and `aria-expanded` agrees. */
const isOpen = (open: boolean) =>
  soon(() => expect([isSeen('#in'), control().ariaExpanded]).toEqual([open, String(open)]));

describe.each([
  ['a heading', () => section(), true],
  ['details', () => details(), false],
  [
    'a header around a heading',
    () => section().replace(/<h2.*h2>/, '<div id="head"><img alt=""> <h2>Delivery</h2></div>'),
    true,
  ],
  ['a plain header', () => section().replaceAll('h2', 'div'), true],
] as const)('%s', (_what, html, atFirst) => {
  it('CS-1 a click on a header opens and closes the section at its full height, even with content added later', async () => {
    const before = await show(html());
    await isOpen(atFirst);
    if (atFirst) {
      await userEvent.click(find('#head') as HTMLElement);
      await isOpen(false);
    }
    await userEvent.click(find('#head') as HTMLElement);
    await isOpen(true);
    const panel = find('#in')?.closest<HTMLElement>(`#${control().getAttribute('aria-controls')}`);
    await soon(() => expect(panel?.getAnimations()).toEqual([]));
    const { height = 0 } = panel?.getBoundingClientRect() ?? {};
    expect(height).toBeGreaterThanOrEqual(find('#in')?.offsetHeight ?? 0);
    find('#panel')?.insertAdjacentHTML('beforeend', '<p id="late" style="height: 300px"></p>');
    expect(panel?.getBoundingClientRect().height).toBeGreaterThan(height + 290);
    find('#late')?.remove();
    stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it.each(['rtl', 'ltr'])('CS-1 Enter and Space on a header open and close the section, %s', async (dir) => {
    await show(html(), { dir });
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(control());
    for (const [key, open] of [
      ['{Enter}', !atFirst],
      [' ', atFirst],
    ] as const) {
      await userEvent.keyboard(key);
      await isOpen(open);
    }
  });
});

describe('headers', () => {
  it('AY-1 a section’s heading stays a heading and gets a button around its text', async () => {
    await show(section());
    expect(find('h2')?.matches('#head:not([role])')).toBe(true);
    expect(control().tagName).toBe('BUTTON');
    expect(control().textContent).toBe('Delivery soon');
    expect(control().querySelector('em')).not.toBeNull();
  });

  it('AY-1 a link in a section’s heading stays a link, and the button next to it is named by the heading', async () => {
    await show(section().replace('<em>soon</em>', '<a id="other" href="#x">soon</a>'));
    expect(find('#other')?.closest('button')).toBeNull();
    expect(document.getElementById(control().getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'Delivery soon',
    );
    await userEvent.click(find('#other') as HTMLElement);
    await isOpen(true);
  });

  it.each(['rtl', 'ltr'])('RT-9 mounting a section with a wrapped heading moves nothing, %s', async (dir) => {
    const sheet = `${hostStyles} main { inline-size: 150px } h2 { font: 30px serif; letter-spacing: 1px }`;
    write(section().replace('soon', 'within three working days'), { dir, sheet });
    const boxes = () =>
      ['h2', 'em', '#panel'].map((part) => JSON.stringify(find(part)?.getBoundingClientRect()));
    const before = boxes();
    start({ widgets: [widget] });
    await soon(() => expect(control().ariaExpanded).toBe('true'));
    expect(boxes()).toEqual(before);
  });
});

describe('content of sections', () => {
  it('CS-1 an address hash that points into a closed section opens it', async () => {
    history.replaceState(null, '', '#in');
    await show(details());
    await isOpen(true);
  });

  it('CS-1 a section’s header does not handle keys that scroll the page', async () => {
    await show(section());
    const keys: [string, boolean][] = [];
    document.body.addEventListener(
      'keydown',
      ({ key, defaultPrevented }) => keys.push([key, defaultPrevented]),
      {
        signal: AbortSignal.timeout(5000),
      },
    );
    control().focus();
    await userEvent.keyboard('{ArrowDown}{End}{Home}');
    expect(keys).toEqual([
      ['ArrowDown', false],
      ['End', false],
      ['Home', false],
    ]);
  });

  it('CS-1 a section that the page’s style sheet hides can be opened', async () => {
    await show(section(), { sheet: '#panel { display: none }' });
    await isOpen(false);
    await userEvent.click(control());
    await isOpen(true);
  });

  it('CS-1 find-in-page searches a closed section and opens it', async () => {
    await show(section(), { sheet: '#panel { display: flex; padding: 20px }' });
    await userEvent.click(control());
    await isOpen(false);
    const panel = find('#panel') as HTMLElement;
    const { display, contentVisibility, height } = getComputedStyle(panel);
    // Find-in-page searches only elements with a box, so a closed panel has a box without height.
    expect([display, contentVisibility, height]).toEqual(['block', 'hidden', '0px']);
    panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await isOpen(true);
  });

  it.each(['print', ''] as const)(
    'CS-1 a closed section is visible in print only: media "%s"',
    async (media) => {
      await show(section() + details().replaceAll('"head"', '"head2"').replaceAll('"panel"', '"panel2"'));
      await soon(() => expect(document.querySelectorAll('[aria-expanded]')).toHaveLength(2));
      await userEvent.click(control());
      await isOpen(false);
      await emulateMedia({ media });
      await soon(() =>
        expect([isSeen('#panel a'), isSeen('#panel2')]).toEqual(Array(2).fill(media === 'print')),
      );
    },
  );
});

describe('the setting header', () => {
  it('CS-1 each header’s section ends at the next header, and a header without content is left alone', async () => {
    const before = await show(article('h2, .box'));
    const buttons = () => [...document.querySelectorAll<HTMLElement>('button')];
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
    await userEvent.click(buttons()[0] as HTMLElement);
    await soon(() => expect(['#p1', 'li', '#p2'].map(isSeen)).toEqual([false, false, true]));
    find('main > div')?.insertAdjacentHTML('beforeend', '<p><b id="late">Third</b></p>');
    await soon(() => expect(buttons()).toHaveLength(3));
    await userEvent.click(buttons()[2] as HTMLElement);
    await soon(() => expect(isSeen('#late')).toBe(false));
    expect(new Set(buttons().map((button) => button.getAttribute('aria-controls'))).size).toBe(3);
    stop();
    find('#late')?.parentElement?.remove();
    expect(document.body.innerHTML).toBe(before);
  });

  it.each(['[', 'nothing', ...markup.slice(0, 2), ...names.slice(5, 8)])(
    'SEC-1 a header selector without matches changes nothing: %s',
    async (selector) => {
      write(article(selector));
      const main = find('main') as HTMLElement;
      const before = [...main.querySelectorAll('div > *')].map(({ outerHTML }) => outerHTML);
      start({ widgets: [widget] });
      await soon(() => expect(find('[data-widget]')?.dataset.widgetState).toBe('mounted'));
      expect([...main.querySelectorAll('div > *')].map(({ outerHTML }) => outerHTML)).toEqual(before);
      expectUnharmed();
    },
  );
});
