import { SLOT } from '@iyim/runtime/page';
import { LINE_MARKUP } from '@iyim/runtime/shop';
import { isAdopted } from '../../page/names.ts';

export const CONTENT = '.widget_shopping_cart_content';
const SIDEBAR = '.widget_shopping_cart, .jet-blocks-cart__list';
const CONTAINER = '.elementor-menu-cart__container';
const MAIN = '.elementor-menu-cart__main';
const TOGGLE = '.elementor-menu-cart__toggle_button, [data-mini-cart-toggle]';
const CLOSE = '.elementor-menu-cart__close-button, .elementor-menu-cart__close-button-custom';
/** A count in the theme's own words, which comes with the theme's fragment. */
const THEME_COUNT = '.count';
const HEADING = 'h1, h2, h3, h4, h5, h6';
/** Storefront's, whose own sheet opens it while the pointer is on it. */
const OPENS_ON_HOVER = '.site-header-cart';
const SUBTOTAL = '.elementor-button-text';
const TEMPLATE = '[data-elementor-id]';

/** Class of the host while it is open, for the theme. */
export const SHOWN = 'elementor-menu-cart--shown';

/** What a mini-cart consists of. Fragments replace parts of it: read anew when they may have. */
export type MiniCartParts = NonNullable<ReturnType<typeof readParts>>;

/** Null while the page has no mini-cart here. */
export function readParts(host: HTMLElement) {
  const content = host.querySelector<HTMLElement>(CONTENT);
  const container = content && (content.closest<HTMLElement>(CONTAINER) ?? content.parentElement);
  if (container === host) return null;
  const toggle =
    host.querySelector<HTMLElement>(TOGGLE) ??
    [...host.querySelectorAll<HTMLElement>('a[href], button')].find(
      (control) => !container?.contains(control),
    );
  if (!toggle) return null;
  const find = (selector: string) => container?.querySelector<HTMLElement>(selector) ?? null;
  const heading = find(HEADING);
  const slot = heading?.closest(`[${SLOT}]`);
  return {
    /** Opens and closes; a link to the cart page. */
    toggle,
    /** What opens, around `content`. Shops print no list on their cart and checkout pages: there is only the link then. */
    container,
    main: find(MAIN),
    /** The server's list: its fragment replaces it. */
    content,
    close: find(CLOSE),
    /** The page's own heading of the list. */
    heading: slot && host.contains(slot) ? null : heading,
    /** Where the number goes; null where there is no place for it. */
    count: toggle.querySelector<HTMLElement>(LINE_MARKUP.count),
    /** The theme says the count in words of its own. */
    hasThemeCount: toggle.querySelector(THEME_COUNT) !== null,
    opensOnHover: host.matches(OPENS_ON_HOVER),
    subtotal: toggle.querySelector<HTMLElement>(SUBTOTAL),
    /** Made a host by the page's configuration: its original stays while the cart is empty. */
    isAdopted: isAdopted(host, 'mini-cart'),
  } as const;
}

/** The shop's cart widget: a list that always stands there. */
export interface SidebarParts {
  /** The shop's own rule: it is removed while the cart is empty. */
  readonly isRemovedEmpty: boolean;
  readonly isAdopted: boolean;
}

export function readMiniCart(host: HTMLElement): MiniCartParts | SidebarParts {
  if (host.matches(SIDEBAR) && host.querySelector(CONTENT))
    return {
      isRemovedEmpty: host.querySelector('.hide_cart_widget_if_empty') !== null,
      isAdopted: isAdopted(host, 'mini-cart'),
    };
  const parts = readParts(host);
  if (parts) return parts;
  throw new Error(
    host.querySelector(`:scope > ${CONTENT}`)
      ? `expected ${CONTENT} in an element of its own, which opens, found it in the host itself`
      : 'expected a link to the cart, found none',
  );
}

/** The link that removes a line, around what was clicked. */
export function removeLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(LINE_MARKUP.remove) : null;
}

/** Ids of the page builder's documents on the page. */
export function readTemplates(document: Document): string[] {
  const ids = [...document.querySelectorAll<HTMLElement>(TEMPLATE)].map(
    ({ dataset }) => dataset.elementorId ?? '',
  );
  return [...new Set(ids)].filter((id) => id !== '');
}
