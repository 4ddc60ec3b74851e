import { find } from '../../../../runtime/src/testing/find.ts';
import { liveSearch } from '../../../bundle/catalogue.ts';
import { mountWidget } from '../../../testing/mount.ts';

export const findAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

export type Direction = 'rtl' | 'ltr';

const attribute = (settings: object) =>
  JSON.stringify(settings).replaceAll('&', '&amp;').replaceAll("'", '&#39;');

/** Returns the markup of the original plugin. */
export const original = (settings: object = {}) => `
  <div class="jet-ajax-search" data-widget="live-search" data-settings='${attribute(settings)}'>
    <form class="jet-ajax-search__form" method="get" role="search" action="/results/">
      <div class="jet-ajax-search__fields-holder">
        <div class="jet-ajax-search__field-wrapper"><label for="q">Search</label>
          <input class="jet-ajax-search__field" type="search" id="q" name="s" value="" autocomplete="off"></div>
        <input type="hidden" name="jet_ajax_search_settings" value='{"search_source":"any"}'>
        <div class="jet-ajax-search__categories"><select name="jet_ajax_search_categories" aria-label="Category">
          <option value="0">All</option><option value="15">Jars</option></select></div>
      </div>
      <button class="jet-ajax-search__submit" type="submit">Go</button>
    </form>
    <div class="jet-ajax-search__results-area">
      <div class="jet-ajax-search__results-holder">
        <div class="jet-ajax-search__results-header"><button type="button" class="jet-ajax-search__results-count"><span></span> Results</button>
          <div class="jet-ajax-search__navigation-holder"></div></div>
        <div class="jet-ajax-search__results-list"><div class="jet-ajax-search__results-list-inner"></div></div>
        <div class="jet-ajax-search__results-footer"><button type="button" class="jet-ajax-search__full-results">See all results</button>
          <div class="jet-ajax-search__navigation-holder"></div></div>
      </div>
      <div class="jet-ajax-search__message"></div>
      <div class="jet-ajax-search__spinner-holder"><div class="jet-ajax-search__spinner">…</div></div>
    </div>
  </div>`;

/** Returns the markup of a JetSearch release with suggestions. Its server renders their title; a script adds the suggestions. */
export const withSuggestions = (
  settings: object = {},
  place: 'under_form' | 'inside_results_area' = 'under_form',
) => {
  const all = { show_search_suggestions: 'yes', search_suggestions_position: place, ...settings };
  const area = (name: string) =>
    `<div class="jet-ajax-search__${name}"><div class="jet-ajax-search__${name}-title">Try</div></div>`;
  return place === 'under_form'
    ? original(all).replace(/<\/div>\s*$/, `${area('suggestions-inline-area')}</div>`)
    : original(all).replace(
        '<div class="jet-ajax-search__results-list">',
        (list) => area('results-suggestions-area') + list,
      );
};

/** Templates of suggestions as JetSearch prints them. */
export const SUGGESTION_TEMPLATES = ['inline', 'results']
  .map((list) => {
    const name = list === 'inline' ? 'suggestions-inline-area' : 'results-suggestions-area';
    return `<script type="text/html" id="tmpl-jet-ajax-search-${list}-suggestion-item"><div class="jet-ajax-search__${name}-item" tabindex="0" aria-label="{{{data.fullName}}}"><div class="jet-ajax-search__${name}-item-title">{{{data.name}}}</div></div></script>`;
  })
  .join('');

/** Returns our minimal markup. */
export const minimal = (settings: object = {}) => `
  <div data-widget="live-search" data-widget-settings='${attribute(settings)}'>
    <form action="/results/"><label>Search <input type="search" name="s"></label> <button>Go</button></form>
  </div>`;

export const show = (html: string, dir: Direction = 'rtl'): Promise<string> =>
  mountWidget(
    liveSearch,
    `<main><h1>Search</h1>${html}<p style="margin-block-start: 40rem"><button id="outside">Outside</button></p></main>`,
    { dir },
  );

export const field = () => find<HTMLInputElement>('input[name="s"]');
export const form = () => find<HTMLFormElement>('form');
export const area = () => find('.jet-ajax-search__results-area');
export const isShown = (selector: string) => find(selector).checkVisibility({ visibilityProperty: true });
export const options = () => findAll('[role="option"]');
export const visibleOptions = () => options().filter((option) => option.checkVisibility());
export const titles = () => visibleOptions().map((option) => option.textContent?.replace(/\s+/g, ' ').trim());
export const message = () => find('.jet-ajax-search__message');
export const announced = () => (document.querySelector('[data-iyim-announcer]')?.textContent ?? '').trim();
export const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id ? (document.getElementById(id)?.textContent?.trim() ?? 'missing') : null;
};

/** Records submissions of forms and prevents them. */
export function watchSubmits(signal: AbortSignal): string[] {
  const submits: string[] = [];
  window.addEventListener(
    'submit',
    (event) => {
      if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
      event.preventDefault();
      const fields = new URLSearchParams(new FormData(event.target) as unknown as Record<string, string>);
      submits.push(fields.toString());
    },
    { signal },
  );
  return submits;
}
