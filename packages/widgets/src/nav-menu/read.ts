import { SLOT } from '@iyim/runtime/page';
import { NothingToEnhance } from '@iyim/runtime/widget';

/** A navigation and the list in it. */
export interface Nav {
  readonly nav: HTMLElement;
  readonly list: HTMLElement;
}

export type NavMenuInput = ReturnType<typeof readNavMenu>;

export type Kind = 'builder' | 'plain' | SingleKind;

export interface MenuItem {
  readonly element: HTMLElement;
  readonly control: HTMLElement;
  readonly submenu: HTMLElement | null;
  /** Element around the control and its arrow. A click on it, next to the control, opens and closes the submenu. */
  readonly row: HTMLElement | null;
  /** Parts that may have the role and tab stop of a button around the control, which is a tab stop of its own. */
  readonly misnamed: readonly HTMLElement[];
  /** Whether the submenu is a mega submenu, with content of any kind. */
  readonly isMega: boolean;
}

const LIST = '.elementor-nav-menu';
const MAIN = '.elementor-nav-menu--main';
/** Selector with two classes, because submenus also have the first one. */
const DROPDOWN = '.elementor-nav-menu--dropdown.elementor-nav-menu__container';

/** Kinds of markup with a single list (in the blocks plugin and in the menu plugin), which the toggle shows in narrow windows. */
type SingleKind = keyof typeof SINGLE;
const SINGLE = {
  blocks: {
    around: '.jet-nav-wrap',
    nav: '.jet-nav',
    list: '.jet-nav',
    toggle: '.jet-nav__mobile-trigger',
    close: '.jet-nav__mobile-close-btn',
  },
  mega: {
    around: '.jet-mega-menu',
    nav: '.jet-mega-menu-container',
    list: '.jet-mega-menu-list',
    toggle: '.jet-mega-menu-toggle',
    close: '',
  },
} as const;

const LISTS = {
  item: 'li',
  control: `:scope > :is(a, button):not([${SLOT}])`,
  /** Link that has a wrapper in its item. */
  wrapped: ':scope > :not(ul, ol, a, button) a',
  submenu: ':scope > :is(ul, ol)',
  row: '',
  misnamed: '',
};

/** Selectors of items inside the list, and of an item's parts. An empty selector matches nothing. */
const ITEMS: Readonly<Record<Kind, typeof LISTS>> = {
  builder: LISTS,
  plain: LISTS,
  blocks: { ...LISTS, item: '.jet-nav__item', wrapped: '', submenu: ':scope > .jet-nav__sub' },
  mega: {
    // Left out: the item into which the original's script copies items that do not fit.
    item: '.jet-mega-menu-item:not(.jet-mega-menu-item--roll-up)',
    control: `:scope > .jet-mega-menu-item__inner > a:not([${SLOT}])`,
    wrapped: '',
    submenu: ':scope > :is(.jet-mega-menu-sub-menu, .jet-mega-menu-mega-container)',
    row: ':scope > .jet-mega-menu-item__inner',
    misnamed:
      ':scope > .jet-mega-menu-item__inner, :scope > .jet-mega-menu-item__inner > .jet-mega-menu-item__dropdown',
  },
};

type Classes = Record<string, boolean | undefined>;

/** State classes of the link and the item with a submenu, and of the link and the item whose section is in view. */
interface States {
  readonly control: (isOpen: boolean) => Classes;
  readonly item: (isOpen: boolean) => Classes | undefined;
  readonly current: (isCurrent: boolean | undefined) => Classes | undefined;
  readonly currentItem?: string;
}

const openerClasses = (isOpen: boolean): Classes => ({ 'has-submenu': true, highlighted: isOpen });
const none = () => undefined;

/** Classes that the page's style sheet uses for states. */
export const STATES: Readonly<Record<Kind, States>> = {
  builder: {
    control: openerClasses,
    item: none,
    current: (isCurrent) => ({ 'elementor-item-active': isCurrent }),
  },
  plain: { control: openerClasses, item: none, current: none },
  blocks: {
    control: () => ({}),
    item: (isOpen) => ({ 'jet-nav-hover': isOpen }),
    current: none,
    currentItem: 'current-menu-item',
  },
  mega: {
    control: () => ({}),
    item: (isOpen) => ({ 'jet-mega-menu-item--hover': isOpen }),
    current: none,
    currentItem: 'jet-mega-current-menu-item',
  },
};

/** Returns the classes of the builder's toggle. */
export const toggleClass = (isOpen: boolean): Classes => ({ 'elementor-active': isOpen });

/** Selector of the arrows of items, added by this widget or printed by the plugins. */
export const ARROWS = '.sub-arrow, .jet-nav-arrow, .jet-mega-menu-item__dropdown';
export const ARROW = 'sub-arrow';
/** Icon that the style sheet of older releases draws. */
export const OLD_ICON = { classes: 'fa' };

/** Attribute that the builder's library sets on a list that it has initialised. */
const INITIALISED = 'data-smartmenus-id';

/** Attributes that change when an original script initialises a menu. */
export const INITIALISING = [INITIALISED, 'class'];

/** Global variable of newer releases of the blocks plugin. The listeners of these releases cannot be removed. */
const GUARD = 'JetBlocksNavPageTransitionGuard';

/** Returns whether an original script has initialised the menu. */
export const isInitialised = (host: HTMLElement, { kind, single }: NavMenuInput): boolean =>
  kind === 'mega'
    ? single?.around.matches('.jet-mega-menu--inited') === true
    : kind === 'blocks'
      ? GUARD in window
      : host.querySelector(`[${INITIALISED}]`) !== null;

