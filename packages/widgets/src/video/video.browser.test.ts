import { stop } from '@iyim/runtime';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { trustedTypesPolicy } from '../../../runtime/src/host-page/html/trusted-types.ts';
import { emulateMedia } from '../../../runtime/src/testing/emulate-media.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { video as widget } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';
import { fakeProviders, VIMEO_SCRIPT, YOUTUBE_SCRIPT } from './testing/fake-providers.ts';
import { builder, inLightbox, lazyFrame, OWN_PLAYER, plain, plugin } from './testing/markup.ts';

const find = <T extends Element = HTMLElement>(selector: string) => document.querySelector<T>(selector);
const player = () => find<HTMLIFrameElement>('.iyim-video-player > iframe');
const film = () => find<HTMLVideoElement>('video') as HTMLVideoElement;
const isSeen = (selector: string) => find(selector)?.checkVisibility({ visibilityProperty: true }) ?? false;
const providerRequests = () =>
  performance.getEntriesByType('resource').filter(({ name }) => /youtube|vimeo/.test(new URL(name).hostname));

/** Blob address of ten seconds of silence, which browsers also play in a `video` element. */
let silence = '';
beforeAll(() => {
  const wave = new DataView(new ArrayBuffer(44 + 80_000));
  const text = (at: number, word: string) => {
    for (const [index, letter] of [...word].entries()) wave.setUint8(at + index, letter.charCodeAt(0));
  };
  text(0, 'RIFF');
  wave.setUint32(4, 36 + 80_000, true);
  text(8, 'WAVEfmt ');
  for (const [at, value] of [
    [16, 16],
    [24, 8000],
    [28, 8000],
    [40, 80_000],
  ] as const)
    wave.setUint32(at, value, true);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    wave.setUint16(at, value, true);
  text(36, 'data');
  new Uint8Array(wave.buffer).fill(128, 44);
  silence = URL.createObjectURL(new Blob([wave], { type: 'audio/wav' }));
});

const show = (html: string, state = 'mounted') => mountWidget(widget, `<main>${html}</main>`, { state });

describe('a provider’s video', () => {
  it.each([
    ['the builder’s video', builder(), '.elementor-custom-embed-play', 'XHOmBV4js_E'],
    [
      'the builder’s video with an empty frame',
      lazyFrame('https://player.vimeo.com/video/235215203'),
      '.elementor-custom-embed-play',
      '235215203',
    ],
  ])(
    'VD-1 a provider’s video is requested only when the visitor plays it: %s',
    async (_what, html, button, id) => {
      await show(html);
      expect(document.querySelectorAll('iframe[src]')).toHaveLength(0);
      const poster = find(button) as HTMLElement;
      expect([poster.role, poster.ariaLabel, poster.tabIndex]).toEqual([
        'button',
        'Play Video about glazing',
        0,
      ]);
      poster.focus();
      await userEvent.keyboard(' ');
      await soon(() => expect(player()).not.toBeNull());
      const { pathname, searchParams } = new URL(player()?.src ?? '');
      expect([pathname, searchParams.get('video')]).toEqual([OWN_PLAYER, id]);
      expect(player()?.title).toBe('Play Video about glazing');
      expect(document.activeElement).toBe(player());
      expect(isSeen(button)).toBe(false);
      expect(document.querySelectorAll('script[src*=youtube], script[src*=vimeo]')).toHaveLength(0);
      expect(providerRequests()).toEqual([]);
    },
  );

  it('AY-1, VD-1 the server’s frame behind a video’s poster is inert', async () => {
    await show(lazyFrame('https://player.vimeo.com/video/235215203'));
    expect(find('.elementor-video-iframe')?.inert).toBe(true);
  });

  it('AY-1, VD-1 a video’s frame gets the focus again if the browser has dropped it when the frame loads', async () => {
    await show(builder());
    find('.elementor-custom-embed-play')?.focus();
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(document.activeElement).toBe(player()));
    player()?.blur();
    player()?.dispatchEvent(new Event('load'));
    expect(document.activeElement).toBe(player());
  });

  it('VD-1 a video without a poster has a button, which is named by the page builder or the widget', async () => {
    await show(builder({}, false));
    expect(find('.iyim-video-play')?.ariaLabel).toBe('הפעלת הסרטון');
    stop();
    Object.assign(window, { elementorFrontendConfig: { i18n: { playVideo: 'נגן וידאו' } } });
    await show(builder({}, false));
    expect(find('.iyim-video-play')?.ariaLabel).toBe('נגן וידאו');
    expect(player()).toBeNull();
    await userEvent.click(find('.iyim-video-play') as HTMLElement);
    await soon(() => expect(player()?.getBoundingClientRect().height).toBe(200));
    expect(find('.iyim-video-play')).toBeNull();
  });

  it('VD-1 a provider’s video waits for the visitor even with autoplay', async () => {
    await show(builder({ autoplay: 'yes' }));
    expect(player()).toBeNull();
  });

  it('RT-18 stop() restores the server HTML of a playing video', async () => {
    const before = await show(builder());
    find('.elementor-custom-embed-play')?.click();
    await soon(() => expect(player()).not.toBeNull());
    stop();
    expect(document.querySelectorAll('iframe')).toHaveLength(0);
    expect(document.body.innerHTML).toBe(before);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'https://evil.example/embed/XHOmBV4js_E',
  ])('SEC-5 a video at %s is kept out of the page, and reported', async (address) => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const html of [builder({ youtube_url: address }), lazyFrame(address), plain(address)]) {
      await show(html, 'failed');
      find('.elementor-custom-embed-play')?.click();
      expect(document.querySelectorAll('iframe[src], video')).toHaveLength(0);
      stop();
    }
    expect(String(consoleError.mock.calls[0]?.[0])).toContain('expected the address of a video');
  });
});

