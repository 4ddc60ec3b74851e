import { stop } from '@iyim/runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { all, find } from '../../../runtime/src/testing/find.ts';
import { expectUnharmed, markup } from '../../../runtime/src/testing/hostile.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { hotspots as widget } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';
import definition from './Hotspots.tsx';
import {
  type BuilderSpot,
  builder,
  plain,
  SHEET,
  spots,
  TRICKS_SHEET,
  trickSpots,
  tricks,
} from './testing/markup.ts';

const button = (index: number) => all('.e-hotspot__button')[index] as HTMLElement;
const spot = (index: number) => all('.e-hotspot')[index] as HTMLElement;
const tip = (index: number) => all('.e-hotspot__tooltip')[index] as HTMLElement;
const shown = () =>
  all('.e-hotspot__tooltip')
    .filter((each) => each.checkVisibility())
    .map((each) => each.textContent);
const isShown = (...words: string[]) => soon(() => expect(shown()).toEqual(words));

const show = (html: string, { dir = 'rtl', sheet = '' } = {}) =>
  mountWidget(
    widget,
    `<main style="padding: 150px 60px">${html}</main><button id="elsewhere">Elsewhere</button>`,
    { dir, lang: 'en', sheet: SHEET + sheet },
  );

const hover = (element: Element): Promise<void> => userEvent.hover(element);
function tap(element: Element): boolean {
  for (const type of ['pointerenter', 'pointerdown', 'pointerup'])
    element.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: type !== 'pointerenter' }));
  return element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}

afterEach(async () => {
  await userEvent.unhover(document.body); // a click leaves the mouse where it was, perhaps on a spot of the next test
});

describe('a click', () => {
  it.each(['rtl', 'ltr'])('HS-1 clicks on spots show and hide one tooltip at a time: %s', async (dir) => {
    const before = await show(builder({ tooltip_trigger: 'click' }), { dir });
    await isShown();
    await userEvent.click(button(0));
    await isShown('Thrown by hand');
    expect(spot(0).classList.contains('e-hotspot--active')).toBe(true);
    expect(button(0).ariaExpanded).toBe('true');
    await userEvent.click(button(1));
    await isShown('Mixed here');
    await userEvent.click(button(1));
    await isShown();
    await userEvent.click(button(2));
    await isShown('Ask us');
    await userEvent.click(find('#elsewhere'));
    await isShown();
    stop();
    expect(document.body.innerHTML.replace(/ style=""/g, '')).toBe(before);
  });

  it('HS-1 a spot’s tooltip opens on click by default', async () => {
    await show(builder());
    await hover(button(0));
    await isShown();
    await userEvent.click(button(0));
    await isShown('Thrown by hand');
  });

  it('AY-1 Enter on a spot shows its tooltip, Tab enters it, and Escape hides it and returns the focus', async () => {
    await show(builder({ tooltip_trigger: 'mouseenter' }));
    button(2).focus();
    await userEvent.keyboard('{Enter}');
    await isShown('Ask us');
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(find('#ask'));
    await isShown('Ask us');
    await userEvent.keyboard('{Escape}');
    await isShown();
    expect(document.activeElement).toBe(button(2));
  });

  it('HS-1 the first tap on a spot that is a link opens its tooltip, and the second tap follows the link', async () => {
    await show(plain(), { sheet: '[data-widget] { position: relative } .e-hotspot { position: absolute }' });
    find('[data-widget]').addEventListener('click', (event) => event.defaultPrevented || location.hash);
    expect(tap(find('#s2'))).toBe(false);
    await isShown('In the shop');
    expect(tap(find('#s2'))).toBe(true);
    history.replaceState(null, '', location.pathname + location.search);
  });
});

