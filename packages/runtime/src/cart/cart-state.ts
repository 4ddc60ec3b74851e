import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import { changeSignals } from '../signals/shared.ts';
import { guard } from '../site/attempt.ts';
import { InvalidAnswerError, isAbort, NetworkError, TimeoutError } from '../site/errors.ts';
import type { CartFragments, FragmentMap } from '../site/fragments.ts';
import { createQueue } from '../site/queue.ts';
import type { Site } from '../site/site.ts';
import { type AddRequest, planAdd } from './add-plan.ts';
import { CART_LIFETIME, type CartPlatform, createCartCache } from './cart-cache.ts';
import { fetchFragments, sendAdd, sendRemove } from './requests.ts';

export type AddOutcome =
  /** `failure`: error of the request; the server's cart shows that the product was added nevertheless. */
  | { readonly kind: 'added'; readonly failure?: unknown }
  /** `url`: a page that explains why, if the server names one. */
  | { readonly kind: 'refused'; readonly url: string | null }
  /** No answer arrived, and the cart cannot be fetched either, so opening another page of the site would fail too. */
  | { readonly kind: 'unreachable'; readonly failure: unknown }
  /** The server accepted the request (2xx), but neither its answer nor the cart shows an add. Do not send the request again. */
  | { readonly kind: 'unclear'; readonly failure: unknown }
  /** A page script or edit mode refused the add; nothing was sent. */
  | { readonly kind: 'vetoed' };

/** The page's cart, shared by all islands. */
export interface Cart {
  /** The cart as the server last rendered it: selector → outer HTML. */
  readonly fragments: ReadonlySignal<FragmentMap>;
  /**
   * Hash of the cart; empty while the cart is empty. Before the first answer, it is the hash in the cookie, or without a cookie
   * the hash of this tab's last cart.
   */
  readonly hash: ReadonlySignal<string>;
  /** Number of changes that wait or run, including adds by the page's other scripts. */
  readonly pending: ReadonlySignal<number>;
  /** Number of adds that wait or run, including those of the page's other scripts; each counts in `pending` too. */
  readonly adding: ReadonlySignal<number>;
  /** Counts successful adds, by any script. */
  readonly lastAdded: ReadonlySignal<number>;
  /** Counts carts that arrived from the server rather than the cache. */
  readonly answers: ReadonlySignal<number>;
  /**
   * Shows the cart after the page has loaded: from the cache, or otherwise from the server (CF-3). If no cookie names a cart, the
   * request waits until the page is idle (CF-7). Runs once per page; never rejects.
   */
  load(): Promise<void>;
  /** Fetches the cart from the server; concurrent calls share one request. Never rejects (CF-2). */
  refresh(): Promise<void>;
  /**
   * Adds a product, after the changes that were queued before. If the request fails, fetches the cart; if the cart is unchanged,
   * rejects with the failure: a `NetworkError`, `TimeoutError`, `HttpError` or `RefusedError`.
   */
  add(request: AddRequest, button?: HTMLElement): Promise<AddOutcome>;
  /** Removes a line, after the changes that were queued before. Rejects like `add`. */
  remove(itemKey: string, button?: HTMLElement): Promise<'removed' | 'refused'>;
  /**
   * Queues a change that has no method here (a quantity, an undo), then fetches the cart. After that, resolves, or rejects like
   * `work`.
   */
  change(work: () => Promise<unknown>): Promise<void>;
  /**
   * Queues a request that changes the cart, because a server keeps only one of two simultaneous changes. Unlike `change`, it
   * leaves fetching the cart to the caller. Resolves and rejects like `work`.
   */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Fetches the cart after any running request. Call this when something else has changed the cart (a coupon, the cart form).
   * Resolves when the server has answered; never rejects.
   */
  invalidate(): Promise<void>;
}

/** Events of the cart. Events with a cart are emitted after state and cache have changed. */
interface CartEvents {
  /** `data`: the fields to send. Listeners may change them until the request is sent. */
  adding: { data: Record<string, unknown>; button: HTMLElement | undefined };
  notSent: { button: HTMLElement | undefined };
  added: { cart: CartFragments; button: HTMLElement | undefined };
  removed: { cart: CartFragments; button: HTMLElement | undefined };
  refreshed: CartFragments;
  /** The cart was shown from the cache. */
  loaded: CartFragments;
  /** A refresh failed; the shown cart stays. */
  failed: unknown;
}

