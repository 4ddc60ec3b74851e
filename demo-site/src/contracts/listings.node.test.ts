import { Window } from 'happy-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedEvents } from '../seed/magazine.ts';
import { type TestShop, testShop } from './testing/test-shop.ts';
import type { TestVisitor } from './testing/test-visitor.ts';

let test: TestShop;
let visitor: TestVisitor;
beforeEach(async () => {
  test = await testShop();
  seedEvents(test.shop.repository, test.shop.platform.now());
  visitor = test.visitor();
});

const page = '/en/lab/collections/button/?nocache=1753211695';

const ask = async (fields: Record<string, string>, path = page, headers: Record<string, string> = {}) => {
  const response = await visitor.post(path, { action: 'jet_engine_ajax', ...fields }, headers);
  return response.json();
};

const parse = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html').body;
const idsOf = (html: string) =>
  [...parse(html).querySelectorAll('.jet-listing-grid__item')].map((item) =>
    Number(item.getAttribute('data-post-id')),
  );

/** Fields that a listing of products, two per page, sends to load more. */
const more = (extra: Record<string, string> = {}) => ({
  handler: 'listing_load_more',
  'query[post_type]': 'product',
  'widget_settings[lisitng_id]': '501',
  'widget_settings[posts_num]': '2',
  'page_settings[post_id]': 'false',
  'page_settings[queried_id]': '301|WP_Post',
  'page_settings[element_id]': 'false',
  'page_settings[page]': '2',
  listing_type: 'elementor',
  isEditMode: 'false',
  ...extra,
});

/** Fields sent by a listing whose settings are saved in a page. */
const saved = (postId: number, elementId: string, extra: Record<string, string> = {}) => ({
  handler: 'get_listing',
  'page_settings[post_id]': String(postId),
  'page_settings[queried_id]': `${postId}|WP_Post`,
  'page_settings[element_id]': elementId,
  'page_settings[page]': '1',
  listing_type: 'elementor',
  isEditMode: 'false',
  ...extra,
});

describe('load more', () => {
  it('LG-3 “load more” responds with the next items without a wrapper, and with a style sheet and a script', async () => {
    const { success, data } = await ask(more());
    expect(success).toBe(true);
    expect(idsOf(data.html)).toEqual([20, 21]);
    expect(parse(data.html).querySelector('.jet-listing-grid')).toBeNull();
    expect(data.fragments).toEqual([]);
    expect(data.styles['jet-engine-listing-extras']).toMatch(
      /^<link rel="stylesheet" id="jet-engine-listing-extras-css" href="/,
    );
    expect(data.scripts['jet-engine-listing-extras']).toMatch(
      /^<script src="[^"]+" id="jet-engine-listing-extras-js"><\/script>$/,
    );
  });

  it('LG-3 the answer to “load more” has no scripts and no styles in edit mode', async () => {
    const { data } = await ask(more({ isEditMode: 'true' }));
    expect(Object.keys(data)).toEqual(['html', 'fragments']);
  });

  it('LG-1 “load more” responds with the items of the requested page, and with no items beyond the last page', async () => {
    const seen: number[] = [];
    for (let at = 1; at <= 7; at++) {
      const { data } = await ask(more({ 'page_settings[page]': String(at) }));
      seen.push(...idsOf(data.html));
    }
    expect(seen).toEqual([18, 19, 20, 21, 22, 23, 40, 80, 83, 84, 85, 86]);
  });

  it.each(['0', '-1', 'x', '', '1.5e99'])(
    'LG-1 “load more” reads page %j as the first page, without an error',
    async (number) => {
      const { success, data } = await ask(more({ 'page_settings[page]': number }));
      expect(success).toBe(true);
      expect(idsOf(data.html)).toEqual([18, 19]);
    },
  );

  it('LG-2 “load more” works at admin-ajax and at any page', async () => {
    for (const path of ['/wp-admin/admin-ajax.php', '/my-account/?nocache=1', '/', '/nope/']) {
      const { data } = await ask(more(), path);
      expect(idsOf(data.html)).toEqual([20, 21]);
    }
  });

  it('RT-22 “load more” responds with items in the language of the page', async () => {
    const english = await ask(more({ 'page_settings[page]': '1' }));
    const hebrew = await ask(more({ 'page_settings[page]': '1' }), '/lab/collections/button/?nocache=1');
    expect([english, hebrew].map(({ data }) => parse(data.html).querySelector('h2')?.textContent)).toEqual([
      'Mug',
      'ספל',
    ]);
  });
});

