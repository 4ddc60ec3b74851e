import type { IslandEvents } from './events.ts';

/** The cart's HTML fragments by selector, the cart's hash, and the button that the visitor clicked. */
type CartEvent = CustomEvent<
  readonly [fragments: Readonly<Record<string, string>>, cartHash: string, button: HTMLElement]
>;

/**
 * Types of events that the library fires on pages without jQuery, for `addEventListener` on `document`, on `document.body` and on
 * other elements. On pages with jQuery, the cart's events are jQuery's, with the same values as further arguments.
 */
export interface PageEventMap {
  /** A product was added to the cart. On the body. */
  added_to_cart: CartEvent;
  /** A line was removed from the cart. On the body. */
  removed_from_cart: CartEvent;
  /** A mini-cart or a coupon has changed the cart. On the host of the widget. */
  'iyim:cart-changed': CustomEvent<unknown>;
  /** An island has mounted. On its host. */
  'iyim:mounted': CustomEvent<IslandEvents['mounted']>;
  /** An island was unmounted. On its host. */
  'iyim:unmounted': CustomEvent<IslandEvents['unmounted']>;
  /** An error was reported. On the host, or on the document. */
  'iyim:error': CustomEvent<IslandEvents['error']>;
  /** The library is about to leave the page or to open a tab; cancelable. On the document. */
  'iyim:navigate': CustomEvent<{ readonly url: string; readonly newTab: boolean }>;
  /** `window.iyim` exists. On the document. */
  'iyim:ready': CustomEvent<unknown>;
}

declare global {
  interface DocumentEventMap extends PageEventMap {}
  interface HTMLElementEventMap extends PageEventMap {}
}
