import { beforeAll, describe, expect, it } from 'vitest';
import { pluginSheets, popupGroups, popupSheets } from '../../../content/popups.ts';
import { seed } from '../../../seed/index.ts';
import { type NoScriptBrowser, noScriptBrowser } from '../../testing/no-script-browser.ts';

// All tests share one browser, because they only read pages.
let browser: NoScriptBrowser;
beforeAll(async () => {
  browser = await noScriptBrowser(seed);
});

const all = (selector: string) => [...browser.page.querySelectorAll(selector)];
const json = (text: string | null | undefined) => JSON.parse(text ?? '');
const popupSettings = (id: number) =>
  json(browser.page.querySelector(`[data-elementor-id="${id}"]`)?.getAttribute('data-elementor-settings'));
const open = async (slug: string, root = '') => {
  await browser.open(`${root}/lab/popups/${slug}/`);
  expect(browser.status).toBe(200);
};

/** Returns the action that is encoded in the href of a builder's link. */
function actionOf(href: string | null | undefined): { name: string | null; settings: unknown } {
  const [, query = ''] = decodeURIComponent((href ?? '').slice(1)).split('elementor-action:');
  const [action = '', settings = ''] = query.split('&settings=');
  return { name: action.replace('action=', ''), settings: JSON.parse(atob(settings)) };
}

const paths = [
  '/lab/popups/',
  '/lab/popups/listing/',
  '/lab/links/',
  ...popupSheets.map(({ slug }) => `/lab/popups/${slug}/`),
  ...pluginSheets.map(({ slug }) => `/lab/popups/listing/${slug}/`),
];

describe.each([
  { language: 'Hebrew', root: '', other: '/en' },
  { language: 'English', root: '/en', other: '' },
])('$language pages of popups', ({ root, other }) => {
  it.each(paths)(
    'AY-1 %s has one first-level heading, named links, unique ids and no inline style',
    async (path) => {
      await browser.open(root + path);
      expect(browser.status).toBe(200);
      expect(all('h1')).toHaveLength(1);
      expect(browser.source).not.toMatch(/<style|\sstyle=|\son[a-z]+="/i);
      const ids = all('[id]').map(({ id }) => id);
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
      for (const link of all('main a[href], [data-widget=popup] a[href]')) {
        const inside = link.querySelector('img')?.getAttribute('alt') ?? '';
        expect(
          `${link.getAttribute('aria-label') ?? ''}${link.textContent}${inside}`.trim(),
          link.outerHTML,
        ).not.toBe('');
      }
      // The header and the phone's menu both contain the link to the other language.
      expect([...new Set(all('header a[hreflang]').map((link) => link.getAttribute('href')))]).toEqual([
        other + path,
      ]);
    },
  );

  it('PO-1 the lab links to the index of popups, and the index to every popup', async () => {
    await browser.open(`${root}/`);
    await browser.follow(`.site-footer a[href="${root}/lab/"]`);
    await browser.follow(`main a[href="${root}/lab/popups/"]`);
    const links = all('.popup-group a').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      ...popupGroups.flatMap((group) =>
        popupSheets.filter((sheet) => sheet.group === group).map(({ slug }) => `${root}/lab/popups/${slug}/`),
      ),
      `${root}/lab/popups/listing/`,
    ]);
    await browser.follow(`a[href="${root}/lab/popups/listing/"]`);
    for (const { slug } of pluginSheets)
      expect(browser.page.querySelector(`a[href="${root}/lab/popups/listing/${slug}/"]`)).not.toBeNull();
  });

  it('PO-6 the page of a popup lists its stored values, and has a text for visitors without scripts', async () => {
    await open('times-a-day', root);
    const keys = all('[data-stored-key]').map((row) => [
      row.getAttribute('data-stored-place'),
      row.getAttribute('data-stored-key'),
    ]);
    expect(keys).toEqual([
      ['local', 'pageViews'],
      ['local', 'sessions'],
      ['session', 'activeSession'],
      ['local', 'times'],
      ['local', 'popup_7042_disable'],
      ['local', 'popup_7042_times'],
      ['local', 'popup_7042_page_views_initialPageViews'],
      ['local', 'popup_7042_sessions_initialSessions'],
      ['local', 'popup-7042-impressions-count'],
      ['session-item', 'popup-7042-impressions-count'],
    ]);
    expect(browser.page.querySelector('.stored-notes noscript')?.textContent).toMatch(/./);
    const script = browser.page.querySelector('#iyim-stored-notes-js')?.getAttribute('src') ?? '';
    const file = await browser.visitor.get(script);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=UTF-8']);
  });
});

