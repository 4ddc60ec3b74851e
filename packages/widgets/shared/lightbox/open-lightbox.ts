import { siteConfig } from '@iyim/runtime/widget';
import { showLightbox } from './LightboxView.tsx';
import { readLightboxConfig } from './lightbox-config.ts';
import { readLightbox } from './lightbox-settings.ts';
import { placeOf, type Slide, slideOf, slidesOf, urlOf } from './read-slides.ts';

/**
 * Shows a picture, a slideshow or a video for a link, an overlay or a script, in a dialog above the page (LA-2, LB-1). Shows
 * nothing for settings (`LightboxSettings`) that are invalid or unsafe. `opener` receives the focus again when the dialog closes.
 * A slideshow contains all elements with the same `data-elementor-lightbox-slideshow`, ordered by their
 * `data-elementor-lightbox-index`, or in document order without it, and begins with the requested picture or video. A slideshow
 * named after the opener's builder element contains only slides in that element, because each item of a loop has an element with
 * the same id.
 */
export function openLightbox(settings: unknown, opener: Element): void {
  const request = readLightbox(settings);
  if (!request) return;
  const { slideshow, media, entrance } = request;
  const config = readLightboxConfig(siteConfig());
  const openerSlide = slideOf(opener, media.kind === 'image' ? media.url : '', config.captions);
  const slide: Slide = media.kind === 'image' ? openerSlide : { ...openerSlide, media };
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
