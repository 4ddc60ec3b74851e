import { describe, expect, it } from 'vitest';
import { expectUnharmed, json, markup, names, scriptUrls } from '../testing/hostile.ts';
import { adminAjaxUrl, createSiteConfig } from './config.ts';
import type { IyimConfig } from './config-shape.ts';
import { shopGlobals } from './testing/site.ts';

const read = (globals: Record<string, unknown>, page: IyimConfig = {}) =>
  createSiteConfig(
    () => page,
    (name) => globals[name],
  );
/** Returns all values of a configuration, without its functions. */
const factsOf = (config: object): unknown => JSON.parse(JSON.stringify(config));

describe('a site’s configuration', () => {
  it('CF-1 the configuration reads the globals of a real shop, whose scalars are strings', () => {
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
  ])('AC-4 the configuration reads cart_redirect_after_add %j as %j', (value, expected) => {
    expect(read({ wc_add_to_cart_params: { cart_redirect_after_add: value } }).cart.redirectAfterAdd).toBe(
      expected,
    );
  });

  it.each([
    ['yes', true],
    ['no', false],
    [undefined, true],
  ])('AC-1 the configuration reads enable_ajax_add_to_cart %j as %j', (value, expected) => {
    const globals = { woo_variation_swatches_options: { enable_ajax_add_to_cart: value } };
    expect(read(globals).cart.ajaxAdd).toBe(expected);
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
  ])('CF-1 the configuration reads request_timeout %j as %j ms', (value, expected) => {
    expect(read({ wc_cart_fragments_params: { request_timeout: value } }).cart.timeout).toBe(expected);
  });

  it('CF-1 the configuration uses the defaults on a page without globals', () => {
    const config = read({});
    expect(config.urls.storeAjax).toBe('/?wc-ajax=%%endpoint%%');
    expect(config.cart).toMatchObject({ ajaxAdd: true, redirectAfterAdd: false, timeout: 5000 });
    expect(config.builder).toMatchObject({ editMode: false, postId: 0, breakpoints: {} });
  });

  it('CF-3 the cart’s storage keys are the original plugin’s on a page without globals', () => {
    expect(read({}).cart).toMatchObject({ fragmentsKey: 'wc_fragments', hashKey: 'wc_cart_hash' });
  });

  it.each([[null], ['text'], [7], [[]], [() => 'x']])('CF-1 a global that is %j is ignored', (value) => {
    const globals = { wc_cart_fragments_params: value, woo_variation_swatches_options: value };
    expect(factsOf(read(globals))).toEqual(factsOf(read({})));
  });

  it('SW-5 the configuration passes the swatches plugin’s settings on unchanged', () => {
    const options = { show_variation_label: '1', stock_label_threshold: '5' };
    expect(read({ woo_variation_swatches_options: options }).swatches).toEqual(options);
  });

  it('AC-5 the configuration detects edit and preview modes', () => {
    const config = read({ elementorFrontendConfig: { environmentMode: { edit: true, wpPreview: '' } } });
    expect(config.builder.editMode).toBe(true);
    const preview = { environmentMode: { edit: '', wpPreview: '1' } };
    expect(read({ elementorFrontendConfig: preview }).builder.editMode).toBe(true);
    expect(read({ elementorFrontendConfig: preview }, { editMode: false }).builder.editMode).toBe(false);
  });

  it('BP-1 the configuration reads the enabled breakpoints', () => {
    const breakpoints = {
      mobile: { value: 800, direction: 'max', is_enabled: true },
      tablet_extra: { value: 1200, direction: 'max', is_enabled: false },
      widescreen: { value: '2400', direction: 'min', is_enabled: true },
      broken: { value: 'wide' },
    };
    expect(read({ elementorFrontendConfig: { responsive: { breakpoints } } }).builder.breakpoints).toEqual({
      mobile: 800,
      widescreen: 2400,
    });
  });

  it('CF-1 the page’s own configuration overrides the globals, value by value', () => {
    const globals = {
      ...shopGlobals,
      wc_add_to_cart_params: { cart_url: '/cart-of-the-shop/', cart_redirect_after_add: 'yes' },
    };
    const page: IyimConfig = {
      urls: { adminAjax: '/ajax' },
      cart: { redirectAfterAdd: false },
      nonces: { applyCoupon: 'mine' },
    };
    const config = read(globals, page);
    expect(config.urls).toMatchObject({ adminAjax: '/ajax', cart: '/cart-of-the-shop/' });
    expect(config.nonces).toMatchObject({ applyCoupon: 'mine', removeCoupon: 'b0b0b0' });
    expect(config.cart).toMatchObject({ redirectAfterAdd: false, hashKey: 'wc_cart_hash_f12e' });
  });

  it('DS-1 adminAjaxUrl returns the URL of the page’s configuration, otherwise of the plugin’s script, otherwise of the site', () => {
    const globals = { ...shopGlobals, JetEngineSettings: { ajaxurl: '/plugin' } };
    const url = (page: IyimConfig, name: string) => adminAjaxUrl(read(globals, page), name, 'ajaxurl');
    expect(url({ urls: { adminAjax: '/page' } }, 'JetEngineSettings')).toBe('/page');
    expect(url({}, 'JetEngineSettings')).toBe('/plugin');
    expect(url({}, 'jetElements')).toBe('/wp-admin/admin-ajax.php');
  });

  it('RT-27 the configuration uses globals that are set after the first read', () => {
    const globals: Record<string, unknown> = {};
    const config = read(globals);
    expect(config.cart.hashKey).toBe('wc_cart_hash');
    Object.assign(globals, shopGlobals);
    expect(config.cart.hashKey).toBe('wc_cart_hash_f12e');
    expect(config.nonces.applyCoupon).toBe('a11ce0');
  });

  it('CF-1 the configuration uses the plugins’ prefixes, except those that the page replaces', () => {
    expect(read({}, { prefixes: { store: 'shop' } }).prefixes).toEqual({
      store: 'shop',
      listing: 'jet-engine',
      elements: 'jet',
      search: 'jet',
      builder: 'elementor',
    });
  });

  it('SEC-3 the configuration never reads a value from a prototype', () => {
    const globals = { wc_cart_fragments_params: Object.create({ request_timeout: '1' }) as object };
    expect(read(globals).cart.timeout).toBe(5000);
  });

  it('SEC-3 hostile globals change neither the type of a value nor anything outside the configuration', () => {
    const kindsOf = (facts: unknown): unknown =>
      typeof facts === 'object' && facts !== null
        ? Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, kindsOf(value)]))
        : typeof facts;
    const { swatches: _own, ...usual } = kindsOf(factsOf(read({}))) as Record<string, unknown>;
    for (const text of [...json, ...markup, ...names, ...scriptUrls]) {
      let parsed: unknown = text;
      try {
        parsed = JSON.parse(text);
      } catch {}
      // Used as the value of each global: an object that has the hostile value under every key.
      const anything: unknown = new Proxy(
        {},
        { getOwnPropertyDescriptor: () => descriptor(parsed), get: () => parsed },
      );
      for (const value of [text, parsed, anything]) {
        const config = createSiteConfig(
          () => ({}),
          () => value,
        );
        const { swatches: _theirs, ...kinds } = kindsOf({
          ...(factsOf({ ...config, swatches: {} }) as object),
        }) as Record<string, unknown>;
        const { builder, ...others } = kinds;
        expect(others, `for ${text}`).toEqual({ ...usual, builder: undefined });
        expect(builder).toMatchObject({ postId: 'number', editMode: 'boolean' });
      }
    }
    expectUnharmed();
  });
});

const descriptor = (value: unknown) => ({ value, configurable: true, enumerable: true, writable: true });
