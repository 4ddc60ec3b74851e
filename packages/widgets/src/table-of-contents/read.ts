import { headingText } from '../../shared/anchors/section-of.ts';
import type { Heading, Where } from './outline.ts';

export type TocParts = ReturnType<typeof readParts>;

/** What the builder's sheet knows parts and states by. */
export const FOLDED = 'elementor-toc--collapsed';
export const ACTIVE = 'elementor-item-active';
export const LIST = 'elementor-toc__list-wrapper';
export const ITEM = 'elementor-toc__list-item';
export const ROW = 'elementor-toc__list-item-text-wrapper';
export const linkClass = (level: number): string =>
  `elementor-toc__list-item-text${level === 0 ? ' elementor-toc__top-level' : ''}`;
/** As the builder's script names what it puts before a heading: links to it may be about. */
export const anchorId = (index: number): string => `elementor-toc__heading-anchor-${index}`;
/** What its script has drawn. */
export const DRAWN = `.${LIST}`;

const POPUP = 'dialog, [data-elementor-type=popup], [data-widget~=popup], .jet-popup';
const DOCUMENT =
  '.elementor:not([data-elementor-type=header], [data-elementor-type=footer], [data-elementor-type=popup])';
const OTHERS = `:is([data-elementor-type=header], [data-elementor-type=footer], ${POPUP}, template)`;
const WIDGET = '.elementor-widget';
/** Another table of contents on the page, whose title is a heading too. */
const BOX = '.elementor-toc__header, [data-widget~=table-of-contents]';

/** The builder's box, or our own markup: an element with a heading or with nothing in it. */
export function readParts(host: HTMLElement) {
  const find = (selector: string) => host.querySelector<HTMLElement>(selector);
  const open = find('.elementor-toc__toggle-button--expand');
  const fold = find('.elementor-toc__toggle-button--collapse');
  const popup = host.parentElement?.closest<HTMLElement>(POPUP) ?? null;
  return {
    /** The box's own heading. */
    title: find('.elementor-toc__header-title') ?? find('h1, h2, h3, h4, h5, h6'),
    /** Holds the list; none in our own markup. */
    body: find('.elementor-toc__body'),
    /** The builder's two buttons: one that opens the box and one that folds it. */
    toggles: open && fold && ([open, fold] as const),
    /** Turns until the list is there. */
    spinner: find('.elementor-toc__spinner-container'),
    hasName: host.matches('[aria-label], [aria-labelledby]'),
    /** What holds the page's headings: the document, or the popup that the box stands in. */
    root: popup ?? document.body,
    isInPopup: popup !== null,
  };
}

/** The headings of the page in its order, those of the box itself and empty ones left out. */
export function findHeadings(
  host: HTMLElement,
  { root, isInPopup }: TocParts,
  { tags, container, excluded }: Where,
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

/** The builder can hide sections on some devices: a link to a heading in one would lead nowhere. */
function isHiddenOnDevice(element: Element): boolean {
  const section = element.closest('[class*="elementor-hidden-"]');
  if (!section) return false;
  const { parentElement } = section;
  return (
    getComputedStyle(section).display === 'none' ||
    (parentElement !== null && isHiddenOnDevice(parentElement))
  );
}

/** What the page's content stands in. */
const pageOf = (root: HTMLElement): string =>
  [DOCUMENT, 'main'].find((selector) => root.querySelector(selector)) ?? '';

/** The builder's widget around a heading, when it has an id. */
const widgetOf = (element: HTMLElement): Element | null => {
  const widget = element.closest(WIDGET);
  return widget?.id ? widget : null;
};