describe('a whole listing', () => {
  it('LG-2 the listings’ endpoint responds with success and an error text if the template is missing', async () => {
    for (const id of ['', '1', 'x', '__proto__']) {
      expect(await ask({ handler: 'get_listing', 'widget_settings[lisitng_id]': id })).toEqual({
        success: true,
        data: { html: 'Request data is incorrect' },
      });
    }
    expect(await ask({ handler: 'get_listing', 'widget_settings[listing_id]': '501' })).toMatchObject({
      data: { html: 'Request data is incorrect' },
    });
  });

  it.each(['', 'x', 'constructor'])('LG-2 the listings’ endpoint refuses the handler %j', async (handler) => {
    expect(await ask({ handler })).toMatchObject({ success: false });
  });

  it('LG-2 the listings’ endpoint prefers the settings of the element saved on the page to those of the request', async () => {
    const { data } = await ask(
      saved(303, 'c1b0a03', { 'widget_settings[lisitng_id]': '501', 'widget_settings[posts_num]': '50' }),
    );
    const items = parse(data.html).querySelector('.jet-listing-grid.jet-listing > .jet-listing-grid__items');
    expect(items?.className).toContain('jet-listing-grid--502');
    expect(items?.children).toHaveLength(3);
    expect(JSON.parse(items?.getAttribute('data-nav') ?? '').widget_settings).toMatchObject({
      lisitng_id: 502,
      posts_num: 3,
    });
    expect(items?.getAttribute('data-queried-id')).toBe('303|WP_Post');
  });

  it('LG-2 the listings’ endpoint ignores the saved element at admin-ajax', async () => {
    const { data } = await ask(saved(303, 'c1b0a03'), '/wp-admin/admin-ajax.php');
    expect(data.html).toBe('Request data is incorrect');
  });

  it.each([
    ['an element of another page', 304, 'c1b0a03'],
    ['an unknown element', 303, 'fffffff'],
    ['an element called false', 303, 'false'],
  ])('LG-2 the listings’ endpoint uses the request’s own settings for %s', async (_, postId, elementId) => {
    const { data } = await ask(
      saved(postId, elementId, { 'widget_settings[lisitng_id]': '501', 'widget_settings[posts_num]': '4' }),
    );
    expect(idsOf(data.html)).toHaveLength(4);
  });

  it('LG-7 the server renders a slider’s options and a masonry grid’s columns', async () => {
    const slider = parse(
      (await ask(saved(305, 'c1b0a07'), '/lab/collections/slider/')).data.html,
    ).querySelector('.jet-listing-grid > .jet-listing-grid__slider[dir=rtl]');
    expect(JSON.parse(slider?.getAttribute('data-slider_options') ?? '')).toMatchObject({
      slidesToShow: { desktop: 2, tablet: 2, mobile: 1 },
      autoplay: true,
      pauseOnHover: true,
      infinite: false,
      dots: false,
      rtl: true,
      itemsCount: 5,
      autoplaySpeed: 5000,
    });
    const masonry = parse((await ask(saved(304, 'c1b0a05'))).data.html).querySelector(
      '.jet-listing-grid__masonry',
    );
    expect(JSON.parse(masonry?.getAttribute('data-masonry-grid-options') ?? '')).toEqual({
      columns: { desktop: 3, tablet: 2, mobile: 1 },
    });
  });

  it('LG-6 the server renders an event card with its address, and a tile that opens a new tab', async () => {
    const event = parse((await ask(saved(303, 'c1b0a03'))).data.html).querySelector(
      '.jet-engine-listing-overlay-wrap',
    );
    expect(event?.getAttribute('data-url')).toMatch(/^\/en\/events\/[a-z-]+-\d{4}-\d{2}-\d{2}\/$/);
    expect(event?.hasAttribute('data-target')).toBe(false);
    const tile = parse((await ask(saved(304, 'c1b0a05'))).data.html).querySelector(
      '.jet-engine-listing-overlay-wrap',
    );
    expect(tile?.getAttribute('data-target')).toBe('_blank');
  });

  it('LG-1 a listing of events leaves out past events', async () => {
    test.later(30 * 86_400_000);
    const { data } = await ask(saved(303, 'c1b0a03'));
    const dates = [...parse(data.html).querySelectorAll('time')].map(
      (time) => time.getAttribute('datetime') ?? '',
    );
    expect(dates).toHaveLength(3);
    expect(dates.every((date) => date > '2026-02-01')).toBe(true);
  });
});

