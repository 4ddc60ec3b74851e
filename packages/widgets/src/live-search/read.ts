import { directionOf } from '@iyim/runtime/widget';
import { pageTemplate } from '../../shared/search/item-template.ts';

/** Parts of the panel by the name of their class in the original's markup. */
const CLASS = 'jet-ajax-search__';
export const partClass = (part: string): string => `${CLASS}${part}`;

/** Classes that say what a part of the panel shows, for the theme. */
export const SHOWN = 'show';
export const FAILED = 'error';
export const EMPTY = 'is-empty';
/** Class of the form while its field has the focus. */
export const FOCUSED = 'jet-ajax-search__form--focus';

export const SLIDE = 'jet-ajax-search__results-slide';
export const NAVIGATE = 'jet-ajax-search__navigate-button';
export const ACTIVE = 'jet-ajax-search__active-button';
export const DISABLED = 'jet-ajax-search__navigate-button-disable';

/** A result, unless the page brings its own template. */
const DEFAULT_TEMPLATE = `<div class="${CLASS}results-item">
<a class="${CLASS}item-link" href="{{{data.link}}}" target="{{{data.link_target_attr}}}">
{{{data.thumbnail}}}
<div class="${CLASS}item-content-wrapper">
{{{data.before_title}}}<div class="${CLASS}item-title">{{{data.title}}}</div>{{{data.after_title}}}
{{{data.before_content}}}<div class="${CLASS}item-content">{{{data.content}}}</div>{{{data.after_content}}}
{{{data.rating}}}{{{data.price}}}
</div></a></div>`;

export interface SearchForm {
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
  readonly category: HTMLSelectElement | null;
  /** Holds the query's settings as JSON, for the results page. */
  readonly hidden: HTMLInputElement | null;
  /** What the fields stand in. */
  readonly fields: HTMLElement;
  /** The template of a result. */
  readonly template: string;
  /** Where lines start, in the words of the setting for the panel's side. */
  readonly startSide: 'left' | 'right';
}

export function readLiveSearch(host: HTMLElement): SearchForm {
  const field = host.querySelector<HTMLInputElement>(
    `.${CLASS}field, input[type="search"], input[name="s"], input[type="text"]`,
  );
  const form = field?.form;
  if (!field || !form) throw new Error('expected a form with a text field inside the host, found none');
  return {
    form,
    field,
    category: form.querySelector<HTMLSelectElement>(`.${CLASS}categories select, select`),
    hidden: form.querySelector<HTMLInputElement>('input[type="hidden"][name$="_settings"]'),
    fields: form.querySelector<HTMLElement>(`.${CLASS}fields-holder`) ?? form,
    template: pageTemplate(host.ownerDocument, 'tmpl-jet-ajax-search-results-item') ?? DEFAULT_TEMPLATE,
    startSide: directionOf(host) === 'rtl' ? 'right' : 'left',
  };
}

/** A part of the panel that the server rendered; null when it rendered none. */
export function findPart(root: Element, part: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`.${CLASS}${part}`);
}

/** What an item is opened by: its link, or itself when the page's template has none. */
export function readOption(item: DocumentFragment): HTMLElement | null {
  return (
    item.querySelector<HTMLElement>(`a.${CLASS}item-link, a[href]`) ?? item.querySelector<HTMLElement>('*')
  );
}

/** A button of the navigation: the slide it leads to, or in which direction. */
export interface NavigationButton {
  readonly element: HTMLElement;
  readonly slide: number | null;
  readonly step: number | null;
}

export function readNavigation(holders: readonly Element[]): NavigationButton[] {
  return holders
    .flatMap((holder) => [...holder.querySelectorAll<HTMLElement>(`.${NAVIGATE}`)])
    .map((element) => ({
      element,
      slide: toInteger(element.dataset.number),
      step: toInteger(element.dataset.direction),
    }));
}

function toInteger(text: string | undefined): number | null {
  const number = Number(text);
  return text && Number.isInteger(number) ? number : null;
}
