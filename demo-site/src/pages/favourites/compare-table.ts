import favouritesTexts from '../../../content/texts/favourites.json' with { type: 'json' };
import { fill } from '../../content/fill.ts';
import { removeFromStoreLink } from '../../markup/data-store-button.ts';
import { type Html, html } from '../../markup/html.ts';
import { image, pictureOf } from '../../markup/picture.ts';
import { listPrice } from '../../markup/price.ts';
import { compare } from '../../shop/data-stores.ts';
import { productPath } from '../../shop/links.ts';
import type { Locale, Product } from '../../shop/model.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { isInStock } from '../../shop/stock.ts';

/** A property of the compared products; `of` returns '' if a product does not have it. */
interface Property {
  readonly name: string;
  readonly of: (product: Product) => Html | string;
}

function properties({ locale, shop }: PageContext, products: readonly Product[]): readonly Property[] {
  const texts = favouritesTexts.compareTable[locale];
  const { repository } = shop;
  const categories = repository.categories();
  const all: readonly Property[] = [
    { name: texts.price, of: (product) => listPrice(repository, product, locale) },
    { name: texts.stock, of: (product) => (isInStock(repository, product) ? texts.inStock : texts.soldOut) },
    {
      name: texts.category,
      of: ({ categoryIds }) => categories.find(({ id }) => categoryIds.includes(id))?.name[locale] ?? '',
    },
    ...attributeNames(products, locale).map((name) => ({
      name,
      of: (product: Product) => optionsOf(product, name, locale),
    })),
    { name: texts.weight, of: ({ weight }) => (weight === '' ? '' : fill(texts.weightOf, { weight })) },
    {
      name: texts.rating,
      of: ({ rating, reviewCount }) => (reviewCount === 0 ? '' : fill(texts.stars, { stars: rating })),
    },
  ];
  return all.filter(({ of }) => products.some((product) => of(product).toString() !== ''));
}

const attributesOf = (product: Product) => (product.type === 'variable' ? product.attributes : []);

const attributeNames = (products: readonly Product[], locale: Locale): readonly string[] => [
  ...new Set(products.flatMap((product) => attributesOf(product).map(({ name }) => name[locale]))),
];

const optionsOf = (product: Product, attributeName: string, locale: Locale): string =>
  attributesOf(product)
    .filter(({ name }) => name[locale] === attributeName)
    .flatMap(({ options }) => options.map(({ name }) => name[locale]))
    .join(', ');

/**
 * Renders a table that compares products. Each product is a row in the DOM, so that its link can remove it; the style sheet
 * shows rows as columns, and the roles keep the table semantics. Properties that differ are marked in words; the theme's own
 * script updates the marks after a removal.
 */
export function compareTable(context: PageContext, products: readonly Product[]): Html {
  const texts = favouritesTexts.compareTable[context.locale];
  const shown = properties(context, products);
  const heads = shown.map(({ name, of }) => {
    const differs = new Set(products.map((product) => of(product).toString())).size > 1;
    return html`<th role="columnheader" scope="col">${name} <span class="compare-mark"${!differs && html` hidden`}>${texts.differs}</span></th>`;
  });
  return html`<div class="compare" role="region" aria-label="${texts.table}" tabindex="0"><table class="compare-table" role="table">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">${texts.product}</th>${heads}</tr></thead>
<tbody role="rowgroup">${products.map((product) => productRow(context, product, shown))}</tbody>
</table></div>`;
}

function productRow(context: PageContext, product: Product, shown: readonly Property[]): Html {
  const { locale, shop } = context;
  const { id } = product;
  const name = product.name[locale];
  const picture = pictureOf(shop.repository, product);
  const none = html`<span aria-hidden="true">–</span><span class="screen-reader-text">${favouritesTexts.compareTable[locale].none}</span>`;
  return html`<tr role="row" class="jet-listing-grid__item jet-listing-dynamic-post-${id}" data-post-id="${id}">
<th role="rowheader" scope="row">${picture && image(picture, { classes: 'compare-table__picture', locale, lazy: true, decorative: true })}<a href="${productPath(product, locale)}">${name}</a>${removeFromStoreLink(context, { store: compare, kept: { id, name } })}</th>
${shown.map(({ of }) => {
  const value = of(product);
  return html`<td role="cell">${value.toString() === '' ? none : value}</td>`;
})}</tr>
`;
}
