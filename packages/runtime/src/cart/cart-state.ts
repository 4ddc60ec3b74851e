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
  /** `failure`: what went wrong with the request; the server's cart shows that it was added all the same. */
  | { readonly kind: 'added'; readonly failure?: unknown }
  /** `url`: a page that shows why, when the server names one. */
  | { readonly kind: 'refused'; readonly url: string | null }
  /** No answer came, and the cart can not be asked for either: a page of the server would not come now. */
  | { readonly kind: 'unreachable'; readonly failure: unknown }
  /** The server took the request (status 2xx), but neither its answer nor the cart shows that it was added. It must not be sent again. */
  | { readonly kind: 'unclear'; readonly failure: unknown }
  /** A page script or edit mode said no; nothing was sent. */
  | { readonly kind: 'vetoed' };

/** The page's cart: one for all islands. */
export interface Cart {
  /** The cart as the server last rendered it: selector → outer HTML. */
  readonly fragments: ReadonlySignal<FragmentMap>;
  /** Empty while the cart has nothing in it. Before the first answer it is that of the cookie, else of this tab's last cart. */
  readonly hash: ReadonlySignal<string>;
  /** Mutations that wait or run, adds of the page's other scripts among them. */
  readonly pending: ReadonlySignal<number>;
  /** Adds that wait or run, those of the page's other scripts among them; each is in `pending`, too. */
  readonly adding: ReadonlySignal<number>;
  /** Counts adds that succeeded, whoever made them. */
  readonly lastAdded: ReadonlySignal<number>;
  /** Counts carts that came from the server and not from the cache. */
  readonly answers: ReadonlySignal<number>;
  /**
   * Shows the cart when the page is loaded: from the cache, else from the server (CF-3). Without a cookie that speaks of a cart
   * the server is asked when the page is idle (CF-7). Once a page; never rejects.
   */
  load(): Promise<void>;
  /** Asks the server; concurrent calls are one request. Never rejects (CF-2). */
  refresh(): Promise<void>;
  /**
   * Adds in turn. When the request fails, the cart is asked for; with nothing new in it, rejects with what went wrong: a
   * `NetworkError`, `TimeoutError`, `HttpError` or `RefusedError`.
   */
  add(request: AddRequest, button?: HTMLElement): Promise<AddOutcome>;
  /** Removes a line in turn. Rejects as `add` does. */
  remove(itemKey: string, button?: HTMLElement): Promise<'removed' | 'refused'>;
  /**
   * Makes a change that has no method here (a quantity, an undo) in turn with the others, then asks the server for the cart.
   * Resolves when it has answered; rejects as `work` does, after that.
   */
  change(work: () => Promise<unknown>): Promise<void>;
  /**
   * Runs a request that changes the cart in turn with the others: a server keeps only one of two changes made at the same time.
   * Unlike `change` it leaves asking for the cart to the caller. Resolves and rejects as `work` does.
   */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Says that something else changed the cart (a coupon, the cart form): asks the server, after any running request.
   * Resolves when it has answered; never rejects.
   */
  invalidate(): Promise<void>;
}

/** What happens to the cart, told after state and cache have changed. */
interface CartEvents {
  /** `data` is what will be sent: listeners may change it until the request leaves. */
  adding: { data: Record<string, unknown>; button: HTMLElement | undefined };
  notSent: { button: HTMLElement | undefined };
  added: { cart: CartFragments; button: HTMLElement | undefined };
  removed: { cart: CartFragments; button: HTMLElement | undefined };
  refreshed: CartFragments;
  /** Shown from the cache. */
  loaded: CartFragments;
  /** A refresh failed; what was shown stays. */
  failed: unknown;
}

/** Hears of each event; what it throws is reported. */
export type CartListener = { readonly [Name in keyof CartEvents]: (detail: CartEvents[Name]) => void };

/** The cart with what only the page's wiring uses. */
export interface CartState extends Cart {
  /** Takes over a cart that a foreign script got from the server. */
  adopt(cart: CartFragments): void;
  /** A foreign script began an add. */
  noticeAdding(): void;
  /** A foreign script's add succeeded, and its cart is shown. */
  noticeAdded(): void;
  /** A foreign script asked the server, and stored its cart as ours are. */
  noticeRefreshed(): void;
  /** Another tab wrote this storage key. */
  noticeStorage(key: string | null): void;
  /** The page came back from the back/forward cache (RT-13). */
  recheck(): void;
}

export interface CartOptions {
  readonly site: Site;
  readonly platform: CartPlatform;
  /** True where cart actions are off (AC-5). */
  readonly isDisabled: () => boolean;
  /** Asked before an add is queued; false vetoes it. */
  readonly mayAdd: (button: HTMLElement | undefined) => boolean;
  readonly listener: CartListener;
  /**
   * Ends the cart: it asks, shows and tells nothing any more. A refresh under way is aborted. A change that the server may
   * have made already is let end, and only its answer is kept, for the next page; who waits for it gets an `AbortError`.
   */
  readonly signal?: AbortSignal | undefined;
}

/** How long an add of a foreign script may take, in ms: a failed one says nothing. */
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

  // Requests are numbered as they are sent, and a refresh's answer counts only if nothing sent later has been applied.
  let sent = 0;
  let applied = 0;
  let loading: Promise<void> | undefined;
  let refreshing: Promise<void> | undefined;
  let isStale = false;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  /** The time-outs of foreign adds that have not ended, oldest first. */
  const foreignAdds: ReturnType<typeof setTimeout>[] = [];

  const emit = <Name extends keyof CartEvents>(name: Name, detail: CartEvents[Name]) => {
    if (!ended?.aborted) guard(() => listener[name](detail), 'page', `telling of "${name}"`);
  };
  const isInCookies = (shown: string) => cache.cookieHashes()?.includes(shown) === true;
  /** Whether the cookies spoke of the shown cart when it was shown; some hosts hide them from scripts. */
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
  /** A running request may have read the cart before it changed: ask once more after it. */
  const invalidate = () => {
    isStale = true;
    return refresh();
  };

  /** An answer can get lost when its request was not. Rejects with `failure` when the server's cart has nothing new in it. */
  const askWhetherAdded = async (failure: unknown, knownHashes: readonly string[]) => {
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

  /** Runs `task` in turn; `counters` count it until it has ended. */
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
        // The cookie of a cart may be hidden from scripts: a missing cookie does not mean an empty cart.
        if (!cache.mayHaveCart()) await platform.idle();
        await queue.idle(); // a change under way brings the cart along
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
          askWhetherAdded(error, [...before, shown]),
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
      const cart = pending.peek() === 0 && cache.read(); // a change under way brings the cart along
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
