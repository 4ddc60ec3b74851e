import { stop } from '@iyim/runtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { updateSettings } from '../../../runtime/src/islands/mount.ts';
import { emulateMedia } from '../../../runtime/src/testing/emulate-media.ts';
import { host } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { tabs as widget } from '../../bundle/catalogue.ts';
import { type Mounting, mountWidget } from '../../testing/mount.ts';
import hostCss from './host.css?inline';
import {
  CLASSIC_SHEET,
  classic,
  firstNested,
  NESTED_SHEET,
  nested,
  PLUGIN_SHEET,
  plain,
  plugin,
  shop,
} from './testing/markup.ts';

const TITLES = '.e-n-tab-title, .elementor-tab-title, .jet-tabs__control, li > a';
/** Returns the titles that a visitor sees; the markup may contain each title twice. */
const titles = () =>
  [...document.querySelectorAll<HTMLElement>(TITLES)].filter((title) => title.checkVisibility());
const links = () => [1, 2, 3].map((n) => document.getElementById(`link${n}`));
const shown = () => {
  document.body.getBoundingClientRect(); // forces layout of a panel that was just opened, as listings inside it do
  return links().map(
    (link) => link?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) ?? false,
  );
};
const stated = (name: string) => titles().map((title) => title.getAttribute(name));
const only = (index: number) => [0, 1, 2].map((item) => item === index);
const isOpen = (index: number) =>
  soon(() => {
    expect(shown()).toEqual(only(index));
    expect(stated('aria-selected')).toEqual(only(index).map(String));
    expect(titles().map(({ tabIndex }) => tabIndex)).toEqual(
      only(Math.max(index, 0)).map((at) => (at ? 0 : -1)),
    );
  });
const press = (index: number) => userEvent.click(titles()[index] as HTMLElement);
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

async function show(html: string, options: Mounting = {}): Promise<HTMLElement> {
  await mountWidget(widget, `<main>${html}</main>`, { lang: 'he', ...options });
  return host();
}

beforeEach(() => page.viewport(900, 700));

const kinds = [
  ['nested', nested, NESTED_SHEET],
  ['first nested', firstNested, NESTED_SHEET],
  ['classic', classic, CLASSIC_SHEET],
  ['plugin', plugin, PLUGIN_SHEET],
  ['shop', () => shop(), `${hostCss} .wc-tabs { display: flex }`],
  ['plain', plain, hostCss],
] as const;

