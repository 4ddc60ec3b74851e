import { SLOT } from '@iyim/runtime/page';
import { NothingToEnhance } from '@iyim/runtime/widget';

/** A navigation and the list in it. */
export interface Nav {
  readonly nav: HTMLElement;
  readonly list: HTMLElement;
}

export type NavMenuInput = ReturnType<typeof readNavMenu>;

export interface MenuItem {
  readonly element: HTMLElement;
  readonly control: HTMLElement;
  readonly submenu: HTMLElement | null;
}

const LIST = '.elementor-nav-menu';
const MAIN = '.elementor-nav-menu--main';
/** Selector with two classes, because submenus also have the first one. */
const DROPDOWN = '.elementor-nav-menu--dropdown.elementor-nav-menu__container';

/** Attribute that the original's library sets on a list that it has initialised. */
export const INITIALISED = 'data-smartmenus-id';

/** Classes that the builder's style sheet uses for states. */
export const toggleClass = (isOpen: boolean): Record<string, boolean> => ({ 'elementor-active': isOpen });
export const openerClasses = (isOpen: boolean): Record<string, boolean> => ({
  'has-submenu': true,
  highlighted: isOpen,
});
export const currentClass = (isCurrent: boolean | undefined): Record<string, boolean | undefined> => ({
  'elementor-item-active': isCurrent,
});
export const ARROW = 'sub-arrow';
/** Icon that the style sheet of older releases draws. */
export const OLD_ICON = { classes: 'fa' };

/** Reads the builder's two navigations and their toggle, or plain markup: a list, optionally after a button that opens it. */
export function readNavMenu(host: HTMLElement) {
  const find = (selector: string) => host.querySelector<HTMLElement>(selector);
  const builders = { main: navOf(host, MAIN), dropdown: navOf(host, DROPDOWN) };
  const isPlain = !builders.main && !builders.dropdown;
  const toggle = find(isPlain ? ':scope > button' : '.elementor-menu-toggle');
  const list = isPlain ? find(':scope > :is(ul, ol)') : null;
  if (isPlain && !list) throw new NothingToEnhance('expected a navigation with a list of links, found none');
  return {
    /** Whether the markup is plain, and styled by this widget. */
    isPlain,
    /** The navigation for wide windows; null if the toggle opens the only list. */
    main: list && !toggle ? { nav: host, list } : builders.main,
    toggle,
    isToggleNamed: toggle !== null && (hasLabel(toggle) || toggle.textContent.trim() !== ''),
    /** The menu that the toggle opens, with the same items as `main`. Without a toggle it is always open. */
    dropdown: list && toggle ? { nav: list, list } : builders.dropdown,
    isDropdownNamed: isPlain || hasLabel(builders.dropdown?.nav),
    /** Whether a class of the host adds an icon to items with a submenu, as in older releases of the builder. */
    hasOldIndicator: !isPlain && /\belementor-nav-menu--indicator-(?!none)/.test(host.className),
  };
}

function navOf(host: HTMLElement, selector: string): Nav | null {
  const nav = host.querySelector<HTMLElement>(selector);
  const list = nav?.querySelector<HTMLElement>(LIST) ?? nav?.querySelector<HTMLElement>('ul');
  return nav && list ? { nav, list } : null;
}

const hasLabel = (element: Element | null | undefined): boolean =>
  element?.matches('[aria-label]:not([aria-label=""]), [aria-labelledby]') === true;

/** Returns the items that are in a list and its submenus now. An item's link may have a wrapper; items without a control are ignored. */
export const findItems = (list: HTMLElement): readonly MenuItem[] =>
  [...list.querySelectorAll<HTMLElement>('li')].flatMap((element): MenuItem[] => {
    const control =
      element.querySelector<HTMLElement>(`:scope > :is(a, button):not([${SLOT}])`) ??
      element.querySelector<HTMLElement>(':scope > :not(ul, ol, a, button) a');
    return control ? [{ element, control, submenu: element.querySelector(':scope > :is(ul, ol)') }] : [];
  });

/** Returns whether a control is a link to an address, not one that only opens its submenu. */
export const leads = (control: HTMLElement): boolean =>
  control.matches('a[href]:not([href=""], [href="#"], [href^="javascript:" i])');
