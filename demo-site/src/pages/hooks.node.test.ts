import { beforeAll, describe, expect, it } from 'vitest';
import { seed } from '../seed/index.ts';
import { seedSampleShop } from '../shop/testing/sample-shop.ts';
import { type NoScriptBrowser, noScriptBrowser } from './testing/no-script-browser.ts';

let browser: NoScriptBrowser;
beforeAll(async () => {
  browser = await noScriptBrowser(seed);
});

/** Every kind of page, opened by a guest with an item in the cart. */
const everyPage = [
  '/',
  '/shop/',
  '/product/linen-shirt/',
  '/product/bell-vase/',
  '/product/morning-set/',
  '/cart/',
  '/checkout/',
  '/my-account/',
  '/?s=a',
  '/nope/',
];

const paramsOf = (name: string): Record<string, unknown> => {
  const match = new RegExp(`<script id="[\\w-]+-js-extra" nonce="\\w+">var ${name} = (.+?);</script>`).exec(
    browser.source,
  );
  return JSON.parse(match?.[1] ?? 'null');
};

describe('product form', () => {
  it('SW-1 each attribute of a variable product has both a select and a list, as in the plugins', async () => {
    await browser.open('/en/product/linen-dress/?attribute_pa_color=olive');
    const form = browser.page.querySelector('form.variations_form.cart[data-widget=swatches]');
    expect(form?.getAttribute('data-product_id')).toBe('117');
    expect(JSON.parse(form?.getAttribute('data-product_variations') ?? '')).toHaveLength(12);
    const select = form?.querySelector('select#pa_color.woo-variation-raw-select');
    expect(select?.getAttribute('name')).toBe('attribute_pa_color');
    expect(select?.querySelector('option[selected]')?.getAttribute('value')).toBe('olive');
    const list = form?.querySelector('ul[role=radiogroup].color-variable-items-wrapper.wvs-style-squared');
    expect(list?.getAttribute('data-attribute_name')).toBe('attribute_pa_color');
    expect(JSON.parse(list?.getAttribute('data-attribute_values') ?? '')).toEqual([
      'blush',
      'olive',
      'indigo',
    ]);
    expect(list?.querySelector('.color-variable-item-olive.selected')?.getAttribute('aria-checked')).toBe(
      'true',
    );
    expect(
      form
        ?.querySelector('.single_variation_wrap[data-widget=add-to-cart] input.variation_id')
        ?.getAttribute('value'),
    ).toBe('0');
    expect(browser.page.querySelector('#tmpl-variation-template')).not.toBeNull();
  });

  it('SW-8 the form of a product with more than 30 variations has the literal false in place of their list', async () => {
    await browser.open('/product/linen-shirt/');
    expect(browser.page.querySelector('form.variations_form')?.getAttribute('data-product_variations')).toBe(
      'false',
    );
  });

  it('SW-7 a long list of swatches has a limit and a “more” item', async () => {
    await browser.open('/product/canvas-tote/');
    expect(
      browser.page.querySelector(
        'ul.enabled-display-limit-mode > .woo-variation-swatches-variable-item-more',
      ),
    ).not.toBeNull();
  });

  it('SW-9 a custom attribute keeps the case of its options, but has a field name in lower case', async () => {
    await browser.open('/en/product/sitting-stool/');
    const select = browser.page.querySelector('select#wood[name=attribute_wood]');
    expect(
      [...(select?.querySelectorAll('option') ?? [])].map((option) => option.getAttribute('value')),
    ).toEqual(['', 'Oak', 'Walnut', 'Painted White']);
  });

  it('SW-9 swatches get their colours from a style sheet', async () => {
    const css = await (await browser.visitor.get('/wp-content/themes/iyim/swatches.css')).text();
    expect(css).toContain('.swatch-pa-color-olive{background-color:#7c8458}');
  });

  it('AC-1 a simple product has a button and a quantity limited by the stock, which is hidden if it is sold individually', async () => {
    await browser.open('/en/product/clay-cup/');
    const form = browser.page.querySelector('form.cart[data-widget=add-to-cart]');
    expect(form?.querySelector('button.single_add_to_cart_button')?.getAttribute('name')).toBe('add-to-cart');
    expect(form?.querySelector('.qty')?.getAttribute('max')).toBe('24');
    await browser.open('/en/product/one-off-tray/');
    expect(browser.page.querySelector('form.cart .qty')?.getAttribute('type')).toBe('hidden');
    await browser.open('/en/product/round-mirror/');
    expect(browser.page.querySelector('form.cart')).toBeNull();
    expect(browser.page.querySelector('.stock.out-of-stock')).not.toBeNull();
  });

  it('AC-1 the archive has buttons that add only for products without choices', async () => {
    await browser.open('/shop/page/3/?orderby=date');
    const classes = (id: number) => browser.page.querySelector(`[data-product_id="${id}"]`)?.className ?? '';
    expect(browser.page.querySelector('ul.products')?.getAttribute('data-widget')).toBe('add-to-cart');
    expect(classes(101)).toContain('add_to_cart_button ajax_add_to_cart');
    expect(classes(102)).toContain('add_to_cart_button');
    expect(classes(102)).not.toContain('ajax_add_to_cart');
  });
});

