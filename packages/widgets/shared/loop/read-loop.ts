import { readNumbers } from '@iyim/runtime/page';

/** Selectors and readers of loops, shared by loop grids, posts and filters. */

/** Element and id of a loop. */
export type LoopElement = ReturnType<typeof readLoop>;

export function readLoop(host: HTMLElement) {
  const id = host.dataset.id ?? '';
  if (!/^[A-Za-z0-9]+$/.test(id))
    throw new Error(`data-id: expected letters and digits on the host, found "${id}"`);
  return {
    loop: host,
    /** Id of the loop in filters, addresses and requests. */
    id,
  };
}

/** Classes of a loop while another page or filter loads, while more items load, after the last page, and without a spinner. */
export const OVERLAY = 'e-loading-overlay';
export const LOADING_MORE = 'e-load-more-pagination-loading';
export const ALL_LOADED = 'e-load-more-pagination-end';
export const NO_SPINNER = 'e-load-more-no-spinner';

const PAGE_LINK = 'a.page-numbers:not(.current)';
const ITEM = '.e-loop-item, article';

/**
 * Returns the page builder's elements with this id: several if a template is shown more than once. Ids come from settings, so
 * they are only compared, and never inserted into a selector.
 */
export function findElements(root: ParentNode, id: string): HTMLElement[] {
  if (id === '') return [];
  const elements = root.querySelectorAll<HTMLElement>('.elementor-element[data-id], [data-widget][data-id]');
  return [...elements].filter(({ dataset }) => dataset.id === id);
}

/**
 * Returns the loop with this id that is nearest to an element, which means that it shares the most ancestors. Of several such
 * loops, returns the first visible one.
 */
export function nearestLoop(near: Element, id: string): HTMLElement | null {
  const loops = findElements(near.ownerDocument, id);
  for (let around: Element | null = near; around; around = around.parentElement) {
    const inside = loops.filter((loop) => around?.contains(loop));
    if (inside[0]) return inside.find((loop) => loop.getClientRects().length > 0) ?? inside[0];
  }
  return null;
}

/** Returns a loop's counterpart in another page. If several loops have its id, returns the one at the same position. */
export function sameLoop(page: ParentNode, loop: HTMLElement, id: string): HTMLElement | null {
  const found = findElements(page, id);
  return found[findElements(loop.ownerDocument, id).indexOf(loop)] ?? found[0] ?? null;
}

/** Returns the element with a loop's content: its container, or in the builder's optimised markup the loop itself. */
export function contentOf(loop: Element): Element {
  return loop.querySelector(':scope > .elementor-widget-container') ?? loop;
}

/** Whether an element of an answer is a loop's container. */
export function isContainer(element: Element): boolean {
  return element.matches('.elementor-widget-container');
}

/** Returns the id of the page builder's document around the loop. */
export function documentIdOf(loop: Element): number | undefined {
  const id = Number(loop.closest<HTMLElement>('[data-elementor-id]')?.dataset.elementorId);
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

/** Returns the parent of the items; null if the loop has no items, as after a filter without matches. */
export function gridOf(loop: Element): Element | null {
  return loop.querySelector('.elementor-loop-container, .elementor-posts-container');
}

export function itemsOf(loop: Element): HTMLElement[] {
  return [...(gridOf(loop)?.children ?? [])].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.matches(ITEM),
  );
}

/** Returns the clicked link to another page of this loop. Null if no such link was clicked. */
export function pageLinkOf(loop: Element, target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(PAGE_LINK) : null;
  return link && isOwn(loop, link) ? link : null;
}

/** Returns the current page number from the loop's pagination. */
export function shownPage(loop: Element): number {
  const current = findOwn(loop, '.page-numbers.current');
  return readNumbers(current?.textContent ?? '')[0]?.value || 1;
}

/**
 * Reads the progress marker of a loop that loads more. `nextPage` is the server's address of the next page, empty on the last
 * page.
 */
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

/** Reads the progress of a loop that loads more, and the elements that show it. */
export function readProgress(loop: Element) {
  const anchor = loadMoreAnchor(loop);
  const [shown, last] = [anchor?.page ?? 1, anchor?.maxPage ?? 1];
  return {
    page: shown,
    pages: last,
    anchor: anchor?.element ?? null,
    button: loadMoreButton(loop),
    isAllLoaded: anchor !== null && shown >= last,
    /** Whether the page's author has chosen a spinner. */
    hasSpinner: findOwn(loop, '.e-load-more-spinner :is(i, svg)') !== null,
  } as const;
}

/** Returns the item styles that the server prints next to the items. */
export function itemStyles(loop: Element): HTMLStyleElement[] {
  return [...loop.querySelectorAll<HTMLStyleElement>('style[id^="loop-dynamic"]')];
}

/** Returns the loop's first matching element outside its items, because items may contain loops too. */
function findOwn(loop: Element, selector: string): HTMLElement | null {
  const found = loop.querySelectorAll<HTMLElement>(selector);
  return [...found].find((element) => isOwn(loop, element)) ?? null;
}

/** Whether the element is outside all items of the loop. */
function isOwn(loop: Element, element: Element): boolean {
  const item = element.closest(ITEM);
  return !item || !loop.contains(item) || item === loop;
}