describe('hover and focus', () => {
  it('HS-1 hovering a spot shows its tooltip, which stays while the mouse is over the tooltip', async () => {
    await show(builder({ tooltip_trigger: 'mouseenter' }));
    await hover(button(0));
    await isShown('Thrown by hand');
    await hover(tip(0));
    expect(tip(0).checkVisibility()).toBe(true);
    await userEvent.click(button(0));
    expect(tip(0).checkVisibility()).toBe(true);
    await hover(find('#elsewhere'));
    await isShown();
  });

  it('AY-1 focus on a spot shows a plain tooltip, but not one with a link', async () => {
    await show(builder({ tooltip_trigger: 'mouseenter' }));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(button(0));
    await isShown('Thrown by hand');
    await userEvent.keyboard('{Tab}{Tab}');
    expect(document.activeElement).toBe(button(2));
    await isShown();
    expect([button(0).ariaExpanded, button(2).ariaExpanded]).toEqual([null, 'false']);
    expect([tip(0).role, tip(2).role]).toEqual(['tooltip', null]);
  });

  it('AY-1 spots that the markup does not name are numbered', async () => {
    await show(builder({ tooltip_trigger: 'mouseenter' }, [...spots, { tip: 'Words '.repeat(30) }]));
    expect(all('.e-hotspot__button').map((each) => each.ariaLabel)).toEqual([
      '1: Thrown by hand',
      null,
      '3: Ask us',
      'Point 4',
    ]);
    expect(button(1).getAttribute('aria-describedby')).toBe(tip(1).id);
    expect(button(3).getAttribute('aria-describedby')).toBe(tip(3).id);
  });

  it('HS-1 with the trigger “none”, all tooltips are shown and the spots react to nothing', async () => {
    await show(
      builder(
        { tooltip_trigger: 'none' },
        spots.map((each) => ({ ...each, tipClasses: 'e-hotspot--show-tooltip' })),
      ),
    );
    expect(shown()).toHaveLength(3);
    expect(button(0).role).toBeNull();
  });
});

describe('the position of a tooltip', () => {
  const at = (index: number) => {
    const [box, origin] = [tip(index), button(index)].map((each) => each.getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
    ];
    return box.bottom <= origin.top
      ? 'top'
      : box.top >= origin.bottom
        ? 'bottom'
        : box.right <= origin.left
          ? 'left'
          : 'right';
  };
  const list: readonly BuilderSpot[] = [
    { tip: 'One' },
    { tip: 'Two', isMasked: true, tipClasses: 'e-hotspot--override-tooltip-animation-from-left' },
    { tip: 'Three' },
  ];

  it.each(['rtl', 'ltr'])(
    'HS-1 a tooltip appears on the configured physical side, or on the side that its class sets: %s',
    async (dir) => {
      await show(
        builder({ tooltip_position: 'right', tooltip_animation: 'e-hotspot--slide-direction' }, list),
        { dir },
      );
      await userEvent.click(button(0));
      await soon(() => {
        expect(at(0)).toBe('right');
        expect(tip(0).classList.contains('e-hotspot--tooltip-animation-from-right')).toBe(true);
        expect(tip(0).classList.contains('e-hotspot--slide-direction')).toBe(true);
      });
      await userEvent.click(button(1));
      await soon(() => expect(at(1)).toBe('left'));
    },
  );

  it('HS-1 a tooltip stays in the viewport and flips to the other side if it does not fit', async () => {
    await show(builder({}, list), {
      sheet:
        'main { padding: 0 !important } body { margin: 0 } .e-hotspot { left: 2% !important; top: 4% !important }',
    });
    await userEvent.click(button(2));
    await soon(() => expect(at(2)).toBe('bottom'));
    expect(tip(2).getBoundingClientRect().left).toBeGreaterThanOrEqual(8);
  });

  it('HS-1 the position and the trigger of a tooltip depend on the device', async () => {
    const { innerWidth } = window;
    const device = innerWidth <= 767 ? 'mobile' : innerWidth <= 1024 ? 'tablet' : 'laptop';
    await show(
      builder({
        ...{
          tooltip_position: 'top',
          tooltip_position_tablet: 'bottom',
          tooltip_position_mobile: 'bottom',
          tooltip_position_laptop: 'bottom',
        },
        [`tooltip_trigger_${device}`]: 'click',
      }),
    );
    await userEvent.click(button(1));
    await soon(() => expect(at(1)).toBe('bottom'));
  });
});

