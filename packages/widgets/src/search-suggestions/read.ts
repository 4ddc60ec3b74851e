import { pageTemplate } from '../../shared/detached/item-template.ts';
import { readSearchForm } from '../../shared/search/read-form.ts';

const CLASS = 'jet-search-suggestions__';
export const partClass = (part: string): string => `${CLASS}${part}`;

/** Class of the list and of the spinner while they are visible; themes may use it. */
export const SHOWN = 'show';
/** Class of the form while its field has the focus. */
export const FOCUSED = `${CLASS}form--focus`;

const INLINE_TEMPLATE = `<button type="button" class="${CLASS}inline-area-item"><span class="${CLASS}inline-area-item-title">{{{data.name}}}</span></button>`;
const FOCUS_TEMPLATE = `<div class="${CLASS}focus-area-item"><span class="${CLASS}focus-area-item-title">{{{data.name}}}</span></div>`;

export type SuggestionsForm = ReturnType<typeof readSuggestionsForm>;

export function readSuggestionsForm(host: HTMLElement) {
  const template = (list: string) =>
    pageTemplate(host.ownerDocument, `tmpl-jet-search-${list}-suggestion-item`);
  const find = (part: string) => host.querySelector<HTMLElement>(`.${CLASS}${part}`);
  return {
    ...readSearchForm(host, CLASS),
    /** Templates for a suggestion; each renders a single element. */
    templates: {
      inline: template('inline') ?? INLINE_TEMPLATE,
      focus: template('focus') ?? FOCUS_TEMPLATE,
    },
    /** Containers that the server rendered; the view adds those that are null. */
    parts: {
      area: find('focus-area'),
      holder: find('focus-results-holder'),
      spinner: find('spinner-holder'),
      inline: find('inline-area'),
    },
  } as const;
}
