import { start, stop } from '@iyim/runtime';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find, host } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { scratch as widget } from '../../bundle/catalogue.ts';
import { type Mounting, mountWidget } from '../../testing/mount.ts';
import definition from './Card.tsx';
import hostStyles from './host.css?inline';
import { plain, plugin, SHEET, scratched } from './testing/markup.ts';

const own = () => document.querySelector('[data-widget] > button') as HTMLElement;
const front = () => host().children[0] as HTMLElement;
const back = () => host().children[1] as HTMLElement;
const isShown = (side: HTMLElement) => side.checkVisibility({ visibilityProperty: true }) && !side.inert;

const CARD = '[data-widget]:not(.jet-animated-box) { inline-size: 300px; block-size: 200px } ';

const show = (html: string, options: Mounting = {}) =>
  mountWidget(widget, `${html}<button id="elsewhere">Elsewhere</button>`, {
    lang: 'en',
    sheet: hostStyles + SHEET + CARD,
    ...options,
  });

function point(type: string, x: number, y: number, init: PointerEventInit = {}): void {
  const box = host().getBoundingClientRect();
  host().firstElementChild?.dispatchEvent(
    new PointerEvent(type, {
      ...{ bubbles: true, isPrimary: true, pointerType: 'touch', pointerId: 9 },
      clientX: box.left + x,
      clientY: box.top + y,
      ...init,
    }),
  );
}

/** Goes over the upper rows of the card, as far as `until`, there and back. */
function scratch(until: number): void {
  point('pointerdown', 0, 20);
  for (let y = 20; y <= until; y += 20) point('pointermove', (y / 20) % 2 ? 300 : 0, y);
  point('pointerup', 0, until);
}

function touch(element: Element): void {
  for (const type of ['pointerdown', 'pointerup'])
    element.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true }));
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}

describe('scratching', () => {
  it.each([
    ['our own card', 'rtl', plain],
    ['our own card', 'ltr', plain],
    ['the plugin’s', 'rtl', scratched],
  ])('SC-1 the cover goes when 75 % of it are scratched off: %s, %s', async (_what, dir, html) => {
    const before = await show(html(), { dir });
    const revealed = vi.fn();
    host().addEventListener('iyim:scratch-revealed', revealed);
    expect(back().inert).toBe(true);
    scratch(100);
    await soon(() => expect(front().style.clipPath).toContain('path('));
    expect([isShown(front()), isShown(back()), revealed.mock.calls.length]).toEqual([true, false, 0]);
    scratch(140);
    await soon(() => expect([isShown(front()), isShown(back())]).toEqual([false, true]));
    expect(revealed).toHaveBeenCalledTimes(1);
    expect(own()).toBeNull();
    expect(host().classList.contains('back-events-inactive')).toBe(false);
    stop();
    expect(document.body.innerHTML.replace(/ style=""/g, '')).toBe(before);
  });

  it('SC-1 the site says how much is enough', async () => {
    await show(scratched({ scratchFillPercent: '20' }));
    scratch(40);
    await soon(() => expect(isShown(back())).toBe(true));
  });

  it('SC-1 only a pressed finger or button scratches, the first one, and only where it goes', async () => {
    await show(plain());
    point('pointermove', 10, 100);
    point('pointerdown', 10, 100, { button: 2, pointerType: 'mouse' });
    point('pointermove', 290, 100);
    point('pointerdown', 10, 100, { isPrimary: false });
    point('pointermove', 290, 100, { isPrimary: false });
    expect(front().style.clipPath).toBe('');
    point('pointerdown', 10, 100);
    const dot = front().style.clipPath;
    expect(dot).toContain('path(');
    point('pointercancel', 10, 100);
    point('pointermove', 290, 100);
    point('pointerdown', 10, 100);
    expect(front().style.clipPath).toBe(dot);
  });

  it('SC-1 a finger on the card does not scroll the page, and does again when it is done', async () => {
    await show(plain());
    const actions = () => [host(), document.body].map((each) => getComputedStyle(each).touchAction);
    expect(actions()).toEqual(['pinch-zoom', 'auto']);
    await userEvent.click(own());
    await soon(() => expect(actions()).toEqual(['auto', 'auto']));
  });

  it('SC-1 what has been scratched off stays where it was in another size', async () => {
    await show(plain());
    point('pointerdown', 150, 100);
    host().style.inlineSize = '150px';
    await soon(() => expect(front().style.clipPath).toMatch(/M 0 0 H 150 V/));
  });

  it('AY-1 a button reveals it for the keyboard, and the focus goes to what it has revealed', async () => {
    await show(plain());
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(own());
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(document.activeElement).toBe(back()));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(find('#shop'));
  });

  it('RT-7 nothing moves when it mounts', async () => {
    await show(plain());
    const box = () => JSON.stringify([host(), front(), back()].map((each) => each.getBoundingClientRect()));
    const mounted = box();
    await userEvent.click(own());
    await soon(() => expect(isShown(back())).toBe(true));
    expect(box()).toBe(mounted);
  });
});