it('HS-1 the duration of the sequence, by default one second, is divided among the spots', async () => {
  const delays = () =>
    all('.e-hotspot').map((each) => [each.style.animationDelay, each.style.animationPlayState]);
  await show(builder({ hotspot_sequenced_animation: 'yes' }));
  await soon(() => {
    const [, second, third] = delays().map(([delay]) => Number.parseFloat(delay ?? ''));
    expect(second).toBeCloseTo(1000 / 3, 0);
    expect(third).toBeCloseTo((2 * 1000) / 3, 0);
  });
  expect(delays().map(([, state]) => state)).toEqual(['', '', '']);
  expect(spot(2).classList.contains('e-hotspot--sequenced')).toBe(true);
});

describe('hostile and odd markup', () => {
  it('RT-26 hotspots accept a spot with only a label and one without a tooltip', async () => {
    await show(
      builder({ tooltip_trigger: 'mouseenter' }, [
        { label: 'Here', tip: 'One' },
        { label: 'There' },
        { href: '#x', classes: 'e-hotspot--no-tooltip' },
      ]),
    );
    expect([button(1).role, spot(2).getAttribute('aria-label')]).toEqual([null, 'Point 3']);
    await hover(button(0));
    await isShown('One');
  });

  it('RT-3 hotspots report invalid settings and use the defaults', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const warned = [vi.spyOn(console, 'warn'), error].map((spy) => spy.mockImplementation(() => {}));
    await show(
      builder({
        tooltip_trigger: ['x'],
        tooltip_position: { a: 1 },
        tooltip_animation: '"><b>',
        hotspot_sequenced_animation_duration: 'soon',
      }),
    );
    expect(warned.flatMap(({ mock }) => mock.calls).length).toBeGreaterThan(0);
    await userEvent.click(button(0));
    await isShown('Thrown by hand');
  });
});

it('HS-1 the settings have the defaults of the page builder’s hotspots', () => {
  expect(definition.settings.parse({})).toMatchObject({
    tooltip_trigger: { desktop: 'click' },
    tooltip_position: { desktop: 'top' },
    tooltip_animation: 'e-hotspot--fade-in-out',
    hotspot_sequenced_animation: false,
    hotspot_sequenced_animation_duration: 1000,
  });
});

