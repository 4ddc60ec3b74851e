import { stop } from '@iyim/runtime';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { host } from '../../../runtime/src/testing/find.ts';
import { expectUnharmed, markup } from '../../../runtime/src/testing/hostile.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { scrollNavigation as widget } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';
import { IDS, links, plugin, sections } from './testing/markup.ts';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const sectionLinks = () => [...host().querySelectorAll<HTMLAnchorElement>('a')];
const current = () => sectionLinks().findIndex((link) => link.ariaCurrent === 'location');
const section = (index: number) => document.getElementById(IDS[index] ?? '') as HTMLElement;
const isAt = (index: number, offset = 0) => Math.abs(section(index).getBoundingClientRect().top - offset) < 2;
const hash = () => decodeURIComponent(location.hash);

function show(html: string, { dir = 'rtl', lang = 'en' } = {}): Promise<string> {
  document.body.style.margin = '0';
  return mountWidget(widget, html, { dir, lang });
}

/** Dispatches a pointer's click, because a call of `click()` would count as a click by keyboard. */
function press(target: Element | undefined, init: MouseEventInit = {}): boolean {
  return target?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init }),
  ) as boolean;
}

/** Dispatches a wheel event, and returns whether the browser would scroll the page. */
const turn = (deltaY: number, target: Element = document.body, init: WheelEventInit = {}): boolean =>
  target.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY, ...init }));

const key = (name: string, target: Element = document.body, init: KeyboardEventInit = {}): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init }));

describe('the plugin’s items', () => {
  it.each(['rtl', 'ltr'])(
    'SN-1 the plugin’s items become links named by their hints, and the link of the visible section is current: %s',
    async (dir) => {
      const before = await show(plugin() + sections(), { dir });
      expect(sectionLinks().map(({ ariaLabel }) => ariaLabel)).toEqual([
        'To clay',
        'To glaze',
        'About שריפה',
        'To shop',
      ]);
      expect(sectionLinks().map(({ hash }) => decodeURIComponent(hash))).toEqual(IDS.map((id) => `#${id}`));
      expect(host().querySelector<HTMLElement>('[data-anchor=nowhere]')?.checkVisibility()).toBe(false);
      expect([host().role, host().ariaLabel]).toEqual(['navigation', 'Sections of this page']);
      expect(sectionLinks()[0]?.offsetHeight).toBeGreaterThanOrEqual(24);
      await soon(() => expect(current()).toBe(0));
      expect(find('.active').dataset.anchor).toBe('clay');
      expect(find('.invert')).toBeNull();
      window.scrollTo(0, section(1).offsetTop);
      await soon(() => expect(current()).toBe(1));
      expect(document.querySelectorAll('.invert')).toHaveLength(5);
      expect(document.querySelectorAll('.active')).toHaveLength(1);
      expect((await axe.run(host())).violations.map(({ id }) => id)).toEqual([]);
      stop();
      expect(document.body.innerHTML.replace(/ style=""/g, '')).toBe(before);
    },
  );

  it('SN-1 navigation items lead to the sections shown on this device, even if hidden sections have the same ids', async () => {
    await page.viewport(1000, 700);
    const css =
      '<style>@media (width <= 800px) { .wide { display: none } } @media (width > 800px) { .narrow { display: none } }</style>';
    await show(
      `${css}${plugin()}<div class="narrow">${sections()}</div><div class="wide">${sections().replaceAll('About', 'Wide')}</div>`,
    );
    await soon(() => expect(current()).toBe(0));
    expect(sectionLinks()[2]?.ariaLabel).toBe('Wide שריפה');
    press(sectionLinks()[1]);
    await soon(() =>
      expect(document.querySelector('.wide #glaze')?.getBoundingClientRect().top).toBeCloseTo(0),
    );
    await page.viewport(700, 700);
    await soon(() => expect(sectionLinks()[2]?.ariaLabel).toBe('About שריפה'));
  });

  it('SN-1 a navigation item whose section is added later becomes a link', async () => {
    await show(plugin() + sections());
    document.body.insertAdjacentHTML('beforeend', '<section id="nowhere"><h2>Late</h2></section>');
    await soon(() => expect(sectionLinks()).toHaveLength(5));
  });

  it('RT-29 navigation items that the original’s script runs are not changed', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    await show(plugin().replace('navigation__item"', 'navigation__item active"') + sections());
    await soon(() => expect(info).toHaveBeenCalledTimes(1));
    expect(sectionLinks()).toHaveLength(0);
  });
});

