import widgetSettings from '../../content/settings/widget-settings.json' with { type: 'json' };
import searchTexts from '../../content/texts/search.json' with { type: 'json' };
import { homePath } from '../shop/links.ts';
import type { Locale } from '../shop/model.ts';
import type { Visit } from '../shop/visit.ts';
import { type Html, html } from './html.ts';

const querySettings = { search_source: 'any', search_taxonomy: '' };

const settingsOf = (locale: Locale) => ({
  ...widgetSettings.searchSuggestions,
  search_suggestions_list_inline_manual: searchTexts.suggestions[locale].manual,
  search_results_url: homePath(locale),
});

/** Renders the plugin's form with suggestions: a plain form to the results page, and the empty elements that its script fills. */
export function searchSuggestions({ locale, query }: Visit): Html {
  const texts = searchTexts.suggestions[locale];
  const id = 'suggestions-search';
  return html`<div class="jet-search-suggestions" data-settings="${JSON.stringify(settingsOf(locale))}" data-widget="search-suggestions">
<form class="jet-search-suggestions__form search-form" method="get" action="${homePath(locale)}" role="search" aria-label="${texts.label}">
<div class="jet-search-suggestions__fields-holder">
<div class="jet-search-suggestions__field-wrapper">
<label class="screen-reader-text" for="${id}">${texts.label}</label>
<input class="jet-search-suggestions__field search-field" type="search" id="${id}" name="s" value="${query.get('s') ?? ''}" placeholder="${texts.placeholder}" autocomplete="off">
<input type="hidden" name="jet_search_suggestions_settings" value="${JSON.stringify(querySettings)}">
</div>
</div>
<button class="jet-search-suggestions__submit button search-submit" type="submit">${texts.submit}</button>
</form>
<div class="jet-search-suggestions__focus-area"><div class="jet-search-suggestions__focus-results-holder"></div><div class="jet-search-suggestions__message"></div><div class="jet-search-suggestions__spinner-holder"><div class="jet-search-suggestions__spinner"></div></div></div>
<div class="jet-search-suggestions__inline-area"></div>
</div>`;
}
