import { pageTemplate } from '../../shared/search/item-template.ts';

const CLASS = 'jet-search-suggestions__';
export const partClass = (part: string): string => `${CLASS}${part}`;

/** Class of an area that is shown, for the theme. */
export const SHOWN = 'show';
/** Class of the form while its field has the focus. */
export const FOCUSED = `${CLASS}form--focus`;

const INLINE_TEMPLATE = `<button type="button" class="${CLASS}inline-area-item"><span class="${CLASS}inline-area-item-title">{{{data.name}}}</span></button>`;
const FOCUS_TEMPLATE = `<div class="${CLASS}focus-area-item"><span class="${CLASS}focus-area-item-title">{{{data.name}}}</span></div>`;

export interface SuggestionsForm {
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
  readonly category: HTMLSelectElement | null;
  /** Holds the query's settings as JSON, for the results page. */
  readonly hidden: HTMLInputElement | null;
  readonly templates: { readonly inline: string; readonly focus: string };
}

export function readSuggestionsForm(host: HTMLElement): SuggestionsForm {
  const field = host.querySelector<HTMLInputElement>(
    `.${CLASS}field, input[type="search"], input[name="s"], input[type="text"]`,
  );
  const form = field?.form;
  if (!field || !form) throw new Error('expected a form with a text field inside the host, found none');
  const { ownerDocument } = host;
  return {
    form,
    field,
    category: form.querySelector<HTMLSelectElement>(`.${CLASS}categories select, select`),
    hidden: form.querySelector<HTMLInputElement>('input[type="hidden"][name$="_settings"]'),
    templates: {
      inline: pageTemplate(ownerDocument, 'tmpl-jet-search-inline-suggestion-item') ?? INLINE_TEMPLATE,
      focus: pageTemplate(ownerDocument, 'tmpl-jet-search-focus-suggestion-item') ?? FOCUS_TEMPLATE,
    },
  };
}

/** A part that the server rendered; null when it rendered none. */
export function findPart(host: Element, part: string): HTMLElement | null {
  return host.querySelector<HTMLElement>(`.${CLASS}${part}`);
}
