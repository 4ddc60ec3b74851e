import { beforeEach, describe, expect, it } from 'vitest';
import { demoCustomer, seed } from '../seed/index.ts';
import { type NoScriptBrowser, noScriptBrowser } from './testing/no-script-browser.ts';

let browser: NoScriptBrowser;
beforeEach(async () => {
  browser = await noScriptBrowser(seed);
});

const all = (selector: string) => [...browser.page.querySelectorAll(selector)];
const paramsOf = (name: string): unknown =>
  JSON.parse(new RegExp(`>var ${name} = (.+?);</script>`).exec(browser.source)?.[1] ?? 'null');

describe.each([
  { language: 'Hebrew', root: '' },
  { language: 'English', root: '/en' },
])('$language pages', ({ root }) => {
  it('DS-1 a confirmation page adds a product to the comparison, and returns to the product', async () => {
    await browser.open(`${root}/product/clay-cup/`);
    const button = '.product-stores [data-store=compare]';
    await browser.follow(button);
    expect(browser.path).toBe(`${root}/favourites/add/?store=compare&post=101`);
    await browser.press('.confirm [type=submit]');
    expect(browser.path).toBe(`${root}/product/clay-cup/`);
    expect(browser.page.querySelector(button)?.className).toContain('in-store');
    await browser.follow(button);
    expect(browser.path).toContain(`${root}/favourites/`);
    expect(all('#compare .jet-listing-grid__item')).toHaveLength(1);
    expect(browser.text('.store-link [data-store=compare]')).toBe('1');
    await browser.follow('#compare .jet-remove-from-store');
    await browser.press('.confirm [type=submit]');
    expect(all('#compare .jet-listing-grid__item')).toHaveLength(0);
  });

  it('DS-6 adding a fifth product reports that the comparison is full, and leaves it unchanged', async () => {
    for (const id of [101, 102, 103, 104]) {
      await browser.open(`${root}/favourites/add/?store=compare&post=${id}`);
      await browser.press('.confirm [type=submit]');
    }
    await browser.open(`${root}/favourites/add/?store=compare&post=105`);
    expect(browser.page.querySelector('.confirm form')).toBeNull();
    expect(browser.text('.confirm')).toContain('4');
    await browser.open(`${root}/favourites/`);
    expect(all('#compare .jet-listing-grid__item')).toHaveLength(4);
  });

  it('DS-6 the favourites’ page compares products in one table, and marks in words the properties that differ', async () => {
    for (const id of [101, 102]) {
      await browser.open(`${root}/favourites/add/?store=compare&post=${id}`);
      await browser.press('.confirm [type=submit]');
    }
    await browser.open(`${root}/favourites/`);
    const marked = () =>
      all('#compare thead th').map((head) => head.querySelector('.compare-mark:not([hidden])') !== null);
    const rows = () =>
      all('#compare tbody tr').map((row) => [...row.children].slice(1).map(({ textContent }) => textContent));
    // The columns are product, price, availability, category, colour and rating. The two clay cups differ in price, colour and
    // rating.
    expect(marked()).toEqual([false, true, false, false, true, true]);
    const [newer = [], older = []] = rows();
    expect(newer.map((value, at) => value !== older[at])).toEqual(marked().slice(1));
    expect([newer[3], older[3]]).toEqual([
      root ? 'White, Sage, Sea blue, Charcoal' : 'לבן, מרווה, ים, פחם',
      root ? '–None' : '–אין',
    ]);
    await browser.follow('#compare tbody tr:first-child .jet-remove-from-store');
    await browser.press('.confirm [type=submit]');
    expect(rows()).toEqual([older.filter((_, at) => at !== 3)]);
    expect(marked()).not.toContain(true);
  });

  it('DS-1 the site rejects a forged form for adding a product', async () => {
    await browser.visitor.post(`${root}/favourites/add/`, {
      store: 'compare',
      post: '101',
      back: '/',
      nonce: 'x',
    });
    expect(browser.visitor.cookies.has('je_data_store_compare')).toBe(false);
    await browser.open(`${root}/favourites/add/?store=favourites&post=101`);
    expect(browser.status).toBe(404);
  });

  it('SEC-2 the confirmation page returns only to pages of this site', async () => {
    await browser.open(`${root}/favourites/add/?store=compare&post=101`);
    await browser.press('.confirm [type=submit]', { back: 'https://evil.example/' });
    expect(browser.path).toContain(`${root}/favourites/`);
  });

  it('DS-6 the list of viewed products keeps the last six, the latest first', async () => {
    for (const slug of [
      'clay-cup',
      'speckled-mug',
      'serving-bowl',
      'bell-vase',
      'morning-set',
      'linen-dress',
      'linen-shirt',
    ])
      await browser.open(`${root}/product/${slug}/`);
    expect(paramsOf('JetEngineViewsData')).toEqual([
      { slug: 'seen', type: 'session', is_front: false, post_id: 116, size: 6 },
    ]);
    await browser.open(`${root}/favourites/`);
    expect(all('#seen .kept-item')).toHaveLength(6);
    expect(all('#seen .kept-item')[0]?.getAttribute('data-post-id')).toBe('116');
    expect(all('#seen [data-post-id="101"]')).toHaveLength(0);
    expect(paramsOf('JetEngineViewsData')).toBeNull();
  });

  it('DS-1 the reading list asks guests to log in, and accepts posts after the login', async () => {
    await browser.open(`${root}/favourites/add/?store=wishlist&post=101`);
    expect(browser.page.querySelector('.confirm form')).toBeNull();
    await browser.follow('.confirm a');
    await browser.press('[name=login]', { username: demoCustomer.login, password: demoCustomer.password });
    await browser.open(`${root}/favourites/`);
    await browser.open(`${root}/favourites/add/?store=wishlist&post=101`);
    await browser.press('.confirm [type=submit]');
    expect(all('#wishlist .kept-item')).toHaveLength(1);
  });

  it('DS-2 a button prints the item that it keeps, its store, and its state after adding', async () => {
    await browser.open(`${root}/product/clay-cup/`);
    const link = browser.page.querySelector(
      '.jet-data-store-link-wrapper[data-widget=data-store] > a.jet-data-store-link.jet-add-to-store.is-front-store[data-store=favourites][data-post="101"]',
    );
    expect(JSON.parse(link?.getAttribute('data-args') ?? '')).toMatchObject({
      post_id: 101,
      action_after_added: 'remove_from_store',
      added_url: `${root}/favourites/#favourites`,
      store: { slug: 'favourites', type: 'local-storage', is_front: true, size: 0 },
      label: expect.stringMatching(/^<span class="jet-data-store-link__label">/),
      added_label: expect.stringMatching(/^<span class="jet-data-store-link__label">/),
      icon: expect.stringContaining('<svg'),
    });
    expect(paramsOf('JetEngineRegisteredStores')).toEqual({ favourites: 'local-storage' });
    expect(paramsOf('JetEngineSettings')).toMatchObject({
      ajaxurl: 'http://shop.test/wp-admin/admin-ajax.php',
      ajaxlisting: expect.stringMatching(/^http:\/\/shop\.test(\/en)?\/product\/clay-cup\/\?nocache=\d{10}$/),
      hoverActionTimeout: '400',
      addedPostCSS: [],
    });
  });

  it('DS-8 the list of favourites prints the store that it shows', async () => {
    await browser.open(`${root}/favourites/`);
    const empty = browser.page.querySelector(
      '#favourites-list > .elementor-widget-container > .jet-listing-grid > .jet-listing-not-found.jet-listing-grid__items',
    );
    expect(JSON.parse(empty?.getAttribute('data-nav') ?? '').query).toMatchObject({
      post__in: ['is-front', 'local-storage', 'favourites'],
      is_front_store: true,
    });
    expect(browser.page.querySelector('#favourites noscript')?.textContent).toContain('JavaScript');
  });
});