describe.each(kinds)('the %s tabs', (_kind, html, sheet) => {
  it('TB-1 tabs initially show the first panel, and then the panel of the clicked title', async () => {
    await show(html(), { sheet });
    await isOpen(0);
    await press(2);
    await isOpen(2);
    await press(2);
    await isOpen(2);
    const roles = [...document.querySelectorAll('main [role]')].map((part) => part.getAttribute('role'));
    expect(roles.filter((role) => role === 'tablist')).toHaveLength(1);
    expect(roles.filter((role) => role === 'tabpanel')).toHaveLength(3);
    const panels = [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')];
    expect(panels.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
    for (const [index, title] of titles().entries()) {
      const panel = document.getElementById(title.getAttribute('aria-controls') ?? '');
      expect(panel?.contains(links()[index] ?? null)).toBe(true);
      expect(panel?.getAttribute('aria-labelledby')).toBe(title.id);
    }
    expect(location.hash).toBe('');
    expect(find('.e-n-tabs')?.dataset.touchMode).toBe(find('.e-n-tabs') ? 'false' : undefined);
  });

  it('AY-1 tabs expose only the open panel to assistive technology', async () => {
    await show(html(), { sheet });
    await press(1);
    await isOpen(1);
    await expect.element(page.getByRole('tabpanel')).toHaveAccessibleName('Title 2');
    expect(page.getByRole('tabpanel').elements()).toHaveLength(1);
  });

  it('AY-1 a row of tab titles leaves ArrowUp and ArrowDown to the page', async () => {
    await show(html(), { sheet });
    titles()[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowDown}');
    await isOpen(0);
    expect(document.activeElement).toBe(titles()[0]);
  });

  it.each([
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ])('AY-1 tabs have one tab stop, and open by arrow keys, Home and End, %s', async (dir, forth, back) => {
    await show(html(), { sheet, dir });
    titles()[0]?.focus();
    await userEvent.keyboard(forth);
    await isOpen(1);
    expect(document.activeElement).toBe(titles()[1]);
    await userEvent.keyboard(`${back}${back}`);
    await isOpen(2);
    await userEvent.keyboard('{Home}');
    await isOpen(0);
    await userEvent.keyboard('{End}');
    await isOpen(2);
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('role')).toBe('tabpanel');
  });

  it('TB-1 a tab opens if the address leads to its title or into its panel, and on a click on a link into it', async () => {
    history.replaceState(null, '', '#link2');
    await show(`${html()}<a id="there" href="#link2">There</a>`, { sheet });
    await isOpen(1);
    location.hash = `#${titles()[2]?.id}`;
    await isOpen(2);
    location.hash = '#link2';
    await isOpen(1);
    await press(0);
    await isOpen(0);
    await userEvent.click(find('#there') as HTMLElement);
    await isOpen(1);
  });

  it.each([1, 2])('TB-1 a tab title opens its own panel even if panel %i is missing', async (missing) => {
    const page = document.createElement('div');
    page.innerHTML = html();
    page.querySelector(`#link${missing}`)?.parentElement?.remove();
    await show(page.innerHTML, { sheet });
    await press(2);
    await soon(() => expect(links().at(-1)?.checkVisibility({ contentVisibilityAuto: true })).toBe(true));
    await press(missing - 1);
    expect(titles()[2]?.ariaSelected).toBe('true');
  });

  it('TB-1 a hidden tab panel opens when the browser’s search finds text in it', async () => {
    await show(html(), { sheet });
    const hidden = links()[2]?.closest('[hidden]');
    expect(hidden?.getAttribute('hidden')).toBe('until-found');
    hidden?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await isOpen(2);
  });

  it('RT-9 tabs do not move the page when they mount', async () => {
    const below = () => find('#below')?.getBoundingClientRect().top;
    document.body.innerHTML = `<style>${hostCss + sheet}</style>${html()}<p id="below">Below</p>`;
    const before = below();
    expect(shown()).toEqual(only(0));
    await show(`${html()}<p id="below">Below</p>`, { sheet: hostCss + sheet });
    expect(below()).toBe(before);
  });

  it('RT-18 stop() restores the server HTML of tabs', async () => {
    await show(html(), { sheet });
    await press(1);
    await isOpen(1);
    stop();
    const after = find('main') as HTMLElement;
    const before = document.createElement('main');
    before.innerHTML = html().replace('data-widget=', 'data-widget-load="load" data-widget=');
    expect(after.isEqualNode(before), after.innerHTML).toBe(true);
  });
});

describe('tabs as an accordion in a narrow window', () => {
  it.each([
    ['nested', nested, NESTED_SHEET],
    ['first nested', firstNested, NESTED_SHEET],
    ['classic', classic, CLASSIC_SHEET],
  ] as const)(
    'TB-1 tab titles are buttons between the panels in a narrow window, and the panels stay in place: %s',
    async (_kind, html, sheet) => {
      await show(html(), { sheet });
      await press(1);
      await isOpen(1);
      const panels = links().map((link) => link?.parentElement);
      await page.viewport(320, 700);
      await soon(() => expect(stated('aria-expanded')).toEqual(only(1).map(String)));
      expect(titles().map((title) => title.getAttribute('role') ?? title.localName)).toEqual(
        Array(3).fill('button'),
      );
      expect(stated('aria-selected')).toEqual([null, null, null]);
      expect(document.querySelectorAll('main [role=tablist], main [role=tabpanel]')).toHaveLength(0);
      titles()[0]?.focus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      expect(document.activeElement).toBe(titles()[2]);
      expect(shown()).toEqual(only(1));
      await userEvent.keyboard('{Enter}');
      await soon(() => expect(shown()).toEqual(only(2)));
      const tops = [titles()[1], titles()[2], links()[2]].map(
        (part) => part?.getBoundingClientRect().top ?? 0,
      );
      expect(tops).toEqual([...tops].sort((a, b) => a - b));
      await page.viewport(900, 700);
      await isOpen(2);
      expect(links().map((link) => link?.parentElement)).toEqual(panels);
    },
  );
});

it('AY-1 the tab list gets the label of the element around it', async () => {
  await show(nested(), { sheet: NESTED_SHEET });
  await expect.element(page.getByRole('tablist', { name: 'Tabs' })).toBeInTheDocument();
});

it('AY-1 ArrowUp and ArrowDown move through a column of tab titles, and ArrowLeft and ArrowRight are left to the page', async () => {
  await show(nested(true), { sheet: NESTED_SHEET });
  titles()[0]?.focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
  await isOpen(0);
  await userEvent.keyboard('{ArrowDown}');
  await isOpen(1);
});

describe('the tab that is initially open', () => {
  it.each([
    [1, 1],
    [3, 2],
    [9, 0],
    [-1, -1],
    ['many', 0],
    [-5, 0],
  ])(
    'TB-1 activeIndex %s opens the tab with the index %s: that index, otherwise the index before it, otherwise the first',
    async (activeIndex, expected) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      await show(plain({ activeIndex }));
      await isOpen(expected);
    },
  );

  it('TB-1 no tab is open if the plugin’s markup has no active tab, even if the first tab is marked as expanded', async () => {
    await show(plugin({ settings: { activeIndex: -1 }, outer: { no_active_tabs: 'yes' }, open: -1 }), {
      sheet: PLUGIN_SHEET,
    });
    await isOpen(-1);
    await press(0);
    await isOpen(0);
  });

  it('RT-26 the first tab is open if a release of JetTabs writes “false” for no_active_tabs', async () => {
    await show(plugin({ outer: { no_active_tabs: 'false' } }), { sheet: PLUGIN_SHEET });
    await isOpen(0);
  });

  it('TB-1 an added tab can be opened, and the tab before it opens when it is removed while it is open', async () => {
    const host = await show(plain());
    find('ul')?.insertAdjacentHTML('beforeend', '<li><a href="#p4">4</a></li>');
    host.insertAdjacentHTML('beforeend', '<section id="p4">Fourth</section>');
    await soon(() => expect(stated('aria-selected')).toEqual(['true', 'false', 'false', 'false']));
    await press(3);
    await soon(() => expect(find('#p4')?.hidden).toBe(false));
    find('li:last-child')?.remove();
    await isOpen(2);
  });

  it('TB-1 Elementor’s keyboard event with a tab’s number opens that tab', async () => {
    await show(nested(), { sheet: NESTED_SHEET });
    const ask = (widgetId: string, titleIndex: number) =>
      window.dispatchEvent(
        new CustomEvent('elementor/nested-elements/activate-by-keyboard', {
          detail: [{ widgetId, titleIndex }],
        }),
      );
    ask('77aa', 2);
    await isOpen(1);
    ask('other', 1);
    ask('77aa', 4);
    await isOpen(2);
  });
});

