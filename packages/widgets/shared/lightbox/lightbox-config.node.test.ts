import { describe, expect, it } from 'vitest';
import type { IyimConfig } from '../../../runtime/src/site/config-shape.ts';
import { testSite } from '../../../runtime/src/site/testing/site.ts';
import { expectUnharmed, json } from '../../../runtime/src/testing/hostile.ts';
import { readLightboxConfig } from './lightbox-config.ts';

const read = (elementorFrontendConfig: unknown, page: IyimConfig = {}) =>
  readLightboxConfig(testSite(fetch, { elementorFrontendConfig }, page).config);

describe('the lightbox configuration of a page', () => {
  const captions = { title: 'title', description: 'description' };
  const all = { counter: true, fullscreen: true, zoom: true, share: true };

  it('LB-1 readLightboxConfig enables all parts of the lightbox by default', () => {
    for (const config of [undefined, {}, { kit: [] }, { kit: 5, i18n: [] }, 'x'])
      expect(read(config)).toEqual({ ...all, captions, labels: {} });
  });

  it('LB-1 readLightboxConfig disables parts whose switches the page builder omits', () => {
    const kit = { global_image_lightbox: 'yes', lightbox_enable_counter: 'yes', lightbox_title_src: 'title' };
    const none = { fullscreen: false, zoom: false, share: false };
    expect(read({ kit })).toMatchObject({ counter: true, ...none });
    expect(read({ kit: { viewport_tablet: 1279 } })).toMatchObject({ counter: false, ...none });
  });

  it('LB-1 readLightboxConfig returns the configured caption sources, and null if both are empty', () => {
    const title = { lightbox_title_src: '' };
    expect(read({ kit: title }).captions).toEqual({ title: '', description: 'description' });
    expect(read({ kit: { ...title, lightbox_description_src: 'alt' } }).captions).toEqual({
      title: '',
      description: 'alt',
    });
    expect(read({ kit: { ...title, lightbox_description_src: '' } }).captions).toBeNull();
  });

  it('LB-1 readLightboxConfig disables parts whose switches are explicitly off', () => {
    const kit = { lightbox_enable_counter: 'no', lightbox_enable_zoom: '', lightbox_enable_share: 'yes' };
    expect(read({ kit })).toMatchObject({ counter: false, zoom: false, share: true });
  });

  it.each(json)('SEC-3 readLightboxConfig tolerates the configuration %j', (text) => {
    let value: unknown = text;
    try {
      value = JSON.parse(text);
    } catch {}
    for (const config of [value, { kit: value, i18n: value }])
      expect(read(config)).toMatchObject({ labels: {} });
    expectUnharmed();
  });

  it('LB-1 readLightboxConfig returns the page’s labels, and leaves out invalid labels', () => {
    const i18n = { close: 'סגור', next: '', previous: { a: 1 }, shareOnFacebook: 'פייסבוק', zoom: 5 };
    expect(read({ i18n }).labels).toEqual({ close: 'סגור', facebook: 'פייסבוק', zoom: '5' });
    expect(read({ i18n: { playVideo: 'לנגן' } }).labels).toEqual({ play: 'לנגן' });
  });

  it('LB-1 readLightboxConfig prefers the page’s own configuration to that of the page builder', () => {
    const kit = { lightbox_enable_counter: 'yes' };
    expect(read({ kit }, { lightbox: { counter: false, zoom: true } })).toMatchObject({
      counter: false,
      zoom: true,
      share: false,
    });
  });
});
