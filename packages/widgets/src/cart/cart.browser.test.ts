import { start, stop } from '@iyim/runtime';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { $, putJQueryOnPage } from '../../../runtime/src/host-page/testing/jquery.ts';
import { yieldToBrowser } from '../../../runtime/src/host-page/yield-to-browser.ts';
import { find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { cart } from '../../bundle/catalogue.ts';
import hostStyles from './host.css?inline';
import {
  fired,
  inside,
  leaves,
  page,
  QUICK,
  quantity,
  server,
  setUpCartPage,
  show,
  step,
  subtotals,
  updates,
} from './testing/cart-page.ts';

setUpCartPage();

const holdTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
/** Advances the clock, and lets a request that this starts arrive at the server. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let task = 0; task < 10; task += 1) await yieldToBrowser();
}

describe.each(['rtl', 'ltr'] as const)('the cart page, %s', (dir) => {
  it('CP-2 a changed quantity updates the form, totals and notices, and fires the original’s events in order', async () => {
    await show({ dir });
    await userEvent.fill(quantity(), '3');
    await soon(() => expect(subtotals()).toEqual(['₪30', '₪20']));
    expect(find('.order-total').textContent).toContain('₪50');
    expect(find('.woocommerce-notices-wrapper').textContent).toBe('Cart updated.');
    expect(updates()).toHaveLength(1);
    expect(updates()[0]?.body.get('woocommerce-cart-nonce')).toBe('abc');
    await soon(() =>
      expect(fired).toEqual(['updated_cart_totals', 'updated_wc_div', 'wc_fragments_refreshed']),
    );
  });

  it('CP-1 axe finds no violation on the cart page, and the quantity buttons are at least 24 px large', async () => {
    await show({ dir });
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    const { width, height } = step('a', 1).getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });

  it('CP-2 the minus button precedes the plus button in the page’s direction', async () => {
    await show({ dir });
    const less = step('a', -1).getBoundingClientRect().left;
    const more = step('a', 1).getBoundingClientRect().left;
    expect(Math.sign(more - less)).toBe(dir === 'rtl' ? -1 : 1);
  });
});

describe('notices of the answer', () => {
  it('CP-2 the cart page shows repeated notices once, and keeps nested notices inside the outer notice', async () => {
    const refusal = '<ul class="woocommerce-error" role="alert"><li>Only 2 left.</li></ul>';
    await show();
    server.fail = () =>
      page(
        `${refusal}<div class="woocommerce-info">Note <p class="woocommerce-message">inside</p></div>${refusal}`,
      );
    await userEvent.fill(quantity(), '9');
    await soon(() =>
      expect(find('.woocommerce-notices-wrapper').textContent).toBe('Only 2 left.Note inside'),
    );
  });
});

describe.each(['rtl', 'ltr'] as const)('with a shop theme, %s', (dir) => {
  it('RT-9 the quantity buttons move nothing when the cart mounts', async () => {
    const theme = document.createElement('style');
    // Styles of WooCommerce and its default theme.
    theme.textContent = `${hostStyles}
      body { font: 16px/1.618 sans-serif }
      .screen-reader-text { position: absolute; clip-path: inset(50%); inline-size: 1px; block-size: 1px; overflow: hidden }
      table { border-collapse: separate; inline-size: 100% }
      td { padding: 1em 1.41575em; text-align: start; vertical-align: top }
      .input-text { padding: .6180469716em; border: 0; box-sizing: border-box }
      .quantity .qty { inline-size: 4.235801032em; text-align: center }
      button { padding: .6180469716em 1.41575em; border: 0; font-weight: 600 }`;
    document.head.append(theme);
    document.documentElement.dir = dir;
    document.body.innerHTML = `<div class="woocommerce" data-widget="cart">${inside()}</div>`;
    const places = () =>
      [...document.querySelectorAll('tr, td, .qty, .coupon, .cart_totals')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.className, x, y, width, height].join(' ');
      });
    const before = places();
    start({ widgets: [cart] });
    await soon(() => expect(step('a', 1).getBoundingClientRect().width).toBe(44));
    expect(places()).toEqual(before);
  });
});

describe('updating the cart', () => {
  it('CP-2 the cart updates 1500 ms after the last change by default', async () => {
    holdTimers();
    await show({ settings: {} });
    quantity().value = '2';
    quantity().dispatchEvent(new Event('input', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(1499);
    expect(updates()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    await soon(() => expect(updates()).toHaveLength(1));
  });

  it('CP-2 a jQuery change event of a theme’s button updates the cart', async () => {
    putJQueryOnPage($);
    await show();
    quantity().value = '3';
    $(quantity()).trigger('change');
    putJQueryOnPage(undefined);
    await soon(() => expect(subtotals()).toEqual(['₪30', '₪20']));
    expect(updates()).toHaveLength(1);
  });

  it('CP-2 update_cart_delay changes the delay', async () => {
    holdTimers();
    await show({ settings: { update_cart_delay: 20 } });
    quantity().value = '2';
    quantity().dispatchEvent(new Event('input', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(19);
    expect(updates()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    await soon(() => expect(updates()).toHaveLength(1));
  });

  it('CP-2 the update button updates the cart immediately, and only once', async () => {
    holdTimers();
    await show();
    quantity().value = '2';
    quantity().dispatchEvent(new Event('input', { bubbles: true }));
    find('[name="update_cart"]').click();
    await soon(() => expect(subtotals()[0]).toBe('₪20'));
    await pass(2 * QUICK);
    expect(updates()).toHaveLength(1);
  });

  it('CP-2 Enter in a quantity updates the cart immediately and does not apply a coupon', async () => {
    await show({ settings: {} });
    await userEvent.fill(quantity(), '4');
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(subtotals()[0]).toBe('₪40'));
    expect(leaves).toEqual([]);
  });

  it('CP-2 a quantity is sent once, although its form is replaced and its field is blurred', async () => {
    holdTimers();
    await show();
    await userEvent.fill(quantity(), '3');
    await pass(QUICK);
    await soon(() => expect(subtotals()[0]).toBe('₪30'));
    await userEvent.click(find('#coupon_code'));
    await pass(2 * QUICK);
    expect(updates()).toHaveLength(1);
    expect(find('.woocommerce-notices-wrapper').textContent).toBe('Cart updated.');
  });

  it('CP-2 the cart page sends nothing without a change, so that messages on the page stay', async () => {
    holdTimers();
    await show();
    find('.coupon').insertAdjacentHTML('beforeend', '<p role="alert">No such coupon</p>');
    await userEvent.fill(find('#coupon_code'), 'nope');
    quantity().focus();
    for (const value of ['5', '1']) {
      quantity().value = value;
      quantity().dispatchEvent(new Event('input', { bubbles: true }));
    }
    await userEvent.keyboard('{Enter}');
    await userEvent.click(find('#coupon_code'));
    await pass(2 * QUICK);
    expect(server.seen).toEqual([]);
    expect(find('.coupon [role="alert"]').textContent).toBe('No such coupon');
  });

  it('CP-2 automatic updates hide the update button and keep its space', async () => {
    const isShown = () => find('[name="update_cart"]').checkVisibility({ visibilityProperty: true });
    await show();
    expect(isShown()).toBe(false);
    expect(find('[name="update_cart"]').offsetHeight).toBeGreaterThan(0);
    stop();
    await show({ settings: { update_cart_automatically: 'no' } });
    expect(isShown()).toBe(true);
  });

  it('CP-2 with update_cart_automatically off, only the update button sends the quantities', async () => {
    holdTimers();
    await show({ settings: { update_cart_automatically: 'no', update_cart_delay: 20 } });
    await userEvent.fill(quantity(), '4');
    await pass(20);
    expect(updates()).toHaveLength(0);
    find('[name="update_cart"]').click();
    await soon(() => expect(subtotals()[0]).toBe('₪40'));
  });

  it('CP-2 a button of the cart form with another name submits the form natively', async () => {
    await show();
    find('[name="apply_coupon"]').click();
    expect(leaves).toEqual(['submit apply_coupon']);
  });
});

describe('quantity buttons', () => {
  it('CP-2 the quantity buttons change the quantity, keep the focus, and stop at the limits', async () => {
    await show();
    server.lines = { a: { name: 'Tee', quantity: 8, max: 9 } };
    document.body.dispatchEvent(new CustomEvent('wc_update_cart', { detail: [] }));
    await soon(() => expect(quantity().value).toBe('8'));
    step('a', 1).focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    expect(quantity().value).toBe('9');
    await soon(() => expect(subtotals()[0]).toBe('₪90'));
    expect(document.activeElement).toBe(step('a', 1));
    expect(find('[role="status"]').textContent).toContain('Tee: 9');
  });

  it('CP-2 the minus button does not go below one', async () => {
    await show();
    await userEvent.click(step('a', -1));
    expect(quantity().value).toBe('1');
  });

  it('SEC-1 markup in a product name stays text in the label', async () => {
    server.lines = { a: { name: '<img src=x onerror="window.hit=1">', quantity: 1 } };
    await show({ dir: 'ltr' });
    expect(step('a', 1).getAttribute('aria-label')).toBe(
      'Increase quantity of <img src=x onerror="window.hit=1">',
    );
    expect(document.querySelector('img')).toBeNull();
  });

  it('CP-2 with quantity_buttons off, quantities have no buttons', async () => {
    await show({ settings: { quantity_buttons: '' } });
    expect(document.querySelector('[data-iyim-step]')).toBeNull();
  });
});

describe('invalid quantities', () => {
  it.each([
    ['an empty field', ''],
    ['a negative number', '-1'],
    ['more than the stock', '10'],
    ['a fraction', '1.5'],
    ['a text', 'e'],
  ])('CP-2 %s as a quantity is reported and not sent', async (_what, text) => {
    holdTimers();
    await show();
    await userEvent.clear(quantity());
    if (text) await userEvent.type(quantity(), text);
    find('[name="update_cart"]').click();
    await soon(() => expect(quantity().matches(':invalid')).toBe(true));
    expect(quantity().validationMessage).not.toBe('');
    expect(document.activeElement).toBe(quantity());
    await pass(2 * QUICK);
    expect(updates()).toHaveLength(0);
    await userEvent.fill(quantity(), '3');
    await pass(QUICK);
    await soon(() => expect(subtotals()[0]).toBe('₪30'));
  });

  it('CP-2 a quantity in a text field of an older theme is validated', async () => {
    await show();
    quantity().type = 'text';
    await userEvent.fill(quantity(), 'abc');
    await soon(() => expect(quantity().validationMessage).toContain('0'));
    expect(updates()).toHaveLength(0);
  });
});

describe('mounting and unmounting', () => {
  it('RT-18 stop() restores the cart page’s server HTML', async () => {
    document.body.innerHTML = inside();
    const before = document.body.innerHTML;
    const host = await show();
    find('.shipping-calculator-button').click();
    stop();
    expect(host.innerHTML).toBe(before);
  });

  it('RT-3 a host without a cart form fails with a console error that names what is missing', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    document.body.innerHTML = '<div data-widget="cart"><p>Hello</p></div>';
    start({ widgets: [cart] });
    await soon(() => expect(find('[data-widget]').dataset.widgetState).toBe('failed'));
    expect(String(logged.mock.calls[0]?.[0])).toContain('woocommerce-cart-form');
  });
});
