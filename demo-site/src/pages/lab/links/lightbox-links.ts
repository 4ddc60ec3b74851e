import { builderAction } from '../../../markup/builder-action.ts';
import { type Html, html } from '../../../markup/html.ts';
import { pictureOf } from '../../../markup/picture.ts';
import { picturePath } from '../../../shop/links.ts';
import type { PageContext } from '../../../shop/page-context.ts';
import { image } from '../../picture.ts';
import { linksTexts } from './texts.ts';

const alone = 101;
const together = [102, 103, 104, 105];
/** The id of the builder's gallery, which its pictures have in common. */
const slideshow = '1b0c5e2';

/** One picture by itself, and some that belong together. Without scripts each link leads to its picture. */
export function lightboxLinks(context: PageContext): Html {
  const say = linksTexts[context.locale].links;
  return html`<h3>${say.one}</h3><ul class="picture-links">${pictureLink(context, alone, null)}</ul>
<h3>${say.many}</h3><ul class="picture-links">${together.map((id) => pictureLink(context, id, slideshow))}</ul>`;
}

function pictureLink({ shop, locale }: PageContext, id: number, group: string | null): Html | null {
  const product = shop.repository.product(id);
  const picture = product && pictureOf(shop.repository, product);
  if (!product || !picture) return null;
  const url = picturePath(picture);
  const hash = builderAction('lightbox', {
    id: picture.id,
    url,
    ...(group === null ? {} : { slideshow: group }),
  });
  const shown = image(picture, { classes: 'picture-link', locale, lazy: true });
  return html`<li><a href="${url}" data-elementor-open-lightbox="yes"${group !== null && html` data-elementor-lightbox-slideshow="${group}"`} data-elementor-lightbox-title="${product.name[locale]}" data-elementor-lightbox-description="${picture.alt[locale]}" data-e-action-hash="${hash}">${shown}</a></li>`;
}
