import { start, stop } from '@iyim/runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectUnharmed, markup } from '../../../runtime/src/testing/hostile.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { pricingTable as widget } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';
import hostStyles from './host.css?inline';
import { old, plain, plugin, SHEET } from './testing/markup.ts';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const mask = () => find('.pricing-table__fold-mask, ul');
const button = () => find('.pricing-table__fold-button, [data-widget] > button');
const tooltip = () => document.querySelector<HTMLElement>('[role=tooltip]');
/** Triggers of the tooltips on the second and the fourth feature. The fourth is folded. */
const triggers = () => [...document.querySelectorAll<HTMLElement>('[data-tippy-content], span[role=button]')];
const trigger = () => triggers()[0] as HTMLElement;
const isShown = (words: string | null) => soon(() => expect(tooltip()?.textContent ?? null).toBe(words));

const show = (html: string, { dir = 'rtl', sheet = '' } = {}) =>
  mountWidget(
    widget,
    `<main style="padding: 200px 100px">${html}</main><button id="elsewhere">Elsewhere</button>`,
    { dir, lang: 'en', sheet: SHEET + sheet },
  );
const isAt = (height: number, isOpen: boolean) =>
  soon(() => expect([mask().offsetHeight, button().ariaExpanded]).toEqual([height, String(isOpen)]));

const hover = (element: Element | null): Promise<void> => userEvent.hover(element as Element);

afterEach(async () => {
  // Moves the mouse away from the target of the last click before the next test.
  await userEvent.unhover(document.body);
});

describe('features that fold', () => {
  it('PT-1 a click on the button shows all features of a pricing table, and a second click folds them', async () => {
    const before = await show(plugin());
    await isAt(60, false);
    await userEvent.click(button());
    await isAt(150, true);
    expect(mask().classList.contains('pricing-table-unfold-state')).toBe(true);
    expect([button().textContent?.trim(), button().ariaLabel]).toEqual(['Less', 'Less']);
    expect(button().querySelector('.fa-up')?.checkVisibility()).toBe(true);
    await userEvent.click(button());
    await isAt(60, false);
    expect([button().textContent?.trim(), button().ariaLabel]).toEqual(['More', 'More']);
    stop();
    expect(document.body.innerHTML.replace(/ style=""/g, '')).toBe(before);
  });

  it.each(['rtl', 'ltr'])(
    'AY-1 Enter and Space activate the button of a pricing table, and focusing a folded feature unfolds all: %s',
    async (dir) => {
      await show(plugin(), { dir });
      button().focus();
      await userEvent.keyboard('{Enter}');
      await isAt(150, true);
      await userEvent.keyboard(' ');
      await isAt(60, false);
      triggers()[1]?.focus();
      await isAt(150, true);
    },
  );

  it('PT-1 the box around a pricing table’s features fits content that is added later, folded or not, whatever height the original set', async () => {
    await show(plugin());
    find('.pricing-feature').insertAdjacentHTML('beforeend', '<div id="late">Later</div>');
    await isAt(90, false);
    mask().style.height = '60px';
    await userEvent.click(button());
    await isAt(180, true);
  });

  it.each([
    ['folding is off', plugin({ fold: null }).replace('fold-mask"', 'fold-mask pricing-table-unfold-state"')],
    ['an older release has no folding', old()],
    ['there is no button', plugin().replace(/<div class="pricing-table__fold-trigger".*/, '</div>')],
    ['all features are visible', plugin().replaceAll('item-included', 'item-included fold_visible')],
  ])('PT-1 a pricing table does not fold if %s', async (_what, html) => {
    await show(html, { sheet: '.pricing-table__fold-mask { max-height: none }' });
    expect(find('.pricing-table__features').offsetHeight).toBeGreaterThanOrEqual(60);
    expect(document.querySelector('[aria-expanded]')).toBeNull();
  });

  it('PT-1 a pricing table in plain markup gets a button in the page’s language', async () => {
    const quick = `data-widget-settings='{"unfoldDuration": 20}' data-widget=`;
    const before = await show(plain().replace('data-widget=', quick));
    await isAt(60, false);
    expect(button().textContent).toBe('All that is included');
    await userEvent.click(button());
    await isAt(120, true);
    stop();
    expect(document.body.innerHTML.replace(/ style=""/g, '')).toBe(before);
  });

  it.each([
    ['the plugin’s', plugin()],
    ['plain', plain()],
  ])(
    'PT-1 %s features are folded before the widget mounts, and the content below does not move when it mounts',
    async (_what, html) => {
      document.body.innerHTML = `<style>${SHEET}${hostStyles}</style><main>${html}</main>`;
      find('[data-widget]').dataset.widgetLoad = 'load';
      const { bottom } = find('main').getBoundingClientRect();
      start({ widgets: [widget] });
      await soon(() => expect(find('[data-widget]').dataset.widgetState).toBe('mounted'));
      expect(find('main').getBoundingClientRect().bottom).toBe(bottom);
    },
  );
});

