import { SLOT } from '@iyim/runtime/page';
import { LINE_MARKUP } from '@iyim/runtime/shop';
import { isAdopted } from '../../page/names.ts';

export const CONTENT = '.widget_shopping_cart_content';
const SIDEBAR = '.widget_shopping_cart, .jet-blocks-cart__list';
const CONTAINER = '.elementor-menu-cart__container, .jet-blocks-cart__list';
const MAIN = '.elementor-menu-cart__main';
const TOGGLE = '.elementor-menu-cart__toggle_button, .jet-blocks-cart__heading-link, [data-mini-cart-toggle]';
const CLOSE =
  '.elementor-menu-cart__close-button, .elementor-menu-cart__close-button-custom, .jet-blocks-cart__close-button';
/** The blocks plugin's cart, whose own style sheet places its list. */
const BLOCKS = '.jet-blocks-cart';
const SLIDES_OUT = '.jet-blocks-cart--slide-out-layout';
const BLOCKS_COUNT = '.jet-blocks-cart__count-val';
/** The theme's count, which the theme's fragment updates. */
const THEME_COUNT = '.count';
const HEADING = 'h1, h2, h3, h4, h5, h6';
/** The header cart of the Storefront theme, whose style sheet opens it on hover. */
const OPENS_ON_HOVER = '.site-header-cart';
const SUBTOTAL = '.elementor-button-text';
const TEMPLATE = '[data-elementor-id]';

/** The parts of a mini-cart. They are read again when fragments have replaced some of them. */
export type MiniCartParts = NonNullable<ReturnType<typeof readParts>>;

/** Reads the parts of a header cart. Returns null if the host does not contain one. */
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
  const isBlocks = host.matches(BLOCKS);
  return {
    /** The control that opens and closes the cart, usually a link to the cart page. */
    toggle,
    /** The panel around `content`. Null on cart and checkout pages, where shops print a link without a list. */
    container,
    main: find(MAIN),
    /** The server's list of lines, which a fragment replaces. */
    content,
    close: find(CLOSE),
    /** Heading of the list in the server's markup; null if a widget added the heading. */
    heading: slot && host.contains(slot) ? null : heading,
    /** Element that shows the count; null if the markup has no such element. */
    count: toggle.querySelector<HTMLElement>(isBlocks ? BLOCKS_COUNT : LINE_MARKUP.count),
    /** Whether the widget adds no count: the theme has its own, or the blocks plugin's setting decides whether there is one. */
    hasThemeCount: isBlocks || toggle.querySelector(THEME_COUNT) !== null,
    /** Whether the blocks plugin's style sheet places and animates the panel. */
    isBlocks,
    /** Whether the list of the blocks plugin's cart is at the side of the window. */
    slidesOut: host.matches(SLIDES_OUT),
    /** Class that the host has while the cart is open, for the themes' style sheets. */
    shownClass: isBlocks ? 'jet-cart-open' : 'elementor-menu-cart--shown',
    opensOnHover: host.matches(OPENS_ON_HOVER),
    subtotal: toggle.querySelector<HTMLElement>(SUBTOTAL),
    /** Whether `adopt` made this element a host. Such a host stays visible even while the cart is empty. */
    isAdopted: isAdopted(host, 'mini-cart'),
  } as const;
}

/** The shop's cart widget: a list that is always open. */
export interface SidebarParts {
  /** Whether a setting of the shop's widget removes it while the cart is empty. */
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
      ? `expected ${CONTENT} inside a child element that can open, found it directly in the host`
      : 'expected a link to the cart, found none',
  );
}

/** Returns the remove link that is or contains the clicked element; null for other elements. */
export function removeLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(LINE_MARKUP.remove) : null;
}

/** Returns the ids of the page builder's documents on the page. */
export function readTemplates(document: Document): string[] {
  const ids = [...document.querySelectorAll<HTMLElement>(TEMPLATE)].map(
    ({ dataset }) => dataset.elementorId ?? '',
  );
  return [...new Set(ids)].filter((id) => id !== '');
}