describe('scrolling to a section', () => {
  it('SN-1 a click on a dot scrolls to its section, adds a history entry, and highlights the dot even if the section cannot reach the top', async () => {
    await show(plugin({ offset: 40 }) + sections('60vh'));
    const { length } = history;
    expect(press(find('[data-anchor=שריפה]').firstElementChild as Element)).toBe(false);
    await soon(() => expect(hash()).toBe('#שריפה'));
    expect(isAt(2, 40) || window.scrollY + window.innerHeight >= document.body.offsetHeight - 1).toBe(true);
    expect(history.length).toBe(Math.min(length + 1, 50)); // browsers keep at most 50 entries
    expect(press(sectionLinks()[3])).toBe(false);
    await soon(() => expect(current()).toBe(3));
    await soon(() => expect(hash()).toBe('#shop'));
    expect(current()).toBe(3);
  });

  it('SN-1 following a dot’s link by keyboard moves the focus to the section, even if the address stays unchanged', async () => {
    await show(links({ sectionIdVisibility: 'yes' }) + sections());
    sectionLinks()[1]?.focus();
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(document.activeElement).toBe(section(1)));
    expect([isAt(1), location.hash]).toEqual([true, '']);
  });

  it('SN-1 a click on a dot that opens another tab is left to the browser', async () => {
    await show(links() + sections());
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    let isUnprevented: boolean | undefined;
    document.addEventListener('click', (event) => (isUnprevented = !event.defaultPrevented), { once: true });
    press(sectionLinks()[1], { ctrlKey: true });
    expect(isUnprevented).toBe(true);
  });
});

describe('the address', () => {
  it('SN-1 when scrolling ends, the address names the visible section, without a new history entry and with the old history state', async () => {
    history.replaceState({ iyimListings: { a: 1 } }, '');
    await show(links() + sections());
    await soon(() => expect(current()).toBe(0));
    expect(location.hash).toBe('');
    const { length } = history;
    window.scrollTo(0, section(2).offsetTop);
    await soon(() => expect(location.hash).toBe(`#${encodeURIComponent('שריפה')}`));
    expect([history.length, history.state]).toEqual([length, { iyimListings: { a: 1 } }]);
  });

  it('SN-1 a scroll navigation keeps an address that leads to an element within the current section', async () => {
    await show(
      links() + sections().replace('<h2 style="margin: 0">About glaze', '<h2 id="inner">About glaze'),
    );
    history.replaceState(null, '', '#inner');
    window.scrollTo(0, section(1).offsetTop);
    await soon(() => expect(current()).toBe(1));
    window.scrollTo(0, section(3).offsetTop);
    await soon(() => expect(hash()).toBe('#shop'));
    history.replaceState(null, '', '#inner');
    window.scrollTo(0, section(1).offsetTop);
    await soon(() => expect(current()).toBe(1));
    expect(hash()).toBe('#inner');
  });

  it.each([
    ['in the server HTML', ''],
    ['added later', 'late'],
  ])('SN-1 the page scrolls to the section that the address names, which is %s', async (_when, late) => {
    history.replaceState(null, '', `#${encodeURIComponent('שריפה')}`);
    if (late) {
      await show(links({ offset: 30 }));
      document.body.insertAdjacentHTML('beforeend', sections());
    } else await show(links({ offset: 30 }) + sections());
    await soon(() => expect(isAt(2, 30)).toBe(true));
    await soon(() => expect(current()).toBe(2));
    expect(hash()).toBe('#שריפה');
  });
});