describe('the tooltip of a feature', () => {
  it.each(['rtl', 'ltr'])(
    'PT-1 a tooltip shows on hover, and stays while the pointer is over it: %s',
    async (dir) => {
      await show(plugin({ tooltips: { tooltipPlacement: 'bottom-start', tooltipArrow: true } }), { dir });
      await hover(trigger());
      await isShown('What it means');
      expect(tooltip()?.querySelector('strong')).not.toBeNull();
      expect(trigger().getAttribute('aria-describedby')).toBe(tooltip()?.id);
      const [at, about] = [tooltip(), trigger()].map((part) => part?.getBoundingClientRect() as DOMRect) as [
        DOMRect,
        DOMRect,
      ];
      expect(at.top - about.bottom).toBeCloseTo(15, 0);
      expect(dir === 'rtl' ? at.right - about.right : at.left - about.left).toBeCloseTo(0, 0);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      await hover(tooltip());
      vi.advanceTimersByTime(1000);
      vi.useRealTimers();
      expect(tooltip()).not.toBeNull();
      await hover(find('#elsewhere'));
      await isShown(null);
    },
  );

  it.each(['rtl', 'ltr'])(
    'PT-1 a tooltip points at the text of a row that is wider than its text: %s',
    async (dir) => {
      await show(plugin({ tooltips: { tooltipPlacement: 'top', tooltipArrow: true } }), { dir });
      await hover(trigger());
      await isShown('What it means');
      await soon(() => expect(tooltip()?.dataset.side).toBe('top'));
      const { left } = (tooltip() as HTMLElement).getBoundingClientRect();
      const at = left + Number.parseFloat((tooltip() as HTMLElement).style.getPropertyValue('--arrow'));
      const words = document.createRange();
      words.selectNodeContents(trigger());
      const box = words.getBoundingClientRect();
      expect(box.width).toBeLessThan(trigger().offsetWidth / 2);
      expect([at > box.left, at < box.right]).toEqual([true, true]);
    },
  );

  it('AY-1 a tooltip shows while its feature has the focus, and Escape hides it', async () => {
    await show(plugin());
    find('#elsewhere').focus();
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{Tab}{/Shift}');
    await soon(() => expect(document.activeElement).toBe(triggers()[1]));
    await isShown('What it means');
    await userEvent.keyboard('{Escape}');
    expect(tooltip()).toBeNull();
    await userEvent.keyboard('{Enter}');
    await isShown('What it means');
    await userEvent.keyboard('{Tab}');
    expect(tooltip()).toBeNull();
  });

  it('PT-1 opening a tooltip closes the tooltip that is open', async () => {
    await show(plugin());
    await userEvent.click(button());
    await isAt(150, true);
    await hover(trigger());
    await isShown('What it means');
    triggers()[1]?.click();
    await soon(() => expect(triggers()[1]?.getAttribute('aria-describedby')).toBe(tooltip()?.id));
    expect(document.querySelectorAll('[role=tooltip]')).toHaveLength(1);
  });

  it('PT-1 a tap shows a tooltip, and a tap elsewhere hides it', async () => {
    await show(plugin());
    const tap = (element: Element) => {
      for (const type of ['pointerenter', 'pointerdown', 'pointerup'])
        element.dispatchEvent(
          new PointerEvent(type, { pointerType: 'touch', bubbles: type !== 'pointerenter' }),
        );
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    };
    tap(trigger());
    await isShown('What it means');
    tap(find('#elsewhere'));
    await isShown(null);
  });

  it.each([
    ['click', null, 'What it means'],
    ['focus', null, 'What it means'],
    ['manual', null, null],
  ])(
    'PT-1 a tooltip with the trigger “%s” does not show on hover',
    async (tooltipTrigger, hovered, pressed) => {
      await show(plugin({ tooltips: { tooltipTrigger } }));
      await hover(trigger());
      expect(tooltip()?.textContent ?? null).toBe(hovered);
      await userEvent.click(trigger());
      await isShown(pressed);
    },
  );

  it('PT-1 a tooltip stays inside the window, and shows on the other side if it does not fit', async () => {
    await show(plugin({ tip: `data-tippy-content="${'Words '.repeat(40)}"` }), {
      sheet: 'main { padding: 0 !important }',
    });
    await hover(trigger());
    await soon(() => expect(tooltip()?.dataset.side).toBe('bottom'));
    const { left, right } = (tooltip() as HTMLElement).getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(8);
    expect(right).toBeLessThanOrEqual(window.innerWidth - 8);
  });

  it('PT-1 the title of a feature in older releases becomes a tooltip, and is removed while the widget is mounted', async () => {
    await show(old());
    await hover(find('.pricing-feature__inner[role=button]'));
    await isShown('What it means');
    expect(find('[title]')).toBeNull();
    stop();
    expect(find('.pricing-feature__inner[title]')).not.toBeNull();
  });

  it('AY-1 a feature with a link does not become a button', async () => {
    await show(plugin().replaceAll('Feature 2', '<a id="more" href="#more">Feature 2</a>'));
    expect(trigger().getAttribute('role')).toBeNull();
    find('#more').focus();
    await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
    await isShown('What it means');
  });

  it('RT-29 a tooltip that the original’s library has initialised is left to that library', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    await show(plugin());
    Object.assign(trigger(), { _tippy: {} });
    await userEvent.click(trigger());
    await soon(() => expect(info).toHaveBeenCalledTimes(1));
    expect(tooltip()).toBeNull();
  });
});

