import { picturePath } from '../shop/links.ts';
import type { Locale, Picture } from '../shop/model.ts';
import { builderWidget, elementId } from './builder-widget.ts';
import { type Html, html } from './html.ts';
import { image } from './picture.ts';

interface LaidOut {
  readonly picture: Picture;
  readonly title: string;
  readonly words: string;
}

/** Renders the elements plugin's grid of pictures, which open in the page builder's lightbox. */
export function imagesLayout(name: string, pictures: readonly LaidOut[], locale: Locale): Html {
  const id = elementId(name);
  const item = ({ picture, title, words }: LaidOut): Html =>
    html`<div class="jet-images-layout__item"><div class="jet-images-layout__inner"><div class="jet-images-layout__image-loader"><span></span></div><a class="jet-images-layout__link" href="${picturePath(picture)}" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="${id}" data-elementor-lightbox-title="${title}" data-elementor-lightbox-description="${words}"><div class="jet-images-layout__image">${image(picture, { classes: 'jet-images-layout__image-instance', locale, lazy: true })}</div><div class="jet-images-layout__content"><h3 class="jet-images-layout__title">${title}</h3><div class="jet-images-layout__desc">${words}</div></div></a></div></div>
`;
  const settings = { layoutType: 'grid', columns: '4', columnsTablet: '2', columnsMobile: '2' };
  return builderWidget({
    type: 'jet-images-layout',
    id,
    inside: html`<div class="elementor-jet-images-layout jet-elements"><div class="jet-images-layout layout-type-grid" data-settings="${JSON.stringify(settings)}" data-widget="images-layout"><div class="jet-images-layout__list column-desktop-4 column-tablet-2 column-mobile-2 col-row disable-cols-gap disable-rows-gap">${pictures.map(item)}</div></div></div>`,
  });
}
