import { directionOf, parseHtml } from '@iyim/runtime/widget';
import { pageTemplate } from '../../shared/detached/item-template.ts';
import { readSearchForm } from '../../shared/search/read-form.ts';

/** Parts of the panel by the name of their class in the original's markup. */
const CLASS = 'jet-ajax-search__';
export const partClass = (part: string): string => `${CLASS}${part}`;

/** Classes that say what a part of the panel shows, for the theme. */
export const SHOWN = 'show';
export const FAILED = 'error';
export const EMPTY = 'is-empty';
/** Class of the form while its field has the focus. */
export const FOCUSED = `${CLASS}form--focus`;

export const SLIDE = `${CLASS}results-slide`;
export const NAVIGATE = `${CLASS}navigate-button`;
export const ACTIVE = `${CLASS}active-button`;
export const DISABLED = `${CLASS}navigate-button-disable`;

/** A result, unless the page brings its own template. */
const DEFAULT_TEMPLATE = `<div class="${CLASS}results-item">
<a class="${CLASS}item-link" href="{{{data.link}}}" target="{{{data.link_target_attr}}}">
{{{data.thumbnail}}}
<div class="${CLASS}item-content-wrapper">
{{{data.before_title}}}<div class="${CLASS}item-title">{{{data.title}}}</div>{{{data.after_title}}}
{{{data.before_content}}}<div class="${CLASS}item-content">{{{data.content}}}</div>{{{data.after_content}}}
{{{data.rating}}}{{{data.price}}}
</div></a></div>`;

export type LiveSearchForm = ReturnType<typeof readLiveSearch>;

export function readLiveSearch(host: HTMLElement) {
  const search = readSearchForm(host, CLASS);
  const find = (part: string, root: Element | null = host) =>
    root?.querySelector<HTMLElement>(`.${CLASS}${part}`) ?? null;
  const [header, footer, count] = [find('results-header'), find('results-footer'), find('results-count')];
  return {
    ...search,
    /** What the fields stand in. */
    fields: search.form.querySelector<HTMLElement>(`.${CLASS}fields-holder`) ?? search.form,
    /** The template of a result. */
    template: pageTemplate(host.ownerDocument, 'tmpl-jet-ajax-search-results-item') ?? DEFAULT_TEMPLATE,
    /** Where lines start, in the words of the setting for the panel's side. */
    startSide: directionOf(host) === 'rtl' ? 'right' : 'left',
    /** What of the panel the server rendered; null: the rest is ours. */
    parts: {
      area: find('results-area'),
      holder: find('results-holder'),
      header,
      headerNavigation: find('navigation-holder', header),
      list: find('results-list'),
      listInner: find('results-list-inner'),
      footer,
      footerNavigation: find('navigation-holder', footer),
      message: find('message'),
      spinner: find('spinner-holder'),
      /** Says how many were found, and submits the form. */
      count,
      /** Where in it the number stands, when it does not consist of it. */
      countNumber: count?.querySelector('span') ?? null,
      /** Submits the form. */
      full: find('full-results'),
    },
  } as const;
}

/** What an item is opened by: its link, or itself when the page's template has none. */
export function readOption(item: DocumentFragment): HTMLElement | null {
  return (
    item.querySelector<HTMLElement>(`a.${CLASS}item-link, a[href]`) ?? item.querySelector<HTMLElement>('*')
  );
}

/** Where a button of the navigation leads: to a slide, from 1, or so many on. */
export interface Target {
  readonly slide: number | null;
  readonly step: number | null;
}

export type ServerNavigation = NonNullable<ReturnType<typeof readNavigation>>;

/** What the server drew to lead through the slides; null where it drew nothing. */
export function readNavigation(html: string) {
  if (html.trim() === '') return null;
  const nodes = parseHtml(html);
  const buttons = [...nodes.querySelectorAll<HTMLElement>(`.${NAVIGATE}`)].map((element) => ({
    element,
    slide: toInteger(element.dataset.number),
    step: toInteger(element.dataset.direction),
    hasName: element.hasAttribute('aria-label'),
  }));
  return { nodes, buttons } as const;
}

function toInteger(text: string | undefined): number | null {
  const number = Number(text);
  return text && Number.isInteger(number) ? number : null;
}