/** Returns whether the page has a menu of the blocks plugin. */
export const hasBlocksMenu = (): boolean => document.querySelector(SINGLE.blocks.around) !== null;

/** The parts of a markup with a single list. */
export type Single = NonNullable<ReturnType<typeof readSingle>>;

function readSingle(host: HTMLElement) {
  // The first menu in the host: a mega submenu may contain menus of any kind, which have hosts of their own.
  const rows = Object.values(SINGLE).map(({ around }) => around);
  const menus = [MAIN, DROPDOWN, ...rows].join();
  const first = host.matches(rows.join()) ? host : host.querySelector<HTMLElement>(menus);
  for (const kind of Object.keys(SINGLE) as SingleKind[]) {
    const row = SINGLE[kind];
    const around = first?.matches(row.around) ? first : null;
    const find = (selector: string) =>
      (selector ? around?.querySelector<HTMLElement>(selector) : null) ?? null;
    const nav = find(row.nav);
    const list = find(row.list);
    if (!around || !nav || !list) continue;
    const { mobileTriggerDevice: device, mobileTriggerCustom: width, mobileLayout } = around.dataset;
    return {
      kind,
      around,
      nav,
      list,
      toggle: find(row.toggle),
      close: find(row.close),
      /** The blocks plugin: the widest device with a toggle, or `custom`; undefined if the menu has no toggle. */
      device,
      /** The blocks plugin: the widest window with a toggle, in px, if the device is `custom`. */
      width: Number(width) || 0,
      /** Whether the toggle opens a panel at the side of the window. */
      isSide: mobileLayout === 'left-side' || mobileLayout === 'right-side',
      isFullWidth: mobileLayout === 'full-width',
      isVertical: nav.matches('.jet-nav--vertical'),
      /** Side of an item where its submenu opens, if the markup defines it. */
      side: nav.matches('.jet-nav--vertical-sub-left-side') ? ('left' as const) : undefined,
      /** Whether the list is laid out in one line, and a script would move items that do not fit. */
      isRolledUp: around.matches('.jet-mega-menu--roll-up'),
    };
  }
  return null;
}

/**
 * Reads the builder's two navigations and their toggle; the single list of the blocks plugin or of the menu plugin with its toggle;
 * or plain markup: a list, optionally after a button that opens it.
 */
export function readNavMenu(host: HTMLElement) {
  const find = (selector: string) => host.querySelector<HTMLElement>(selector);
  const single = readSingle(host);
  const navIn = (selector: string) => (single ? null : navOf(host, selector));
  const builders = { main: navIn(MAIN), dropdown: navIn(DROPDOWN) };
  const isBuilder = builders.main !== null || builders.dropdown !== null;
  const isPlain = !isBuilder && !single;
  const toggle = single ? single.toggle : find(isPlain ? ':scope > button' : '.elementor-menu-toggle');
  const list = isPlain ? find(':scope > :is(ul, ol)') : null;
  if (isPlain && !list) throw new NothingToEnhance('expected a navigation with a list of links, found none');
  const kind: Kind = single?.kind ?? (isPlain ? 'plain' : 'builder');
  return {
    kind,
    /** Whether the markup is plain, and styled by this widget. */
    isPlain,
    single,
    /** The navigation for wide windows, or the single list for all windows; null if the markup has only `dropdown`. */
    main: single ?? (list && !toggle ? { nav: host, list } : builders.main),
    toggle,
    isToggleNamed: toggle !== null && (hasLabel(toggle) || toggle.textContent.trim() !== ''),
    /** The menu that the toggle opens, with the same items as `main`. Without a toggle, it is open while `main` is hidden. */
    dropdown: list && toggle ? { nav: list, list } : builders.dropdown,
    isDropdownNamed: isPlain || single !== null || hasLabel(builders.dropdown?.nav),
    /** Whether a class of the host adds an icon to items with a submenu, as in older releases of the builder. */
    hasOldIndicator: isBuilder && /\belementor-nav-menu--indicator-(?!none)/.test(host.className),
  };
}

function navOf(host: HTMLElement, selector: string): Nav | null {
  const nav = host.querySelector<HTMLElement>(selector);
  const list = nav?.querySelector<HTMLElement>(LIST) ?? nav?.querySelector<HTMLElement>('ul');
  return nav && list ? { nav, list } : null;
}

const hasLabel = (element: Element | null | undefined): boolean =>
  element?.matches('[aria-label]:not([aria-label=""]), [aria-labelledby]') === true;

/**
 * Returns the items that are in a list and its submenus now. An item's link may have a wrapper. Ignores items without a control,
 * and items of other menus in the content of a submenu.
 */
export function findItems(list: HTMLElement, kind: Kind): readonly MenuItem[] {
  const { item, control, wrapped, submenu, row, misnamed } = ITEMS[kind];
  const listSelector = kind === 'blocks' || kind === 'mega' ? SINGLE[kind].list : null;
  return [...list.querySelectorAll<HTMLElement>(item)].flatMap((element): MenuItem[] => {
    const find = (selector: string) => (selector ? element.querySelector<HTMLElement>(selector) : null);
    const found = find(control) ?? find(wrapped);
    if (!found || (listSelector && element.closest(listSelector) !== list)) return [];
    const below = find(submenu);
    return [
      {
        element,
        control: found,
        submenu: below,
        row: find(row),
        misnamed: misnamed ? [...element.querySelectorAll<HTMLElement>(misnamed)] : [],
        isMega: below?.matches('.jet-mega-menu-mega-container') === true,
      },
    ];
  });
}

/** Returns whether a control is a link to an address, not one that only opens its submenu. */
export const leads = (control: HTMLElement): boolean =>
  control.matches('a[href]:not([href=""], [href="#"], [href^="javascript:" i])');
