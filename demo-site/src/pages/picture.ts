import { type Html, html } from '../markup/html.ts';
import { picturePath } from '../shop/links.ts';
import type { Locale, Picture } from '../shop/model.ts';

interface Shown {
  readonly classes: string;
  readonly locale: Locale;
  /** Pictures beyond the first screen wait. */
  readonly lazy?: boolean;
  /** Beside its own name a picture says nothing more. */
  readonly decorative?: boolean;
}

/** An image with its size, so that nothing moves when it arrives. */
export const image = (picture: Picture, { classes, locale, lazy, decorative }: Shown): Html =>
  html`<img class="${classes}" src="${picturePath(picture)}" width="${picture.width}" height="${picture.height}" alt="${decorative ? '' : picture.alt[locale]}"${lazy && html` loading="lazy"`} decoding="async">`;
