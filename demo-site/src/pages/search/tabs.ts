import texts from '../../../content/texts/search.json' with { type: 'json' };
import { type Html, html } from '../../markup/html.ts';
import { homePath } from '../../shop/links.ts';
import type { PageContext } from '../../shop/page-context.ts';

export type SearchTab = 'all' | 'product' | 'post';

/** Which results a query asks for; the CMS's own parameter names the kind. */
export function tabOf(query: URLSearchParams): SearchTab {
  const type = query.get('post_type');
  return type === 'product' || type === 'post' ? type : 'all';
}

/** The results of the same search: another kind, another page. */
export function searchHref({ locale, query }: PageContext, tab: SearchTab, page = 1): string {
  const wanted = new URLSearchParams(query);
  wanted.delete('post_type');
  if (tab !== 'all') wanted.set('post_type', tab);
  return `${homePath(locale)}${page === 1 ? '' : `page/${page}/`}?${wanted}`;
}

export function searchTabs(
  context: PageContext,
  current: SearchTab,
  counts: Readonly<Record<'product' | 'post', number>>,
): Html {
  const say = texts.tabs[context.locale];
  const link = (tab: SearchTab, count: number): Html =>
    html`<li><a class="site-link" href="${searchHref(context, tab)}"${tab === current && html` aria-current="page"`}>${say[tab]} <span class="search-tabs__count">${count}</span></a></li>`;
  return html`<nav class="search-tabs" aria-label="${say.label}"><ul>${link('all', counts.product + counts.post)}
${link('product', counts.product)}
${link('post', counts.post)}</ul></nav>`;
}
