import { cart } from '@iyim/runtime/shop';
import { applyFragments, isAbort, report, site } from '@iyim/runtime/widget';
import { fetchMenuCartFragments } from './menu-cart-request.ts';
import { readTemplates } from './read.ts';

let users = 0;
let end: (() => void) | undefined;
let latest: Promise<void> = Promise.resolve();

/**
 * Keeps the page builder's own fragments (the toggle, with its count and sum) in step with the cart while a mini-cart is on
 * the page (MC-6): one request a page for each cart that came from the server, the newest only. Pages whose builder gives
 * no nonce for it have no such fragments.
 */
export function followMenuCart(signal: AbortSignal): void {
  if (site().config.nonces.menuCart === '') return;
  users += 1;
  if (users === 1) end = start();
  signal.addEventListener('abort', () => {
    users -= 1;
    if (users === 0) end?.();
  });
}

/** Resolves when the fragments of the newest cart are on the page, or could not be had. */
export const menuCartSettled = (): Promise<void> => latest;

function start(): () => void {
  let request = new AbortController();
  let seen = 0;
  const unsubscribe = cart().answers.subscribe((answers) => {
    if (answers === seen) return;
    seen = answers;
    request.abort();
    request = new AbortController();
    latest = refresh(request.signal);
  });
  return () => {
    unsubscribe();
    request.abort();
  };
}

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
