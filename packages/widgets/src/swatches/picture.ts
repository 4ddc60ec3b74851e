import { safeUrl } from '@iyim/runtime/widget';
import type { Picture } from './read.ts';
import type { Swap } from './swap.ts';
import type { VariationImage } from './variation-image.ts';

/** Puts a variation's picture in the place of the product's main one, with all that a gallery and a zoom read of it. */
export function showPicture(swap: Swap, picture: Picture, shown: VariationImage): void {
  const { image, frame, link, thumbnail } = picture;
  const set = (name: string, value: string) => swap.attribute(image, name, value === '' ? null : value);
  // The new size first, so that nothing jumps while the new file loads.
  set('width', shown.width);
  set('height', shown.height);
  set('srcset', shown.srcset);
  set('sizes', shown.sizes);
  set('src', safeUrl(shown.src) ?? '');
  swap.attribute(image, 'alt', shown.alt);
  set('title', shown.title);
  swap.attribute(image, 'data-caption', shown.caption);
  set('data-src', shown.fullSrc);
  set('data-large_image', shown.fullSrc);
  set('data-large_image_width', shown.fullWidth);
  set('data-large_image_height', shown.fullHeight);
  if (shown.thumbnail !== '') {
    swap.attribute(frame, 'data-thumb', shown.thumbnail);
    swap.attribute(thumbnail, 'src', safeUrl(shown.thumbnail));
  }
  const full = safeUrl(shown.fullSrc);
  if (shown.fullSrc !== '' && full) swap.attribute(link, 'href', full);
}