describe('the tricks plugin’s hotspots', () => {
  const pin = (number: number) => find(`#jet-hotspot-123${number}`);
  const words = () => all('.iyim-tooltip').map((each) => each.textContent?.trim());
  const shows = (...expected: string[]) => soon(() => expect(words()).toEqual(expected));
  const showTricks = (settings: object = {}, list = trickSpots, dir = 'rtl') =>
    show(tricks(settings, list), { dir, sheet: TRICKS_SHEET });

  it.each(['rtl', 'ltr'])(
    'HS-2 spots are at the sides of the picture that the markup names, and their tooltips open on hover: %s',
    async (dir) => {
      const before = await showTricks({}, trickSpots, dir);
      const box = find('.jet-hotspots__container').getBoundingClientRect();
      const at = pin(1).getBoundingClientRect();
      expect((at.left + at.right) / 2 - box.left).toBeCloseTo(100, 0);
      expect(getComputedStyle(pin(1)).visibility).toBe('visible');
      expect(words()).toEqual([]);
      await hover(pin(1));
      await shows('Thrown by hand');
      expect(pin(1).className).toContain('jet-hotspots__item--active');
      const tooltip = find('.iyim-tooltip');
      await soon(() => expect(tooltip.getBoundingClientRect().bottom).toBeCloseTo(at.top - 15, 0));
      expect(tooltip.getBoundingClientRect().width).toBeCloseTo(120, 0);
      await hover(pin(2));
      await shows('Mixed here');
      await hover(find('#elsewhere'));
      await shows();
      stop();
      expect(document.body.innerHTML.replace(/ style=""/g, '')).toBe(before);
    },
  );

  it.each(['rtl', 'ltr'])(
    'HS-2 spots work by keyboard: focus shows the tooltip, and Escape hides it: %s',
    async (dir) => {
      await showTricks({}, trickSpots, dir);
      expect(pin(1)).toMatchObject({ role: 'button', ariaLabel: 'Point 1', tabIndex: 0 });
      expect(pin(2).ariaLabel).toBeNull();
      expect(pin(3)).toMatchObject({ role: null, ariaLabel: 'Point 3' });
      await userEvent.tab();
      await shows('Thrown by hand');
      expect(pin(1).getAttribute('aria-describedby')).toBe(find('.iyim-tooltip').id);
      await userEvent.tab();
      await shows('Mixed here');
      await userEvent.keyboard('{Escape}');
      await shows();
      expect(document.activeElement).toBe(pin(2));
    },
  );

  it('HS-2 with tooltipTrigger click, a click and Enter open and close a tooltip', async () => {
    await showTricks({ tooltipTrigger: 'click' });
    await hover(pin(1));
    await userEvent.click(pin(1));
    await shows('Thrown by hand');
    await userEvent.click(pin(1));
    await shows();
    pin(2).focus();
    await userEvent.keyboard('{Enter}');
    await shows('Mixed here');
  });

  it('HS-2 the first tap on a spot that is a link opens its tooltip, and the second follows the link', async () => {
    await showTricks();
    await hover(pin(2)); // loads the tooltips
    await shows('Mixed here');
    expect(tap(pin(3))).toBe(false);
    await shows('In the shop');
    expect(tap(pin(3))).toBe(true);
  });

  it('HS-2 with tooltipTrigger manual, all tooltips are always shown, and scroll with the picture', async () => {
    await showTricks({ tooltipTrigger: 'manual' });
    await shows('Thrown by hand', 'Mixed here', 'In the shop');
    expect(getComputedStyle(find('.iyim-tooltip')).position).toBe('absolute');
    expect(pin(1).getAttribute('aria-describedby')).toBe(find('.iyim-tooltip').id);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(find('#elsewhere'));
    await shows('Thrown by hand', 'Mixed here', 'In the shop');
  });

  it('HS-2 a tooltip that is always shown is not shown again as the browser’s own', async () => {
    await showTricks({ tooltipTrigger: 'manual' }, [{ attributes: 'title="Thrown by hand"' }]);
    await shows('Thrown by hand');
    expect(pin(1).hasAttribute('title')).toBe(false);
    stop();
    expect(pin(1).title).toBe('Thrown by hand');
  });

  it('HS-2 with tooltipShowOnInit, all tooltips are shown until a press elsewhere', async () => {
    await showTricks({ tooltipShowOnInit: true });
    await shows('Thrown by hand', 'Mixed here', 'In the shop');
    await userEvent.click(find('#elsewhere'));
    await shows();
    await hover(pin(1));
    await shows('Thrown by hand');
  });

  it('HS-2 a spot on which the original’s library shows its tooltip is left alone', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    await showTricks();
    Object.assign(pin(1), { _tippy: {} });
    await hover(pin(1));
    await hover(pin(2));
    await shows('Mixed here');
    info.mockRestore();
  });

  it.each(markup)('HS-2 the tooltip %s runs no script', async (attack) => {
    await showTricks({}, [{ tip: attack, text: 'Spot' }]);
    await hover(pin(1));
    await soon(() => expect(all('.iyim-tooltip')).toHaveLength(1));
    expectUnharmed();
  });
});
