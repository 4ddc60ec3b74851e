import searchTexts from '../../content/texts/search.json' with { type: 'json' };
import siteTexts from '../../content/texts/site.json' with { type: 'json' };
import { type Html, html } from '../markup/html.ts';
import { homePath, shopPath } from '../shop/links.ts';
import type { PageContext } from '../shop/page-context.ts';
import type { Visit } from '../shop/visit.ts';
import type { Page } from './page.ts';
import { searchIcon } from './shell/icons.ts';

/** Renders the CMS's own search form, in addition to the form in the header. It opens the results page without scripts. */
function searchForm({ locale, query }: Visit): Html {
  const texts = searchTexts.form[locale];
  return html`<form role="search" class="search-form" method="get" action="${homePath(locale)}" aria-label="${texts.label}">
<label class="screen-reader-text" for="page-search">${texts.label}</label>
<input type="search" id="page-search" class="search-field" name="s" value="${query.get('s') ?? ''}" placeholder="${texts.placeholder}" autocomplete="off">
<button type="submit" class="button search-submit">${searchIcon}<span class="screen-reader-text">${texts.submit}</span></button>
</form>`;
}

export function notFoundPage(context: PageContext): Page {
  const texts = siteTexts.notFound[context.locale];
  const main = html`<header class="page-header"><h1>${texts.title}</h1><p>${texts.text}</p></header>
<div class="empty">${searchForm(context)}
<a class="button" href="${shopPath(context.locale)}">${texts.shop}</a></div>`;
  return { title: texts.title, postId: 0, bodyClasses: ['error404'], status: 404, main };
}
