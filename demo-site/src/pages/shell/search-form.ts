import { type Html, html } from '../../markup/html.ts';
import { homePath } from '../../shop/links.ts';
import type { Visit } from '../../shop/visit.ts';
import { searchIcon } from './icons.ts';

const texts = {
  he: { label: 'חיפוש באתר', again: 'חיפוש נוסף', placeholder: 'מה מחפשים?', submit: 'חיפוש' },
  en: {
    label: 'Search the site',
    again: 'Search again',
    placeholder: 'What are you looking for?',
    submit: 'Search',
  },
};

/** The CMS's search form: goes to the results page without any script. */
export function searchForm({ locale, query }: Visit, place: 'header' | 'page'): Html {
  const say = texts[locale];
  const id = `${place}-search`;
  // A page may have both: each has a name of its own.
  const label = place === 'header' ? say.label : say.again;
  return html`<form role="search" class="search-form" method="get" action="${homePath(locale)}" aria-label="${label}">
<label class="screen-reader-text" for="${id}">${label}</label>
<input type="search" id="${id}" class="search-field" name="s" value="${query.get('s') ?? ''}" placeholder="${say.placeholder}" autocomplete="off">
<button type="submit" class="button search-submit">${searchIcon}<span class="screen-reader-text">${say.submit}</span></button>
</form>`;
}
