import { beforeEach, describe, expect, it } from 'vitest';
import { browserJar, browserPlatform } from '../shop/browser-platform.ts';
import { contactForm } from '../shop/builder-forms/definitions.ts';
import { receivedForms } from '../shop/builder-forms/received.ts';
import { siteKeys } from '../shop/captcha/tokens.ts';
import { openShop, type Shop } from '../shop/shop.ts';
import { seedSampleShop } from '../shop/testing/sample-shop.ts';
import { memoryRepository } from '../store/memory.ts';
import { handleContract } from './handle.ts';
import { contactValues } from './testing/test-form.ts';

let shop: Shop;
let page: { cookie: string };

/** Returns a minimal `document.cookie` for the jar, because happy-dom's `document.cookie` keeps expired cookies. */
function cookiePage(): { cookie: string } {
  const kept = new Map<string, string>();
  return {
    get cookie() {
      return Array.from(kept, ([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (/Max-Age=0/.test(line)) kept.delete(name);
      else kept.set(name, value);
    },
  };
}

beforeEach(async () => {
  page = cookiePage();
  const repository = memoryRepository();
  seedSampleShop(repository);
  shop = await openShop(repository, browserPlatform, browserJar(page));
});

const ask = async (endpoint: string, body: string) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };
  const request = new Request(`http://localhost/?wc-ajax=${endpoint}`, { method: 'POST', body, headers });
  return (await handleContract(request, shop))?.json();
};

describe('the contracts inside a page', () => {
  it('CF-1 a shop inside a page keeps a cart without Cookie headers, and sets the cookies that the page reads', async () => {
    const added = await ask('add_to_cart', 'product_id=18&quantity=2');
    expect(page.cookie).toContain(`woocommerce_cart_hash=${added.cart_hash}`);
    expect(page.cookie).not.toContain('wp_woocommerce_session');
    expect(await ask('get_refreshed_fragments', 'time=1')).toHaveProperty('cart_hash', added.cart_hash);
    await ask('remove_from_cart', 'cart_item_key=6f4922f45568161a8cdf4ad2299f6d23');
    expect(page.cookie).not.toContain('woocommerce_cart_hash');
  });

  it('PO-7 a shop inside a page fills a popup of the listings plugin with the item it was opened from', async () => {
    const body = 'action=jet_popup_get_content&data%5Bpopup_id%5D=7101&data%5BpostId%5D=18';
    const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };
    const request = new Request('http://localhost/wp-admin/admin-ajax.php', {
      method: 'POST',
      body,
      headers,
    });
    const answer = await (await handleContract(request, shop))?.json();
    expect(answer).toMatchObject({ type: 'success', content: { content: expect.stringContaining('<h2>') } });
  });

  it('FM-9 a shop inside a page accepts a form with a captcha, and a subscription', async () => {
    const post = async (path: string, fields: Record<string, string>) => {
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        referer: 'http://localhost/en/contact/',
      };
      const body = new URLSearchParams(fields).toString();
      const request = new Request(`http://localhost${path}`, { method: 'POST', body, headers });
      return (await handleContract(request, shop))?.json();
    };
    const { token } = await post('/captcha/token', { sitekey: siteKeys.checkbox, action: '' });
    const form = {
      action: 'elementor_pro_forms_send_form',
      post_id: String(contactForm.postId),
      form_id: contactForm.id,
      'g-recaptcha-response': token,
      ...Object.fromEntries(
        Object.entries(contactValues).map(([id, value]) => [`form_fields[${id}]`, value]),
      ),
    };
    expect(await post('/wp-admin/admin-ajax.php', form)).toHaveProperty('success', true);
    expect(await post('/wp-admin/admin-ajax.php', form)).toHaveProperty('data.errors.captcha');
    expect(receivedForms(shop.repository)).toHaveLength(1);
    const mail = { action: 'jet_subscribe_form_ajax', 'data[email]': 'a@example.com' };
    expect(await post('/wp-admin/admin-ajax.php', mail)).toHaveProperty('type', 'success');
  });

  it('CL-1 a shop inside a page checks passwords with the browser’s own cryptography', async () => {
    expect(
      await shop.platform.verifyPassword('shalom1234', shop.repository.users()[0]?.passwordHash ?? ''),
    ).toBe(true);
    expect(await shop.platform.verifyPassword('other', shop.repository.users()[0]?.passwordHash ?? '')).toBe(
      false,
    );
  });
});
