import closerLook from '../../content/pages/closer-look.json' with { type: 'json' };
import { localised } from '../content/localised.ts';
import { hotspots } from '../markup/hotspots.ts';
import { type Html, html } from '../markup/html.ts';
import { image } from '../markup/picture.ts';
import { productPath } from '../shop/links.ts';
import type { Product } from '../shop/model.ts';
import type { PageContext } from '../shop/page-context.ts';

/**
 * A picture with spots on it that say what is there, and one that leads to the product. On the page of a product (`at`) it is there
 * when it shows that one, and leads nowhere.
 */
export function closerLookSection({ locale, shop: { repository } }: PageContext, at?: Product): Html | null {
  const { texts: say, product: slug, picture: index, spots, link } = localised(closerLook, locale);
  const product = repository.productBySlug(slug);
  const picture = repository.picture(product?.pictureIds[index] ?? 0);
  if (!product || !picture || (at && at.id !== product.id)) return null;
  const leading = {
    id: 'product',
    words: product.name[locale],
    link: { href: productPath(product, locale), label: link },
  };
  return html`<section class="closer-look" aria-labelledby="closer-look"><div><h2 id="closer-look">${say.title}</h2><p>${say.lead}</p></div>${hotspots(
    {
      name: 'closer-look',
      picture: image(picture, { classes: 'closer-look__picture', locale, lazy: true }),
      spots: [...spots, ...(at ? [] : [leading])],
    },
  )}</section>`;
}
