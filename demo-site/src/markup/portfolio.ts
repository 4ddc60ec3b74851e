import { picturePath, productPath } from '../shop/links.ts';
import type { Category, Locale, Picture, Product } from '../shop/model.ts';
import { elementId } from './builder-widget.ts';
import { type Html, html } from './html.ts';
import { image } from './picture.ts';

interface Piece {
  readonly product: Product;
  readonly picture: Picture;
  readonly categories: readonly Category[];
}

interface Words {
  readonly all: string;
  readonly filters: string;
  readonly more: string;
  readonly toProduct: string;
}

const PER_PAGE = 6;

/** Returns a category's slug, with non-Latin letters percent-encoded as in the CMS. */
const slugOf = ({ slug }: Category, locale: Locale): string => encodeURIComponent(slug[locale]).toLowerCase();

/** Renders the elements plugin's portfolio: pictures of products by category. Only the first six are visible. */
export function portfolio(pieces: readonly Piece[], locale: Locale, texts: Words): Html {
  const categories = [...new Set(pieces.flatMap((piece) => piece.categories))];
  const filter = (name: string, slug: string, active = false): Html =>
    html`<div class="jet-portfolio__filter-item${active && ' active'}" data-slug="${slug}"><span>${name}</span></div>`;
  const item = ({ product, picture, categories: of }: Piece, index: number): Html => {
    const name = product.name[locale];
    const slugs = JSON.stringify({ ...['all', ...of.map((category) => slugOf(category, locale))] });
    return html`<article class="jet-portfolio__item ${index < PER_PAGE ? 'visible' : 'hidden'}-status" data-slug="${slugs}"><div class="jet-portfolio__inner"><a class="jet-portfolio__link" href="${picturePath(picture)}" data-elementor-open-lightbox="yes" data-elementor-lightbox-title="${name}"><div class="jet-portfolio__image">${image(picture, { classes: 'jet-portfolio__image-instance', locale, lazy: true })}<div class="jet-portfolio__image-loader"><span></span></div></div></a><div class="jet-portfolio__content"><div class="jet-portfolio__content-inner"><h3 class="jet-portfolio__title">${name}</h3><p class="jet-portfolio__desc">${of.map((category) => category.name[locale]).join(', ')}</p><a class="elementor-button jet-portfolio__button" href="${productPath(product, locale)}" aria-label="${texts.toProduct}: ${name}"><span class="jet-portfolio__button-text">${texts.toProduct}</span></a></div></div></div></article>
`;
  };
  const id = elementId('portfolio');
  const settings = { layoutType: 'grid', perPage: PER_PAGE };
  return html`<div class="elementor-element elementor-element-${id} elementor-widget elementor-widget-jet-portfolio" data-id="${id}" data-element_type="widget" data-widget_type="jet-portfolio.default" data-settings="${JSON.stringify({ columns: '3', columns_tablet: '2', columns_mobile: '2' })}"><div class="elementor-jet-portfolio jet-elements"><div class="jet-portfolio layout-type-grid preset-type-1 layout-desktop-column-3 layout-tablet-column-2 layout-mobile-column-2" data-settings="${JSON.stringify(settings)}" data-widget="portfolio">
<div class="jet-portfolio__filter"><div class="jet-portfolio__filter-list" aria-label="${texts.filters}">${filter(texts.all, 'all', true)}${categories.map((category) => filter(category.name[locale], slugOf(category, locale)))}</div></div>
<div class="jet-portfolio__list">${pieces.map(item)}</div>
<div class="jet-portfolio__view-more hidden-status"><div class="elementor-button elementor-size-md jet-portfolio__view-more-button">${texts.more}</div></div></div></div></div>`;
}
