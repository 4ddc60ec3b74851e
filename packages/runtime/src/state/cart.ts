import type { ReadonlySignal } from '@preact/signals-core';
import type { AddRequest } from '../contracts/add-plan.ts';
import type { FragmentMap } from '../contracts/fragments.ts';

export type AddOutcome =
  | { readonly kind: 'added' }
  /** `url`: a page that shows why, when the server names one. */
  | { readonly kind: 'refused'; readonly url: string | null }
  /** A page script or edit mode said no; nothing was sent. */
  | { readonly kind: 'vetoed' };

/** The page's cart: one for all islands. */
export interface Cart {
  /** The cart as the server last rendered it: selector → outer HTML. */
  readonly fragments: ReadonlySignal<FragmentMap>;
  /** Empty while the cart has nothing in it. */
  readonly hash: ReadonlySignal<string>;
  /** Mutations that wait or run. */
  readonly pending: ReadonlySignal<number>;
  /** Counts adds that were begun. */
  readonly adding: ReadonlySignal<number>;
  /** Counts adds that succeeded. */
  readonly lastAdded: ReadonlySignal<number>;
  /** Shows the cart when the page is loaded: from the cache, else from the server, once a page (CF-3). Never rejects. */
  load(): Promise<void>;
  /** Asks the server; concurrent calls are one request. Never rejects (CF-2). */
  refresh(): Promise<void>;
  /** Adds in turn. Rejects with an error of `contracts/errors.ts` when the request failed. */
  add(request: AddRequest, button?: HTMLElement): Promise<AddOutcome>;
  /** Removes a line in turn. Rejects as `add` does. */
  remove(itemKey: string, button?: HTMLElement): Promise<'removed' | 'refused'>;
  /** Says that something else changed the cart (a coupon, the cart form): asks the server, after any running request. */
  invalidate(): void;
}
