import { parseHtml } from '@iyim/runtime/widget';
import { pageTemplate } from '../../shared/search/item-template.ts';
import { readSearchForm, type SearchForm } from '../../shared/search/read-search-form.ts';

const CLASS = 'jet-search-suggestions__';
export const partClass = (part: string): string => `${CLASS}${part}`;

/** Class of an area that is shown, for the theme. */
export const SHOWN = 'show';
/** Class of the form while its field has the focus. */
export const FOCUSED = `${CLASS}form--focus`;

const INLINE_TEMPLATE = `<button type="button" class="${CLASS}inline-area-item"><span class="${CLASS}inline-area-item-title">{{{data.name}}}</span></button>`;
const FOCUS_TEMPLATE = `<div class="${CLASS}focus-area-item"><span class="${CLASS}focus-area-item-title">{{{data.name}}}</span></div>`;

export interface SuggestionsForm extends SearchForm {
  /** One element each. */
  readonly templates: { readonly inline: string; readonly focus: string };
  /** What the server rendered of the places for suggestions; null: ours is added. */
  readonly parts: {
    readonly area: HTMLElement | null;
    readonly holder: HTMLElement | null;
    readonly spinner: HTMLElement | null;
    readonly inline: HTMLElement | null;
  };
}

export function readSuggestionsForm(host: HTMLElement): SuggestionsForm {
  const template = (list: string, otherwise: string) => {
    const found = pageTemplate(host.ownerDocument, `tmpl-jet-search-${list}-suggestion-item`);
    return found !== null && parseHtml(found).firstElementChild ? found : otherwise;
  };
  const find = (part: string) => host.querySelector<HTMLElement>(`.${CLASS}${part}`);
  return {
    ...readSearchForm(host, CLASS),
    templates: { inline: template('inline', INLINE_TEMPLATE), focus: template('focus', FOCUS_TEMPLATE) },
    parts: {
      area: find('focus-area'),
      holder: find('focus-results-holder'),
      spinner: find('spinner-holder'),
      inline: find('inline-area'),
    },
  };
}
