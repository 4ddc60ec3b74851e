import closerLook from '../../content/pages/closer-look.json' with { type: 'json' };
import { localised } from '../content/localised.ts';
import { hotspots } from '../markup/hotspots.ts';
import { type Html, html } from '../markup/html.ts';
import { image } from '../markup/picture.ts';
import { productPath } from '../shop/links.ts';
import type { Product } from '../shop/model.ts';
import type { PageContext } from '../shop/page-context.ts';

/**
 * Renders a picture with spots that explain its details, and a spot that links to the product. On a product's page (`at`) the
 * picture appears only if it shows that product, and the linking spot is left out.
 */
export function closerLookSection({ locale, shop: { repository } }: PageContext, at?: Product): Html | null {
  const { texts, product: slug, picture: index, spots, link } = localised(closerLook, locale);
  const product = repository.productBySlug(slug);
  const picture = repository.picture(product?.pictureIds[index] ?? 0);
  if (!product || !picture || (at && at.id !== product.id)) return null;
  const leading = {
    id: 'product',
    words: product.name[locale],
    link: { href: productPath(product, locale), label: link },
  };
  return html`<section class="closer-look" aria-labelledby="closer-look"><div><h2 id="closer-look">${texts.title}</h2><p>${texts.lead}</p></div>${hotspots(
    {
      name: 'closer-look',
      picture: image(picture, { classes: 'closer-look__picture', locale, lazy: true }),
      spots: [...spots, ...(at ? [] : [leading])],
    },
  )}</section>`;
}
