import { parseJson } from '@iyim/runtime/widget';
import { defineParts } from '../../shared/define-parts.ts';

export type VideoInput = ReturnType<typeof readVideo>;

const findParts = defineParts('a video, or a link to one (<a href>)', {
  builder: {
    root: '.elementor-wrapper',
    overlay: '?.elementor-custom-embed-image-overlay',
    play: '?.elementor-custom-embed-play',
    video: '?video.elementor-video',
    frame: '?.elementor-video-iframe, iframe.elementor-video',
  },
  plugin: {
    root: '.jet-video',
    overlay: '?.jet-video__overlay',
    play: '?.jet-video__play-button',
    video: '?video.jet-video-player',
    frame: '?.jet-video-iframe',
  },
  plain: { root: '[data-widget~=video]', overlay: '?:scope > a[href]', video: '?:scope > video' },
});

/** Throws when a host has none of the known markups. */
export function readVideo(host: HTMLElement) {
  const { root, overlay, play, frame, ...found } = findParts(host);
  const link = overlay instanceof HTMLAnchorElement ? overlay.href : '';
  return {
    /** Around poster and player; the player stands on top of it. */
    root,
    /** What is seen until the video plays; null where the server shows nothing. */
    overlay,
    /** The button in it; itself where it has none. */
    control: (overlay && play) ?? overlay,
    /** The browser's own player. */
    video: found.video as HTMLVideoElement | null,
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
