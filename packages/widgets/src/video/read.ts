import { NothingToEnhance, parseJson } from '@iyim/runtime/widget';

export interface VideoInput {
  /** Around poster and player; the player stands on top of it. */
  readonly root: HTMLElement;
  /** What is seen until the video plays; null where the server shows nothing. */
  readonly overlay: HTMLElement | null;
  /** The button in it; itself where it has none. */
  readonly control: HTMLElement | null;
  /** The browser's own player. */
  readonly video: HTMLVideoElement | null;
  /** As the server wrote it; empty: the settings have it. */
  readonly address: string;
  /** What the lightbox is to show instead. */
  readonly lightbox: unknown;
  /** The provider's player that the server printed; null when there is no player yet. */
  readonly frame: HTMLElement | null;
  /** The server's own frame plays already. */
  readonly isStarted: boolean;
}

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
export function readVideo(host: HTMLElement): VideoInput {
  for (const { root: selector, ...parts } of MARKUP) {
    const root = host.matches(selector) ? host : host.querySelector<HTMLElement>(selector);
    if (!root) continue;
    const find = (part?: string) => (part ? root.querySelector<HTMLElement>(part) : null);
    const overlay = find(parts.overlay);
    const video = find(parts.video) as HTMLVideoElement | null;
    const frame = find(parts.frame);
    const link = overlay instanceof HTMLAnchorElement ? overlay.href : '';
    return {
      root,
      overlay,
      control: (overlay && find(parts.play)) ?? overlay,
      video,
      address: link || frame?.dataset.lazyLoad || frame?.getAttribute('src') || '',
      lightbox: parseJson(overlay?.dataset.elementorLightbox) ?? null,
      frame,
      isStarted: frame?.hasAttribute('src') ?? false,
    };
  }
  throw new NothingToEnhance('expected a video, or a link to one (<a href>), found neither');
}
