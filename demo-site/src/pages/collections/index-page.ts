import { html } from '../../markup/html.ts';
import { collectionPages } from '../../shop/listing-elements.ts';
import { localPath } from '../../shop/locale.ts';
import type { PageContext } from '../../shop/page-context.ts';
import type { Page } from '../page.ts';
import { collectionNames, collectionTexts } from './texts.ts';

/** `/collections/`: the ways a list can load. */
export function collectionsPage({ locale }: PageContext): Page {
  const { title, lead, pages } = collectionTexts[locale];
  const main = html`<header class="page-header"><h1>${title}</h1><p>${lead}</p></header>
<ul class="tiles collection-tiles">${collectionNames.map(
    (name) =>
      html`<li><a href="${localPath(`/collections/${name}/`, locale)}"><strong>${pages[name].title}</strong><span>${pages[name].lead}</span></a></li>`,
  )}</ul>`;
  const postId = collectionPages.index;
  return { title, postId, bodyClasses: ['page', `page-id-${postId}`], crumbs: [{ label: title }], main };
}
