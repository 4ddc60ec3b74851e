import { NothingToEnhance, parseJson } from '@iyim/runtime/widget';

export type VideoInput = ReturnType<typeof readVideo>;

interface Markup {
  /** Selectors: of the root; from there of the others. */
  readonly root: string;
  readonly overlay: string;
  readonly video: string;
  readonly play?: string;
  readonly frame?: string;
}

const MARKUP: readonly Markup[] = [
  {
    root: '.elementor-wrapper',
    overlay: '.elementor-custom-embed-image-overlay',
    play: '.elementor-custom-embed-play',
    video: 'video.elementor-video',
    frame: '.elementor-video-iframe, iframe.elementor-video',
  },
  {
    root: '.jet-video',
    overlay: '.jet-video__overlay',
    play: '.jet-video__play-button',
    video: 'video.jet-video-player',
    frame: '.jet-video-iframe',
  },
  {
    root: '[data-widget~=video]',
    overlay: ':scope > a[href]',
    video: ':scope > video',
  },
];

/** Throws when a host has none of the known markups. */
export function readVideo(host: HTMLElement) {
  for (const { root: selector, ...parts } of MARKUP) {
    const root = host.matches(selector) ? host : host.querySelector<HTMLElement>(selector);
    if (!root) continue;
    const find = (part?: string) => (part ? root.querySelector<HTMLElement>(part) : null);
    const overlay = find(parts.overlay);
    const video = find(parts.video) as HTMLVideoElement | null;
    const frame = find(parts.frame);
    const link = overlay instanceof HTMLAnchorElement ? overlay.href : '';
    return {
      /** Around poster and player; the player stands on top of it. */
      root,
      /** What is seen until the video plays; null where the server shows nothing. */
      overlay,
      /** The button in it; itself where it has none. */
      control: (overlay && find(parts.play)) ?? overlay,
      /** The browser's own player. */
      video,
      /** As the server wrote it; empty: the settings have it. */
      address: link || frame?.dataset.lazyLoad || frame?.getAttribute('src') || '',
      /** What the lightbox is to show instead. */
      lightbox: parseJson(overlay?.dataset.elementorLightbox) ?? null,
      /** The provider's player that the server printed; null when there is no player yet. */
      frame,
      /** The server's own frame plays already. */
      isStarted: frame?.hasAttribute('src') ?? false,
    };
  }
  throw new NothingToEnhance('expected a video, or a link to one (<a href>), found neither');
}