describe('the position of tab titles', () => {
  it.each([
    ['nested', () => nested(true), NESTED_SHEET],
    ['classic', () => classic({ view: 'vertical' }), CLASSIC_SHEET],
    ['plugin', () => plugin({ outer: { tabs_position: 'left' } }), PLUGIN_SHEET],
  ] as const)('TB-1 titles below each other are a vertical tab list: %s', async (_kind, html, sheet) => {
    await show(html(), { sheet });
    await soon(() => expect(find('[role=tablist]')?.getAttribute('aria-orientation')).toBe('vertical'));
  });

  it('TB-1 the plugin’s tab titles have the position that is set for each device', async () => {
    await show(plugin({ outer: { tabs_position: 'left', tabs_position_mobile: 'top' } }), {
      sheet: PLUGIN_SHEET,
    });
    const classes = () => find('.jet-tabs')?.className.match(/position-\w+/g);
    await soon(() => expect(classes()).toEqual(['position-left']));
    await page.viewport(400, 700);
    await soon(() => expect(innerWidth).toBe(400));
    await soon(() => expect(classes()).toEqual(['position-top']));
    await soon(() => expect(find('[role=tablist]')?.hasAttribute('aria-orientation')).toBe(false));
  });

  it('AY-2 links in tab titles of older releases are disabled and are not tab stops', async () => {
    await show(classic({ link: true }), { sheet: CLASSIC_SHEET });
    await userEvent.click(titles()[1]?.firstElementChild as HTMLElement);
    await isOpen(1);
    expect(titles().map((title) => title.querySelector('[href], [tabindex]'))).toEqual([null, null, null]);
  });
});

