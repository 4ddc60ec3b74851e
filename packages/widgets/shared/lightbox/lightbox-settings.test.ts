import { describe, expect, it } from 'vitest';
import {
  expectUnharmed,
  json as hostileJson,
  markup,
  scriptUrls,
} from '../../../runtime/src/testing/hostile.ts';
import { readLightbox } from './lightbox-settings.ts';
import { videoSource } from './video-source.ts';

const picture = 'https://shop.test/print.jpg';

describe('what an action link has the lightbox show', () => {
  it('LA-2 a picture, alone or in a slideshow', () => {
    expect(readLightbox({ id: 12, url: picture })).toEqual({ kind: 'image', url: picture, slideshow: '' });
    expect(readLightbox({ id: '12', url: picture, slideshow: 'abc' })).toMatchObject({ slideshow: 'abc' });
  });

  it.each([
    ['169', 16 / 9],
    ['16:9', 16 / 9],
    ['43', 4 / 3],
    ['916', 9 / 16],
    ['constructor', 16 / 9],
    [undefined, 16 / 9],
  ])('LA-2 a video in the ratio %j', (videoAspectRatio, ratio) => {
    const settings = { type: 'video', videoType: 'vimeo', url: 'https://vimeo.com/235215203' };
    expect(readLightbox({ ...settings, modalOptions: { videoAspectRatio } })).toEqual({
      kind: 'video',
      source: { kind: 'frame', url: 'https://player.vimeo.com/video/235215203?autoplay=1' },
      ratio,
    });
  });

  it.each([...scriptUrls])('SEC-2 the address %j shows nothing, as picture and as video', (url) => {
    expect(readLightbox({ url })).toBeNull();
    for (const videoType of ['hosted', 'youtube', 'vimeo', ''])
      expect(readLightbox({ type: 'video', videoType, url })).toBeNull();
    expectUnharmed();
  });

  it.each([null, undefined, 5, 'text', [], {}, { url: '' }, { url: {} }, { url: ['x'] }, { type: 'video' }])(
    'LA-2 the settings %j show nothing',
    (settings) => {
      expect(readLightbox(settings)).toBeNull();
    },
  );

  it.each([...hostileJson])('SEC-3 the JSON %j shows nothing', (text) => {
    let settings: unknown;
    try {
      settings = JSON.parse(text);
    } catch {
      settings = text;
    }
    expect(readLightbox(settings)).toBeNull();
    expectUnharmed();
  });
});

describe('where a video plays from', () => {
  it.each([
    [
      'https://www.youtube.com/watch?v=XHOmBV4js_E',
      'https://www.youtube.com/embed/XHOmBV4js_E?autoplay=1&rel=0',
    ],
    ['https://youtu.be/XHOmBV4js_E?si=abc', 'https://www.youtube.com/embed/XHOmBV4js_E?autoplay=1&rel=0'],
    [
      'https://www.youtube-nocookie.com/embed/XHOmBV4js_E?start=12&end=x&onload=alert(1)',
      'https://www.youtube-nocookie.com/embed/XHOmBV4js_E?autoplay=1&rel=0&start=12',
    ],
    [
      'https://player.vimeo.com/video/235215203?h=1#t=1',
      'https://player.vimeo.com/video/235215203?autoplay=1',
    ],
  ])('LA-2 %s is played by its provider, from its id only', (url, frame) => {
    expect(videoSource('youtube', url)).toEqual({ kind: 'frame', url: frame });
    expect(videoSource('', url)).toEqual({ kind: 'frame', url: frame });
  });

  it.each([
    'https://evil.test/embed/XHOmBV4js_E',
    'https://youtube.com.evil.test/embed/XHOmBV4js_E',
    'https://www.youtube.com@evil.test/embed/XHOmBV4js_E',
    'https://www.youtube.com/embed/short',
    'https://vimeo.com/channels',
    ...markup.map((text) => `https://www.youtube.com/embed/${text}`),
  ])('SEC-2 %j is no provider’s video', (url) => {
    expect(videoSource('youtube', url)).toBeNull();
  });

  it('LA-2 a hosted file is one wherever it lies', () => {
    expect(videoSource('hosted', 'https://shop.test/film.mp4')).toEqual({
      kind: 'file',
      url: 'https://shop.test/film.mp4',
    });
  });
});
