import texts from '../../../content/texts/search.json' with { type: 'json' };
import { type Html, html } from '../../markup/html.ts';
import { homePath } from '../../shop/links.ts';
import type { Visit } from '../../shop/visit.ts';
import { searchIcon } from './icons.ts';

/** The CMS's own search form, beside the header's: goes to the results page without any script. */
export function searchForm({ locale, query }: Visit): Html {
  const say = texts.form[locale];
  return html`<form role="search" class="search-form" method="get" action="${homePath(locale)}" aria-label="${say.label}">
<label class="screen-reader-text" for="page-search">${say.label}</label>
<input type="search" id="page-search" class="search-field" name="s" value="${query.get('s') ?? ''}" placeholder="${say.placeholder}" autocomplete="off">
<button type="submit" class="button search-submit">${searchIcon}<span class="screen-reader-text">${say.submit}</span></button>
</form>`;
}
