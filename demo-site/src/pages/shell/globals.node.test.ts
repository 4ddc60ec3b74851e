import { describe, expect, it } from 'vitest';
import { seed } from '../../seed/index.ts';
import { demoCustomer, demoEditor } from '../../seed/people.ts';
import { type NoScriptBrowser, noScriptBrowser } from '../testing/no-script-browser.ts';

const globalOf = (browser: NoScriptBrowser, handle: string, name: string) => {
  const script = browser.page.querySelector(`#${handle}-js-extra`)?.textContent ?? '';
  const prefix = `var ${name} = `;
  expect(script.startsWith(prefix)).toBe(true);
  return JSON.parse(script.slice(prefix.length).replace(/;$/, ''));
};
const builder = (browser: NoScriptBrowser) =>
  globalOf(browser, 'elementor-frontend', 'elementorFrontendConfig');
const builderPro = (browser: NoScriptBrowser) =>
  globalOf(browser, 'elementor-pro-frontend', 'ElementorProFrontendConfig');

async function loggedIn({
  login,
  password,
}: typeof demoCustomer | typeof demoEditor): Promise<NoScriptBrowser> {
  const browser = await noScriptBrowser(seed);
  await browser.open('/en/my-account/');
  await browser.press('button[name=login]', { username: login, password });
  return browser;
}

describe('the builder’s configuration of a page', () => {
  it('PG-3 the configuration has the builder’s texts in the language of the page', async () => {
    const browser = await noScriptBrowser(seed);
    await browser.open('/lab/popups/');
    const hebrew = builder(browser);
    await browser.open('/en/lab/popups/');
    const english = builder(browser);
    expect(Object.keys(hebrew.i18n)).toEqual(Object.keys(english.i18n));
    expect([hebrew.i18n.close, english.i18n.close]).toEqual(['סגירה', 'Close']);
    expect([hebrew.is_rtl, english.is_rtl]).toEqual([true, false]);
  });

  it('PO-3 the configuration lists the breakpoints of the site, and which of them are enabled', async () => {
    const browser = await noScriptBrowser(seed);
    await browser.open('/');
    const { responsive } = builder(browser);
    const values = Object.entries<{ value: number; is_enabled: boolean; direction: string }>(
      responsive.breakpoints,
    ).map(([name, { value, is_enabled, direction }]) => [name, value, is_enabled, direction]);
    expect(values).toEqual([
      ['mobile', 800, true, 'max'],
      ['mobile_extra', 880, false, 'max'],
      ['tablet', 1000, true, 'max'],
      ['tablet_extra', 1200, false, 'max'],
      ['laptop', 1500, true, 'max'],
      ['widescreen', 2400, true, 'min'],
    ]);
  });

  it('PO-1 Elementor’s configuration contains the page’s post id and percent-encoded title, and tells whether the page has popups', async () => {
    const browser = await noScriptBrowser(seed);
    await browser.open('/lab/popups/page-load/');
    expect(builder(browser).post).toEqual({
      id: 1001,
      title: encodeURIComponent('אחרי טעינת העמוד'),
      excerpt: '',
      featuredImage: false,
    });
    expect(builderPro(browser).popup).toEqual({ hasPopUps: true });
    await browser.open('/sale/');
    expect(builderPro(browser).popup).toEqual({ hasPopUps: false });
  });

  it('PO-3 the configuration lists the roles of a user who is logged in, and no user for guests', async () => {
    const guest = await noScriptBrowser(seed);
    await guest.open('/');
    expect(builder(guest)).not.toHaveProperty('user');
    const customer = await loggedIn(demoCustomer);
    await customer.open('/lab/popups/roles/');
    expect(builder(customer).user).toEqual({ roles: ['customer'] });
  });

  it('PO-6 the configuration sets edit mode only for visitors who may edit', async () => {
    const editor = await loggedIn(demoEditor);
    await editor.open('/lab/popups/times/?elementor-preview=1040');
    expect(builder(editor).environmentMode).toEqual({ edit: true, wpPreview: false, isScriptDebug: false });
    await editor.open('/lab/popups/times/');
    expect(builder(editor).environmentMode.edit).toBe(false);
    const customer = await loggedIn(demoCustomer);
    await customer.open('/lab/popups/times/?elementor-preview=1040&preview=true');
    expect(builder(customer).environmentMode).toEqual({
      edit: false,
      wpPreview: false,
      isScriptDebug: false,
    });
  });

  it('PO-7 the page prints the address for the content of listings popups', async () => {
    const browser = await noScriptBrowser(seed);
    await browser.open('/en/lab/popups/listing/');
    expect(globalOf(browser, 'jet-popup-frontend', 'jetPopupData')).toEqual({
      version: '2.0.2',
      ajax_url: 'http://shop.test/wp-admin/admin-ajax.php',
      isElementor: 'true',
    });
  });
});

describe('the shop’s forms', () => {
  it('FM-1 the shop’s forms are inside the builder’s widgets with an id, together with their referer inputs', async () => {
    const browser = await noScriptBrowser(seed);
    const refererIn = (widget: string) =>
      browser.page.querySelector(`.elementor-widget-woocommerce-${widget}[data-id] [name=_wp_http_referer]`);
    await browser.open('/en/my-account/');
    expect(refererIn('my-account')).not.toBeNull();
    await browser.open('/en/product/basket/?add-to-cart=126');
    await browser.open('/en/cart/');
    expect(refererIn('cart')).not.toBeNull();
    await browser.open('/en/checkout/');
    expect(refererIn('checkout-page')).not.toBeNull();
  });
});