describe('the player script of a provider', () => {
  const YOUTUBE = 'https://www.youtube.com/iframe_api';
  const VIMEO = 'https://player.vimeo.com/api/player.js';
  const youtube = (settings: object = { mute: 'yes' }) => builder({ player_url: '', ...settings });
  const vimeo = (settings: object) =>
    builder({ player_url: '', video_type: 'vimeo', youtube_url: 'https://vimeo.com/235215203', ...settings });
  const page = window as unknown as {
    calls?: unknown[][];
    YT?: object;
    fireYouTube(state: number): void;
    fireVimeo(event: string, seconds?: number): void;
    onYouTubeIframeAPIReady?: () => void;
  };
  const calls = (name: string) => (page.calls ?? []).filter(([called]) => called === name);
  const play = async (html: string) => {
    await show(html);
    find('.elementor-custom-embed-play')?.click();
    await soon(() => expect(player()).not.toBeNull());
  };
  const reported = () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    return () => consoleError.mock.calls.map(([first]) => String(first)).join();
  };

  it('VD-1 a provider’s script is loaded only when the visitor plays, and controls a frame on the domain without cookies', async () => {
    const requests = await fakeProviders(YOUTUBE_SCRIPT);
    await show(youtube());
    expect(document.querySelector('script[src*=youtube]')).toBeNull();
    find('.elementor-custom-embed-play')?.click();
    await soon(() => expect(calls('mute')).toHaveLength(1));
    expect(requests).toEqual([YOUTUBE]);
    const { hostname, searchParams } = new URL(String(calls('Player')[0]?.[1]));
    expect([hostname, searchParams.get('enablejsapi'), searchParams.get('origin')]).toEqual([
      'www.youtube-nocookie.com',
      '1',
      location.origin,
    ]);
    await soon(() => expect(document.activeElement).toBe(player()));
  });

  it('VD-1 a provider’s script is not loaded if the frame’s address can apply all settings', async () => {
    const requests = await fakeProviders(YOUTUBE_SCRIPT);
    await play(youtube({ loop: 'yes', start: 0, cc_load_policy: 'yes' }));
    expect(new URL(player()?.src ?? '').searchParams.get('enablejsapi')).toBeNull();
    expect(requests).toEqual([]);
  });

  it('VD-1 a looping part of a YouTube video is repeated from its start', async () => {
    await fakeProviders(YOUTUBE_SCRIPT);
    await play(youtube({ start: 5, end: 9, loop: 'yes' }));
    await soon(() => expect(calls('setLoop')).toEqual([['setLoop', false]]));
    page.fireYouTube(1);
    expect(calls('loadVideoById')).toEqual([]);
    page.fireYouTube(0);
    const part = { videoId: 'XHOmBV4js_E', startSeconds: 5, endSeconds: 9 };
    expect([calls('loadVideoById'), calls('mute')]).toEqual([[['loadVideoById', part]], []]);
  });

  it('VD-1 a part of a YouTube video without loop is not repeated', async () => {
    await fakeProviders(YOUTUBE_SCRIPT);
    await play(youtube({ start: 5, end: 9 }));
    await soon(() => expect(calls('Player')).toHaveLength(1));
    page.fireYouTube(0);
    expect([calls('loadVideoById'), calls('setLoop')]).toEqual([[], []]);
  });

  it('VD-1 a Vimeo video is paused once at its end, and again if the visitor goes back and plays to the end', async () => {
    const requests = await fakeProviders(VIMEO_SCRIPT);
    await play(vimeo({ start: 5, end: 9, mute: 'yes' }));
    await soon(() => expect(calls('Player')).toHaveLength(1));
    expect([requests, calls('setMuted')]).toEqual([[VIMEO], [['setMuted', true]]]);
    for (const seconds of [5, 8.9]) page.fireVimeo('timeupdate', seconds);
    expect(calls('pause')).toHaveLength(0);
    for (const seconds of [9.1, 9.3, 12]) page.fireVimeo('timeupdate', seconds);
    expect(calls('pause')).toHaveLength(1);
    for (const seconds of [6, 9]) page.fireVimeo('timeupdate', seconds);
    expect([calls('pause').length, calls('setCurrentTime').length]).toEqual([2, 0]);
  });

  it('VD-1 a looping part of a Vimeo video is repeated from its start, even when the whole video ends', async () => {
    await fakeProviders(VIMEO_SCRIPT);
    await play(vimeo({ start: 5, end: 9, loop: 'yes' }));
    await soon(() => expect(calls('setLoop')).toEqual([['setLoop', false]]));
    page.fireVimeo('timeupdate', 9);
    page.fireVimeo('ended');
    expect([calls('setCurrentTime'), calls('play').length, calls('pause').length]).toEqual([
      [
        ['setCurrentTime', 5],
        ['setCurrentTime', 5],
      ],
      2,
      0,
    ]);
  });

  it('VD-1 a provider’s script is loaded once for two videos that play simultaneously', async () => {
    const requests = await fakeProviders(YOUTUBE_SCRIPT);
    await show(`${youtube()}<section>${youtube()}</section>`);
    for (const host of document.querySelectorAll('[data-widget]'))
      host.setAttribute('data-widget-load', 'load');
    await soon(() => expect(document.querySelectorAll('[data-widget-state=mounted]')).toHaveLength(2));
    for (const button of document.querySelectorAll<HTMLElement>('.elementor-custom-embed-play'))
      button.click();
    await soon(() => expect(calls('mute')).toHaveLength(2));
    expect(requests).toEqual([YOUTUBE]);
  });

  it('VD-1 a provider’s script on the page is reused, and the page’s ready callback is not replaced', async () => {
    const requests = await fakeProviders(YOUTUBE_SCRIPT);
    const ready = vi.fn();
    page.onYouTubeIframeAPIReady = ready;
    await play(youtube());
    await soon(() => expect(calls('mute')).toHaveLength(1));
    expect([ready.mock.calls.length, page.onYouTubeIframeAPIReady === ready]).toEqual([1, true]);
    stop();
    await play(youtube());
    await soon(() => expect(calls('mute')).toHaveLength(2));
    expect(requests).toEqual([YOUTUBE]);
  });

  it.each([
    ['is not found', 404],
    ['defines nothing', 'window.calls = []'],
    ['defines something else', 'window.YT = { Player: "no" }'],
    [
      'has a player that throws',
      'window.YT = { Player: class { constructor() { throw new Error("own") } } }',
    ],
  ])(
    'VD-1 a provider’s script that %s leaves the frame unchanged, and is reported',
    async (_what, script) => {
      const errors = reported();
      const requests = await fakeProviders(script);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      await play(youtube());
      const frame = player();
      await soon(() => expect(requests).toHaveLength(1));
      await soon(async () => {
        await vi.advanceTimersByTimeAsync(1000);
        expect(errors()).toContain('loading the player of youtube');
      });
      expect([player() === frame, find('[data-widget]')?.dataset.widgetState]).toEqual([true, 'mounted']);
    },
  );

  it('VD-1 a provider’s script that never loads or never becomes ready leaves the frame unchanged', async () => {
    const errors = reported();
    await fakeProviders(
      'window.calls = []; window.YT = { Player: class { constructor() { calls.push(["Player"]) } } }',
    );
    await play(youtube());
    await soon(() => expect(calls('Player')).toHaveLength(1));
    expect(player()?.isConnected).toBe(true);
    stop();
    Reflect.deleteProperty(window, 'YT');
    document.querySelector('script[src*=iframe_api]')?.remove();
    const requests = await fakeProviders(null);
    await play(youtube());
    await soon(() => expect(requests).toEqual([YOUTUBE]));
    expect([player()?.isConnected, errors()]).toEqual([true, '']);
  });

  it('RT-6 a video that is removed while the provider’s script loads gets no player, and a removed player is destroyed', async () => {
    const errors = reported();
    const requests = await fakeProviders('window.calls = []');
    await play(youtube());
    await soon(() => expect([requests.length, page.calls]).toEqual([1, []]));
    find('[data-widget]')?.remove();
    const script = document.createElement('script');
    script.text = YOUTUBE_SCRIPT;
    document.body.append(script);
    await soon(() => expect(page.YT).toBeDefined());
    await play(youtube({ start: 5, loop: 'yes' }));
    await soon(() => expect(calls('setLoop')).toHaveLength(1));
    expect([calls('Player').length, errors()]).toEqual([1, '']);
    find('[data-widget]')?.remove();
    await soon(() => expect(calls('destroy')).toHaveLength(1));
    page.fireYouTube(0);
    expect(calls('seekTo')).toEqual([]);
  });

  it('RT-14 a provider’s script is not loaded if Iyim’s Trusted Types policy refuses it, and the frame plays without it', async () => {
    const errors = reported();
    const requests = await fakeProviders(YOUTUBE_SCRIPT);
    vi.spyOn(trustedTypesPolicy(), 'createScriptURL').mockImplementation(() => {
      throw new TypeError('Policy "iyim" disallowed.');
    });
    await play(youtube());
    await soon(() => expect(errors()).toContain('loading the player of youtube'));
    expect([requests, player()?.isConnected]).toEqual([[], true]);
  });
});

