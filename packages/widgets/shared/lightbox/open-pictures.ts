import { siteConfig } from '@iyim/runtime/widget';
import { showLightbox } from './LightboxView.tsx';
import { readLightboxConfig } from './lightbox-config.ts';

interface Picture {
  readonly url: string;
  readonly alt: string;
  readonly title: string;
}

interface Options {
  /** Index of the picture that is shown first. */
  readonly start: number;
  /** Element that receives the focus again when the lightbox closes. */
  readonly opener: HTMLElement;
  /** Whether the lightbox has buttons to share and download, unless the page switches them off. */
  readonly hasShare: boolean;
}

/** Shows the pictures of a widget as one slideshow. Shows nothing if there are no pictures. The addresses must be safe. */
export function openPictures(pictures: readonly Picture[], { start, opener, hasShare }: Options): void {
  if (pictures.length === 0) return;
  const config = readLightboxConfig(siteConfig());
  showLightbox({
    slides: pictures.map(({ url, alt, title }) => ({
      media: { kind: 'image', url, alt },
      title,
      description: '',
      hash: '',
    })),
    start,
    isStartPlayed: false,
    entrance: '',
    opener,
    config: { ...config, share: config.share && hasShare },
  });
}
