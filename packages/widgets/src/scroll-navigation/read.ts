import { elementNamed } from '@iyim/runtime/page';
import { NothingToEnhance } from '@iyim/runtime/widget';
import { sectionOf } from '../../shared/anchors/section-of.ts';

export type NavigationItem = ReturnType<typeof readItem>;

export type NavigationInput = ReturnType<typeof readNavigation>;

const ITEM = '.jet-scroll-navigation__item';
/** What the plugin's sheet and other scripts know the states by. */
export const ACTIVE = 'active';
export const INVERTED = 'invert';
/** What the original's script gives to sections. */
const SECTION = 'jet-scroll-navigation-section';

/** The plugin's markup, or links of our own. Throws when there is neither. */
export function readNavigation(host: HTMLElement) {
  const theirs = [...host.querySelectorAll<HTMLElement>(`${ITEM}[data-anchor]`)];
  const items = theirs.length > 0 ? theirs : [...host.querySelectorAll<HTMLElement>('a[href*="#"]')];
  if (items.length === 0)
    throw new NothingToEnhance('expected links to sections of the page (<a href="#…">), found none');
  return {
    items: items.map(readItem),
    hasName: host.matches('[aria-label], [aria-labelledby]'),
    /** The original's script runs it already. */
    isTaken:
      theirs.some((item) => item.classList.contains(ACTIVE)) ||
      (theirs.length > 0 && document.querySelector(`.${SECTION}`) !== null),
  };
}

function readItem(element: HTMLElement) {
  const link = element.matches('a') ? element : element.querySelector<HTMLElement>('a[href*="#"]');
  const words = element.querySelector('.jet-scroll-navigation__label') ?? link;
  return {
    /** The plugin's item, or the link itself. */
    element,
    /** A link of the server's; else the item gets one of ours. */
    link: link instanceof HTMLAnchorElement ? link : null,
    anchor: element.dataset.anchor ?? '',
    /** Its words. */
    label: words?.textContent.replace(/\s+/g, ' ').trim() ?? '',
    /** What our link says once more. */
    decor: link ? [] : [...element.children],
    /** All items are drawn for a dark ground while its section is the current one. */
    inverts: element.dataset.invert === 'yes',
  };
}

/** The section that an item leads to, as the page is now; null while there is none. */
export function findSection({ link, anchor }: NavigationItem): HTMLElement | null {
  return link ? sectionOf(link) : elementNamed(document, anchor);
}
