import type { VideoSource } from './video-source.ts';

/** One thing that a lightbox shows. Texts are empty where there are none. */
export interface Slide {
  readonly media:
    | { readonly kind: 'image'; readonly url: string; readonly alt: string }
    | { readonly kind: 'video'; readonly source: VideoSource; readonly ratio: number };
  readonly title: string;
  readonly description: string;
  /** The address that shows this slide on this page, to be shared; empty: the page's own. */
  readonly hash: string;
}
