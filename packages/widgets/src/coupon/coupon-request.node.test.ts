import type { Site } from '@iyim/runtime/widget';
import { describe, expect, it } from 'vitest';
import { html } from '../../../runtime/src/cart/testing/fake-shop.ts';
import { RefusedError } from '../../../runtime/src/site/errors.ts';
import { testSite } from '../../../runtime/src/site/testing/site.ts';
import { fetchTotals, requestCoupon } from './coupon-request.ts';
import { toNotice } from './notices.ts';

function answering(body: string, status = 200) {
  const sent: { url: string; fields: Record<string, string> }[] = [];
  const site = testSite(async (input, init) => {
    const request = new Request(input, init);
    sent.push({ url: request.url, fields: Object.fromEntries(new URLSearchParams(await request.text())) });
    return html(body, status);
  });
  return { site, sent };
}

describe('coupons', () => {
  it('CO-1 applying a coupon sends the code and the given nonce', async () => {
    const { site, sent } = answering('<div class="woocommerce-message" role="alert">ok</div>');
    expect((await requestCoupon(site, 'applyCoupon', { code: ' Save10 ', nonce: 'a11ce0' })).kind).toBe(
      'message',
    );
    expect(sent[0]).toEqual({
      url: 'https://shop.test/?wc-ajax=apply_coupon',
      fields: { security: 'a11ce0', coupon_code: ' Save10 ' },
    });
  });

  it('CO-1 removing a coupon sends the code in another field', async () => {
    const { site, sent } = answering('<div class="woocommerce-message">Coupon has been removed.</div>');
    await requestCoupon(site, 'removeCoupon', { code: 'save10', nonce: 'given' });
    expect(sent[0]?.fields).toEqual({ security: 'given', coupon: 'save10' });
  });

  it.each([
    ['<ul class="woocommerce-error" role="alert"><li>no</li></ul>', 'error'],
    ["<div class='wc-block is-error'>no</div>", 'error'],
    ['<div class="woocommerce-message">yes</div>', 'message'],
    ['<div class="is-success notice">yes</div>', 'message'],
    ['<div class="woocommerce-info">hm</div>', 'info'],
    ['<p>woocommerce-error</p>', 'info'],
    ['<div class="not-woocommerce-error">x</div>', 'info'],
    ['<div class="woocommerce-message">a</div><ul class="woocommerce-error"></ul>', 'error'],
  ])('CO-1 toNotice reads the kind of the notice %s from its class: %s', (notice, kind) => {
    expect(toNotice(notice)).toEqual({ kind, html: notice });
  });

  it.each<[unknown, string, string]>([
    [{ notices: { wc_error: ['no'] } }, 'error', '<div class="woocommerce-error" role="alert">no</div>'],
    [
      { notices: { error: [{ notice: 'no', data: [] }] } },
      'error',
      '<div class="woocommerce-error" role="alert">no</div>',
    ],
    [
      { success: true, data: { notices: { success: 'yes' } } },
      'message',
      '<div class="woocommerce-message" role="alert">yes</div>',
    ],
    [
      { type: 'wc_message', message: 'yes' },
      'message',
      '<div class="woocommerce-message" role="alert">yes</div>',
    ],
    [{ type: 'wc_info', text: 'hm' }, 'info', '<div class="woocommerce-info" role="alert">hm</div>'],
    [
      [
        { type: 'notice', message: 'hm' },
        { type: 'wc_error', message: 'no' },
      ],
      'error',
      '<div class="woocommerce-info" role="alert">hm</div><div class="woocommerce-error" role="alert">no</div>',
    ],
    [
      { result: 'failure', messages: '<ul class="woocommerce-error"><li>no</li></ul>' },
      'error',
      '<ul class="woocommerce-error"><li>no</li></ul>',
    ],
    [{ notices: { constructor: ['x'] } }, 'info', ''],
    [{ notices: [null, 5, { type: 'wc_error' }, { type: 'wc_error', message: 7 }] }, 'info', ''],
    [{ notices: 0 }, 'info', ''],
    [[], 'info', ''],
  ])('CO-1 toNotice reads the notices in %j with the kind %s', (answer, kind, shown) => {
    expect(toNotice(JSON.stringify(answer))).toEqual({ kind, html: shown });
  });

  it.each([
    ['<div class="wc-block-components-notice-banner is-error" role="alert">no</div>', 'error'],
    ['<p class="wc_error">no</p>', 'error'],
    ['<p class="wc_message">yes</p>', 'message'],
    ['{"notices":', 'info'],
    ['-1', 'info'],
    ['"wc_error"', 'info'],
  ])('CO-1 toNotice keeps an answer that is not JSON with notices unchanged: %s', (notice, kind) => {
    expect(toNotice(notice)).toEqual({ kind, html: notice });
  });

  const apply = (site: Site) => requestCoupon(site, 'applyCoupon', { code: 'x', nonce: 'n' });

  it('CO-1 requestCoupon() rejects with a RefusedError if the nonce is stale', async () => {
    await expect(apply(answering('-1', 403).site)).rejects.toBeInstanceOf(RefusedError);
  });

  it('CP-2 fetchTotals() returns HTML, and rejects with a RefusedError if the nonce is stale', async () => {
    const { site } = answering('<div class="cart_totals "></div>');
    expect(await fetchTotals(site)).toContain('cart_totals');
    await expect(fetchTotals(answering('-1', 403).site)).rejects.toBeInstanceOf(RefusedError);
  });

  it.each(['', ' ', '0', '-1'])(
    'CO-1 requestCoupon() resolves without a notice for the answer %j with status 200',
    async (body) => {
      expect(await apply(answering(body).site)).toEqual({ kind: 'info', html: body });
    },
  );
});