describe('a link to a video', () => {
  it('VD-1 a link to a video is a button that plays the file in its place', async () => {
    await show(plain());
    const link = find('main a') as HTMLElement;
    expect(link.role).toBe('button');
    await userEvent.click(link);
    await soon(() => expect(find('.iyim-video-player > video')?.ariaLabel).toBe('How we glaze'));
    expect([film().controls, document.activeElement]).toEqual([true, film()]);
  });
});

describe('a video file of the site', () => {
  it('VD-1 a file of the site plays with its captions when its poster is clicked', async () => {
    await show(plugin(silence));
    expect(film().paused).toBe(true);
    find('.jet-video__play-button')?.focus();
    await userEvent.keyboard('{Enter}');
    await soon(() => expect([film().paused, isSeen('.jet-video__overlay')]).toEqual([false, false]));
    expect([film().controls, film().textTracks.length, document.activeElement]).toEqual([true, 1, film()]);
    stop();
    expect([film().controls, isSeen('.jet-video__overlay')]).toEqual([false, true]);
  });

  it('VD-1 a file on the site autoplays without sound, pauses out of view, and is stopped by its button', async () => {
    await show(
      `${plugin(silence, { autoplay: true, isPoster: false })}<div style="block-size: 4000px"></div>`,
    );
    const plays = (expected: boolean) => soon(() => expect(!film().paused).toBe(expected));
    await plays(true);
    expect([film().muted, film().autoplay, document.activeElement]).toEqual([true, false, document.body]);
    window.scrollTo(0, 3000);
    await plays(false);
    window.scrollTo(0, 0);
    await plays(true);
    expect(find('.iyim-video-stop')?.ariaLabel).toBe('עצירת הסרטון');
    await userEvent.click(find('.iyim-video-stop') as HTMLElement);
    await plays(false);
    await soon(() => expect(find('.iyim-video-stop')?.ariaLabel).toBe('הפעלת הסרטון'));
    stop();
    expect(film().autoplay).toBe(true);
  });

  it('RT-23 a file of the site does not autoplay for visitors who prefer reduced motion', async () => {
    await emulateMedia({ features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
    await show(plugin(silence, { autoplay: true, isPoster: false }));
    await soon(() => expect([film().paused, film().autoplay]).toEqual([true, false]));
    expect(find('.iyim-video-stop')).toBeNull();
  });
});

describe('a video in the lightbox', () => {
  it('VD-1 a video’s poster for the lightbox opens Iyim’s lightbox, not the original’s lightbox', async () => {
    let clicks = 0;
    const count = () => clicks++;
    document.addEventListener('click', count);
    const url = `${location.origin}/none.mp4`;
    await show(inLightbox({ type: 'video', videoType: 'hosted', url }));
    await userEvent.click(find('.elementor-custom-embed-play') as HTMLElement);
    await soon(() => expect(find<HTMLVideoElement>('dialog video')?.src).toBe(url));
    document.removeEventListener('click', count);
    expect(clicks).toBe(0);
    expect(find('.iyim-video-player')).toBeNull();
  });

  it('SEC-5 a video’s poster opens no lightbox for an address that is not a video', async () => {
    await show(inLightbox({ type: 'video', videoType: 'youtube', url: 'javascript:alert(1)' }));
    find('.elementor-custom-embed-play')?.click();
    await soon(() => expect(find('[data-widget-state]')?.dataset.widgetState).toBe('mounted'));
    expect(document.querySelectorAll('dialog, iframe')).toHaveLength(0);
  });
});

describe('invalid markup of a video', () => {
  it('RT-3 a host without a video reports an error', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show('<div data-widget="video"><p>None</p></div>', 'failed');
    expect(String(consoleError.mock.calls[0]?.[0])).toContain('expected the address of a video');
  });
});
