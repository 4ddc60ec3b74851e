import { beforeAll, describe, expect, it } from 'vitest';
import { seed } from '../seed/index.ts';
import { type NoScriptBrowser, noScriptBrowser } from './testing/no-script-browser.ts';

// All tests share one browser, because they only read pages.
let browser: NoScriptBrowser;
beforeAll(async () => {
  browser = await noScriptBrowser(seed);
});

const all = (selector: string) => [...browser.page.querySelectorAll(selector)];
const itemIds = () =>
  all('.jet-listing-grid__items > .jet-listing-grid__item').map((item) => item.getAttribute('data-post-id'));

const pages = [
  '/lab/',
  '/lab/collections/button/',
  '/lab/collections/button/?page=2',
  '/lab/collections/scroll/',
  '/lab/collections/lazy/',
  '/lab/collections/lazy/?show=lazy-events',
  '/lab/collections/masonry/',
  '/lab/collections/slider/',
  '/events/',
  '/events/?month=March+2026&date=2026-03-18',
  '/events/manage/',
  '/favourites/',
  '/favourites/add/?store=compare&post=101',
];

describe.each([
  { language: 'Hebrew', root: '', other: '/en' },
  { language: 'English', root: '/en', other: '' },
])('$language pages', ({ root, other }) => {
  it.each(pages)(
    'AY-1 %s has one first-level heading, named fields and links, sized pictures and no inline style',
    async (path) => {
      await browser.open(root + path);
      expect(browser.status).toBe(200);
      expect(all('h1')).toHaveLength(1);
      expect(browser.source).not.toMatch(/<style|\sstyle=|\son[a-z]+=/i);
      for (const field of all('main input:not([type=hidden])')) {
        expect(
          browser.page.querySelector(`label[for="${field.id}"]`) ?? field.closest('label'),
          field.outerHTML,
        ).not.toBeNull();
      }
      for (const link of all('main a[href]')) {
        const name = link.getAttribute('aria-label') ?? link.textContent ?? '';
        expect(name.trim(), link.outerHTML).not.toBe('');
      }
      for (const picture of all('main img')) {
        expect(
          Number(picture.getAttribute('width')) * Number(picture.getAttribute('height')),
        ).toBeGreaterThan(0);
        expect(picture.hasAttribute('alt')).toBe(true);
      }
      const ids = all('main [id]').map(({ id }) => id);
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
      const switched = all('header a[hreflang]').map((link) => link.getAttribute('href'));
      expect([...new Set(switched)]).toEqual([other + path]); // The header and the phone's menu both contain the link.
    },
  );

  it('LG-1 “load more” links lead through all pages of a listing, with each product once', async () => {
    await browser.open(`${root}/lab/`);
    await browser.follow(`a[href="${root}/lab/collections/button/"]`);
    const seen = itemIds();
    for (let page = 2; page <= 5; page++) {
      await browser.follow('#collection-more a');
      expect(browser.path).toBe(`${root}/lab/collections/button/?page=${page}`);
      seen.push(...itemIds());
    }
    expect(browser.page.querySelector('#collection-more')).toBeNull();
    expect(new Set(seen).size).toBe(30);
    expect(seen).toHaveLength(30);
    await browser.follow('.listing-previous a');
    expect(browser.path).toBe(`${root}/lab/collections/button/?page=4`);
  });

  it('LG-1 a listing prints the data that its script needs: page number, number of pages, button, query and every setting', async () => {
    await browser.open(`${root}/lab/collections/button/?page=2`);
    const items = browser.page.querySelector(
      '.jet-listing-grid[data-widget=listing] > .jet-listing-grid__items',
    );
    expect([items?.getAttribute('data-page'), items?.getAttribute('data-pages')]).toEqual(['2', '5']);
    const nav = JSON.parse(items?.getAttribute('data-nav') ?? '');
    expect(nav).toMatchObject({ enabled: true, type: 'click', more_el: '#collection-more' });
    expect(nav.query).toMatchObject({ post_type: 'product', posts_per_page: 6 });
    expect(nav.widget_settings).toMatchObject({
      lisitng_id: 501,
      posts_num: 6,
      load_more_id: 'collection-more',
    });
    expect(items?.closest('.elementor-element')?.getAttribute('data-id')).toBe('c1b0a01');
  });

  it('LG-5 a lazy list prints its request, and a link that shows it', async () => {
    await browser.open(`${root}/lab/collections/lazy/`);
    const [wrapper] = all('.jet-listing-grid.jet-listing.jet-listing-grid--lazy-load[data-widget=listing]');
    expect(JSON.parse(wrapper?.getAttribute('data-lazy-load') ?? '')).toEqual({
      post_id: 303,
      queried_id: '303|WP_Post',
      offset: '0px',
      query: [],
    });
    expect(itemIds()).toEqual([]);
    await browser.follow('#lazy-events .jet-listing-grid__loader-text');
    expect(itemIds()).toHaveLength(3);
    expect(all('.jet-listing-grid--lazy-load')).toHaveLength(1);
  });

  it.each([
    '/lab/collections/nope/',
    '/lab/collections/button/?page=6',
    '/events/nope/',
    '/favourites/nope/',
  ])('PG-1 the site responds with 404 to %s', async (path) => {
    await browser.open(root + path);
    expect(browser.status).toBe(404);
  });

  it.each(['0', '-2', 'x', '1.5', ''])('PG-1 ?page=%j of a listing shows the first page', async (page) => {
    await browser.open(`${root}/lab/collections/button/?page=${page}`);
    expect(browser.page.querySelector('.jet-listing-grid__items')?.getAttribute('data-page')).toBe('1');
  });

  it('CAL-1 the calendar links to other months, from days to their events, and from events to their pages', async () => {
    await browser.open(`${root}/events/`);
    const now = browser.text('.jet-calendar-caption__name');
    await browser.follow('.nav-link-next');
    expect(browser.text('.jet-calendar-caption__name')).not.toBe(now);
    await browser.follow('.nav-link-prev');
    expect(browser.text('.jet-calendar-caption__name')).toBe(now);
    expect(all('.current-day')).toHaveLength(1);
    await browser.follow('td:not(.day-pad) .jet-calendar-week__day-mobile-overlay');
    const date = new URLSearchParams(browser.path.split('?')[1]?.split('#')[0]).get('date') ?? '';
    const cards = all('#day .jet-listing-grid__item');
    expect(cards.length).toBeGreaterThan(0);
    await browser.follow('#day h2 a');
    expect(browser.status).toBe(200);
    const when = browser.page.querySelector('.event-facts time')?.getAttribute('datetime') ?? '';
    expect(when.slice(0, 10) <= date).toBe(true);
  });

  it.each(['x', 'Marsh 2026', '%3Cimg%20src=x%3E', ''])(
    'CAL-1 the calendar reads the month %j as the current one',
    async (month) => {
      await browser.open(`${root}/events/`);
      const now = browser.text('.jet-calendar-caption__name');
      await browser.open(`${root}/events/?month=${month}&date=${month}`);
      expect(browser.text('.jet-calendar-caption__name')).toBe(now);
      expect(browser.page.querySelector('main img[src=x]')).toBeNull();
    },
  );
});
