import { start, stop } from '@iyim/runtime';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { $, putJQueryOnPage } from '../../../runtime/src/host-page/testing/jquery.ts';
import { find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { cart } from '../../bundle/catalogue.ts';
import hostStyles from './host.css?inline';
import {
  heard,
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

describe.each(['rtl', 'ltr'] as const)('the cart page, %s', (dir) => {
  it('CP-2 a changed quantity updates form, totals and notices, with the original’s events in order', async () => {
    await show({ dir });
    await userEvent.fill(quantity(), '3');
    await soon(() => expect(subtotals()).toEqual(['₪30', '₪20']));
    expect(find('.order-total').textContent).toContain('₪50');
    expect(find('.woocommerce-notices-wrapper').textContent).toBe('Cart updated.');
    expect(updates()).toHaveLength(1);
    expect(updates()[0]?.body.get('woocommerce-cart-nonce')).toBe('abc');
    await soon(() =>
      expect(heard).toEqual(['updated_cart_totals', 'updated_wc_div', 'wc_fragments_refreshed']),
    );
  });

  it('CP-1 has no axe violation, and targets one can hit', async () => {
    await show({ dir });
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    const { width, height } = step('a', 1).getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });

  it('CP-2 the buttons stand on the side their sign is expected on', async () => {
    await show({ dir });
    const less = step('a', -1).getBoundingClientRect().left;
    const more = step('a', 1).getBoundingClientRect().left;
    expect(Math.sign(more - less)).toBe(dir === 'rtl' ? -1 : 1);
  });
});

describe('notices of the answer', () => {
  it('CP-2 are shown once where the theme prints them twice, and stay in the notice around them', async () => {
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

describe.each(['rtl', 'ltr'] as const)('beside a shop theme, %s', (dir) => {
  it('RT-9 its buttons move nothing: their place is taken from the first paint', async () => {
    const theme = document.createElement('style');
    // As WooCommerce and its own theme have it.
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

describe('when it updates', () => {
  it('CP-2 1500 ms after the last change by default', async () => {
    await show({ settings: {} });
    quantity().value = '2';
    const from = performance.now();
    quantity().dispatchEvent(new Event('input', { bubbles: true }));
    await vi.waitFor(() => expect(updates()).toHaveLength(1), { timeout: 4000, interval: 10 });
    expect(performance.now() - from).toBeGreaterThanOrEqual(1490);
  });

  it('CP-2 for a quantity that a theme’s button changes through jQuery', async () => {
    putJQueryOnPage($);
    await show();
    quantity().value = '3';
    $(quantity()).trigger('change');
    putJQueryOnPage(undefined);
    await soon(() => expect(subtotals()).toEqual(['₪30', '₪20']));
    expect(updates()).toHaveLength(1);
  });

  it('CP-2 after update_cart_delay where the page sets one', async () => {
    await show({ settings: { update_cart_delay: 20 } });
    quantity().value = '2';
    const from = performance.now();
    quantity().dispatchEvent(new Event('input', { bubbles: true }));
    await vi.waitFor(() => expect(updates()).toHaveLength(1), { timeout: 4000, interval: 10 });
    expect(performance.now() - from).toBeLessThan(1490);
  });

  it('CP-2 at once by the update button, and not a second time', async () => {
    await show();
    quantity().value = '2';
    quantity().dispatchEvent(new Event('input', { bubbles: true }));
    find('[name="update_cart"]').click();
    await soon(() => expect(subtotals()[0]).toBe('₪20'));
    await new Promise((resolve) => setTimeout(resolve, 2 * QUICK));
    expect(updates()).toHaveLength(1);
  });

  it('CP-2 at once by Enter in a quantity, which is not the coupon’s button', async () => {
    await show({ settings: {} });
    await userEvent.fill(quantity(), '4');
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(subtotals()[0]).toBe('₪40'));
    expect(leaves).toEqual([]);
  });

  it('CP-2 once: neither a form that is replaced nor a field that is left sends the same again', async () => {
    await show();
    await userEvent.fill(quantity(), '3');
    await soon(() => expect(subtotals()[0]).toBe('₪30'));
    await userEvent.click(find('#coupon_code'));
    await new Promise((resolve) => setTimeout(resolve, 2 * QUICK));
    expect(updates()).toHaveLength(1);
    expect(find('.woocommerce-notices-wrapper').textContent).toBe('Cart updated.');
  });

  it('CP-2 not when nothing has changed, so that what is told on the page stays', async () => {
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
    await new Promise((resolve) => setTimeout(resolve, 2 * QUICK));
    expect(server.seen).toEqual([]);
    expect(find('.coupon [role="alert"]').textContent).toBe('No such coupon');
  });

  it('CP-2 the update button is left out where the cart updates by itself, and its place is kept', async () => {
    const isShown = () => find('[name="update_cart"]').checkVisibility({ visibilityProperty: true });
    await show();
    expect(isShown()).toBe(false);
    expect(find('[name="update_cart"]').offsetHeight).toBeGreaterThan(0);
    stop();
    await show({ settings: { update_cart_automatically: 'no' } });
    expect(isShown()).toBe(true);
  });

  it('CP-2 not by itself when the setting is off', async () => {
    await show({ settings: { update_cart_automatically: 'no', update_cart_delay: 20 } });
    await userEvent.fill(quantity(), '4');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(updates()).toHaveLength(0);
    find('[name="update_cart"]').click();
    await soon(() => expect(subtotals()[0]).toBe('₪40'));
  });

  it('CP-2 another button of the form keeps its own business', async () => {
    await show();
    find('[name="apply_coupon"]').click();
    expect(leaves).toEqual(['submit apply_coupon']);
  });
});

describe('one more, one less', () => {
  it('CP-2 the buttons change the quantity, keep the focus, and stop at the limits', async () => {
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

  it('CP-2 one less than one does not take the product out', async () => {
    await show();
    await userEvent.click(step('a', -1));
    expect(quantity().value).toBe('1');
  });

  it('SEC-1 a product name with markup in it is a label and nothing more', async () => {
    server.lines = { a: { name: '<img src=x onerror="window.hit=1">', quantity: 1 } };
    await show({ dir: 'ltr' });
    expect(step('a', 1).getAttribute('aria-label')).toBe('One more: <img src=x onerror="window.hit=1">');
    expect(document.querySelector('img')).toBeNull();
  });

  it('CP-2 there are none when the setting is off', async () => {
    await show({ settings: { quantity_buttons: '' } });
    expect(document.querySelector('[data-iyim-step]')).toBeNull();
  });
});

describe('quantities that make no sense', () => {
  it.each([
    ['nothing', ''],
    ['a negative number', '-1'],
    ['more than there is', '10'],
    ['half a product', '1.5'],
    ['no number', 'e'],
  ])('CP-2 %s is pointed out and not sent', async (_what, text) => {
    await show();
    await userEvent.clear(quantity());
    if (text) await userEvent.type(quantity(), text);
    find('[name="update_cart"]').click();
    await soon(() => expect(quantity().matches(':invalid')).toBe(true));
    expect(quantity().validationMessage).not.toBe('');
    expect(document.activeElement).toBe(quantity());
    await new Promise((resolve) => setTimeout(resolve, 2 * QUICK));
    expect(updates()).toHaveLength(0);
    await userEvent.fill(quantity(), '3');
    await soon(() => expect(subtotals()[0]).toBe('₪30'));
  });

  it('CP-2 text fields of older themes are held to the same', async () => {
    await show();
    quantity().type = 'text';
    await userEvent.fill(quantity(), 'abc');
    await soon(() => expect(quantity().validationMessage).toContain('0'));
    expect(updates()).toHaveLength(0);
  });
});

describe('coming and going', () => {
  it('RT-18 stop gives the server’s markup back', async () => {
    document.body.innerHTML = inside();
    const before = document.body.innerHTML;
    const host = await show();
    find('.shipping-calculator-button').click();
    stop();
    expect(host.innerHTML).toBe(before);
  });

  it('RT-3 a host without a cart form fails alone and says what is missing', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    document.body.innerHTML = '<div data-widget="cart"><p>Hello</p></div>';
    start({ widgets: [cart] });
    await soon(() => expect(find('[data-widget]').dataset.widgetState).toBe('failed'));
    expect(String(said.mock.calls[0]?.[0])).toContain('woocommerce-cart-form');
  });
});
