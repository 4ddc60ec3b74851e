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

describe('the lightbox request of an action link', () => {
  it('LA-2 readLightbox reads a picture, alone or in a slideshow', () => {
    expect(readLightbox({ id: 12, url: picture })).toEqual({
      media: { kind: 'image', url: picture, alt: '' },
      slideshow: '',
      entrance: '',
    });
    expect(readLightbox({ id: '12', url: picture, slideshow: 'abc' })).toMatchObject({ slideshow: 'abc' });
  });

  it.each([
    ['169', 16 / 9],
    ['16:9', 16 / 9],
    ['43', 4 / 3],
    ['916', 9 / 16],
    ['constructor', 16 / 9],
    [undefined, 16 / 9],
  ])('LA-2 readLightbox reads a video with the aspect ratio %j', (videoAspectRatio, ratio) => {
    const settings = { type: 'video', videoType: 'vimeo', url: 'https://vimeo.com/235215203' };
    expect(readLightbox({ ...settings, modalOptions: { videoAspectRatio } })).toEqual({
      media: {
        kind: 'video',
        source: { kind: 'frame', url: 'https://player.vimeo.com/video/235215203?autoplay=1' },
        ratio,
        poster: '',
      },
      slideshow: '',
      entrance: '',
    });
  });

  it('LB-1 readLightbox reads the entrance animation for the window’s width, or the animation for a wider window', () => {
    const entranceOn = (modalOptions: object) => readLightbox({ url: picture, modalOptions })?.entrance;
    const all = {
      entranceAnimation: 'zoomIn',
      entranceAnimation_tablet: 'fadeIn',
      entranceAnimation_mobile: 'none',
    };
    for (const [width, entrance] of [
      [1920, 'zoomIn'],
      [900, 'fadeIn'],
      [375, ''],
    ] as const) {
      Object.assign(window, { innerWidth: width });
      window.dispatchEvent(new Event('resize'));
      expect(entranceOn(all)).toBe(entrance);
      expect(entranceOn({ entranceAnimation: 'zoomIn' })).toBe('zoomIn');
    }
    Object.assign(window, { innerWidth: 1024 });
    window.dispatchEvent(new Event('resize'));
  });

  it.each([...scriptUrls])(
    'SEC-2 readLightbox returns null for the address %j, either as a picture or as a video',
    (url) => {
      expect(readLightbox({ url })).toBeNull();
      for (const videoType of ['hosted', 'youtube', 'vimeo', ''])
        expect(readLightbox({ type: 'video', videoType, url })).toBeNull();
      expectUnharmed();
    },
  );

  it.each([null, undefined, 5, 'text', [], {}, { url: '' }, { url: {} }, { url: ['x'] }, { type: 'video' }])(
    'LA-2 readLightbox returns null for the settings %j',
    (settings) => {
      expect(readLightbox(settings)).toBeNull();
    },
  );

  it.each<unknown>([
    { url: picture },
    { type: 'slideshow', url: picture },
    { type: 'image', url: '/print.jpg' },
    { type: 'image', url: { a: 1 } },
    ...scriptUrls.map((url) => ({ type: 'video', videoType: 'hosted', url })),
  ])('LB-1 readLightbox returns null for an overlay’s JSON %j', (settings) => {
    expect(readLightbox(JSON.stringify(settings))).toBeNull();
  });

  it('LB-1 readLightbox reads the video or picture from the JSON of a lightbox overlay', () => {
    const url = 'https://shop.test/film.mp4';
    expect(readLightbox(JSON.stringify({ type: 'video', videoType: 'hosted', url }))).toMatchObject({
      media: { source: { kind: 'file', url } },
    });
    expect(readLightbox(JSON.stringify({ type: 'image', url: picture }))).toMatchObject({
      media: { url: picture },
    });
  });

  it.each([...hostileJson])('SEC-3 readLightbox returns null for the JSON %j', (text) => {
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

describe('the source of a video', () => {
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
  ])('LA-2 videoSource returns a player for %s, with only the id and start time', (url, frame) => {
    expect(videoSource('youtube', url)).toEqual({ kind: 'frame', url: frame });
    expect(videoSource('', url)).toEqual({ kind: 'frame', url: frame });
  });

  it.each([
    ['https://vimeo.com/640039734/e8cea1d27a', '640039734', 'e8cea1d27a'],
    ['https://vimeo.com/640039734/8120394756', '640039734', '8120394756'],
    ['https://vimeo.com/640039734/e8cea1d27a/?share=copy', '640039734', 'e8cea1d27a'],
    ['https://player.vimeo.com/video/640039734?h=e8cea1d27a&autopause=0', '640039734', 'e8cea1d27a'],
    ['https://player.vimeo.com/video/640039734?autopause=0#t=5s', '640039734', ''],
    ['https://vimeo.com/channels/staff/76979871', '76979871', ''],
    ['https://vimeo.com/channels/staffpicks/76979871/', '76979871', ''],
    ['https://vimeo.com/showcase/1234567/video/76979871', '76979871', ''],
    ['https://vimeo.com/groups/2024/videos/76979871', '76979871', ''],
    ['https://vimeo.com/manage/videos/76979871/e8cea1d27a', '76979871', 'e8cea1d27a'],
    ['https://vimeo.com/76979871/description', '76979871', ''],
    ['https://vimeo.com/76979871/"><img>', '76979871', ''],
    ['https://player.vimeo.com/video/76979871?h=%22%3E', '76979871', ''],
  ])('LA-2 videoSource plays %s on Vimeo with the id %s and the key "%s"', (address, id, key) => {
    const url = `https://player.vimeo.com/video/${id}?autoplay=1${key && `&h=${key}`}`;
    for (const type of ['', 'vimeo']) expect(videoSource(type, address)).toEqual({ kind: 'frame', url });
  });

  it.each([
    'https://evil.test/embed/XHOmBV4js_E',
    'https://youtube.com.evil.test/embed/XHOmBV4js_E',
    'https://www.youtube.com@evil.test/embed/XHOmBV4js_E',
    'https://www.youtube.com/embed/short',
    'https://vimeo.com/channels',
    ...markup.map((text) => `https://www.youtube.com/embed/${text}`),
  ])('SEC-2 videoSource refuses the address %j', (url) => {
    expect(videoSource('youtube', url)).toBeNull();
  });

  it('LA-2 videoSource accepts a hosted video file on any host', () => {
    expect(videoSource('hosted', 'https://shop.test/film.mp4')).toEqual({
      kind: 'file',
      url: 'https://shop.test/film.mp4',
    });
  });
});
