import { beforeEach, describe, expect, it } from 'vitest';
import { demoCustomer, seed } from '../seed/index.ts';
import { type NoScriptBrowser, noScriptBrowser } from './testing/no-script-browser.ts';

const buyer = {
  billing_first_name: 'רות',
  billing_last_name: 'שגיא',
  billing_address_1: 'הגפן 3',
  billing_city: 'עכו',
  billing_phone: '04-5550199',
  billing_email: 'ruth@example.com',
};

describe.each([
  { language: 'Hebrew', root: '' },
  { language: 'English', root: '/en' },
])('$language pages', ({ root }) => {
  let browser: NoScriptBrowser;
  beforeEach(async () => {
    browser = await noScriptBrowser(seed);
  });
  const lines = () => browser.page.querySelectorAll('tr.cart_item').length;
  const notice = () => browser.text('.woocommerce-message, .woocommerce-error, .woocommerce-info');

  it('RT-10 a visitor without scripts buys a product: archive, variations, coupon, checkout, thank-you page', async () => {
    await browser.open(`${root}/shop/`);
    await browser.follow('.ajax_add_to_cart[data-product_id="101"]');
    expect(browser.path).toBe(`${root}/shop/?add-to-cart=101`);
    expect(notice()).toContain('View cart');

    await browser.open(`${root}/product/linen-dress/`);
    await browser.press('.single_add_to_cart_button', {
      attribute_pa_color: 'olive',
      attribute_pa_size: 'm',
      quantity: '2',
    });
    await browser.follow('.woocommerce-message .wc-forward');
    expect(browser.path).toBe(`${root}/cart/`);
    expect(lines()).toBe(2);
    expect(browser.text('.cart-subtotal td')).toContain('740.00');

    await browser.press('[name=apply_coupon]', { coupon_code: 'save10' });
    expect(browser.text('tr.cart-discount td')).toContain('74.00');

    await browser.follow('a.checkout-button');
    expect(browser.path).toBe(`${root}/checkout/`);
    await browser.press('#place_order', { ...buyer, billing_email: 'nobody' });
    const email = browser.page.querySelector('#billing_email');
    const link = browser.page.querySelector('.woocommerce-error [data-id=billing_email] a');
    expect(link?.getAttribute('href')).toBe('#billing_email');
    expect([email?.getAttribute('aria-invalid'), email?.getAttribute('aria-describedby')]).toEqual([
      'true',
      link?.id,
    ]);
    expect([...browser.page.querySelectorAll('[autofocus]')]).toEqual([email]);
    expect(browser.page.querySelector('#billing_city')?.getAttribute('value')).toBe('עכו');
    await browser.press('#place_order', buyer);
    expect(browser.path).toMatch(new RegExp(`^${root}/checkout/order-received/\\d+/\\?key=wc_order_`));
    expect(browser.text('.order_details tbody')).toMatch(/× 1.*× 2/);
    expect(browser.text('.order-total, .order_details tfoot')).toContain('666.00');

    await browser.open(`${root}/cart/`);
    expect(browser.page.querySelector('.cart-empty')).not.toBeNull();
  });

  it('CP-3 the cart’s button saves quantities, and its links remove and restore a line', async () => {
    await browser.open(`${root}/product/clay-cup/`);
    await browser.press('.single_add_to_cart_button', { quantity: '3' });
    await browser.open(`${root}/cart/`);
    const quantity = browser.page.querySelector('.qty')?.getAttribute('name') ?? '';
    await browser.press('[name=update_cart]', { [quantity]: '5' });
    expect(browser.page.querySelector('.qty')?.getAttribute('value')).toBe('5');
    expect(browser.text('td.product-subtotal')).toContain('340.00');
    await browser.follow('td.product-remove a.remove');
    expect(lines()).toBe(0);
    await browser.follow('.restore-item');
    expect(lines()).toBe(1);
  });

  it('RT-10 the shop sells every kind of product: grouped, sold individually, with “any” colour, with more than 30 variations', async () => {
    await browser.open(`${root}/product/morning-set/`);
    await browser.press('.single_add_to_cart_button', { 'quantity[101]': '1', 'quantity[128]': '2' });
    await browser.open(`${root}/product/one-off-tray/`);
    await browser.press('.single_add_to_cart_button');
    await browser.open(`${root}/product/step-planter/`);
    await browser.press('.single_add_to_cart_button', {
      attribute_pa_color: 'olive',
      attribute_pa_size: 'large',
    });
    await browser.open(`${root}/product/linen-shirt/`);
    await browser.press('.single_add_to_cart_button', { attribute_pa_color: 'sea', attribute_pa_size: 'xl' });
    await browser.open(`${root}/cart/`);
    expect(lines()).toBe(5);
  });

  it('RT-10 the product page explains why an incomplete or sold-out choice is not added', async () => {
    await browser.open(`${root}/product/linen-dress/`);
    await browser.press('.single_add_to_cart_button', { attribute_pa_color: 'olive' });
    expect(browser.page.querySelector('.woocommerce-error')).not.toBeNull();
    await browser.press('.single_add_to_cart_button', {
      attribute_pa_color: 'indigo',
      attribute_pa_size: 's',
    });
    expect(browser.page.querySelector('.woocommerce-error')).not.toBeNull();
    await browser.open(`${root}/cart/`);
    expect(lines()).toBe(0);
  });

  it('AB-3 the account shows every section only after a login', async () => {
    await browser.open(`${root}/my-account/orders/`);
    expect(browser.page.querySelector('.woocommerce-orders-table')).toBeNull();
    await browser.press('[name=login]', { username: demoCustomer.login, password: 'wrong' });
    expect(browser.page.querySelector('.woocommerce-error')).not.toBeNull();
    await browser.press('[name=login]', { username: demoCustomer.login, password: demoCustomer.password });
    expect(browser.path).toBe(`${root}/my-account/orders/`);
    expect(browser.page.querySelectorAll('.woocommerce-orders-table__row')).toHaveLength(3);
    await browser.follow('a.view');
    expect(browser.path).toMatch(/view-order\/\d+\/$/);
    expect(browser.page.querySelector('.order_details .product-total')).not.toBeNull();
    const sections = [
      '',
      'downloads/',
      'edit-account/',
      'edit-address/',
      'edit-address/billing/',
      'payment-methods/',
    ];
    for (const section of sections) {
      await browser.open(`${root}/my-account/${section}`);
      expect([section, browser.status]).toEqual([section, 200]);
      expect(browser.page.querySelector('.woocommerce-MyAccount-content')).not.toBeNull();
    }
  });

  it('AB-3 a customer changes an address and the account’s details, and logs out', async () => {
    await browser.open(`${root}/my-account/`);
    await browser.press('[name=login]', { username: demoCustomer.login, password: demoCustomer.password });
    await browser.open(`${root}/my-account/edit-address/shipping/`);
    await browser.press('[name=save_address]', { shipping_city: 'נצרת' });
    expect(browser.path).toBe(`${root}/my-account/edit-address/`);
    expect(browser.text('.woocommerce-Addresses')).toContain('נצרת');
    await browser.open(`${root}/my-account/edit-account/`);
    await browser.press('[name=save_account_details]', { account_display_name: 'דנה ל׳' });
    expect(browser.text('.woocommerce-MyAccount-content')).toContain('דנה ל׳');
    await browser.follow('.woocommerce-MyAccount-navigation-link--customer-logout a');
    expect(browser.page.querySelector('form.login')).not.toBeNull();
  });

  it('AB-3 a new customer has an empty account, and cannot see another customer’s order', async () => {
    await browser.open(`${root}/my-account/`);
    await browser.press('[name=register]', { email: 'new@example.com', password: 'long-enough' });
    expect(browser.page.querySelector('.woocommerce-MyAccount-navigation')).not.toBeNull();
    await browser.open(`${root}/my-account/view-order/1001/`);
    expect(browser.status).toBe(404);
  });

  it('CL-1 a login at the checkout keeps the cart and the page', async () => {
    await browser.open(`${root}/shop/?add-to-cart=101`);
    await browser.open(`${root}/checkout/`);
    await browser.press('.e-woocommerce-form-login-submit', {
      username: demoCustomer.login,
      password: demoCustomer.password,
    });
    expect(browser.path).toBe(`${root}/checkout/`);
    expect(browser.page.querySelector('#billing_first_name')?.getAttribute('value')).toBe('דנה');
    expect(browser.page.querySelectorAll('tr.cart_item')).toHaveLength(1);
  });

  it('CO-1 the checkout applies a coupon', async () => {
    await browser.open(`${root}/shop/?add-to-cart=101`);
    await browser.open(`${root}/checkout/`);
    await browser.press('.e-apply-coupon', { coupon_code: 'welcome' });
    expect(browser.path).toBe(`${root}/checkout/`);
    expect(browser.text('.cart-discount td')).toContain('25.00');
  });

  it('RT-10 the order has the shipping method chosen at the checkout', async () => {
    await browser.open(`${root}/shop/?add-to-cart=101`);
    await browser.open(`${root}/checkout/`);
    expect(browser.text('.order-total td')).toContain('97.00');
    await browser.press('#place_order', { ...buyer, 'shipping_method[0]': 'local_pickup:3' });
    expect(browser.text('.woocommerce-order-overview__total')).toContain('68.00');
  });

  it('LS-1 the header’s search form opens the results page', async () => {
    await browser.open(`${root}/`);
    await browser.press('.site-strip .search-submit', { s: root ? 'linen' : 'פשתן' });
    expect(browser.path).toContain(`${root}/?s=`);
    expect(browser.page.querySelectorAll('li.product').length).toBeGreaterThan(2);
  });

  it('LP-1 the archive is split into pages, with each product on one page', async () => {
    const seen = new Set<string>();
    for (const page of ['', 'page/2/', 'page/3/']) {
      await browser.open(`${root}/shop/${page}`);
      for (const { className } of browser.page.querySelectorAll('li.product'))
        seen.add(/post-\d+/.exec(className)?.[0] ?? '');
    }
    expect(seen.size).toBe(30);
    await browser.open(`${root}/shop/page/4/`);
    expect(browser.status).toBe(404);
  });
});