describe('events of the tabs', () => {
  const record = (target: EventTarget, types: readonly string[]) => {
    const events: [string, unknown, boolean[]][] = [];
    const note = ({ type, detail }: Event & { detail?: unknown }) => events.push([type, detail, shown()]);
    for (const type of types) target.addEventListener(type, note as EventListener);
    return {
      events,
      end() {
        for (const type of types) target.removeEventListener(type, note as EventListener);
      },
    };
  };

  it('TB-1 opening a tab fires the events that make its content recalculate its size', async () => {
    await show(nested(), { sheet: NESTED_SHEET });
    const { events, end } = record(window, [
      'elementor-pro/motion-fx/recalc',
      'elementor/nested-tabs/activate',
      'elementor/bg-video/recalc',
      'jet-engine/listing/recalculate-masonry',
    ]);
    await press(1);
    await isOpen(1);
    end();
    expect(events.map(([type]) => type)).toEqual([
      'elementor-pro/motion-fx/recalc',
      'elementor/nested-tabs/activate',
      'elementor/bg-video/recalc',
      'jet-engine/listing/recalculate-masonry',
    ]);
    expect(events[1]?.[1]).toEqual([links()[1]?.parentElement]);
    expect(events.map(([, , seen]) => seen)).toEqual(Array(4).fill(only(1)));
  });

  it('TB-1 JetTabs’ events fire before and after a tab opens', async () => {
    await show(plugin(), { sheet: PLUGIN_SHEET });
    const types = ['before', 'after'].map((when) => `jet-tabs/tabs/show-tab-event/${when}`);
    const { events, end } = record(window, types);
    await press(2);
    await isOpen(2);
    end();
    expect(
      events.map(([type, detail, seen]) => [type, (detail as [{ tabIndex: number }])[0].tabIndex, seen]),
    ).toEqual([
      [types[0], 2, only(0)],
      [types[1], 2, only(2)],
    ]);
  });

  it('TB-1 the template of a tab panel is fetched when the panel is first shown', async () => {
    const requests: string[] = [];
    vi.stubGlobal('JetTabsSettings', { templateApiUrl: '/wp-json/jet-tabs-api/v1/elementor-template' });
    vi.stubGlobal('fetch', async (input: Request) => {
      requests.push(new URL(input.url).search);
      return new Response('{"template_content":"<p>Fetched <a id=\\"link2\\" href=\\"#x\\">a link</a></p>"}');
    });
    await show(plugin({ settings: { ajaxTemplate: true }, template: '57' }), { sheet: PLUGIN_SHEET });
    expect(requests).toEqual([]);
    await press(1);
    await isOpen(1);
    await press(0);
    await press(1);
    await isOpen(1);
    expect(requests).toEqual(['?id=57&dev=false']);
  });
});