/** Handlers of the events; errors that they throw are reported. */
export type CartListener = { readonly [Name in keyof CartEvents]: (detail: CartEvents[Name]) => void };

/** The cart with additional methods, which only the code that connects it to the page calls. */
export interface CartState extends Cart {
  /** Shows a cart that a foreign script got from the server. */
  adopt(cart: CartFragments): void;
  /** Call this when a foreign script has begun an add. */
  noticeAdding(): void;
  /** Call this when a foreign script's add has succeeded and its cart is shown. */
  noticeAdded(): void;
  /** Call this when a foreign script has fetched the cart, and stored it in the shared format. */
  noticeRefreshed(): void;
  /** Call this when another tab has written this storage key. */
  noticeStorage(key: string | null): void;
  /** Call this when the page returns from the back/forward cache (RT-13). */
  recheck(): void;
}

export interface CartOptions {
  readonly site: Site;
  readonly platform: CartPlatform;
  /** Whether cart actions are off (AC-5). */
  readonly isDisabled: () => boolean;
  /** Called before an add is queued; false vetoes the add. */
  readonly mayAdd: (button: HTMLElement | undefined) => boolean;
  readonly listener: CartListener;
  /**
   * Ends the cart when aborted: it no longer fetches, shows or emits anything. A running refresh is aborted. A change that the
   * server may have made already is completed, but its answer is only stored, for the next page, and the caller gets an
   * `AbortError`.
   */
  readonly signal?: AbortSignal | undefined;
}

/** Time in ms after which an add by a foreign script no longer counts as pending: an add that fails fires no event. */
const FOREIGN_ADD_TIMEOUT = 10_000;

