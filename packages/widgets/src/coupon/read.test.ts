import { describe, expect, it } from 'vitest';
import { isApplied, noticeText, readCouponBox, readMore, readNotices, readRemoveLink } from './read.ts';
import { showNotices, showTotals } from './show-answer.ts';

const show = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.querySelector<HTMLElement>('[data-widget]') ?? document.body;
};

describe('reading the coupon box', () => {
  it('CO-1 readCouponBox finds the coupon field in the cart form', () => {
    const box = readCouponBox(
      show(`<form class="woocommerce-cart-form"><div class="coupon" data-widget="coupon"><label for="coupon_code">Coupon:</label>
        <input name="coupon_code" id="coupon_code"><button type="submit" name="apply_coupon" value="Apply">Apply</button></div></form>`),
    );
    expect(box).toMatchObject({ page: 'cart', form: null, toggle: null, panel: null });
    expect(box.field.id).toBe('coupon_code');
  });

  it('CO-1 readCouponBox finds the coupon field in the page builder’s checkout', () => {
    const box = readCouponBox(
      show(`<form class="woocommerce-checkout"><div class="e-coupon-box" data-widget="coupon"><p><a href="#" class="e-show-coupon-form">Coupon?</a></p>
        <div class="e-coupon-anchor" style="display:none"><input name="coupon_code"><button type="button" class="e-apply-coupon">Apply</button></div></div></form>`),
    );
    expect(box).toMatchObject({ page: 'checkout', form: null });
    expect(box.toggle?.className).toBe('e-show-coupon-form');
    expect(box.panel?.className).toBe('e-coupon-anchor');
  });

  it('CO-1 each of two coupon forms gets its own link, and a single link may be anywhere on the page', () => {
    const link = '<div class="woocommerce-info"><a href="#" class="showcoupon">Enter it</a></div>';
    const form =
      '<form class="checkout_coupon" data-widget="coupon"><input name="coupon_code"><button type="submit" name="apply_coupon">Apply</button></form>';
    show(link + form + link + form);
    const links = [...document.querySelectorAll('.showcoupon')];
    const hosts = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
    expect(hosts.map((host) => links.indexOf(readCouponBox(host).toggle as Element))).toEqual([0, 1]);
    expect(readCouponBox(show(form + link)).toggle?.className).toBe('showcoupon');
  });

  it('CO-1 readCouponBox finds the coupon field in the classic checkout, and the link outside its form', () => {
    const box = readCouponBox(
      show(`<div class="woocommerce-info">Have a coupon? <a href="#" class="showcoupon">Enter it</a></div>
        <form class="checkout_coupon" data-widget="coupon"><input name="coupon_code"><button type="submit" name="apply_coupon">Apply</button></form>
        <form class="woocommerce-checkout"></form>`),
    );
    expect(box.form?.className).toBe('checkout_coupon');
    expect(box.toggle?.className).toBe('showcoupon');
    expect(box.panel).toBe(box.form);
  });

  it('RT-3 readCouponBox throws an error that names a missing field or button', () => {
    expect(() => readCouponBox(show('<div data-widget="coupon"><button>Apply</button></div>'))).toThrow(
      /coupon_code/,
    );
    expect(() => readCouponBox(show('<div data-widget="coupon"><input name="coupon_code"></div>'))).toThrow(
      /button/,
    );
  });
});

describe('reading answers', () => {
  it('CO-1 readNotices ignores white space around a notice', () => {
    const notices = readNotices('\n\t<div class="woocommerce-message" role="alert">\n Applied.\t</div>\n');
    expect(notices).toHaveLength(1);
    expect(noticeText(notices)).toBe('Applied.');
  });

  it('CO-1 noticeText joins the items of a list of errors', () => {
    const notices = readNotices(
      '<ul class="woocommerce-error"><li>Spend <span class="amount">₪100</span> more.</li><li>Second.</li></ul>',
    );
    expect(noticeText(notices)).toBe('Spend ₪100 more. Second.');
  });

  it.each([
    [
      'a whole page',
      '<!doctype html><html><body><header>Shop</header><div class="woocommerce-message">x</div></body></html>',
      0,
    ],
    ['a notice that a plugin has wrapped', '<div><p><div class="woocommerce-message">x</div></p></div>', 1],
    ['a notice in another one', '<ul class="woocommerce-error"><li class="wc_info">x</li></ul>', 1],
    [
      'a notice after other output',
      '<br /><b>Notice</b>: x<br /><div class="woocommerce-message">x</div>',
      1,
    ],
    ['notices by type', '<p class="wc_info">1</p><p class="wc_error">2</p><p class="wc_message">3</p>', 3],
    ['text', 'Fatal error', 0],
    ['an empty answer', '', 0],
  ])('CO-1 readNotices counts each notice once in %s', (_what, html, count) => {
    expect(readNotices(html)).toHaveLength(count);
  });
});

describe('showing answers', () => {
  it('CO-1 on the cart page showNotices replaces the notices in the wrapper', () => {
    const host = show(
      '<div class="woocommerce-notices-wrapper"><div class="woocommerce-message">old</div></div><div data-widget="coupon"></div>',
    );
    showNotices('cart', host, readNotices('<div class="woocommerce-message">new</div>'));
    expect(document.querySelector('.woocommerce-notices-wrapper')?.textContent).toBe('new');
  });

  it('CO-1 on the checkout showNotices places notices before the coupon form and removes older ones, except hints', () => {
    const host = show(
      '<div class="woocommerce-notices-wrapper"><ul class="woocommerce-error"><li>old</li></ul></div><div class="woocommerce-info">Have a coupon?</div><form class="checkout_coupon" data-widget="coupon"></form><div class="woocommerce-message">older</div>',
    );
    showNotices('checkout', host, readNotices('<div class="woocommerce-message">new</div>'));
    expect(host.previousElementSibling?.textContent).toBe('new');
    expect(document.body.textContent).toBe('Have a coupon?new');
  });

  it('CO-1 isApplied finds a coupon in the totals regardless of case', () => {
    show(
      '<div class="cart_totals"><a class="woocommerce-remove-coupon" data-coupon="save10" href="#">x</a></div>',
    );
    expect([' SAVE10', 'save1', ''].map((code) => isApplied(document, code))).toEqual([true, false, false]);
  });

  it('CO-1 readMore includes the billing e-mail address on the checkout only', () => {
    const box =
      '<div data-widget="coupon"><input name="coupon_code"><button>Apply</button></div><input name="billing_email" value="dana@example.com">';
    expect(readMore(readCouponBox(show(`<form class="woocommerce-checkout">${box}</form>`)))).toEqual({
      billing_email: 'dana@example.com',
    });
    expect(readMore(readCouponBox(show(box)))).toEqual({});
  });

  it('CO-1 showTotals replaces the totals, unless they are missing in the answer', () => {
    show('<div class="cart_totals">100</div>');
    showTotals(document, '<div class="cart_totals ">90</div>');
    expect(document.querySelector('.cart_totals')?.textContent).toBe('90');
    showTotals(document, '<p>Oops</p>');
    expect(document.querySelector('.cart_totals')?.textContent).toBe('90');
  });

  it('CO-1 readRemoveLink reads the code of the clicked link', () => {
    show(
      '<a class="woocommerce-remove-coupon" href="/cart/?remove_coupon=save10" data-coupon="save10"><b>x</b></a>',
    );
    expect(readRemoveLink(document.querySelector('b'))?.code).toBe('save10');
    expect(readRemoveLink(document.body)).toBeNull();
  });
});
