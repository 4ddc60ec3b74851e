import { elementNamed } from '@iyim/runtime/page';
import { NothingToEnhance } from '@iyim/runtime/widget';
import { sectionOf } from '../../shared/anchors/section-of.ts';

export type NavigationItem = ReturnType<typeof readItem>;

export type NavigationInput = ReturnType<typeof readNavigation>;

const ITEM = '.jet-scroll-navigation__item';
/** Classes that the plugin's style sheet and other scripts use for states. */
export const ACTIVE = 'active';
export const INVERTED = 'invert';
/** Class that the original's script adds to sections. */
const SECTION = 'jet-scroll-navigation-section';

/** Reads the plugin's markup, or plain links. Throws if the host contains neither. */
export function readNavigation(host: HTMLElement) {
  const pluginItems = [...host.querySelectorAll<HTMLElement>(`${ITEM}[data-anchor]`)];
  const items =
    pluginItems.length > 0 ? pluginItems : [...host.querySelectorAll<HTMLElement>('a[href*="#"]')];
  if (items.length === 0)
    throw new NothingToEnhance('expected links to sections of the page (<a href="#…">), found none');
  return {
    items: items.map(readItem),
    hasName: host.matches('[aria-label], [aria-labelledby]'),
    /** Whether the original's script already runs the navigation. */
    isTaken:
      pluginItems.some((item) => item.classList.contains(ACTIVE)) ||
      (pluginItems.length > 0 && document.querySelector(`.${SECTION}`) !== null),
  };
}

function readItem(element: HTMLElement) {
  const link = element.matches('a') ? element : element.querySelector<HTMLElement>('a[href*="#"]');
  const words = element.querySelector('.jet-scroll-navigation__label') ?? link;
  return {
    /** The plugin's item, or the link itself. */
    element,
    /** The server's link; null if the item contains no link, so that the widget must add one. */
    link: link instanceof HTMLAnchorElement ? link : null,
    anchor: element.dataset.anchor ?? '',
    /** Text of the item. */
    label: words?.textContent.replace(/\s+/g, ' ').trim() ?? '',
    /** Elements to hide from screen readers, because the name of the added link repeats their text. */
    decor: link ? [] : [...element.children],
    /** Whether all items use the style for a dark background while this item's section is visible. */
    inverts: element.dataset.invert === 'yes',
  };
}

/** Returns the section that an item currently leads to; null if the page does not contain it. */
export function findSection({ link, anchor }: NavigationItem): HTMLElement | null {
  return link ? sectionOf(link) : elementNamed(document, anchor);
}
