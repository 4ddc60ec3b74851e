import widgetSettings from '../../content/settings/widget-settings.json' with { type: 'json' };
import searchTexts from '../../content/texts/search.json' with { type: 'json' };
import { homePath } from '../shop/links.ts';
import { postTerms } from '../shop/magazine.ts';
import type { Locale } from '../shop/model.ts';
import type { Visit } from '../shop/visit.ts';
import { type Html, html, trusted } from './html.ts';

const magnifier = trusted(
  '<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><circle cx="11" cy="11" r="6"/><path d="m15.5 15.5 4.5 4.5"/></svg>',
);

const settingsOf = (locale: Locale) => ({
  ...widgetSettings.liveSearch,
  negative_search: searchTexts.liveSearch[locale].none,
  server_error: searchTexts.liveSearch[locale].error,
  lang: locale,
});

/** Renders the plugin's live search: a plain form to the results page, and the empty panel that its script fills. */
export function liveSearch(visit: Visit): Html {
  const { locale, query } = visit;
  const texts = searchTexts.liveSearch[locale];
  const id = 'header-search';
  return html`<div class="jet-ajax-search" data-settings="${JSON.stringify(settingsOf(locale))}" data-widget="live-search">
<form class="jet-ajax-search__form search-form" method="get" action="${homePath(locale)}" role="search" aria-label="${texts.label}">
<div class="jet-ajax-search__fields-holder">
<div class="jet-ajax-search__field-wrapper">
<label class="screen-reader-text" for="${id}">${texts.label}</label>
<input class="jet-ajax-search__field search-field" type="search" id="${id}" name="s" value="${query.get('s') ?? ''}" placeholder="${texts.placeholder}" autocomplete="off">
<input type="hidden" name="jet_ajax_search_settings" value="${JSON.stringify(widgetSettings.liveSearchQuery)}">
</div>
${categorySelect(visit)}
</div>
<button class="jet-ajax-search__submit button search-submit" type="submit">${magnifier}<span class="screen-reader-text">${texts.submit}</span></button>
</form>
<div class="jet-ajax-search__results-area"><div class="jet-ajax-search__results-holder">
<div class="jet-ajax-search__results-header"><button type="button" class="jet-ajax-search__results-count"><span></span> ${texts.results}</button><div class="jet-ajax-search__navigation-holder"></div></div>
<div class="jet-ajax-search__results-list"><div class="jet-ajax-search__results-list-inner"></div></div>
<div class="jet-ajax-search__results-footer"><button type="button" class="jet-ajax-search__full-results">${texts.all}</button><div class="jet-ajax-search__navigation-holder"></div></div>
</div>
<div class="jet-ajax-search__message"></div>
<div class="jet-ajax-search__spinner-holder"><div class="jet-ajax-search__spinner"></div></div>
</div>
</div>`;
}

/** Renders the select for categories of the shop and the magazine. The value 0 means all categories. */
function categorySelect({ locale, query, shop }: Visit): Html {
  const texts = searchTexts.liveSearch[locale];
  const chosen = Number(query.get('jet_ajax_search_categories') ?? 0);
  const options = (terms: readonly { id: number; name: Readonly<Record<Locale, string>> }[]) =>
    terms.map(
      ({ id, name }) =>
        html`<option class="level-0" value="${id}"${id === chosen && html` selected`}>${name[locale]}</option>`,
    );
  return html`<div class="jet-ajax-search__categories">
<select name="jet_ajax_search_categories" class="jet-ajax-search__categories-select" aria-label="${texts.where}">
<option value="0">${texts.everywhere}</option>
<optgroup label="${texts.shop}">${options(shop.repository.categories())}</optgroup>
<optgroup label="${texts.magazine}">${options(postTerms(shop.repository, 'category'))}</optgroup>
</select>
</div>`;
}
