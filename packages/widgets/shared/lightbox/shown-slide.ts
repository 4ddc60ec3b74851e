import type { LightboxSettings } from '@iyim/runtime/page';
import { readLightbox } from './lightbox-settings.ts';
import type { Slide } from './read-slides.ts';

/** A slide of `<Lightbox>`. Texts are text, never HTML. */
export interface ShownSlide extends Pick<LightboxSettings, 'url' | 'type' | 'videoType'> {
  /** Of a picture, what it shows. @default its title */
  readonly alt?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Of a video, a picture that shows before it plays. */
  readonly poster?: string | undefined;
  /** Of a video, width and height: `169`, `219`, `43`, `32`, `11`, `916`. @default '169' */
  readonly ratio?: string | undefined;
}

/** Slides that are safe to show. */
export function toSlides(shown: readonly ShownSlide[]): Slide[] {
  return shown.flatMap(
    ({ url, type, videoType, ratio, alt = '', title = '', description = '', poster = '' }) => {
      const request = readLightbox({ url, type, videoType, modalOptions: { videoAspectRatio: ratio } });
      if (!request) return [];
      const cover = readLightbox({ url: poster });
      const media =
        request.kind === 'image'
          ? { kind: request.kind, url: request.url, alt }
          : { ...request, poster: cover?.kind === 'image' ? cover.url : '' };
      return { media, title, description, hash: '' };
    },
  );
}
