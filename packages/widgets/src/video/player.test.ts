import { describe, expect, it } from 'vitest';
import { scriptUrls } from '../../../runtime/src/testing/hostile.ts';
import { type Playback, playerOf } from './player.ts';

const nothing: Playback = {
  isMuted: false,
  isLooping: false,
  hasCaptions: false,
  start: 0,
  end: 0,
  ownPlayer: '',
};
const all: Playback = { ...nothing, isMuted: true, isLooping: true, hasCaptions: true, start: 5, end: 9 };
const url = (type: string, address: string, playback = nothing) =>
  playerOf(type, address, playback)?.url ?? null;

describe('the player of a video', () => {
  it.each([
    [
      'https://www.youtube.com/watch?v=XHOmBV4js_E',
      'https://www.youtube-nocookie.com/embed/XHOmBV4js_E?autoplay=1&rel=0&playsinline=1',
    ],
    [
      'https://youtu.be/XHOmBV4js_E?start=3&loop=1&mute=1&autoplay=0',
      'https://www.youtube-nocookie.com/embed/XHOmBV4js_E?autoplay=1&rel=0&start=3&playsinline=1&mute=1&loop=1&playlist=XHOmBV4js_E&enablejsapi=1&origin=' +
        encodeURIComponent(location.origin),
    ],
    ['https://vimeo.com/235215203', 'https://player.vimeo.com/video/235215203?autoplay=1&dnt=1'],
    [
      'https://vimeo.com/640039734/8120394756',
      'https://player.vimeo.com/video/640039734?autoplay=1&h=8120394756&dnt=1',
    ],
    [
      'https://www.dailymotion.com/video/x6tqhqb',
      'https://www.dailymotion.com/embed/video/x6tqhqb?autoplay=1',
    ],
    ['https://videopress.com/v/ZCAOzTNk', 'https://videopress.com/embed/ZCAOzTNk?autoPlay=1'],
    ['https://shop.test/film.mp4', 'https://shop.test/film.mp4'],
  ])('VD-1 the video %s has a player, without cookies if the provider supports that', (address, expected) => {
    expect(url('', address)).toBe(expected);
  });

  it('VD-1 start, end, loop, mute and captions are passed to a video’s player', () => {
    expect(url('youtube', 'https://youtu.be/XHOmBV4js_E', all)).toBe(
      'https://www.youtube-nocookie.com/embed/XHOmBV4js_E?autoplay=1&rel=0&playsinline=1&mute=1&loop=1&playlist=XHOmBV4js_E&cc_load_policy=1&start=5&end=9&enablejsapi=1&origin=' +
        encodeURIComponent(location.origin),
    );
    expect(url('vimeo', 'https://vimeo.com/1', all)).toBe(
      'https://player.vimeo.com/video/1?autoplay=1&dnt=1&muted=1&loop=1#t=5s',
    );
  });

  it.each([
    ['https://youtu.be/XHOmBV4js_E', nothing, null],
    ['https://youtu.be/XHOmBV4js_E', { ...nothing, isLooping: true, start: 0 }, null],
    ['https://youtu.be/XHOmBV4js_E', { ...nothing, start: 5 }, null],
    ['https://youtu.be/XHOmBV4js_E', { ...nothing, start: 9, end: 5 }, null],
    [
      'https://youtu.be/XHOmBV4js_E',
      all,
      { provider: 'youtube', video: 'XHOmBV4js_E', start: 5, end: 9, isLooping: true, isMuted: true },
    ],
    [
      'https://youtu.be/XHOmBV4js_E',
      { ...nothing, isMuted: true, isLooping: true },
      { provider: 'youtube', video: 'XHOmBV4js_E', start: 0, end: 0, isLooping: false, isMuted: true },
    ],
    [
      'https://vimeo.com/1',
      { ...nothing, end: 9 },
      { provider: 'vimeo', video: '1', start: 0, end: 9, isLooping: false, isMuted: false },
    ],
    [
      'https://vimeo.com/1',
      { ...nothing, isLooping: true, start: 5 },
      { provider: 'vimeo', video: '1', start: 5, end: 0, isLooping: true, isMuted: false },
    ],
    ['https://vimeo.com/1', { ...all, ownPlayer: '/player/' }, null],
    ['https://videopress.com/v/ZCAOzTNk', all, null],
  ])(
    'VD-1 a video needs the provider’s script only for an end, mute or a repeated part: %s %o',
    (address, playback, expected) => {
      expect(playerOf('', address, playback)?.tasks ?? null).toEqual(expected);
    },
  );

  it('VD-1 player_url replaces a provider’s player only if it is on this site', () => {
    const siteOwn = { ...nothing, ownPlayer: '/player/?theme=1' };
    expect(url('', 'https://vimeo.com/1', siteOwn)).toBe(
      `${location.origin}/player/?autoplay=1&dnt=1&video=1&provider=player.vimeo.com`,
    );
    for (const ownPlayer of ['https://evil.example/', '//evil.example/', ...scriptUrls])
      expect(url('', 'https://vimeo.com/1', { ...nothing, ownPlayer }) ?? location.origin).toContain(
        location.origin,
      );
  });

  it.each([
    ...scriptUrls,
    'data:text/html,<p>',
    'blob:https://shop.test/1',
    'https://evil.example/watch?v=XHOmBV4js_E',
    'https://youtube.com.evil.example/watch?v=XHOmBV4js_E',
    'https://evil.example/?https://www.youtube.com/embed/XHOmBV4js_E',
    'https://www.youtube.com/watch?v="><script>',
    'https://www.youtube.com/redirect?q=https://evil.example/',
    'https://user@vimeo.com@evil.example/1',
    '//evil.example/1',
    'https://',
    '',
  ])('SEC-5 the address %s has no video player', (address) => {
    for (const type of ['', 'youtube', 'vimeo', 'dailymotion', 'videopress'])
      expect(url(type, address)).toBeNull();
  });
});
