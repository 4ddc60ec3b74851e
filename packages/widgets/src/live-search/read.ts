import { directionOf, parseHtml } from '@iyim/runtime/widget';
import { pageTemplate } from '../../shared/detached/item-template.ts';
import { readSearchForm } from '../../shared/search/read-form.ts';

/** Prefix of the original's classes. */
const CLASS = 'jet-ajax-search__';
export const partClass = (part: string): string => `${CLASS}${part}`;

/** State classes of the panel's parts, for themes. */
export const SHOWN = 'show';
export const FAILED = 'error';
export const EMPTY = 'is-empty';
/** Class of the form while its field has the focus. */
export const FOCUSED = `${CLASS}form--focus`;

export const SLIDE = `${CLASS}results-slide`;
export const NAVIGATE = `${CLASS}navigate-button`;
export const ACTIVE = `${CLASS}active-button`;
/** Class of the panel's suggestions while they are visible. */
export const ACTIVE_SUGGESTIONS = 'active';
export const DISABLED = `${CLASS}navigate-button-disable`;

/** Template of a result, for pages that do not define one. */
const DEFAULT_TEMPLATE = `<div class="${CLASS}results-item">
<a class="${CLASS}item-link" href="{{{data.link}}}" target="{{{data.link_target_attr}}}">
{{{data.thumbnail}}}
<div class="${CLASS}item-content-wrapper">
{{{data.before_title}}}<div class="${CLASS}item-title">{{{data.title}}}</div>{{{data.after_title}}}
{{{data.before_content}}}<div class="${CLASS}item-content">{{{data.content}}}</div>{{{data.after_content}}}
{{{data.rating}}}{{{data.price}}}
</div></a></div>`;

/** Templates of a suggestion, for pages that do not define them. */
const INLINE_TEMPLATE = `<button type="button" class="${CLASS}suggestions-inline-area-item" aria-label="{{{data.fullName}}}"><span class="${CLASS}suggestions-inline-area-item-title">{{{data.name}}}</span></button>`;
const PANEL_TEMPLATE = `<div class="${CLASS}results-suggestions-area-item" aria-label="{{{data.fullName}}}"><div class="${CLASS}results-suggestions-area-item-title">{{{data.name}}}</div></div>`;

export type LiveSearchForm = ReturnType<typeof readLiveSearch>;

export function readLiveSearch(host: HTMLElement) {
  const search = readSearchForm(host, CLASS);
  const find = (part: string, root: Element | null = host) =>
    root?.querySelector<HTMLElement>(`.${CLASS}${part}`) ?? null;
  const [header, footer, count] = [find('results-header'), find('results-footer'), find('results-count')];
  const suggestionTemplate = (list: string) =>
    pageTemplate(host.ownerDocument, `tmpl-jet-ajax-search-${list}-suggestion-item`);
  const titleIn = (part: string) => find(`${part}-title`)?.textContent?.trim() ?? '';
  return {
    ...search,
    /** Container of the fields. */
    fields: search.form.querySelector<HTMLElement>(`.${CLASS}fields-holder`) ?? search.form,
    /** Template of a result. */
    template: pageTemplate(host.ownerDocument, 'tmpl-jet-ajax-search-results-item') ?? DEFAULT_TEMPLATE,
    /** Templates of a suggestion; each renders a single element. */
    suggestionTemplates: {
      inline: suggestionTemplate('inline') ?? INLINE_TEMPLATE,
      panel: suggestionTemplate('results') ?? PANEL_TEMPLATE,
    },
    /** Title of the suggestions that the server rendered; empty if there is none. */
    suggestionsTitle: titleIn('suggestions-inline-area') || titleIn('results-suggestions-area'),
    /** Inline start side, as a value of the setting `results_area_custom_position`. */
    startSide: directionOf(host) === 'rtl' ? 'right' : 'left',
    /** Parts of the panel that the server rendered. The view adds each part that is null. */
    parts: {
      area: find('results-area'),
      holder: find('results-holder'),
      header,
      headerNavigation: find('navigation-holder', header),
      /** Containers for suggestions under the form and in the panel. */
      inlineSuggestions: find('suggestions-inline-area'),
      suggestions: find('results-suggestions-area'),
      list: find('results-list'),
      listInner: find('results-list-inner'),
      footer,
      footerNavigation: find('navigation-holder', footer),
      message: find('message'),
      spinner: find('spinner-holder'),
      /** Element that shows the number of results; a click on it submits the form. */
      count,
      /** Element for the number inside `count`; null if the whole text of `count` is replaced. */
      countNumber: count?.querySelector('span') ?? null,
      /** Button that submits the form. */
      full: find('full-results'),
    },
  } as const;
}

/** Returns the element that opens a result: its link, or its first element if the page's template has no link. */
export function readOption(item: DocumentFragment): HTMLElement | null {
  return (
    item.querySelector<HTMLElement>(`a.${CLASS}item-link, a[href]`) ?? item.querySelector<HTMLElement>('*')
  );
}

/** Target of a navigation button: either the number of a slide, from 1, or the number of slides to move by. */
export interface Target {
  readonly slide: number | null;
  readonly step: number | null;
}

export type ServerNavigation = NonNullable<ReturnType<typeof readNavigation>>;

/** Parses the server's navigation. Returns null if it is empty. */
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
