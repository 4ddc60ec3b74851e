import { readLightbox } from './lightbox-settings.ts';
import { type Slide, slideOf, slidesOf } from './read-slides.ts';
import { showLightbox } from './show-lightbox.ts';

/**
 * Shows what a link of the page builder asks for: a picture, a slideshow or a video, in a dialog above the page (LA-2). Settings
 * that make no sense or are hostile show nothing. `opener` gets the focus back.
 *
 * Settings, as in `#elementor-action:action=lightbox&settings={base64 JSON}`: `{ url, slideshow? }`, or
 * `{ type: 'video', videoType: 'hosted' | 'youtube' | 'vimeo', url, modalOptions?: { videoAspectRatio } }`. A slideshow is all
 * links with the same `data-elementor-lightbox-slideshow` in the page's order, or, where they have one, that of their
 * `data-elementor-lightbox-index`.
 */
export function openLightbox(settings: unknown, opener: Element): void {
  const request = readLightbox(settings);
  if (!request) return;
  if (request.kind === 'video') {
    const { source, ratio } = request;
    const slide: Slide = { media: { kind: 'video', source, ratio }, title: '', description: '', hash: '' };
    showLightbox([slide], 0, opener);
    return;
  }
  const own = slideOf(opener, request.url);
  const slides = request.slideshow === '' ? [] : slidesOf(opener.ownerDocument, request.slideshow);
  const at = slides.findIndex(({ media }) => media.kind === 'image' && media.url === request.url);
  if (at >= 0) showLightbox(slides, at, opener);
  else showLightbox([own], 0, opener);
}