describe('every page', () => {
  beforeAll(async () => {
    await browser.open('/?add-to-cart=101');
  });

  it.each(everyPage.flatMap((path) => [path, `/en${path}`]))(
    'RT-14 %s has no inline style, no handler, and a nonce on each inline script',
    async (path) => {
      await browser.open(path);
      expect(browser.source).not.toMatch(/<style|\sstyle=|\son[a-z]+=/i);
      const scripts = [...browser.page.querySelectorAll('script:not([src], [type="text/template"])')];
      expect(scripts.length).toBeGreaterThan(5);
      expect(scripts.every((script) => (script.getAttribute('nonce') ?? '').length > 15)).toBe(true);
    },
  );

  it.each(everyPage)(
    'AY-1 %s has one first-level heading, landmarks, named fields and sized pictures',
    async (path) => {
      await browser.open(path);
      const { page } = browser;
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      for (const landmark of ['header', 'main', 'footer'])
        expect(page.querySelector(landmark)).not.toBeNull();
      for (const field of page.querySelectorAll('input:not([type=hidden]), select, textarea')) {
        const label = field.closest('label') ?? page.querySelector(`label[for="${field.id}"]`);
        const name = field.getAttribute('aria-label') ?? label?.textContent?.trim() ?? '';
        expect(name, field.outerHTML).not.toBe('');
      }
      for (const picture of page.querySelectorAll('main img')) {
        expect(
          Number(picture.getAttribute('width')) * Number(picture.getAttribute('height')),
        ).toBeGreaterThan(0);
        expect(picture.hasAttribute('alt')).toBe(true);
      }
    },
  );

  it('MC-1 the server renders the menu cart with an empty content block, and the cart link with real sums', async () => {
    await browser.open('/en/');
    const menu = browser.page.querySelector('.elementor-widget-woocommerce-menu-cart[data-widget=mini-cart]');
    expect(JSON.parse(menu?.getAttribute('data-settings') ?? '').automatically_open_cart).toBe('yes');
    expect(menu?.querySelector('.widget_shopping_cart_content')?.innerHTML).toBe('');
    expect(browser.text('header a.cart-contents')).toContain('68.00');
  });

  it('CF-1 the page prints the objects that the scripts read, with scalars as strings', async () => {
    await browser.open('/en/shop/');
    expect(paramsOf('wc_cart_fragments_params')).toMatchObject({
      wc_ajax_url: '/en/?wc-ajax=%%endpoint%%',
      request_timeout: '5000',
    });
    expect(paramsOf('wc_add_to_cart_params')).toMatchObject({
      cart_url: 'http://shop.test/en/cart/',
      is_cart: '',
      cart_redirect_after_add: 'no',
    });
    expect(paramsOf('woo_variation_swatches_options')).toMatchObject({
      show_variation_label: '1',
      clear_on_reselect: '',
      stock_label_threshold: '5',
      enable_ajax_add_to_cart: 'yes',
    });
    expect(paramsOf('elementorFrontendConfig')).toMatchObject({
      is_rtl: false,
      responsive: {
        breakpoints: {
          mobile: { value: 800 },
          tablet: { value: 1000 },
          laptop: { value: 1500 },
          widescreen: { value: 2400, direction: 'min' },
          mobile_extra: { is_enabled: false },
        },
      },
    });
    expect(paramsOf('ElementorProFrontendConfig')).toHaveProperty('woocommerce.menu_cart.fragments_nonce');
    await browser.open('/cart/');
    expect(paramsOf('wc_cart_params')).toHaveProperty('apply_coupon_nonce');
    expect(paramsOf('wc_add_to_cart_params')).toMatchObject({ is_cart: '1' });
    await browser.open('/checkout/');
    expect(paramsOf('wc_checkout_params')).toMatchObject({
      is_checkout: '1',
      checkout_url: '/?wc-ajax=checkout',
    });
    await browser.open('/my-account/');
    expect(paramsOf('elementorFrontendConfig')).toMatchObject({ is_rtl: true, post: { id: 10 } });
  });

  it('AB-2 the CMS’s cart labels stay English on Hebrew pages', async () => {
    await browser.open('/cart/');
    expect(browser.text('thead')).toContain('Product Price Quantity Subtotal');
    expect(browser.text('.checkout-button')).toBe('Checkout');
  });

  it.each([
    ['', 'החל מ־460.00 ₪', '460.00 ₪ – 640.00 ₪'],
    ['/en', 'From 460.00 ₪', '460.00 ₪ – 640.00 ₪'],
  ])(
    'PG-1 a product whose variations differ shows its lowest price in the lists of %s/, and a range on its page',
    async (root, least, range) => {
      await browser.open(`${root}/product-category/${root ? 'lighting' : encodeURIComponent('תאורה')}/`);
      const prices = [...browser.page.querySelectorAll('li.product .price')].map(({ textContent }) =>
        textContent?.replaceAll('\u00a0', ' '),
      );
      expect(prices).toContain(least);
      await browser.open(`${root}/product/pendant-lamp/`);
      expect(browser.text('.summary > .price')).toBe(range);
    },
  );

  it('AB-3 each title ends with the site’s name, and “lost password” has its own title before the account’s', async () => {
    for (const [path, title] of [
      ['/my-account/', 'החשבון שלי – איים'],
      ['/my-account/?nocache=1700000000', 'החשבון שלי – איים'],
      ['/my-account/lost-password/', 'שחזור סיסמה – החשבון שלי – איים'],
      ['/en/my-account/lost-password/', 'Lost password – My account – Iyim'],
      ['/en/my-account/orders/', 'My account – Iyim'],
      ['/cart/', 'סל הקניות – איים'],
      ['/en/product/clay-cup/', 'Clay Cup – Iyim'],
    ] as const) {
      await browser.open(path);
      expect([path, browser.status, browser.page.title]).toEqual([path, 200, title]);
    }
  });

  it.each(['/', '/en/'])(
    'PG-1 each page linked from %s has a unique title, a unique number, and one first-level heading',
    async (root) => {
      const seen = new Map<string, string>();
      const numbered = new Map<string, string>();
      const wrong: string[] = [];
      const waiting = [root];
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        // Guests see the same login on every account page, so this one would count as a duplicate.
        if (seen.has(path) || path.endsWith('/my-account/orders/')) continue;
        const response = await browser.visitor.get(path);
        const source = await response.text();
        const title = /<title>(.*?)<\/title>/.exec(source)?.[1];
        // Redirects and files have no title.
        if (response.status !== 200 || title === undefined) continue;
        const same = [...seen].find(([, otherTitle]) => otherTitle === title);
        if (same) wrong.push(`${path} and ${same[0]}: ${title}`);
        const headings = source.split(/<h1[ >]/).length - 1;
        if (headings !== 1) wrong.push(`${path}: ${headings} h1`);
        seen.set(path, title);
        const [, number] = /<body class="[^"]*\b(?:page-id|postid)-(\d+)/.exec(source) ?? [];
        const other = number === undefined ? undefined : numbered.get(number);
        // Subpages, such as the second page of a list or a section of the account, have the post id of their parent page.
        if (other !== undefined && !path.startsWith(other)) wrong.push(`${path} and ${other}: ${number}`);
        if (number !== undefined && other === undefined) numbered.set(number, path);
        for (const [, href = ''] of source.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
          const url = new URL(href.replaceAll('&amp;', '&'), `http://shop.test${path}`);
          const isOurs =
            url.origin === 'http://shop.test' && url.pathname.startsWith('/en/') === (root === '/en/');
          if (isOurs && url.search === '' && url.hash === '') waiting.push(url.pathname);
        }
      }
      expect(seen.size).toBeGreaterThan(100);
      expect(numbered.size).toBeGreaterThan(50);
      expect(wrong).toEqual([]);
    },
  );

  it.each([
    ['/', 'he-IL', 'rtl'],
    ['/en/', 'en', 'ltr'],
  ])('RT-22 %s declares its language and direction', async (path, lang, dir) => {
    await browser.open(path);
    expect(browser.source).toContain(`<html lang="${lang}" dir="${dir}">`);
  });

  it.each([
    '/nope/',
    '/en/nope/',
    '/product/nope/',
    '/product/%E0%A4%A/',
    '/my-account/nope/',
    '/product-category/nope/',
    '/page/2/',
  ])('PG-1 %s is an error page', async (path) => {
    await browser.open(path);
    expect(browser.status).toBe(404);
    expect(browser.page.querySelector('h1')).not.toBeNull();
  });
});

it('SEC-1 pages show a hostile product name and search text as text', async () => {
  const evil = await noScriptBrowser(seedSampleShop);
  for (const path of [
    '/en/product/evil/',
    '/en/shop/',
    '/shop/',
    '/en/?s=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    '/en/?add-to-cart=86',
    '/en/cart/',
    '/cart/',
  ]) {
    await evil.open(path);
    expect(evil.source).not.toMatch(/<img src=x|<script>alert/);
    expect(evil.page.querySelector('[onerror]')).toBeNull();
  }
});
