import texts from '../../content/texts/site.json' with { type: 'json' };
import { html } from '../markup/html.ts';
import { shopPath } from '../shop/links.ts';
import type { PageContext } from '../shop/page-context.ts';
import type { Page } from './page.ts';
import { searchForm } from './shell/search-form.ts';

export function notFoundPage(context: PageContext): Page {
  const say = texts.notFound[context.locale];
  const main = html`<header class="page-header"><h1>${say.title}</h1><p>${say.text}</p></header>
<div class="empty">${searchForm(context)}
<a class="button" href="${shopPath(context.locale)}">${say.shop}</a></div>`;
  return { title: say.title, postId: 0, bodyClasses: ['error404'], status: 404, main };
}
