import { applyFragments, type Checks, type FragmentMap } from '@iyim/runtime/page';
import { type Cart, cart, cartContents } from '@iyim/runtime/shop';
import {
  isAbort,
  report,
  type Signal,
  type Site,
  signal,
  site,
  useIsland,
  useLifetime,
  useSignalEffect,
} from '@iyim/runtime/widget';
import { useEffect, useRef } from 'react';
import { takeOver } from '../../originals/original-scripts.ts';
import { readTemplates, removeLink } from './read.ts';

// State that all mini-carts of a page share: the requested quantities, and the page builder's fragments.

/** Quantities by the key of their cart line. */
type Quantities = ReadonlyMap<string, number>;

/** Requested quantities by cart, so that every mini-cart shows the same quantities immediately (MC-5). */
const byCart = new WeakMap<Cart, Signal<Quantities>>();

/** Returns the quantities that were requested from the server, by line key; 0 for a line that is being removed. */
export function requestedQuantities(): Signal<Quantities> {
  const requested = byCart.get(cart()) ?? signal<Quantities>(new Map());
  byCart.set(cart(), requested);
  return requested;
}

/** Sets the requested quantity of a line, which every mini-cart shows immediately. Undefined shows the server's quantity again. */
export function setRequested(key: string, quantity: number | undefined): void {
  const requested = requestedQuantities();
  const next = new Map(requested.peek());
  if (quantity === undefined) next.delete(key);
  else next.set(key, quantity);
  requested.value = next;
}

/**
 * Returns the number of products in the cart, including changes that the server has not answered yet. Call `useSignals()` first.
 */
export function shownCount(): number | undefined {
  const requested = requestedQuantities().value;
  const contents = cartContents().value;
  return contents?.lines.reduce(
    (sum, { key, quantity }) => sum + (requested.get(key) ?? quantity) - quantity,
    contents.count,
  );
}

/** Number of mounted mini-carts, which share the variables below. */
let users = 0;
/** Whether the request that loads the page's cart is under way. */
let isLoading = false;
let seen = 0;
let request = new AbortController();
let latest: Promise<void> = Promise.resolve();

/**
 * Loads the page's cart. While a mini-cart is on the page, this also keeps the page builder's fragments (the toggle with its count
 * and subtotal) up to date (MC-6): whenever the server sends a cart, it requests them once for the whole page, and aborts an older
 * request. Pages without a nonce for this request have no such fragments.
 */
export function usePageCart(): void {
  const { host } = useIsland();
  const originalRequest = useRef<Promise<boolean>>(undefined);
  useLifetime(
    (signal) => {
      const isOurs = ({ target }: { readonly target: EventTarget | null }) =>
        host.contains(removeLink(target));
      const answered = takeOver('miniCart', { isOurs, isLoading: () => isLoading }, signal);
      originalRequest.current = answered?.then(() => !signal.aborted);
      users += 1;
      signal.addEventListener('abort', () => {
        users -= 1;
        if (users > 0) return;
        request.abort();
        seen = 0;
      });
    },
    [host],
  );
  useEffect(() => {
    void load(originalRequest.current);
  }, []);
  useSignalEffect(() => {
    const answers = cart().answers.value;
    if (answers === seen || site().config.nonces.menuCart === '') return;
    seen = answers;
    request.abort();
    request = new AbortController();
    latest = refresh(request.signal);
  });
}

/** Loads the page's cart. Waits for a pending request from the shop's own script, which may load the same cart. */
async function load(originalRequest: Promise<boolean> | undefined): Promise<void> {
  if (originalRequest && !(await originalRequest)) return;
  isLoading = true;
  await cart().load();
  isLoading = false;
}

/** Resolves when the fragments of the newest cart are on the page or have failed to load. */
export const menuCartSettled = (): Promise<void> => latest;

async function refresh(signal: AbortSignal): Promise<void> {
  const templates = readTemplates(document);
  if (templates.length === 0) return;
  try {
    applyFragments(document, await fetchMenuCartFragments(site(), { templates }, signal));
  } catch (error) {
    // The count that the widget shows is correct even without these fragments; only the server's markup is out of date.
    if (!isAbort(error)) report(error, 'mini-cart', 'refreshing the menu cart; its count may be stale');
  }
}

/** Schema of the answer with the fragments. The server sends an empty list if it recognises no template or does not accept the nonce. */
const schema = ({ fragmentMapSchema, lazy, object, pipe, transform }: Checks) => {
  const filled = pipe(
    object({ fragments: fragmentMapSchema }),
    transform(({ fragments }) => fragments),
  );
  return lazy((answer) => (Array.isArray(answer) ? fragmentMapSchema : filled));
};

/** Requests the fragments of the page builder's menu carts (MC-6). `templates` are the ids of all builder documents on the page. */
export function fetchMenuCartFragments(
  { http, config }: Site,
  { templates }: { readonly templates: readonly string[] },
  signal?: AbortSignal,
): Promise<FragmentMap> {
  const action = `${config.prefixes.builder}_menu_cart_fragments`;
  const form = { action, templates, _nonce: config.nonces.menuCart, is_editor: config.builder.editMode };
  return http.json({ contract: action, url: config.urls.adminAjax, form, signal }, schema);
}
