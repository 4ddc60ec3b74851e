import { type Html, html } from '../../markup/html.ts';
import { homePath } from '../../shop/links.ts';
import type { Visit } from '../../shop/visit.ts';
import { searchIcon } from './icons.ts';

const texts = {
  he: { label: 'חיפוש באתר', placeholder: 'מה מחפשים?', submit: 'חיפוש' },
  en: { label: 'Search the site', placeholder: 'What are you looking for?', submit: 'Search' },
};

/** The CMS's search form: goes to the results page without any script. */
export function searchForm({ locale, query }: Visit, id: string): Html {
  const say = texts[locale];
  return html`<form role="search" class="search-form" method="get" action="${homePath(locale)}" aria-label="${say.label}">
<label class="screen-reader-text" for="${id}">${say.label}</label>
<input type="search" id="${id}" class="search-field" name="s" value="${query.get('s') ?? ''}" placeholder="${say.placeholder}" autocomplete="off">
<button type="submit" class="button search-submit">${searchIcon}<span class="screen-reader-text">${say.submit}</span></button>
</form>`;
}