describe('a listing of a store', () => {
  const stored = (ids: readonly string[]) =>
    saved(312, 'c1b0a09', {
      'query[is_front_store]': 'true',
      ...Object.fromEntries(ids.map((id, at) => [`query[post__in][${at}]`, id])),
    });

  it('DS-8 a store’s listing renders the requested items of every kind in their order', async () => {
    const { data } = await ask(stored(['3003', '40', '18']));
    expect(idsOf(data.html)).toEqual([3003, 40, 18]);
    expect(parse(data.html).querySelectorAll('.jet-remove-from-store.is-front-store')).toHaveLength(3);
  });

  it.each([
    ['the marker', ['is-front', 'local-storage', 'favourites']],
    ['no ids, which jQuery leaves out', []],
    ['ids without an item', ['999999', '-1', 'x', '']],
  ])('DS-8 a store’s listing has an empty result for %s, with data to request it again', async (_, ids) => {
    const { data } = await ask(stored(ids));
    const empty = parse(data.html).querySelector(
      '.jet-listing-grid > .jet-listing-not-found.jet-listing-grid__items',
    );
    expect(empty?.textContent).toBe('There is nothing here yet');
    const { query, widget_settings } = JSON.parse(empty?.getAttribute('data-nav') ?? '');
    expect(query.is_front_store).toBeTruthy();
    expect(widget_settings.lisitng_id).toBe(503);
  });

  it('DS-8 a store’s listing reads jQuery’s empty brackets like numbered ones', async () => {
    const body = new URLSearchParams({ action: 'jet_engine_ajax', ...saved(312, 'c1b0a09') });
    body.append('query[is_front_store]', 'true');
    for (const id of ['19', '18']) body.append('query[post__in][]', id);
    const response = await visitor.send('/en/favourites/?nocache=1', { method: 'POST', body });
    expect(idsOf((await response.json()).data.html)).toEqual([19, 18]);
  });
});

