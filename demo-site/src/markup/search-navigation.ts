import texts from '../../content/texts/search.json' with { type: 'json' };
import type { Locale } from '../shop/model.ts';
import { type NestedFields, textAt } from '../shop/nested-fields.ts';
import { type Html, html, trusted } from './html.ts';

const arrowIcon = (path: string): Html =>
  trusted(
    `<svg class="flip" viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><path d="${path}"/></svg>`,
  );

/** The arrows are drawn for left to right; the theme mirrors them on right-to-left pages. */
const arrowIcons = { next: arrowIcon('m9 5 7 7-7 7'), previous: arrowIcon('m15 5-7 7 7 7') };

type Place = 'in_header' | 'in_footer';

const isAt = (data: NestedFields, setting: string, place: Place): boolean =>
  [place, 'both'].includes(textAt(data, setting));

const arrow = (locale: Locale, name: 'next' | 'previous'): Html => {
  const [short, direction, off] =
    name === 'next' ? ['next', 1, ''] : ['prev', -1, ' jet-ajax-search__navigate-button-disable'];
  return html`<div role="button" tabindex="0" class="jet-ajax-search__arrow-button jet-ajax-search__${short}-button jet-ajax-search__navigate-button${off}" data-direction="${direction}" aria-label="${texts.navigation[locale][name]}">${arrowIcons[name]}</div>`;
};

const dots = (locale: Locale, kind: 'bullet' | 'number', columns: number): readonly Html[] =>
  Array.from({ length: columns }, (_, at) => {
    const active = at === 0 ? ' jet-ajax-search__active-button' : '';
    return html`<div role="button" tabindex="0" class="jet-ajax-search__navigate-button jet-ajax-search__${kind}-button${active}" data-number="${at + 1}" aria-label="${texts.navigation[locale].page} ${at + 1}">${kind === 'number' ? at + 1 : null}</div>`;
  });

function navigation(locale: Locale, columns: number, data: NestedFields, place: Place): string {
  const hasArrows = isAt(data, 'navigation_arrows', place);
  const parts = [
    hasArrows ? [arrow(locale, 'previous')] : [],
    isAt(data, 'bullet_pagination', place) ? dots(locale, 'bullet', columns) : [],
    isAt(data, 'number_pagination', place) ? dots(locale, 'number', columns) : [],
    hasArrows ? [arrow(locale, 'next')] : [],
  ].flat();
  return parts.length === 0
    ? ''
    : html`<div class="jet-ajax-search__navigation-container">${parts}</div>`.toString();
}

/** Renders the buttons between slides of results, at the positions in the widget's settings; nothing for a single slide. */
export const searchNavigation = (locale: Locale, columns: number, data: NestedFields) => ({
  in_header: columns > 1 ? navigation(locale, columns, data, 'in_header') : '',
  in_footer: columns > 1 ? navigation(locale, columns, data, 'in_footer') : '',
});
