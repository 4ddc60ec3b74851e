import searchTexts from '../../content/texts/search.json' with { type: 'json' };
import texts from '../../content/texts/site.json' with { type: 'json' };
import { type Html, html } from '../markup/html.ts';
import { homePath, shopPath } from '../shop/links.ts';
import type { PageContext } from '../shop/page-context.ts';
import type { Visit } from '../shop/visit.ts';
import type { Page } from './page.ts';
import { searchIcon } from './shell/icons.ts';

/** The CMS's own search form, beside the header's: goes to the results page without any script. */
function searchForm({ locale, query }: Visit): Html {
  const say = searchTexts.form[locale];
  return html`<form role="search" class="search-form" method="get" action="${homePath(locale)}" aria-label="${say.label}">
<label class="screen-reader-text" for="page-search">${say.label}</label>
<input type="search" id="page-search" class="search-field" name="s" value="${query.get('s') ?? ''}" placeholder="${say.placeholder}" autocomplete="off">
<button type="submit" class="button search-submit">${searchIcon}<span class="screen-reader-text">${say.submit}</span></button>
</form>`;
}

export function notFoundPage(context: PageContext): Page {
  const say = texts.notFound[context.locale];
  const main = html`<header class="page-header"><h1>${say.title}</h1><p>${say.text}</p></header>
<div class="empty">${searchForm(context)}
<a class="button" href="${shopPath(context.locale)}">${say.shop}</a></div>`;
  return { title: say.title, postId: 0, bodyClasses: ['error404'], status: 404, main };
}
