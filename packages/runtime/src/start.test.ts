import { describe, expect, it, vi } from 'vitest';
import { editMode } from './signals/edit-mode.ts';
import { languageOf } from './signals/foreign-texts.ts';
import { siteConfig } from './site/config.ts';
import { start, stop } from './start.ts';

describe('configuration given to start', () => {
  it('RT-8 start logs that a second configuration is ignored while the first is in use', () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    start({ config: { urls: { cart: '/first/' } } });
    start();
    expect(warn).not.toHaveBeenCalled();
    start({ config: { urls: { cart: '/second/' } } });
    expect(siteConfig().urls.cart).toBe('/first/');
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('ignored until stop()'));
  });

  it('RT-18 a configuration given to start is used until stop, then replaced by the next one or by the defaults', () => {
    const text = document.createElement('p');
    start({ config: { urls: { cart: '/first/' }, editMode: true } });
    expect([siteConfig().urls.cart, editMode().value]).toEqual(['/first/', true]);
    stop();
    start({ config: { locale: 'en', editMode: 'no' as unknown as boolean } });
    expect([siteConfig().urls.cart, editMode().value, languageOf(text)]).toEqual(['/cart/', false, 'en']);
    stop();
    start();
    expect(languageOf(text)).toBe('he');
  });

  it('RT-27 the configuration given to start is merged over the CMS’s globals, even if they are set later', () => {
    start({ config: { urls: { checkout: '/pay/' } } });
    expect(siteConfig().urls).toMatchObject({ cart: '/cart/', checkout: '/pay/' });
    vi.stubGlobal('wc_add_to_cart_params', { cart_url: '/basket/' });
    expect(siteConfig().urls).toMatchObject({ cart: '/basket/', checkout: '/pay/' });
  });
});
