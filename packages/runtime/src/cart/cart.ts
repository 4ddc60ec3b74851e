import { applyFragments } from '../host-page/html/fragments.ts';
import { askLegacy, dispatchLegacy, onLegacy } from '../host-page/legacy-events.ts';
import { whenIdle } from '../host-page/when-idle.ts';
import { editMode } from '../signals/edit-mode.ts';
import { shared } from '../signals/shared.ts';
import { preloadClient } from '../site/create-http.ts';
import { InvalidAnswerError } from '../site/errors.ts';
import type { CartFragments } from '../site/fragments.ts';
import { jQueryOf } from '../site/jquery.ts';
import { names } from '../site/names.ts';
import { isPlainObject, textEntries } from '../site/plain.ts';
import { type Site, site } from '../site/site.ts';
import type { CartPlatform } from './cart-cache.ts';
import { type Cart, type CartListener, type CartState, createCart } from './cart-state.ts';

/** Returns the page's cart. The first call creates it and connects it to the document, web storage and events. */
export function cart(): Cart {
  return shared('cart', (signal) => {
    const here = site();
    return connectCart(here, () => here.config.builder.editMode || editMode().peek(), signal);
  });
}

/**
 * Returns a getter for a value derived from the page's cart. The value is created at the first call, and again after `stop` has
 * ended the cart.
 */
export function ofCart<T>(make: (cart: Cart) => T): () => T {
  const made = new WeakMap<Cart, T>();
  return () => {
    const source = cart();
    if (!made.has(source)) made.set(source, make(source));
    return made.get(source) as T;
  };
}

const platform: CartPlatform = {
  session: () => window.sessionStorage,
  local: () => window.localStorage,
  cookies: () => document.cookie,
  now: () => Date.now(),
  hasNotice: () => document.querySelector(names.notice) !== null,
  idle: () => new Promise((resolve) => whenIdle(resolve)),
};

/** Creates a cart and connects it to the document until `signal` is aborted. */
export function connectCart(here: Site, isDisabled: () => boolean, signal: AbortSignal): CartState {
  const { body } = document;
  const state = createCart({
    site: here,
    platform,
    isDisabled,
    signal,
    mayAdd: (button) => askLegacy(body, 'should_send_ajax_request.adding_to_cart', [buttonOrNew(button)]),
    listener: notifyScripts(body),
  });
  listenToScripts(state, signal);
  window.addEventListener('storage', ({ key }) => state.noticeStorage(key), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && state.recheck(), { signal });
  // A visitor who touches the page may add a product next, so the HTTP client starts loading before the click.
  for (const sign of ['pointerdown', 'keydown'])
    document.addEventListener(sign, preloadClient, { once: true, passive: true, capture: true, signal });
  return state;
}

/**
 * Events of WooCommerce's blocks for changes to the cart. Fired only if the page has no jQuery: with jQuery, the blocks' scripts
 * derive them from the events of the original client.
 */
const BLOCKS = {
  adding: 'wc-blocks_adding_to_cart',
  added: 'wc-blocks_added_to_cart',
  removed: 'wc-blocks_removed_from_cart',
} as const;

/** Whether the original client's event was fired or received in this task: blocks derive their event from it in the same task. */
let isHandled = false;
function markHandled(): void {
  isHandled = true;
  setTimeout(() => {
    isHandled = false;
  });
}

/**
 * Returns a listener that shows each change to the cart in the page, and fires the events of the blocks and, in the original
 * order, those of the original client.
 */
function notifyScripts(body: HTMLElement): CartListener {
  const fire = (name: string, ...args: unknown[]) => dispatchLegacy(body, name, args);
  const fireForBlocks = (what: keyof typeof BLOCKS) => {
    markHandled();
    if (!jQueryOf()) fire(BLOCKS[what]);
  };
  const show = (shown: CartFragments, event: string) => {
    applyFragments(document, shown.fragments);
    fire(event);
  };
  return {
    notSent: ({ button }) => fire('ajax_request_not_sent.adding_to_cart', false, false, buttonOrNew(button)),
    adding({ button, data }) {
      fireForBlocks('adding');
      fire('adding_to_cart', buttonOrNew(button), data);
    },
    added({ cart: changed, button }) {
      fireForBlocks('added');
      fire('added_to_cart', changed.fragments, changed.hash, buttonOrNew(button));
      fire('wc_cart_button_updated', buttonOrNew(button));
      show(changed, names.events.fragmentsLoaded);
    },
    removed({ cart: changed, button }) {
      fireForBlocks('removed');
      fire('removed_from_cart', changed.fragments, changed.hash, buttonOrNew(button));
      show(changed, names.events.fragmentsLoaded);
    },
    loaded: (cached) => show(cached, names.events.fragmentsLoaded),
    refreshed: (fresh) => show(fresh, names.events.fragmentsRefreshed),
    failed(error) {
      // The original fires no event for a successful but invalid answer; listeners of this event expect a failed request.
      if (!(error instanceof InvalidAnswerError)) fire(names.events.fragmentsError);
    },
  };
}

/** Follows cart changes by other scripts of the page. */
function listenToScripts(state: CartState, signal: AbortSignal): void {
  const { body } = document;
  for (const name of ['wc_fragment_refresh', 'updated_wc_div'])
    onLegacy(body, name, () => void state.invalidate(), signal);
  onLegacy(body, names.events.fragmentsRefreshed, () => state.noticeRefreshed(), signal);
  onLegacy(body, 'adding_to_cart', () => state.noticeAdding(), signal);
  onLegacy(
    body,
    'removed_from_cart',
    (args) => {
      markHandled();
      void takeOver(state, args);
    },
    signal,
  );
  onLegacy(
    body,
    'added_to_cart',
    (args) => {
      markHandled();
      // The add counts only once the new cart is on the page, because code that reacts to the add expects to find it there.
      const refreshed = takeOver(state, args);
      if (refreshed) void refreshed.then(state.noticeAdded);
      else state.noticeAdded();
    },
    signal,
  );
  // Ignores an event that repeats one of the original client's events. This is checked after all handlers of the task, because
  // the handler that repeats an event may run before the handler above.
  for (const name of [BLOCKS.added, BLOCKS.removed])
    onLegacy(
      body,
      name,
      () =>
        queueMicrotask(() => {
          if (isHandled || signal.aborted) return;
          const refreshed = state.invalidate();
          if (name === BLOCKS.added) void refreshed.then(state.noticeAdded);
        }),
      signal,
    );
}

/**
 * Shows the cart from a foreign script's event. If the event has no cart, fetches the cart and returns a promise, which resolves
 * when the server has answered.
 */
function takeOver(state: CartState, [fragments, hash]: readonly unknown[]): Promise<void> | undefined {
  const foreign = toCart(fragments, hash);
  if (!foreign) return state.invalidate();
  state.adopt(foreign);
  applyFragments(document, foreign.fragments);
  return undefined;
}

/** Returns the cart from the arguments of a foreign event, or null: some scripts fire these events without a cart. */
function toCart(fragments: unknown, hash: unknown): CartFragments | null {
  if (!isPlainObject(fragments) || typeof hash !== 'string') return null;
  const entries = textEntries(fragments);
  const isWhole = entries.length === Object.keys(fragments).length;
  return isWhole ? { fragments: Object.fromEntries(entries), hash } : null;
}

/** Returns the button, or a new one: handlers of the CMS's events call methods on it without checking that it exists. */
function buttonOrNew(button: HTMLElement | undefined): HTMLElement {
  return button ?? document.createElement('button');
}
