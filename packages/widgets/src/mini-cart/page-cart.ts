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

// What the mini-carts of a page share: the numbers that each of them shows, and the page builder's own fragments.

/** Quantities by line, as each mini-cart shows them. */
type Quantities = ReadonlyMap<string, number>;

/** Of the page's cart, so that every mini-cart says the same at once (MC-5). */
const known = new WeakMap<Cart, Signal<Quantities>>();

/** Quantities that the server is being asked for, by line; 0 for a line that is being removed. */
export function wantedQuantities(): Signal<Quantities> {
  const wanted = known.get(cart()) ?? signal<Quantities>(new Map());
  known.set(cart(), wanted);
  return wanted;
}

/** Shows another quantity of a line at once; undefined shows the server's again. */
export function want(key: string, quantity: number | undefined): void {
  const wanted = wantedQuantities();
  const next = new Map(wanted.peek());
  if (quantity === undefined) next.delete(key);
  else next.set(key, quantity);
  wanted.value = next;
}

/** How many products the visitor sees in the cart: with what they changed, before the server has answered. Call `useSignals()` before. */
export function shownCount(): number | undefined {
  const wanted = wantedQuantities().value;
  const contents = cartContents().value;
  return contents?.lines.reduce(
    (sum, { key, quantity }) => sum + (wanted.get(key) ?? quantity) - quantity,
    contents.count,
  );
}

/** One for the page, however many mini-carts are on it. */
let users = 0;
/** The page's first cart is being asked for. */
let isLoading = false;
let seen = 0;
let request = new AbortController();
let latest: Promise<void> = Promise.resolve();

/**
 * Asks for the page's cart, and keeps the page builder's own fragments (the toggle, with its count and sum) in step with the cart while a mini-cart is on
 * the page (MC-6): one request a page for each cart that came from the server, the newest only. Pages whose builder gives
 * no nonce for it have no such fragments.
 */
export function usePageCart(): void {
  const { host } = useIsland();
  const theirs = useRef<Promise<boolean>>(undefined);
  useLifetime(
    (signal) => {
      const isOurs = ({ target }: { readonly target: EventTarget | null }) =>
        host.contains(removeLink(target));
      const answered = takeOver('miniCart', { isOurs, isLoading: () => isLoading }, signal);
      theirs.current = answered?.then(() => !signal.aborted);
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
    void load(theirs.current);
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

/** Shows the page's cart; after the one that the shop's own script is asking for, which may be the same. */
async function load(theirs: Promise<boolean> | undefined): Promise<void> {
  if (theirs && !(await theirs)) return;
  isLoading = true;
  await cart().load();
  isLoading = false;
}

/** Resolves when the fragments of the newest cart are on the page, or could not be had. */
export const menuCartSettled = (): Promise<void> => latest;

async function refresh(signal: AbortSignal): Promise<void> {
  const templates = readTemplates(document);
  if (templates.length === 0) return;
  try {
    applyFragments(document, await fetchMenuCartFragments(site(), { templates }, signal));
  } catch (error) {
    // The counts are right without it; only what the server draws around them stays as it was.
    if (!isAbort(error)) report(error, 'mini-cart', 'refreshing the menu cart; its count may be stale');
  }
}

/** An empty list is the answer when the server knows none of the templates, or not the nonce. */
const schema = ({ fragmentMapSchema, lazy, object, pipe, transform }: Checks) => {
  const filled = pipe(
    object({ fragments: fragmentMapSchema }),
    transform(({ fragments }) => fragments),
  );
  return lazy((answer) => (Array.isArray(answer) ? fragmentMapSchema : filled));
};

/** Fragments of the page builder's menu carts (MC-6). `templates`: ids of every builder document on the page. */
export function fetchMenuCartFragments(
  { http, config }: Site,
  { templates }: { readonly templates: readonly string[] },
  signal?: AbortSignal,
): Promise<FragmentMap> {
  const action = `${config.prefixes.builder}_menu_cart_fragments`;
  const form = { action, templates, _nonce: config.nonces.menuCart, is_editor: config.builder.editMode };
  return http.json({ contract: action, url: config.urls.adminAjax, form, signal }, schema);
}