describe('the settings of tabs', () => {
  it('TB-1 a tab opens on hover if configured', async () => {
    await show(plain({ event: 'hover' }));
    await userEvent.hover(titles()[1] as HTMLElement);
    await isOpen(1);
  });

  it('TB-1 the page scrolls to an opened tab panel if switchScrolling is on', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await show(plugin({ settings: { switchScrolling: true, switchScrollingOffset: { size: 10 } } }), {
      sheet: PLUGIN_SHEET,
    });
    await press(1);
    await soon(() => expect(scrollTo).toHaveBeenCalledTimes(1));
  });

  it('TB-1 automatic switching pauses for the pointer and the focus, and a button stops it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await show(`${plain({ autoSwitch: true, autoSwitchDelay: 500 })}<button id="away">Away</button>`);
    const button = () => find('.iyim-tabs-stop');
    await userEvent.hover(find('#away') as HTMLElement);
    await soon(() => expect(button()?.ariaLabel).toBe('עצירת ההחלפה האוטומטית'));
    for (const next of [1, 2, 0]) {
      await soon(() => expect(vi.getTimerCount()).toBe(1));
      vi.advanceTimersByTime(500);
      await isOpen(next);
    }
    const isRunning = (expected: boolean) => soon(() => expect(vi.getTimerCount()).toBe(expected ? 1 : 0));
    titles()[0]?.focus();
    await isRunning(false);
    titles()[0]?.blur();
    await isRunning(true);
    await userEvent.hover(titles()[2] as HTMLElement);
    await isRunning(false);
    await userEvent.hover(find('#away') as HTMLElement);
    await isRunning(true);
    button()?.click();
    await soon(() => expect(button()?.ariaLabel).toBe('הפעלת ההחלפה האוטומטית'));
    await isRunning(false);
    button()?.click();
    await isRunning(true);
    titles()[1]?.click();
    await isRunning(false);
    await isOpen(1);
  });

  it('RT-23 tabs do not switch automatically for visitors who prefer reduced motion', async () => {
    await emulateMedia({ features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
    await show(plain({ autoSwitch: true, autoSwitchDelay: 500 }));
    expect(find('.iyim-tabs-stop')).toBeNull();
  });

  it('TB-1 all tab panels are printed', async () => {
    await show(classic(), { sheet: CLASSIC_SHEET });
    await isOpen(0);
    await emulateMedia({ media: 'print' });
    expect(shown()).toEqual([true, true, true]);
  });

  it('RT-32 changed settings apply to mounted tabs', async () => {
    const host = await show(plain());
    await press(1);
    await isOpen(1);
    host.dataset.widgetSettings = '{"event":"hover","activeIndex":2}';
    updateSettings(host);
    await userEvent.hover(titles()[0] as HTMLElement);
    await isOpen(0);
  });
});

