import { describe, expect, it } from 'vitest';
import { lightboxArea } from './lightbox-area.ts';
import { testArea } from './testing/area.ts';

const read = (elementorFrontendConfig: unknown) =>
  testArea(lightboxArea, fetch, { elementorFrontendConfig }).config;

describe('what a page says of its lightbox', () => {
  it('LA-2 everything is on where it says nothing, and pictures are links as before', () => {
    for (const config of [undefined, {}, { kit: {} }, { kit: 5, i18n: [] }, 'x'])
      expect(read(config)).toEqual({
        imageLinks: false,
        counter: true,
        fullscreen: true,
        zoom: true,
        share: true,
        labels: {},
      });
  });

  it('LA-2 a switch that is off is an empty text', () => {
    const kit = {
      global_image_lightbox: 'yes',
      lightbox_enable_counter: 'yes',
      lightbox_enable_zoom: '',
      lightbox_enable_share: 'no',
    };
    expect(read({ kit })).toMatchObject({ imageLinks: true, counter: true, zoom: false, share: false });
  });

  it('LA-2 labels of the page are used, those that are none left out', () => {
    const i18n = { close: 'סגור', next: '', previous: { a: 1 }, shareOnFacebook: 'פייסבוק', zoom: 5 };
    expect(read({ i18n }).labels).toEqual({ close: 'סגור', facebook: 'פייסבוק', zoom: '5' });
  });
});