describe('the popups', () => {
  it('PO-6 the index lists the stored values of all popups, with one button that resets them', async () => {
    await browser.open('/en/lab/popups/');
    const rows = all('[data-stored-prefix]').map((row) => [
      row.getAttribute('data-stored-place'),
      row.getAttribute('data-stored-key'),
    ]);
    expect(rows).toEqual([
      ['local', 'popup'],
      ['session-item', 'popup-'],
      ['plugin', 'jet-popup-'],
    ]);
    expect(all('button[data-stored-reset]')).toHaveLength(1);
  });

  it('PO-1 each popup has a unique number and name', () => {
    expect(new Set(popupSheets.map(({ id }) => id)).size).toBe(popupSheets.length);
    expect(new Set(popupSheets.map(({ slug }) => slug)).size).toBe(popupSheets.length);
  });

  it('PO-1 the server renders a popup at the end of the body with the markup of the original', async () => {
    await open('page-load');
    const popup = browser.page.querySelector('body > footer ~ [data-elementor-type=popup]');
    expect(popup?.className).toBe('elementor elementor-7001 elementor-location-popup');
    expect(popup?.getAttribute('data-elementor-post-type')).toBe('elementor_library');
    expect(popup?.getAttribute('data-widget')).toBe('popup');
    expect(popupSettings(7001)).toEqual({
      a11y_navigation: 'yes',
      triggers: { page_load: 'yes', page_load_delay: 2 },
      timing: [],
    });
  });

  const settingsOf = popupSheets.map((sheet) => ({
    ...sheet.triggers,
    ...sheet.behaviour,
    ...sheet.timing,
  }));
  const used = new Set(settingsOf.flatMap((settings) => Object.keys(settings)));

  it.each([
    [
      'PO-1',
      ['page_load', 'scrolling', 'scrolling_to', 'click', 'inactivity', 'exit_intent', 'open_selector'],
    ],
    ['PO-2', ['avoid_multiple_popups']],
    [
      'PO-3',
      [
        'page_views',
        'sessions',
        'url',
        'sources',
        'logged_in',
        'logged_in_roles',
        'devices',
        'times',
        'browsers',
      ],
    ],
    [
      'PO-5',
      [
        'close_button_delay',
        'close_automatically',
        'prevent_scroll',
        'prevent_close_on_background_click',
        'prevent_close_on_esc_key',
        'close_button_position',
        'entrance_animation',
        'exit_animation',
        'classes',
      ],
    ],
  ])('%s a popup demonstrates each of the settings %j', (_, keys) => {
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });

  it('PO-4 popups count their shows over every period, at opening or at closing', () => {
    const periods = settingsOf.flatMap((settings) =>
      'times_period' in settings ? [[settings.times_period, settings.times_count]] : [],
    );
    expect(periods).toEqual([
      ['', undefined],
      ['', 'close'],
      ['day', undefined],
      ['week', ''],
      ['month', 'close'],
      ['session', undefined],
    ]);
  });

  it('PO-4 a schedule has the site’s time, which is between its two dates', async () => {
    await open('schedule');
    const { timing } = popupSettings(7031);
    const { schedule_start_date: start, schedule_end_date: end, schedule_server_datetime: now } = timing;
    expect(timing.schedule_timezone).toBe('site');
    expect(start).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    expect(now).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(start < now && now < end).toBe(true);
    await open('schedule-over');
    expect(popupSettings(7032).timing.schedule_end_date < now).toBe(true);
  });

  it('PO-2 the page that suppresses a second popup includes both popups', async () => {
    await open('one-at-a-time');
    expect(
      all('[data-elementor-type=popup]').map((popup) => popup.getAttribute('data-elementor-id')),
    ).toEqual(['7001', '7034']);
  });

  it('LA-2 links that open, toggle or permanently close a popup have the format of Elementor’s action links', async () => {
    await open('link');
    const [first, second] = all('.try-links a').map((link) => link.getAttribute('href'));
    expect(first).toMatch(/^#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3D[A-Za-z0-9%]+$/);
    expect(actionOf(first)).toEqual({ name: 'popup:open', settings: { id: '7009', toggle: false } });
    expect(actionOf(second)).toEqual({ name: 'popup:open', settings: { id: '7009', toggle: true } });
    const inside = all('[data-elementor-id="7009"] .popup-actions a').map((link) =>
      actionOf(link.getAttribute('href')),
    );
    expect(inside).toEqual([
      { name: 'popup:close', settings: { do_not_show_again: '' } },
      { name: 'popup:close', settings: { do_not_show_again: 'yes' } },
    ]);
  });

  it('FM-3 one popup contains a form', async () => {
    await open('callback');
    expect(browser.page.querySelector('[data-elementor-id="7060"] form.elementor-form')).not.toBeNull();
  });

  it('PO-8 popups contain widgets of the shop: countdown, swatches and add-to-cart', async () => {
    await open('quick-shop');
    const widgets = all('[data-elementor-id="7061"] [data-widget]').map((host) =>
      host.getAttribute('data-widget'),
    );
    expect(widgets).toEqual(['countdown', 'swatches', 'add-to-cart']);
  });

  it.each([
    '/lab/popups/nope/',
    '/lab/popups/listing/nope/',
    '/lab/popups/__proto__/',
    '/lab/popups/page-load',
  ])('PO-1 the site responds with 404 to %s', async (path) => {
    await browser.open(path);
    expect(browser.status).toBe(404);
  });
});

describe('the popups of listings', () => {
  it('PO-7 every item has a button that names the popup, and links to the item without scripts', async () => {
    await browser.open('/en/lab/popups/listing/');
    const buttons = all('.jet-listing-grid__item [data-jet-popup]');
    expect(buttons).toHaveLength(9);
    for (const button of buttons) {
      expect(json(button.getAttribute('data-jet-popup'))).toEqual({
        'attached-popup': 'jet-popup-7101',
        'trigger-type': 'click-self',
        'trigger-custom-selector': '',
        'is-jet-engine': true,
      });
    }
    await browser.follow('.jet-listing-grid__item [data-jet-popup] a');
    expect(browser.status).toBe(200);
    expect(browser.path).toContain('/en/product/');
  });

  it('PO-1 a listings popup has the markup and settings of the original', async () => {
    await browser.open('/lab/popups/listing/page-load/');
    const popup = browser.page.querySelector(
      '#jet-popup-7102.jet-popup.jet-popup--front-mode.jet-popup--hide-state',
    );
    expect(json(popup?.getAttribute('data-settings'))).toMatchObject({
      id: 7102,
      'jet-popup-id': 'jet-popup-7102',
      'open-trigger': 'page-load',
      'page-load-delay': 1,
      'show-once': true,
      'show-again-delay': 60_000,
      'use-ajax': false,
    });
    expect(popup?.querySelector('.jet-popup__container-content h2')).not.toBeNull();
    expect(popup?.querySelector('.jet-popup__close-button')?.getAttribute('aria-label')).toBe('סגירה');
  });

  it('PO-1 listings popups cover every trigger of the plugin', async () => {
    await browser.open('/lab/popups/listing/');
    const onPage = all('.jet-popup').map(
      (popup) => json(popup.getAttribute('data-settings'))['open-trigger'],
    );
    const triggers = new Set(onPage);
    for (const { slug } of pluginSheets) {
      await browser.open(`/lab/popups/listing/${slug}/`);
      for (const popup of all('.jet-popup'))
        triggers.add(json(popup.getAttribute('data-settings'))['open-trigger']);
    }
    expect([...triggers].sort()).toEqual(
      [
        'attach',
        'custom-selector',
        'on-date',
        'on-time',
        'page-load',
        'scroll-trigger',
        'try-exit-trigger',
        'user-inactive',
      ].sort(),
    );
  });

  it('DS-3 buttons of a data store name the popup that opens once the item is kept', async () => {
    await browser.open('/lab/popups/listing/');
    const args = all('.kept-with-popup a').map((link) => json(link.getAttribute('data-args')));
    expect(args).toHaveLength(3);
    for (const one of args)
      expect(one).toMatchObject({ popup: 7105, isJetEngine: true, action_after_added: 'switch_status' });
  });
});

describe('the links', () => {
  it('PG-2 the page’s anchor links have targets, except the link to a missing anchor', async () => {
    await browser.open('/lab/links/');
    const anchors = all('#anchors a').map((link) => link.getAttribute('href') ?? '');
    const missing = anchors.filter(
      (href) => href.startsWith('#') && browser.page.querySelector(href) === null,
    );
    expect(missing).toEqual(['#nowhere']);
    await browser.open('/lab/popups/');
    expect(browser.page.querySelector('#group-rules')).not.toBeNull();
  });

  it('PG-1 the page’s template links name only templates on the page', async () => {
    await browser.open('/lab/links/?theme_template_id=3432');
    const links = all('#templates a').map(
      (link) => new URL(link.getAttribute('href') ?? '', 'http://shop.test'),
    );
    for (const { searchParams } of links)
      expect(
        browser.page.querySelector(`.elementor-${searchParams.get('theme_template_id')}`),
      ).not.toBeNull();
    expect(links).toHaveLength(3);
  });

  it('LA-2 picture links open the picture’s file, and describe it to the lightbox', async () => {
    await browser.open('/en/lab/links/');
    const links = all('.picture-links a');
    expect(links).toHaveLength(5);
    for (const link of links) {
      const { name, settings } = actionOf(link.getAttribute('data-e-action-hash'));
      expect(name).toBe('lightbox');
      expect(settings).toMatchObject({ url: link.getAttribute('href') });
      expect(link.getAttribute('data-elementor-lightbox-title')).toMatch(/./);
      expect(link.getAttribute('data-elementor-lightbox-description')).toMatch(/./);
      expect((await browser.visitor.get(link.getAttribute('href') ?? '')).status).toBe(200);
    }
  });

  it('LA-2 broken and hostile links do not leave the page', async () => {
    await browser.open('/lab/links/');
    const links = all('#bad a');
    expect(links).toHaveLength(9);
    for (const link of links) expect(link.getAttribute('href')?.startsWith('#elementor-action')).toBe(true);
  });
});