export function createCart({
  site,
  platform,
  isDisabled,
  mayAdd,
  listener,
  signal: ended,
}: CartOptions): CartState {
  const cache = createCartCache(site, platform);
  const queue = createQueue();
  const fragments = signal<FragmentMap>({});
  const hash = signal(cache.lastHash());
  const pending = signal(0);
  const adding = signal(0);
  const lastAdded = signal(0);
  const answers = signal(0);

  // Requests are numbered as they are sent: a refresh's answer is ignored if a later request's answer has been applied.
  let sent = 0;
  let applied = 0;
  let loading: Promise<void> | undefined;
  let refreshing: Promise<void> | undefined;
  let isStale = false;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  /** The timeouts of foreign adds that have not ended, oldest first. */
  const foreignAdds: ReturnType<typeof setTimeout>[] = [];

  const emit = <Name extends keyof CartEvents>(name: Name, detail: CartEvents[Name]) => {
    if (!ended?.aborted) guard(() => listener[name](detail), 'page', `handling "${name}"`);
  };
  const isInCookies = (shown: string) => cache.cookieHashes()?.includes(shown) === true;
  /** Whether the cookies contained the hash of the current cart when it was first shown; some servers hide them from scripts. */
  let isKnownToCookies = isInCookies(hash.peek());
  const step = (counter: Signal<number>, by = 1) =>
    changeSignals('cart', () => {
      counter.value += by;
    });
  const show = (cart: CartFragments) => {
    isKnownToCookies = isInCookies(cart.hash);
    changeSignals('cart', () => {
      fragments.value = cart.fragments;
      hash.value = cart.hash;
    });
  };
  const expireIn = (milliseconds: number) => {
    clearTimeout(expiry);
    if (hash.peek() !== '') expiry = setTimeout(refresh, milliseconds);
  };
  const accept = (turn: number, cart: CartFragments, refreshed: boolean) => {
    applied = Math.max(applied, turn);
    cache.write(cart, refreshed);
    ended?.throwIfAborted();
    show(cart);
    step(answers);
    expireIn(refreshed ? CART_LIFETIME : cache.expiresIn());
  };

  const askServer = async () => {
    if (ended?.aborted) return;
    const turn = ++sent;
    try {
      const cart = await fetchFragments(site, platform.now(), ended);
      if (turn < applied) return;
      accept(turn, cart, true);
      emit('refreshed', cart);
    } catch (error) {
      emit('failed', error);
    }
  };
  const refresh = () => {
    refreshing ??= (async () => {
      do {
        await queue.idle();
        isStale = false;
        await askServer();
      } while (isStale);
    })().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };
  /** Fetches the cart. If a request is already running, it is repeated, because it may have read the cart before the change. */
  const invalidate = () => {
    isStale = true;
    return refresh();
  };

  /**
   * Fetches the cart to find out whether an add without a valid answer has succeeded. Rejects with `failure` if the server did
   * not accept the add and the cart is unchanged or unreadable.
   */
  const checkWhetherAdded = async (failure: unknown, knownHashes: readonly string[]) => {
    if (isAbort(failure)) throw failure;
    const isAnswered = failure instanceof InvalidAnswerError;
    const turn = ++sent;
    let cart: CartFragments | undefined;
    try {
      cart = await fetchFragments(site, platform.now(), ended);
    } catch (problem) {
      ended?.throwIfAborted();
      if (isAnswered && cache.cookieHashes()?.some((one) => one !== '' && !knownHashes.includes(one)))
        return { kind: 'added', cart, failure } as const;
      const isUnreachable = problem instanceof NetworkError || problem instanceof TimeoutError;
      if (isUnreachable && !isAnswered) return { kind: 'unreachable', failure } as const;
    }
    if (cart && !knownHashes.includes(cart.hash)) return { kind: 'added', cart, failure } as const;
    if (cart) {
      accept(turn, cart, true);
      emit('refreshed', cart);
    }
    if (isAnswered) return { kind: 'unclear', failure } as const;
    throw failure;
  };

  const endForeignAdd = () => {
    if (foreignAdds.length === 0) return;
    clearTimeout(foreignAdds.shift());
    step(pending, -1);
    step(adding, -1);
  };

  /** Queues `task`; `counters` count it until it has ended. */
  const mutate = <T>(counters: readonly Signal<number>[], task: (turn: number) => Promise<T>): Promise<T> => {
    for (const counter of counters) step(counter);
    return queue
      .run(() => {
        ended?.throwIfAborted();
        return task(++sent);
      })
      .finally(() => {
        for (const counter of counters) step(counter, -1);
      });
  };
  ended?.addEventListener('abort', () => {
    for (const timer of [expiry, ...foreignAdds]) clearTimeout(timer);
  });

  return {
    fragments,
    hash,
    pending,
    adding,
    lastAdded,
    answers,
    refresh,
    invalidate,

    load() {
      loading ??= (async () => {
        const cached = cache.read();
        if (applied > 0) return;
        if (cached) {
          show(cached);
          expireIn(cache.expiresIn());
          emit('loaded', cached);
          return;
        }
        // Without a cookie the cart is probably empty, so its request can wait; but some servers hide the cookie from scripts.
        if (!cache.mayHaveCart()) await platform.idle();
        await queue.idle(); // a running change will return the cart
        if (applied === 0) await refresh();
      })();
      return loading;
    },

    async add(request, button) {
      if (isDisabled()) return { kind: 'vetoed' };
      if (!mayAdd(button)) {
        emit('notSent', { button });
        return { kind: 'vetoed' };
      }
      const plan = planAdd(request);
      emit('adding', { data: plan.fields, button });
      return mutate([pending, adding], async (turn) => {
        const shown = hash.peek();
        const before = [...(cache.cookieHashes() ?? ['']), ...(isKnownToCookies ? [] : [shown])];
        const answer = await sendAdd(site, plan, before).catch((error) =>
          checkWhetherAdded(error, [...before, shown]),
        );
        if (answer.kind !== 'added') return answer;
        const { cart, ...outcome } = answer;
        if (cart) {
          accept(turn, cart, false);
          emit('added', { cart, button });
        }
        step(lastAdded);
        return outcome;
      });
    },

    async remove(itemKey, button) {
      if (isDisabled()) return 'refused';
      return mutate([pending], async (turn) => {
        const cart = await sendRemove(site, itemKey);
        if (!cart) return 'refused';
        accept(turn, cart, false);
        emit('removed', { cart, button });
        return 'removed';
      });
    },

    inTurn: (work) => mutate([], work),

    async change(work) {
      try {
        await mutate([pending], work);
      } finally {
        await invalidate();
      }
    },

    adopt(cart) {
      accept(++sent, cart, false);
    },

    noticeAdding() {
      foreignAdds.push(setTimeout(endForeignAdd, FOREIGN_ADD_TIMEOUT));
      step(pending);
      step(adding);
    },

    noticeAdded() {
      endForeignAdd();
      step(lastAdded);
    },

    noticeRefreshed() {
      const cart = pending.peek() === 0 && cache.read(); // a running change will return the cart
      if (cart) accept(++sent, cart, true);
    },

    noticeStorage(key) {
      if (key === site.config.cart.hashKey && cache.isOtherTabAhead()) void invalidate();
    },

    recheck() {
      void invalidate();
    },
  };
}
