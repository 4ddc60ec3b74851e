import { siteConfig } from '@iyim/runtime/widget';
import { showLightbox } from './LightboxView.tsx';
import { readLightboxConfig } from './lightbox-config.ts';
import { readLightbox } from './lightbox-settings.ts';
import { placeOf, type Slide, slideOf, slidesOf, urlOf } from './read-slides.ts';

/**
 * Shows what a link, an overlay or a script asks for: a picture, a slideshow or a video, in a dialog above the page (LA-2, LB-1).
 * Settings (`LightboxSettings`) that make no sense or are hostile show nothing. `opener` gets the focus back.
 *
 * A slideshow is all elements with the same `data-elementor-lightbox-slideshow` in the page's order, or, where they have one, that
 * of their `data-elementor-lightbox-index`; it begins with the picture or video that was asked for. One that is named after the opener's
 * builder element is of that element alone: each item of a loop has an element with the same id.
 */
export function openLightbox(settings: unknown, opener: Element): void {
  const request = readLightbox(settings);
  if (!request) return;
  const { slideshow, media, entrance } = request;
  const config = readLightboxConfig(siteConfig());
  const own = slideOf(opener, media.kind === 'image' ? media.url : '', config.captions);
  const slide: Slide = media.kind === 'image' ? own : { ...own, media };
  const slides = slideshow === '' ? [] : slidesOf(placeOf(slideshow, opener), slideshow, config.captions);
  const at = slides.findIndex((other) => urlOf(other) === urlOf(slide));
  showLightbox({
    slides: at >= 0 ? slides : [slide],
    start: Math.max(at, 0),
    isStartPlayed: true,
    entrance,
    opener: opener as HTMLElement,
    config,
  });
}
