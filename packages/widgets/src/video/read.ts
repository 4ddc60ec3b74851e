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

/** Reads the parts of a video. Throws if a host has no known markup. */
export function readVideo(host: HTMLElement) {
  const { root, overlay, play, frame, ...found } = findParts(host);
  const link = overlay instanceof HTMLAnchorElement ? overlay.href : '';
  return {
    /** Element around the poster, which the player covers. */
    root,
    /** Poster that is shown until the video plays; null if there is no poster. */
    overlay,
    /** Button in the poster, or the poster itself if it has no button. */
    control: (overlay && play) ?? overlay,
    /** Video element in the server's HTML; null if there is no such element. */
    video: found.video as HTMLVideoElement | null,
    /** Address of the video in the server's HTML; empty to use the setting `youtube_url`. */
    address: link || frame?.dataset.lazyLoad || frame?.getAttribute('src') || '',
    /** Settings of the lightbox that shows the video; null to play the video on the page. */
    lightbox: parseJson(overlay?.dataset.elementorLightbox) ?? null,
    /** Frame of the provider's player in the server's HTML; null if there is no frame. */
    frame,
    /** Whether the server's frame already has an address, so that the browser has fetched it. */
    isStarted: frame?.hasAttribute('src') ?? false,
  };
}