describe('hostile and odd markup', () => {
  it('SEC-1 hostile markup in the attribute of a tooltip runs no script', async () => {
    await show(plugin());
    stop();
    trigger().setAttribute('data-tippy-content', markup.join(''));
    start({ widgets: [widget] });
    await soon(() => expect(find('[data-widget]').dataset.widgetState).toBe('mounted'));
    await userEvent.click(trigger());
    await soon(() => expect(tooltip()).not.toBeNull());
    expect(tooltip()?.querySelector('script, iframe, [onerror], [onload], [href^=javascript]')).toBeNull();
    expectUnharmed();
  });

  it.each([
    ['not JSON', '{"a":'],
    ['not an object', '[1]'],
    [
      'unknown words',
      '{"tooltipPlacement":"above","tooltipTrigger":[],"tooltipDistance":-5,"unfoldDuration":"soon"}',
    ],
  ])('RT-3 a pricing table uses the defaults for settings that are %s', async (_what, settings) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(
      plugin()
        .replace(/data-fold-settings='[^']*'/, `data-fold-settings='${settings}'`)
        .replace(/data-tooltips-settings='[^']*'/, `data-tooltips-settings='${settings}'`),
    );
    await isAt(60, false);
    await hover(trigger());
    await isShown('What it means');
  });
});
