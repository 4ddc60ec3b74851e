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

const addedButton = () => document.querySelector('[data-widget] > button') as HTMLElement;
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

/** Scratches the upper rows of the card, back and forth, down to `until`. */
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
    ['plain card', 'rtl', plain],
    ['plain card', 'ltr', plain],
    ['the plugin’s card', 'rtl', scratched],
  ])('SC-1 a cover is removed when 75 % of it is scratched off: %s, %s', async (_what, dir, html) => {
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
    expect(addedButton()).toBeNull();
    expect(host().classList.contains('back-events-inactive')).toBe(false);
    stop();
    expect(document.body.innerHTML.replace(/ style=""/g, '')).toBe(before);
  });

  it('SC-1 a cover is removed when the configured part of it is scratched off', async () => {
    await show(scratched({ scratchFillPercent: '20' }));
    scratch(40);
    await soon(() => expect(isShown(back())).toBe(true));
  });

  it('SC-1 only the primary finger or mouse button scratches, only while pressed and only along its path', async () => {
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

  it('SC-1 a finger on a covered card does not scroll the page until the back is shown', async () => {
    await show(plain());
    const actions = () => [host(), document.body].map((each) => getComputedStyle(each).touchAction);
    expect(actions()).toEqual(['pinch-zoom', 'auto']);
    await userEvent.click(addedButton());
    await soon(() => expect(actions()).toEqual(['auto', 'auto']));
  });

  it('SC-1 scratches follow the size of the card when it is resized', async () => {
    await show(plain());
    point('pointerdown', 150, 100);
    host().style.inlineSize = '150px';
    await soon(() => expect(front().style.clipPath).toMatch(/M 0 0 H 150 V/));
  });

  it('AY-1 a button reveals the back of a covered card by keyboard and moves the focus to the back', async () => {
    await show(plain());
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(addedButton());
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(document.activeElement).toBe(back()));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(find('#shop'));
  });

  it('RT-7 a covered card and its sides do not move when the back is revealed', async () => {
    await show(plain());
    const box = () => JSON.stringify([host(), front(), back()].map((each) => each.getBoundingClientRect()));
    const mounted = box();
    await userEvent.click(addedButton());
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
    'SC-1 a click anywhere on a card flips the card, but a click on a link does not: %s',
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

  it('AY-1 a button flips a card by keyboard, and exposes the card’s state', async () => {
    await show(plain(), { settings: { switchEventType: 'click' } });
    await userEvent.keyboard('{Tab}{Enter}');
    expect(document.activeElement).toBe(addedButton());
    await isTurned(true);
    await soon(() => expect([isShown(front()), isShown(back())]).toEqual([false, true]));
    expect(addedButton().ariaPressed).toBe('true');
    await userEvent.keyboard(' ');
    await isTurned(false);
  });

  it('SC-1 hovering flips a card without settings, as in the plugin’s first releases, and leaving flips it back', async () => {
    await show(plugin());
    // Moves the pointer away first, because a pointer left on the card by the previous test would not enter it.
    await userEvent.hover(find('#elsewhere'));
    await userEvent.hover(host());
    await isTurned(true);
    await userEvent.click(host());
    await isTurned(true);
    await userEvent.hover(find('#elsewhere'));
    await isTurned(false);
  });

  it('AY-1, SC-1 the name of the button that flips a card includes the card’s title', async () => {
    await show(`${plugin({ switchEventType: 'hover' })}`);
    expect(find('.iyim-flip-turn').ariaLabel).toMatch(/: Guess$/);
  });

  it('SC-1 a tap flips a card that flips on hover, and a tap elsewhere flips it back', async () => {
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

  it('SC-1 only the toggles flip a card that has toggles, and the focus moves between them', async () => {
    await show(plugin({ switchEventType: 'toggle' }));
    const [one, two] = document.querySelectorAll<HTMLElement>('.jet-animated-box__toggle');
    expect(addedButton()).toBeNull();
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
  ])('SC-1 a click flips a card with the action “%s”', async (switchEventType, mark) => {
    await show(plugin({ switchEventType }, `jet-box-${switchEventType}-effect`));
    await userEvent.click(host());
    await isTurned(true);
    expect(host().classList.contains(mark)).toBe(true);
    await soon(() => expect([isShown(front()), isShown(back())]).toEqual([false, true]));
  });
});

describe('next to the plugin’s script', () => {
  it('RT-29 a card that the plugin’s script has started is not changed, and this is logged once', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => {});
    const canvas = '<canvas id="jet-animated-box-canvas-a1"></canvas>';
    const html = scratched().replace('<div class="jet-animated-box__front"', `${canvas}$&`);
    await show(html);
    expect([host().classList.contains('iyim-scratch'), addedButton()]).toEqual([false, null]);
    await soon(() =>
      expect(log.mock.calls.filter(([text]) => String(text).includes('leaves alone'))).toHaveLength(1),
    );
    stop();
    await show(
      html.replace(/<div class="jet-animated-box__front"[\s\S]*(?=<div class="jet-animated-box__back")/, ''),
    );
    expect(addedButton()).toBeNull();
  });

  it('RT-29 a card is restored when the plugin’s script starts it later', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    await show(scratched());
    expect(addedButton()).not.toBeNull();
    const canvas = Object.assign(document.createElement('canvas'), { id: 'jet-animated-box-canvas-a1' });
    host().prepend(canvas);
    await soon(() => expect(addedButton()).toBeNull());
    expect(host().classList.contains('back-events-inactive')).toBe(true);
  });
});

describe('hostile and odd markup', () => {
  it('RT-3 a card without a back reports what is missing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    document.body.innerHTML = '<div data-widget="scratch" data-widget-load="load"><p>Front</p></div>';
    start({ widgets: [widget] });
    await soon(() => expect(host().dataset.widgetState).toBe('failed'));
    expect(String(log.mock.calls[0]?.[0])).toContain('the front and the back, found 1');
  });

  it('RT-3 a card reports invalid settings and can still be scratched', async () => {
    const warned = ['warn', 'error'].map((name) =>
      vi.spyOn(console, name as 'warn').mockImplementation(() => {}),
    );
    await show(plugin({ switchEventType: '"><b>', scratchFillPercent: -3 }));
    expect(warned.flatMap(({ mock }) => mock.calls).length).toBeGreaterThan(0);
    scratch(140);
    await soon(() => expect(isShown(back())).toBe(true));
  });

  it('RT-26 a card inside a card is mounted, and the outer card hides its own back', async () => {
    const inner = plugin({ switchEventType: 'toggle' }).replaceAll('a1', 'b2');
    await show(plugin({ switchEventType: 'click' }).replace('<h3', `${inner}<h3`));
    expect(find('#jet-animated-box__back-a1').inert).toBe(true);
    await soon(() => expect(find('#jet-animated-box-b2').dataset.widgetState).toBeDefined());
  });
});

it('SC-1 by default, a card must be scratched, and its back shows at 75 % of the cover', () => {
  expect(definition.settings.parse({})).toEqual({ way: 'scratch', enough: 0.75 });
});
