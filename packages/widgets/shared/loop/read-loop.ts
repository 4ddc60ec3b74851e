import { readNumbers } from '@iyim/runtime/page';

/** Markup hooks of loops, shared by the grid, post listings and filters. */

/** A listing of the page builder. */
export type LoopElement = ReturnType<typeof readLoop>;

export function readLoop(host: HTMLElement) {
  const id = host.dataset.id ?? '';
  if (!/^[A-Za-z0-9]+$/.test(id))
    throw new Error(`data-id: expected letters and digits on the host, found "${id}"`);
  return {
    loop: host,
    /** By which filters, addresses and the server know it. */
    id,
  };
}

/** Class of a loop while another page or filter of it loads. */
export const OVERLAY = 'e-loading-overlay';
export const LOADING_MORE = 'e-load-more-pagination-loading';
export const ALL_LOADED = 'e-load-more-pagination-end';
export const NO_SPINNER = 'e-load-more-no-spinner';

const PAGE_LINK = 'a.page-numbers:not(.current)';
const ITEM = '.e-loop-item, article';

/**
 * The page builder's elements with this id: a template that is shown twice has two. Ids from settings are compared, never put
 * into a selector.
 */
export function findElements(root: ParentNode, id: string): HTMLElement[] {
  if (id === '') return [];
  const elements = root.querySelectorAll<HTMLElement>('.elementor-element[data-id], [data-widget][data-id]');
  return [...elements].filter(({ dataset }) => dataset.id === id);
}

/** The loop of this id that is nearest to an element: it shares the most ancestors; among several, the first visible one wins. */
export function nearestLoop(near: Element, id: string): HTMLElement | null {
  const loops = findElements(near.ownerDocument, id);
  for (let around: Element | null = near; around; around = around.parentElement) {
    const inside = loops.filter((loop) => around?.contains(loop));
    if (inside[0]) return inside.find((loop) => loop.getClientRects().length > 0) ?? inside[0];
  }
  return null;
}

/** A loop as another page has it: of several with its id the one in the same place among them. */
export function sameLoop(page: ParentNode, loop: HTMLElement, id: string): HTMLElement | null {
  const found = findElements(page, id);
  return found[findElements(loop.ownerDocument, id).indexOf(loop)] ?? found[0] ?? null;
}

/** What a loop's content stands in: its container, or with the builder's optimised markup the element itself. */
export function contentOf(loop: Element): Element {
  return loop.querySelector(':scope > .elementor-widget-container') ?? loop;
}

/** Whether an element of an answer is a loop's container. */
export function isContainer(element: Element): boolean {
  return element.matches('.elementor-widget-container');
}

/** Id of the document of the page builder that the loop stands in. */
export function documentIdOf(loop: Element): number | undefined {
  const id = Number(loop.closest<HTMLElement>('[data-elementor-id]')?.dataset.elementorId);
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

/** What the items stand in; null when the loop has none, as after a filter that nothing passes. */
export function gridOf(loop: Element): Element | null {
  return loop.querySelector('.elementor-loop-container, .elementor-posts-container');
}

export function itemsOf(loop: Element): HTMLElement[] {
  return [...(gridOf(loop)?.children ?? [])].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.matches(ITEM),
  );
}

/** A link to another page of this loop, from what was clicked. */
export function pageLinkOf(loop: Element, target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(PAGE_LINK) : null;
  return link && isOwn(loop, link) ? link : null;
}

/** Number of the page that is shown, as its pagination says. */
export function shownPage(loop: Element): number {
  const current = findOwn(loop, '.page-numbers.current');
  return readNumbers(current?.textContent ?? '')[0]?.value || 1;
}

/** Where a loop that loads more says how far it is; `nextPage` as the server wrote it, empty when there is none. */
export function loadMoreAnchor(loop: Element) {
  const element = findOwn(loop, '.e-load-more-anchor');
  if (!element) return null;
  const { page, maxPage, nextPage = '' } = element.dataset;
  const number = (text: string | undefined) => Math.max(1, Math.trunc(Number(text)) || 1);
  return { element, page: number(page), maxPage: number(maxPage), nextPage } as const;
}

export function loadMoreButton(loop: Element): HTMLElement | null {
  return findOwn(loop, '.e-loop__load-more .elementor-button') ?? findOwn(loop, '.elementor-button');
}

export function isInLoadMoreButton(loop: Element, target: EventTarget | null): boolean {
  return target instanceof Node && (loadMoreButton(loop)?.contains(target) ?? false);
}

/** How far a loop that loads more is, and what of it shows that. */
export function readProgress(loop: Element) {
  const anchor = loadMoreAnchor(loop);
  const [shown, last] = [anchor?.page ?? 1, anchor?.maxPage ?? 1];
  return {
    page: shown,
    pages: last,
    anchor: anchor?.element ?? null,
    button: loadMoreButton(loop),
    isAllLoaded: anchor !== null && shown >= last,
    /** A turning wheel, where the page's author chose one. */
    hasSpinner: findOwn(loop, '.e-load-more-spinner :is(i, svg)') !== null,
  } as const;
}

/** Styles of items that the server prints beside them. */
export function itemStyles(loop: Element): HTMLStyleElement[] {
  return [...loop.querySelectorAll<HTMLStyleElement>('style[id^="loop-dynamic"]')];
}

/** The loop's first element that matches, outside its items: they may hold loops too. */
function findOwn(loop: Element, selector: string): HTMLElement | null {
  const found = loop.querySelectorAll<HTMLElement>(selector);
  return [...found].find((element) => isOwn(loop, element)) ?? null;
}

/** False for what is inside an item of the loop. */
function isOwn(loop: Element, element: Element): boolean {
  const item = element.closest(ITEM);
  return !item || !loop.contains(item) || item === loop;
}
