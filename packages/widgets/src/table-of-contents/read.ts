import { headingText } from '../../shared/anchors/section-of.ts';
import type { Heading, HeadingScope } from './outline.ts';

export type TocParts = ReturnType<typeof readParts>;

/** Classes of parts and states that the builder's style sheet uses. */
export const FOLDED = 'elementor-toc--collapsed';
export const ACTIVE = 'elementor-item-active';
export const LIST = 'elementor-toc__list-wrapper';
export const ITEM = 'elementor-toc__list-item';
export const ROW = 'elementor-toc__list-item-text-wrapper';
export const linkClass = (level: number): string =>
  `elementor-toc__list-item-text${level === 0 ? ' elementor-toc__top-level' : ''}`;
/** Returns the id that the builder's script gives to a heading's anchor, because links to such ids may exist. */
export const anchorId = (index: number): string => `elementor-toc__heading-anchor-${index}`;
/** Selector of the list that the builder's script has drawn. */
export const DRAWN = `.${LIST}`;

const POPUP = 'dialog, [data-elementor-type=popup], [data-widget~=popup], .jet-popup';
const DOCUMENT =
  '.elementor:not([data-elementor-type=header], [data-elementor-type=footer], [data-elementor-type=popup])';
const OTHERS = `:is([data-elementor-type=header], [data-elementor-type=footer], ${POPUP}, template)`;
const WIDGET = '.elementor-widget';
/** Selector of all tables of contents on the page. Their titles are headings too, but are not listed. */
const BOX = '.elementor-toc__header, [data-widget~=table-of-contents]';

/** Reads the builder's box, or plain markup: an element that contains a heading or is empty. */
export function readParts(host: HTMLElement) {
  const find = (selector: string) => host.querySelector<HTMLElement>(selector);
  const open = find('.elementor-toc__toggle-button--expand');
  const fold = find('.elementor-toc__toggle-button--collapse');
  const popup = host.parentElement?.closest<HTMLElement>(POPUP) ?? null;
  return {
    /** Heading of the box; null if it has no heading. */
    title: find('.elementor-toc__header-title') ?? find('h1, h2, h3, h4, h5, h6'),
    /** Container of the list; null in plain markup. */
    body: find('.elementor-toc__body'),
    /** The builder's two buttons: the first opens the box, the second folds it. */
    toggles: open && fold && ([open, fold] as const),
    /** Spinner that is shown until the list exists. */
    spinner: find('.elementor-toc__spinner-container'),
    hasName: host.matches('[aria-label], [aria-labelledby]'),
    /** Element in which headings are searched: the page's body, or the popup around the box. */
    root: popup ?? document.body,
    isInPopup: popup !== null,
  };
}

/** Returns the headings to list, in document order: those in the scope, except empty or hidden ones and titles of tables of contents. */
export function findHeadings(
  host: HTMLElement,
  { root, isInPopup }: TocParts,
  { tags, container, excluded }: HeadingScope,
): readonly Heading[] {
  const within = container || (isInPopup ? '' : pageOf(root));
  const headings = tags.length > 0 ? [...root.querySelectorAll<HTMLElement>(tags.join())] : [];
  return headings.flatMap((element): Heading[] => {
    const text = headingText(element);
    const isOther =
      text === '' ||
      host.contains(element) ||
      element.closest(BOX) ||
      (within !== '' && !element.closest(within)) ||
      (excluded !== '' && element.closest(excluded)) ||
      isHiddenOnDevice(element) ||
      (!container && !isInPopup && element.closest(OTHERS));
    return isOther ? [] : [{ element, text, rank: Number(element.tagName[1]), widget: widgetOf(element) }];
  });
}

/** Returns whether the builder hides the section around an element on this device, so that a link to it would do nothing. */
function isHiddenOnDevice(element: Element): boolean {
  const section = element.closest('[class*="elementor-hidden-"]');
  if (!section) return false;
  const { parentElement } = section;
  return (
    getComputedStyle(section).display === 'none' ||
    (parentElement !== null && isHiddenOnDevice(parentElement))
  );
}

/** Returns the selector of the page's content: Elementor's document, otherwise `main`; empty if the page has neither. */
const pageOf = (root: HTMLElement): string =>
  [DOCUMENT, 'main'].find((selector) => root.querySelector(selector)) ?? '';

/** Returns the builder's widget around a heading; null if the widget has no id. */
const widgetOf = (element: HTMLElement): Element | null => {
  const widget = element.closest(WIDGET);
  return widget?.id ? widget : null;
};
