import { describe, expect, it } from 'vitest';
import { html } from '../../../runtime/src/cart/testing/fake-shop.ts';
import { HttpError, InvalidAnswerError } from '../../../runtime/src/site/errors.ts';
import { testSite } from '../../../runtime/src/site/testing/site.ts';
import { fetchFreshPage, followLink, submitCartForm } from './pages.ts';

describe('pages', () => {
  it('CP-2 submitCartForm posts the cart form and returns the answered page', async () => {
    let sent = '';
    const site = testSite(async (input, init) => {
      const request = new Request(input, init);
      sent = `${request.method} ${request.url} ${await request.text()}`;
      return html('<html>cart</html>');
    });
    const body = new URLSearchParams({ 'cart[k][qty]': '2', update_cart: 'Update cart' });
    expect(await submitCartForm(site, { url: 'https://shop.test/cart/', body })).toBe('<html>cart</html>');
    expect(sent).toBe('POST https://shop.test/cart/ cart%5Bk%5D%5Bqty%5D=2&update_cart=Update+cart');
  });

  it('MC-4 followLink bypasses the browser’s cache, which may contain an earlier answer', async () => {
    const caches: RequestCache[] = [];
    const site = testSite(async (input, init) => {
      caches.push(new Request(input, init).cache);
      return html('<html>2</html>');
    });
    expect(await followLink(site, 'https://shop.test/cart/?remove_item=a')).toBe('<html>2</html>');
    expect(caches).toEqual(['no-store']);
  });

  it.each([
    ['/checkout/?add-to-cart=7&quantity=2', '/checkout/?quantity=2&'],
    ['/cart/?lang=he&remove_coupon=save5#totals', '/cart/?lang=he&'],
    ['/cart/?coupon_code=ten&undo_item=k&%D7%90=1', '/cart/?%D7%90=1&'],
    ['/?not-add-to-cart=1', '/?not-add-to-cart=1&'],
  ])('AC-3 %s is requested again without its cart actions', async (address, expected) => {
    const requested: string[] = [];
    const site = testSite(async (input) => {
      requested.push(new Request(input).url);
      return html('<html></html>');
    });
    await fetchFreshPage(site, `https://shop.test${address}`);
    expect(requested[0]?.split('nocache=')[0]).toBe(`https://shop.test${expected}`);
    await submitCartForm(site, { url: `https://shop.test${address}`, body: new URLSearchParams() });
    expect(requested[1]).not.toMatch(/[?&](add-to-cart|remove_coupon|coupon_code|undo_item)=/);
  });

  it('CP-2 submitCartForm, followLink and fetchFreshPage reject an answer that is not a page', async () => {
    const site = testSite(
      async () => new Response('<html></html>', { headers: { 'content-type': 'application/json' } }),
    );
    const body = new URLSearchParams();
    for (const answer of [
      followLink(site, '/x/'),
      fetchFreshPage(site, '/x/'),
      submitCartForm(site, { url: '/cart/', body }),
    ])
      await expect(answer).rejects.toBeInstanceOf(InvalidAnswerError);
  });

  it('LP-1 followLink rejects a missing or an empty page', async () => {
    await expect(
      followLink(
        testSite(async () => html('no', 404)),
        '/x/',
      ),
    ).rejects.toBeInstanceOf(HttpError);
    await expect(
      followLink(
        testSite(async () => html('')),
        '/x/',
      ),
    ).rejects.toBeInstanceOf(InvalidAnswerError);
  });
});
