import shopTexts from '../../content/texts/shop.json' with { type: 'json' };
import { type Html, html } from '../markup/html.ts';
import type { Locale } from '../shop/model.ts';
import { nextIcon, previousIcon } from './shell/icons.ts';

export const perPage = 12;

/** Returns one page of a list; null when the list has no such page. */
export function slicePage<Item>(
  items: readonly Item[],
  page: number,
  size = perPage,
): { shown: readonly Item[]; pages: number } | null {
  const pages = Math.max(1, Math.ceil(items.length / size));
  if (page < 1 || page > pages) return null;
  return { shown: items.slice((page - 1) * size, page * size), pages };
}

/** Renders the CMS's page numbers under a list; `hrefOf` returns each page's address. */
export function paging(
  locale: Locale,
  page: number,
  pages: number,
  hrefOf: (page: number) => string,
): Html | null {
  if (pages < 2) return null;
  const texts = shopTexts.paging[locale];
  const numbers = Array.from({ length: pages }, (_, at) => at + 1);
  return html`<nav class="woocommerce-pagination" aria-label="${texts.label}"><ul class="page-numbers">
${page > 1 && html`<li><a class="prev page-numbers" href="${hrefOf(page - 1)}" aria-label="${texts.previous}">${previousIcon}</a></li>`}
${numbers.map((number) =>
  number === page
    ? html`<li><span aria-current="page" aria-label="${texts.page} ${number}" class="page-numbers current">${number}</span></li>`
    : html`<li><a class="page-numbers" href="${hrefOf(number)}" aria-label="${texts.page} ${number}">${number}</a></li>`,
)}
${page < pages && html`<li><a class="next page-numbers" href="${hrefOf(page + 1)}" aria-label="${texts.next}">${nextIcon}</a></li>`}
</ul></nav>`;
}
