import { SLOT } from '@iyim/runtime/page';
import { NothingToEnhance } from '@iyim/runtime/widget';

/** A navigation and the list in it. */
export interface Nav {
  readonly nav: HTMLElement;
  readonly list: HTMLElement;
}

export interface NavMenuInput {
  /** Markup of our own, whose looks are ours. */
  readonly isPlain: boolean;
  /** What wide windows show; none where there is only what the toggle opens. */
  readonly main: Nav | null;
  readonly toggle: HTMLElement | null;
  readonly isToggleNamed: boolean;
  /** What the toggle opens: the same items once more. Without a toggle it is always open. */
  readonly dropdown: Nav | null;
  readonly isDropdownNamed: boolean;
  /** Older releases draw the indicator by a class of the host. */
  readonly hasOldIndicator: boolean;
}

export interface MenuItem {
  readonly element: HTMLElement;
  readonly control: HTMLElement;
  readonly submenu: HTMLElement | null;
}

const LIST = '.elementor-nav-menu';
const MAIN = '.elementor-nav-menu--main';
/** Every submenu has the class of the dropdown, too. */
const DROPDOWN = '.elementor-nav-menu--dropdown.elementor-nav-menu__container';

/** What the original's library leaves on a list that it runs. */
export const INITIALISED = 'data-smartmenus-id';

/** What the builder's sheet knows states by. */
export const toggleClass = (isOpen: boolean): Record<string, boolean> => ({ 'elementor-active': isOpen });
export const openerClasses = (isOpen: boolean): Record<string, boolean> => ({
  'has-submenu': true,
  highlighted: isOpen,
});
export const currentClass = (isCurrent: boolean | undefined): Record<string, boolean | undefined> => ({
  'elementor-item-active': isCurrent,
});
export const ARROW = 'sub-arrow';
/** What older releases fill by their sheet. */
export const OLD_ICON = { classes: 'fa' };

/** The builder's two navigations and their toggle, or our own markup: a list, after a button if it is to be opened. */
export function readNavMenu(host: HTMLElement): NavMenuInput {
  const builders = { main: navOf(host, MAIN), dropdown: navOf(host, DROPDOWN) };
  if (builders.main || builders.dropdown) {
    const toggle = host.querySelector<HTMLElement>('.elementor-menu-toggle');
    return {
      isPlain: false,
      ...builders,
      toggle,
      isToggleNamed: isNamed(toggle),
      isDropdownNamed: hasLabel(builders.dropdown?.nav),
      hasOldIndicator: /\belementor-nav-menu--indicator-(?!none)/.test(host.className),
    };
  }
  const list = host.querySelector<HTMLElement>(':scope > :is(ul, ol)');
  if (!list) throw new NothingToEnhance('expected a navigation with a list of links, found none');
  const toggle = host.querySelector<HTMLElement>(':scope > button');
  return {
    isPlain: true,
    main: toggle ? null : { nav: host, list },
    toggle,
    isToggleNamed: isNamed(toggle),
    dropdown: toggle && { nav: list, list },
    isDropdownNamed: true,
    hasOldIndicator: false,
  };
}

function navOf(host: HTMLElement, selector: string): Nav | null {
  const nav = host.querySelector<HTMLElement>(selector);
  const list = nav?.querySelector<HTMLElement>(LIST) ?? nav?.querySelector<HTMLElement>('ul');
  return nav && list ? { nav, list } : null;
}

const hasLabel = (element: Element | null | undefined): boolean =>
  element?.matches('[aria-label]:not([aria-label=""]), [aria-labelledby]') === true;

const isNamed = (toggle: HTMLElement | null): boolean =>
  toggle !== null && (hasLabel(toggle) || toggle.textContent.trim() !== '');

/** The items of a list and of its submenus, as the page has them now. A link may be wrapped; an item without one is left alone. */
export const findItems = (list: HTMLElement): readonly MenuItem[] =>
  [...list.querySelectorAll<HTMLElement>('li')].flatMap((element): MenuItem[] => {
    const control =
      element.querySelector<HTMLElement>(`:scope > :is(a, button):not([${SLOT}])`) ??
      element.querySelector<HTMLElement>(':scope > :not(ul, ol, a, button) a');
    return control ? [{ element, control, submenu: element.querySelector(':scope > :is(ul, ol)') }] : [];
  });

/** Whether a control leads somewhere, and does not only open its submenu. */
export const leads = (control: HTMLElement): boolean =>
  control.matches('a[href]:not([href=""], [href="#"], [href^="javascript:" i])');
