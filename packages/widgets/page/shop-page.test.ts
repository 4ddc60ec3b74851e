import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dispatchLegacy } from '../../runtime/src/host-page/legacy-events.ts';
import { endBehaviours, behaviours as runningBehaviours } from '../../runtime/src/site/behaviour.ts';
import { find } from '../../runtime/src/testing/find.ts';
import { behaviours } from './behaviours.ts';
import { COUNT_DELAY, followShopPage, NOTICE_DELAY } from './shop-page.ts';

const open = (html: string) => {
  document.body.innerHTML = html;
  return followShopPage(document);
};
const key = (selector: string, name: string) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  find(selector).dispatchEvent(event);
  return event;
};
const focusIn = (selector: string) =>
  find(selector).dispatchEvent(new FocusEvent('focusin', { bubbles: true }));

/** Starts the behaviour as the page does. */
const begin = async () => {
  (await behaviours['shop-page']?.load())?.(document);
  await vi.dynamicImportSettled();
};
const hasBegun = () => runningBehaviours().running.has('shop-page');

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  endBehaviours();
  vi.useRealTimers();
  document.cookie = 'store_notice7=; max-age=0; path=/';
});

describe('the small jobs of the shop’s page', () => {
  it('PG-6 they are done only if the page’s configuration names the shop’s script as left out', () => {
    const isNeeded = (attributes: string) => {
      document.body.innerHTML = `<script type="application/json" id="iyim-config" ${attributes}>{}</script>`;
      return Boolean(behaviours['shop-page']?.sign?.(document));
    };
    expect(isNeeded('data-left-out="wc-cart woocommerce"')).toBe(true);
    expect(isNeeded('data-left-out="wc-cart woocommerce-x"')).toBe(false);
    expect(isNeeded('')).toBe(false);
  });

  it.each([
    ['a sort menu', '<form class="woocommerce-ordering"></form>', true],
    ['a login form', '<div class="woocommerce"><form><input type="password"></form></div>', true],
    ['a notice', '<div class="woocommerce-message" role="alert">Added</div>', true],
    ['a quantity below its minimum', '<input class="qty" min="6" value="1">', true],
    ['an ordinary quantity', '<input class="qty" min="1" value="1">', false],
    ['a header cart without lines', '<div class="widget_shopping_cart_content"></div>', false],
  ])('PG-6 whether a page with %s fetches their code', async (_, html, isFetched) => {
    document.body.innerHTML = `<main></main>${html}`;
    await begin();
    expect(hasBegun()).toBe(isFetched);
  });

  it('PG-6 their code is fetched for parts that are added later, but not for notices, which keep from taking the focus', async () => {
    document.body.innerHTML = '<main></main>';
    await begin();
    const add = async (html: string) => {
      find('main').innerHTML += html;
      await vi.advanceTimersByTimeAsync(100);
    };
    await add('<div class="woocommerce-message" role="alert">Added</div>');
    expect(hasBegun()).toBe(false);
    await add('<a class="remove_from_cart_button" role="button" href="#x">Remove</a>');
    await vi.waitFor(() => expect(hasBegun()).toBe(true));
    const clicked = vi.fn();
    find('.remove_from_cart_button').addEventListener('click', clicked);
    key('.remove_from_cart_button', ' ');
    expect(clicked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(NOTICE_DELAY * 2);
    expect(document.activeElement).toBe(document.body);
  });

  it('PG-6 a choice in the sort menu submits its form, even if a field hides the form’s functions', () => {
    open(`<form class="woocommerce-ordering"><select class="orderby"><option>a<option>b</select>
      <input name="requestSubmit"><input name="submit"></form><form id="other"><select class="orderby"></select></form>`);
    const sent: EventTarget[] = [];
    document.addEventListener('submit', (event) => {
      event.preventDefault();
      if (event.target) sent.push(event.target);
    });
    for (const select of document.querySelectorAll('select'))
      select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(sent).toEqual([find('.woocommerce-ordering')]);
  });

  it('PG-6 a quantity below its minimum is raised to it, except in grouped products', () => {
    open(`<input class="qty" min="6" value="1"><input class="qty" min="2" value="3"><input class="qty" min="" value="1">
      <div class="product-quantity"><input class="qty" min="6" value="0"></div>`);
    expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['6', '3', '1', '0']);
  });

  const notice = `<p class="woocommerce-store-notice" data-notice-id="7" style="display: none;">Free delivery
    <a href="#" role="button" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>`;
  const shown = () => find('.woocommerce-store-notice').style.display;

  it.each([
    ['a click', () => find('a').click()],
    ['Enter', () => key('a', 'Enter')],
    ['Space', () => key('a', ' ')],
  ])('PG-6 the store notice shows until %s dismisses it, and a cookie remembers that', (_, dismiss) => {
    open(notice);
    expect(shown()).toBe('block');
    key('a', 'x');
    expect(shown()).toBe('block');
    dismiss();
    expect(shown()).toBe('none');
    expect(document.cookie).toContain('store_notice7=hidden');
    endBehaviours();
    open(notice);
    expect(shown()).toBe('none');
  });

  it('PG-6 a page with several store notices shows all of them, and dismissing any of them hides all', () => {
    const other = notice.replace('"7"', '"8"');
    const displays = () =>
      [...document.querySelectorAll<HTMLElement>('.woocommerce-store-notice')].map(
        ({ style }) => style.display,
      );
    open(`${notice}<footer>${other}</footer>`);
    expect(displays()).toEqual(['block', 'block']);
    find('footer a').click();
    expect(displays()).toEqual(['none', 'none']);
    expect(document.cookie).toContain('store_notice7=hidden');
    expect(document.cookie).not.toContain('store_notice8');
    endBehaviours();
    expect(displays()).toEqual(['none', 'none']);
    open(`${notice}<footer>${other}</footer>`);
    expect(displays()).toEqual(['none', 'none']);
  });

  it('PG-6 a link outside the notice, with the shop’s class, dismisses it, and ending restores the page', () => {
    const page = `<p class="woocommerce-store-notice" data-notice-id="7" style="display: none;">Free delivery</p>
      <a href="#" role="button" class="woocommerce-store-notice__dismiss-link">Dismiss</a>`;
    const end = open(page);
    expect(shown()).toBe('block');
    end();
    expect(document.body.innerHTML).toBe(page);
    open(page);
    find('a').click();
    expect(shown()).toBe('none');
  });

  it('PG-6 a notice with a hostile number sets one cookie', () => {
    open(notice.replace('"7"', '"7; max-age=0; x=y"'));
    find('a').click();
    expect(document.cookie).toContain('store_notice7max-age0xy=hidden');
    document.cookie = 'store_notice7max-age0xy=; max-age=0; path=/';
  });

  it('PG-6 the description of a field shows while the field has the focus; Escape hides it', () => {
    open(`<p><span class="woocommerce-input-wrapper"><input id="a"><span class="description" id="d1">A</span></span></p>
      <p><span class="woocommerce-input-wrapper"><input id="b"><span class="description" id="d2">B</span></span></p>`);
    const states = () => ['#d1', '#d2'].map((id) => find(id).getAttribute('aria-hidden'));
    focusIn('#a');
    expect(states()).toEqual(['false', null]);
    focusIn('#b');
    expect(states()).toEqual(['true', 'false']);
    expect(key('#b', 'Escape').defaultPrevented).toBe(true);
    expect(states()).toEqual(['true', 'true']);
    expect(key('#b', 'Escape').defaultPrevented).toBe(false);
  });

  it('PG-6 a button shows a typed password and hides it again, with the shop’s labels', () => {
    vi.stubGlobal('woocommerce_params', { i18n_password_show: 'הצגת הסיסמה', i18n_password_hide: '"><b>' });
    open(`<div class="woocommerce"><form>
      <p><input class="woocommerce-Input" type="password" id="p"></p>
      <p><span><input type="password" id="q"></span></p><p><input type="password" id="r"></p></form></div>
      <form><input class="woocommerce-Input" type="password"></form>`);
    const buttons = () => [
      ...document.querySelectorAll<HTMLButtonElement>('.password-input > .show-password-input'),
    ];
    expect(buttons().map((button) => button.getAttribute('aria-describedby'))).toEqual(['p', 'q']);
    const button = find<HTMLButtonElement>('.show-password-input');
    expect(button.getAttribute('aria-label')).toBe('הצגת הסיסמה');
    button.click();
    expect(find<HTMLInputElement>('#p').type).toBe('text');
    expect(document.activeElement).toBe(find('#p'));
    expect(button.getAttribute('aria-label')).toBe('"><b>');
    button.click();
    expect(find<HTMLInputElement>('#p').type).toBe('password');
  });

  it.each([undefined, null, 7, 'x', { i18n_password_show: 7 }])(
    'PG-6 a password button has an English label if the shop’s data is %o',
    (data) => {
      vi.stubGlobal('woocommerce_params', data);
      open('<div class="woocommerce"><form><span><input type="password"></span></form></div>');
      expect(find('button').getAttribute('aria-label')).toBe('Show password');
    },
  );

  it('PG-6 Space presses the link that removes a product', () => {
    open(
      '<a class="remove_from_cart_button" role="button" href="#">×</a><a class="remove_from_cart_button" id="link">×</a>',
    );
    const clicked = vi.fn();
    document.body.addEventListener('click', clicked, { once: true });
    expect(key('a', ' ').defaultPrevented).toBe(true);
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(key('#link', ' ').defaultPrevented).toBe(false);
  });

  it('PG-6 the focus moves to a notice at load and after the shop has replaced its notices, but not from a field', () => {
    open('<input><div class="woocommerce-message" role="alert">Saved</div>');
    vi.advanceTimersByTime(NOTICE_DELAY - 1);
    expect(document.activeElement).toBe(document.body);
    vi.advanceTimersByTime(1);
    expect(document.activeElement).toBe(find('[role=alert]'));
    find('input').focus();
    document.body.dispatchEvent(new CustomEvent('updated_wc_div'));
    vi.advanceTimersByTime(NOTICE_DELAY);
    expect(document.activeElement).toBe(find('input'));
    find('input').blur();
    document.body.dispatchEvent(new CustomEvent('updated_wc_div'));
    vi.advanceTimersByTime(NOTICE_DELAY);
    expect(document.activeElement).toBe(find('[role=alert]'));
  });

  it('PG-6 the focus moves to a notice that a widget has shown, unless a link in the notice has it', () => {
    open('<div class="woocommerce-message" role="alert">Updated <a href="/undo">Undo</a></div>');
    find('a').focus();
    vi.advanceTimersByTime(NOTICE_DELAY);
    expect(document.activeElement).toBe(find('a'));
    find('a').blur();
    dispatchLegacy(document.body, 'updated_wc_div');
    vi.advanceTimersByTime(NOTICE_DELAY);
    expect(document.activeElement).toBe(find('[role=alert]'));
  });

  it('PG-6 the number of products is announced after sorting, and not on a first view', () => {
    const count = '<p class="woocommerce-result-count"> Showing 1–16 of 20 results </p>';
    const announced = () => document.querySelector('[aria-live]')?.textContent ?? '';
    open(count);
    vi.advanceTimersByTime(COUNT_DELAY + 1000);
    expect(announced()).toBe('');
    endBehaviours();
    history.replaceState(null, '', '/shop/?orderby=price');
    open(count);
    vi.advanceTimersByTime(COUNT_DELAY + 1000);
    expect(announced()).toBe('Showing 1–16 of 20 results');
  });

  it('PG-6 the page is restored when the behaviour ends', () => {
    const html = `${notice}<div class="woocommerce"><div class="woocommerce-message" role="alert">Added</div><form><p><input class="woocommerce-Input" type="password" id="p"></p>
      <p><span><input type="password" id="q"></span></p></form></div>
      <span class="woocommerce-input-wrapper"><input id="a"><span class="description">A</span></span>`;
    const end = open(html);
    focusIn('#a');
    vi.advanceTimersByTime(NOTICE_DELAY);
    expect(find('.woocommerce-message').tabIndex).toBe(-1);
    find<HTMLButtonElement>('.show-password-input').click();
    end();
    const restored = document.body.innerHTML;
    document.body.innerHTML = html;
    expect(restored).toBe(document.body.innerHTML);
  });
});