describe('the calendar', () => {
  const month = async (fields: Record<string, string>, path = '/en/events/?nocache=1') => {
    const response = await visitor.post(path, {
      action: 'jet_engine_calendar_get_month',
      jet_engine_action: 'jet_engine_calendar_get_month',
      'settings[lisitng_id]': '505',
      'settings[allow_multiday]': 'yes',
      post: '310',
      ...fields,
    });
    return { status: response.status, text: await response.text() };
  };
  const contentOf = ({ text }: { text: string }) => parse(JSON.parse(text).data.content);

  it('CAL-1 the calendar’s endpoint responds with the whole calendar of the month, and repeats the settings of the request', async () => {
    const calendar = contentOf(await month({ month: 'March 2026' })).querySelector(
      '.jet-calendar.jet-listing-calendar',
    );
    expect(calendar?.querySelector('.jet-calendar-caption__name')?.textContent).toBe('March 2026');
    expect(JSON.parse(calendar?.getAttribute('data-settings') ?? '')).toEqual({
      lisitng_id: '505',
      allow_multiday: 'yes',
    });
    expect(calendar?.getAttribute('data-post')).toBe('310');
    expect(calendar?.querySelectorAll('tr.jet-calendar-week')).toHaveLength(5);
    expect(calendar?.querySelector('.nav-link-prev')?.getAttribute('data-month')).toBe('February 2026');
    expect(calendar?.querySelector('.nav-link-next')?.getAttribute('href')).toBe(
      '/en/events/?month=April+2026',
    );
    const event = calendar?.querySelector('.has-events .jet-calendar-week__day-event');
    expect(event?.className).toContain(`jet-listing-dynamic-post-${event?.getAttribute('data-post-id')}`);
  });

  it('CAL-1 the calendar shows a long event on each of its days, marked as continued after the first, or only on the first without `allow_multiday`', async () => {
    const fair = (body: ReturnType<typeof contentOf>) =>
      [...body.querySelectorAll('.event-chip--fair')].map((chip) =>
        chip.closest('td')?.querySelector('time')?.getAttribute('datetime'),
      );
    const all = fair(
      contentOf(await month({ month: 'October 2025', 'settings[show_posts_nearby_months]': 'yes' })),
    );
    expect(all).toEqual(['2025-10-30', '2025-10-31', '2025-11-01']);
    const later = await month({ month: 'October 2025', 'settings[show_posts_nearby_months]': 'yes' });
    expect(
      [...contentOf(later).querySelectorAll('.event-chip--on .event-chip__time')].map(
        (time) => time.textContent,
      ),
    ).toEqual(['continues', 'continues']);
    const first = fair(contentOf(await month({ month: 'October 2025', 'settings[allow_multiday]': '' })));
    expect(first).toEqual(['2025-10-30']);
  });

  it('CAL-1 the calendar orders two events of a day by their hours', async () => {
    const body = contentOf(await month({ month: 'October 2025' }));
    const day = [...body.querySelectorAll('td')].find((cell) =>
      cell.querySelector('[datetime="2025-10-18"]'),
    );
    expect([...(day?.querySelectorAll('.event-chip__time') ?? [])].map((time) => time.textContent)).toEqual([
      '10:00',
      '18:30',
    ]);
  });

  it('CAL-1 the calendar shows Hebrew captions on Hebrew pages, with English months in requests', async () => {
    const body = contentOf(await month({ month: 'March 2026' }, '/events/'));
    expect(body.querySelector('.jet-calendar-caption__name')?.textContent).toBe('מרץ 2026');
    expect(body.querySelector('.nav-link-next')?.getAttribute('data-month')).toBe('April 2026');
    expect(body.querySelector('th')?.textContent).toBe('א׳');
  });

  it.each(['', 'x', 'מרץ 2026', '<img src=x>', 'March 9999999'])(
    'CAL-1 the calendar’s endpoint reads the month %j as the current one',
    async (name) => {
      const answer = await month({ month: name });
      expect(contentOf(answer).querySelector('.jet-calendar-caption__name')?.textContent).toBe(
        'January 2026',
      );
      expect(contentOf(answer).querySelector('.current-day time')?.getAttribute('datetime')).toBe(
        '2026-01-15',
      );
      expect(answer.text).not.toContain('<img src=x>');
    },
  );

  it('CAL-1 the calendar leaves out past events with `hide_past_events`', async () => {
    const days = (body: ReturnType<typeof contentOf>) => body.querySelectorAll('.has-events').length;
    const shown = days(contentOf(await month({ month: 'January 2026' })));
    const upcoming = days(
      contentOf(await month({ month: 'January 2026', 'settings[hide_past_events]': 'yes' })),
    );
    expect(upcoming).toBeGreaterThan(0);
    expect(upcoming).toBeLessThan(shown);
  });

  it('CAL-1 the calendar’s endpoint recognises requests by `action` at admin-ajax, and by `jet_engine_action` on a page', async () => {
    expect((await month({ jet_engine_action: '' }, '/wp-admin/admin-ajax.php')).status).toBe(200);
    await expect(month({ jet_engine_action: '' }, '/en/events/')).rejects.toThrow('no endpoint answers');
  });
});

it('SEC-1 the server renders settings and names that a visitor made up as text', async () => {
  const { data } = await ask({
    ...more({ 'page_settings[page]': '1', 'widget_settings[posts_num]': '50' }),
    handler: 'get_listing',
    'widget_settings[not_found_message]': '<img src=x onerror=alert(1)>',
    'page_settings[queried_id]': '"><script>alert(1)</script>',
  });
  expect(data.html).not.toMatch(/<img src=x|<script/);
  const nothing = await ask({
    handler: 'get_listing',
    'widget_settings[lisitng_id]': '501',
    'widget_settings[not_found_message]': '<img src=x onerror=alert(1)>',
    'query[is_front_store]': 'true',
  });
  expect(parse(nothing.data.html).querySelector('img')).toBeNull();
});