describe('the section switch', () => {
  const switching = (settings: object = {}) => links({ sectionSwitch: true, ...settings });

  it('SN-1 the section switch scrolls one section per turn of the wheel, and lets the page scroll before and after the sections', async () => {
    await show(`${switching()}${sections()}<footer style="block-size: 50vh"></footer>`);
    expect(turn(5)).toBe(false);
    expect(turn(5)).toBe(false);
    await soon(() => expect(isAt(1)).toBe(true));
    expect(turn(5)).toBe(false);
    expect(isAt(1)).toBe(true);
    expect(turn(-5)).toBe(false);
    await soon(() => expect(isAt(0)).toBe(true));
    expect(key('PageDown')).toBe(false);
    await soon(() => expect(isAt(1)).toBe(true));
    window.scrollTo(0, section(3).offsetTop);
    expect(key('ArrowDown')).toBe(true);
    expect(turn(5)).toBe(true);
  });

  it('SN-1 the section switch leaves zooming, fields, scrollers, dialogs and prevented events to the browser', async () => {
    await show(
      `${switching()}${sections()}<div id="scroller" style="block-size: 50px; overflow: auto"><p style="block-size: 500px"></p></div><dialog><p>Here</p></dialog>`,
    );
    find('dialog').setAttribute('open', '');
    find('dialog').style.position = 'fixed';
    for (const init of [{ ctrlKey: true }, { shiftKey: true }, { deltaX: 9 }])
      expect(turn(5, document.body, init)).toBe(true);
    for (const selector of ['input', '#scroller', '#scroller p', 'dialog p'])
      expect(turn(5, find(selector))).toBe(true);
    for (const selector of ['input', '#scroller', 'a']) expect(key('ArrowDown', find(selector))).toBe(true);
    expect(key('ArrowDown', document.body, { altKey: true })).toBe(true);
    host().style.display = 'none';
    expect(turn(5)).toBe(true);
    expect(window.scrollY).toBe(0);
  });

  it.each([
    ['no setting enables it', links(), '100vh'],
    ['a section is higher than the window', switching(), '110vh'],
    ['a section is higher than the window below the offset', switching({ offset: 40 }), '100vh'],
    [
      'the window is narrow and the setting excludes phones',
      switching({ sectionSwitchOnMobile: '' }),
      '100vh',
    ],
  ])('SN-1 the section switch is off if %s', async (_where, html, height) => {
    await show(html + sections(height));
    expect([turn(5), key('ArrowDown'), turn(-5)]).toEqual([true, true, true]);
  });
});

describe('hostile and odd markup', () => {
  it('SEC-1 hostile anchors and hints of a scroll navigation run no script', async () => {
    const items = markup.map(
      () =>
        '<div class="jet-scroll-navigation__item"><span class="jet-scroll-navigation__label"></span></div>',
    );
    document.body.innerHTML = `<div class="jet-scroll-navigation" data-widget="scroll-navigation">${items.join('')}</div>`;
    for (const [index, item] of [
      ...document.querySelectorAll<HTMLElement>('.jet-scroll-navigation__item'),
    ].entries()) {
      const text = markup[index] ?? '';
      item.dataset.anchor = text;
      (item.firstElementChild as Element).textContent = text;
      document.body.append(Object.assign(document.createElement('p'), { id: text, textContent: 'x' }));
    }
    await show(document.body.innerHTML);
    await soon(() => expect(sectionLinks()).toHaveLength(markup.length));
    for (const link of sectionLinks()) press(link);
    expect(document.querySelector('[onerror], [onload]')).toBeNull();
    expectUnharmed();
  });

  it('RT-2 a scroll navigation works with invalid settings', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await show(links({ speed: [], offset: 'x', sectionSwitch: {} }) + sections());
    await soon(() => expect(current()).toBe(0));
  });
});