describe('turning over', () => {
  const isTurned = (is: boolean) =>
    soon(() => {
      expect(host().classList.contains('flipped')).toBe(is);
      expect([front().inert, back().inert]).toEqual([is, !is]);
    });

  it.each(['rtl', 'ltr'])(
    'SC-1 a click anywhere turns it, and one on a link is the link’s: %s',
    async (dir) => {
      const before = await show(plugin({ switchEventType: 'click' }), { dir });
      await isTurned(false);
      await userEvent.click(host());
      await isTurned(true);
      find('#shop').addEventListener('click', (event) => event.preventDefault());
      find('#shop').click();
      await isTurned(true);
      await userEvent.click(host());
      await isTurned(false);
      stop();
      expect(document.body.innerHTML).toBe(before);
    },
  );

  it('AY-1 the keyboard has a button, which says the state', async () => {
    await show(plain(), { settings: { switchEventType: 'click' } });
    await userEvent.keyboard('{Tab}{Enter}');
    expect(document.activeElement).toBe(own());
    await isTurned(true);
    await soon(() => expect([isShown(front()), isShown(back())]).toEqual([false, true]));
    expect(own().ariaPressed).toBe('true');
    await userEvent.keyboard(' ');
    await isTurned(false);
  });

  it('SC-1 the mouse turns it over and back; the plugin’s first releases say nothing else', async () => {
    await show(plugin());
    // Where the pointer rests after the test before, nothing enters.
    await userEvent.hover(find('#elsewhere'));
    await userEvent.hover(host());
    await isTurned(true);
    await userEvent.click(host());
    await isTurned(true);
    await userEvent.hover(find('#elsewhere'));
    await isTurned(false);
  });

  it('AY-1, SC-1 names its button by its card too', async () => {
    await show(`${plugin({ switchEventType: 'hover' })}`);
    expect(find('.iyim-flip-turn').ariaLabel).toMatch(/: Guess$/);
  });

  it('SC-1 where the mouse would turn it a tap does, and one elsewhere turns it back', async () => {
    await show(plugin({ switchEventType: 'hover' }));
    touch(front());
    await isTurned(true);
    touch(find('#elsewhere'));
    await isTurned(false);
    touch(front());
    await isTurned(true);
    touch(back());
    await isTurned(false);
  });

  it('SC-1 only its toggles turn it where it has some, and the focus goes from one to the other', async () => {
    await show(plugin({ switchEventType: 'toggle' }));
    const [one, two] = document.querySelectorAll<HTMLElement>('.jet-animated-box__toggle');
    expect(own()).toBeNull();
    host().click();
    await isTurned(false);
    expect([one?.role, one?.ariaLabel]).toEqual(['button', 'Turn the card over: Guess']);
    one?.focus();
    await userEvent.keyboard('{Enter}');
    await isTurned(true);
    await soon(() => expect(document.activeElement).toBe(two));
    await userEvent.keyboard(' ');
    await isTurned(false);
    await soon(() => expect(document.activeElement).toBe(one));
  });

  it.each([
    ['fold', 'fold-init'],
    ['peel', 'peel-ready'],
    ['slide-out', 'flipped'],
  ])('SC-1 “%s” is a click', async (switchEventType, mark) => {
    await show(plugin({ switchEventType }, `jet-box-${switchEventType}-effect`));
    await userEvent.click(host());
    await isTurned(true);
    expect(host().classList.contains(mark)).toBe(true);
    await soon(() => expect([isShown(front()), isShown(back())]).toEqual([false, true]));
  });
});

describe('RT-29 beside the plugin’s own script', () => {
  it('a card that it has begun is left alone, and said once', async () => {
    const said = vi.spyOn(console, 'info').mockImplementation(() => {});
    const canvas = '<canvas id="jet-animated-box-canvas-a1"></canvas>';
    const html = scratched().replace('<div class="jet-animated-box__front"', `${canvas}$&`);
    await show(html);
    expect([host().classList.contains('iyim-scratch'), own()]).toEqual([false, null]);
    await soon(() =>
      expect(said.mock.calls.filter(([text]) => String(text).includes('leaves alone'))).toHaveLength(1),
    );
    stop();
    await show(
      html.replace(/<div class="jet-animated-box__front"[\s\S]*(?=<div class="jet-animated-box__back")/, ''),
    );
    expect(own()).toBeNull();
  });

  it('one that it begins later is given back', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    await show(scratched());
    expect(own()).not.toBeNull();
    const canvas = Object.assign(document.createElement('canvas'), { id: 'jet-animated-box-canvas-a1' });
    host().prepend(canvas);
    await soon(() => expect(own()).toBeNull());
    expect(host().classList.contains('back-events-inactive')).toBe(true);
  });
});

describe('hostile and odd markup', () => {
  it('RT-3 a card without a back says what is missing', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    document.body.innerHTML = '<div data-widget="scratch" data-widget-load="load"><p>Front</p></div>';
    start({ widgets: [widget] });
    await soon(() => expect(host().dataset.widgetState).toBe('failed'));
    expect(String(said.mock.calls[0]?.[0])).toContain('the front and the back, found 1');
  });

  it('RT-3 settings that make no sense are said, and the card is scratched', async () => {
    const warned = ['warn', 'error'].map((name) =>
      vi.spyOn(console, name as 'warn').mockImplementation(() => {}),
    );
    await show(plugin({ switchEventType: '"><b>', scratchFillPercent: -3 }));
    expect(warned.flatMap(({ mock }) => mock.calls).length).toBeGreaterThan(0);
    scratch(140);
    await soon(() => expect(isShown(back())).toBe(true));
  });

  it('RT-26 a card within a card answers for itself', async () => {
    const inner = plugin({ switchEventType: 'toggle' }).replaceAll('a1', 'b2');
    await show(plugin({ switchEventType: 'click' }).replace('<h3', `${inner}<h3`));
    expect(find('#jet-animated-box__back-a1').inert).toBe(true);
    await soon(() => expect(find('#jet-animated-box-b2').dataset.widgetState).toBeDefined());
  });
});

it('SC-1 is complete at 75 % of the cover by default', () => {
  expect(definition.settings.parse({})).toEqual({ way: 'scratch', enough: 0.75 });
});
