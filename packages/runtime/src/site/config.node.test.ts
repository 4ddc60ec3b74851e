import { describe, expect, it, vi } from 'vitest';
import { readSiteConfig } from './config.ts';
import { names } from './names.ts';
import { mergePageConfig } from './page-config.ts';
import { shopGlobals } from './testing/site.ts';

const read = (globals: Record<string, unknown>, page = {}) =>
  readSiteConfig(page, names, (name) => globals[name]);

describe('readSiteConfig', () => {
  it('CF-1 reads the globals of a real shop, whose scalars are strings', () => {
    const config = read(shopGlobals);
    expect(config.cart).toMatchObject({
      hashKey: 'wc_cart_hash_f12e',
      fragmentsKey: 'wc_fragments_f12e',
      timeout: 5000,
    });
    expect(config.urls).toMatchObject({
      storeAjax: '/?wc-ajax=%%endpoint%%',
      adminAjax: '/wp-admin/admin-ajax.php',
      rest: 'https://shop.test/wp-json/',
    });
    expect(config.nonces).toMatchObject({ applyCoupon: 'a11ce0', menuCart: 'e0e0e0' });
  });

  it.each([
    ['yes', true],
    ['no', false],
    ['1', true],
    ['', false],
    [true, true],
    ['nonsense', false],
  ])('AC-4 cart_redirect_after_add %j is %j', (value, expected) => {
    expect(read({ wc_add_to_cart_params: { cart_redirect_after_add: value } }).cart.redirectAfterAdd).toBe(
      expected,
    );
  });

  it.each([
    ['5000', 5000],
    [3000, 3000],
    ['', 5000],
    ['soon', 5000],
    [null, 5000],
    [{}, 5000],
    ['0', 5000],
    ['-1', 5000],
  ])('CF-1 request_timeout %j is %j ms', (value, expected) => {
    expect(read({ wc_cart_fragments_params: { request_timeout: value } }).cart.timeout).toBe(expected);
  });

  it('CF-1 a page without any global has the defaults', () => {
    const config = read({});
    expect(config.urls.storeAjax).toBe('/?wc-ajax=%%endpoint%%');
    expect(config.cart).toMatchObject({ ajaxAdd: true, redirectAfterAdd: false, timeout: 5000 });
    expect(config.builder).toMatchObject({ editMode: false, postId: 0, breakpoints: {} });
  });

  it.each([[null], ['text'], [7], [[]], [() => 'x']])(
    'CF-1 a global that is %j counts as not there',
    (value) => {
      expect(read({ wc_cart_fragments_params: value, woo_variation_swatches_options: value })).toEqual(
        read({}),
      );
    },
  );

  it("SW-5 hands the swatches plugin's settings on as they stand", () => {
    const options = { show_variation_label: '1', stock_label_threshold: '5' };
    expect(read({ woo_variation_swatches_options: options }).swatches).toEqual(options);
  });

  it('AC-5 knows edit and preview modes', () => {
    const config = read({ elementorFrontendConfig: { environmentMode: { edit: true, wpPreview: '' } } });
    expect(config.builder).toMatchObject({ editMode: true, preview: false });
  });

  it('CR-1 reads the enabled breakpoints', () => {
    const breakpoints = {
      mobile: { value: 800, direction: 'max', is_enabled: true },
      tablet_extra: { value: 1200, direction: 'max', is_enabled: false },
      widescreen: { value: '2400', direction: 'min', is_enabled: true },
      broken: { value: 'wide' },
    };
    expect(read({ elementorFrontendConfig: { responsive: { breakpoints } } }).builder.breakpoints).toEqual({
      mobile: { value: 800, direction: 'max' },
      widescreen: { value: 2400, direction: 'min' },
    });
  });

  it("CF-1 the page's own configuration wins over the globals, value by value", () => {
    const config = read(shopGlobals, { site: { cart: { timeout: 9000 } } });
    expect(config.cart.timeout).toBe(9000);
    expect(config.cart.hashKey).toBe('wc_cart_hash_f12e');
  });

  it('SEC-3 a value is never read from a prototype', () => {
    const globals = { wc_cart_fragments_params: Object.create({ request_timeout: '1' }) as object };
    expect(read(globals).cart.timeout).toBe(5000);
  });
});

describe('mergePageConfig', () => {
  const silent = () => {};

  it('RT-22 code wins over the page, key by key', () => {
    const config = mergePageConfig(
      { messages: { he: { close: 'סגור' } } },
      '{"messages":{"he":{"close":"x","open":"פתח"}},"locale":"he"}',
      silent,
    );
    expect(config).toEqual({ messages: { he: { close: 'סגור', open: 'פתח' } }, locale: 'he' });
  });

  it('AB-2 labels may be turned off or set', () => {
    expect(mergePageConfig(undefined, '{"labels":false}', silent).labels).toBe(false);
    expect(mergePageConfig(undefined, '{"labels":{"subtotal":"total"}}', silent).labels).toEqual({
      subtotal: 'total',
    });
  });

  it.each(['{broken', '[]', '"text"', '7', 'null'])('RT-3 %j is reported once and ignored', (text) => {
    const warn = vi.fn();
    expect(mergePageConfig({ locale: 'en' }, text, warn)).toEqual({ locale: 'en' });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('#iyim-config'));
  });

  it('RT-3 a key of the wrong type is named and ignored; the rest counts', () => {
    const warn = vi.fn();
    expect(mergePageConfig(undefined, '{"names":"x","locale":"en","constructor":{}}', warn)).toEqual({
      locale: 'en',
    });
    expect(warn).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('"names"'));
  });

  it('RT-3 an empty script is no error', () => {
    const warn = vi.fn();
    expect(mergePageConfig(undefined, '  \n', warn)).toEqual({});
    expect(warn).not.toHaveBeenCalled();
  });

  it('SEC-3 JSON can not reach prototypes', () => {
    mergePageConfig(
      undefined,
      '{"messages":{"__proto__":{"polluted":"1"},"he":{"__proto__":{"polluted":"1"}}}}',
      silent,
    );
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });
});