describe('unusual markup of tabs', () => {
  it('TB-1 tabs of the plugin’s first release work, although they have no roles and set a tab order', async () => {
    const html = plugin()
      .replaceAll(/ role="\w+"/g, '')
      .replaceAll('tabindex="0"', 'tabindex="1151"');
    await show(html, { sheet: PLUGIN_SHEET });
    await isOpen(0);
    expect(find('.jet-tabs__control-wrapper')?.role).toBe('tablist');
    await press(1);
    await isOpen(1);
  });

  it('TB-1 tabs inside a panel work separately, even with the same ids', async () => {
    const inner = nested()
      .replaceAll('id="link', 'id="inner')
      .replace('data-widget=', 'data-widget-load="load" data-widget=');
    await show(classic().replace('Words of 1', `${inner} Words of 1`), {
      sheet: NESTED_SHEET + CLASSIC_SHEET,
    });
    await soon(() => expect(find('.e-n-tabs')?.classList.contains('e-activated')).toBe(true));
    await userEvent.click(find('.e-n-tab-title:nth-child(2)') as HTMLElement);
    await soon(() => expect(find('#inner2')?.checkVisibility({ contentVisibilityAuto: true })).toBe(true));
    expect(shown()).toEqual(only(0));
    const both = `${nested()}${nested().replaceAll('id="link', 'id="copy').replace('data-widget=', 'data-widget-load="load" data-widget=')}`;
    stop();
    await show(both, { sheet: NESTED_SHEET });
    await soon(() => expect(document.querySelectorAll('[data-widget-state=mounted]')).toHaveLength(2));
    const ids = [...document.querySelectorAll('[role=tab], [role=tabpanel]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(12);
  });
});

it.each([
  ['nested', nested, NESTED_SHEET],
  ['classic', classic, CLASSIC_SHEET],
])(
  'TB-1 a clicked title of tabs shown as an accordion stays in the window when the panel above it closes, %s',
  async (_kind, html, sheet) => {
    await page.viewport(400, 700);
    await show(html(), {
      sheet: `${sheet} a[href="#x"] { display: block; block-size: 1500px } main { padding-block: 300px 3000px }`,
    });
    const title = titles()[1] as HTMLElement;
    const top = () => title.getBoundingClientRect().top;
    scrollTo(0, scrollY + top() - 600);
    await userEvent.click(title);
    await soon(() => expect(shown()).toEqual(only(1)));
    expect(top()).toBeGreaterThan(-1);
    expect(top()).toBeLessThan(700);
  },
);

describe('the tabs of the shop’s product page', () => {
  const reviews =
    '<div id="reviews">Words of 3 <a id="link3" href="#x">a link</a><ol><li id="comment-7">Good</li></ol></div>';
  const items = () =>
    [...document.querySelectorAll('.wc-tabs > li')].map((item) => item.classList.contains('active'));

  beforeEach(() => () => history.replaceState(null, '', location.pathname));

  it.each([
    ['#reviews', 2],
    ['#tab-reviews', 2],
    ['#comment-7', 2],
    ['#comment-99', 2],
    ['?cpage=2', 2],
    ['#tab-additional_information', 1],
    ['#elsewhere', 0],
    ['', 0],
  ])('PP-8 the address “%s” opens the tab with the index %i', async (address, index) => {
    history.replaceState(null, '', location.pathname + address);
    await show(shop(reviews));
    await isOpen(index);
    expect(items()).toEqual(only(index));
  });

  it('PP-8 the list of titles keeps the layout of the shop’s style sheet', async () => {
    await show(shop(), { sheet: hostCss });
    await isOpen(0);
    expect(getComputedStyle(find('.wc-tabs') as HTMLElement).display).toBe('block');
  });

  it('PP-8 a link to the reviews opens their tab, and a title opens its own', async () => {
    await show(`<a class="woocommerce-review-link" href="#reviews">(2 reviews)</a>${shop(reviews)}`);
    await isOpen(0);
    await userEvent.click(find('.woocommerce-review-link') as HTMLElement);
    await isOpen(2);
    await press(1);
    await isOpen(1);
    expect(items()).toEqual(only(1));
    await userEvent.click(find('.woocommerce-review-link') as HTMLElement);
    await isOpen(2);
  });

  it('PP-8 titles and panels in wrappers, which themes add, are tabs too', async () => {
    const html = shop()
      .replace(/<ul.*<\/ul>/s, '<nav><div>$&</div></nav>')
      .replaceAll(/<div class="woocommerce-Tabs-panel.*?<\/div>/gs, '<section>$&</section>');
    await show(html);
    await isOpen(0);
    await press(2);
    await isOpen(2);
  });

  it('PP-8 tabs of older shops, whose list items have the role of tabs, work too', async () => {
    const html = shop()
      .replaceAll(
        /<li role="presentation" class="(\w+)_tab" id="([\w-]+)">/g,
        '<li class="$1_tab" id="$2" role="tab" aria-controls="tab-$1">',
      )
      .replaceAll(/(<a href="#tab-\w+") role="tab"[^>]*/g, '$1');
    await show(html);
    await press(1);
    await isOpen(1);
    expect(document.querySelectorAll('[role=tab]')).toHaveLength(3);
  });
});
