import { followJQuery, type JQuery, jQueryOf, linkedController, names, onLegacy } from '@iyim/runtime/page';

interface Transport {
  send(headers: unknown, complete: (status: number, text: string) => void): void;
  abort(): void;
}

/** The part of jQuery's request interface that is used here. jQuery's slim build has no such interface. */
interface Ajax {
  /** Number of requests under way. */
  readonly active?: number;
  ajaxTransport?(types: string, make: (options: { url?: string }) => Transport | undefined): void;
}

/** The `isLoading` functions of the islands that load the initial cart. */
const loaders = new Set<() => boolean>();

const prepared = new WeakSet<JQuery>();

/**
 * Makes sure that the initial cart is requested only once, although the shop's own script requests it as soon as it starts. While
 * `isLoading()` is true, the script's request gets an empty answer, which it ignores silently; this library then shows and caches
 * the pending cart. If the script's request was first, the returned promise resolves when jQuery's pending requests have ended
 * and the cart is in the cache. Returns undefined if no request is pending. Ends when `signal` is aborted.
 */
export function takeOverFirstCart(isLoading: () => boolean, signal: AbortSignal): Promise<void> | undefined {
  loaders.add(isLoading);
  signal.addEventListener('abort', () => loaders.delete(isLoading));
  followJQuery(answerFor, signal);
  if (!(jQueryOf() as Ajax | undefined)?.active) return undefined;
  const answered = linkedController(signal);
  const end = () => answered.abort();
  for (const name of [names.events.fragmentsRefreshed, names.events.fragmentsError])
    onLegacy(document.body, name, end, answered.signal);
  onLegacy(document, 'ajaxStop', end, answered.signal);
  return new Promise((resolve) => answered.signal.addEventListener('abort', () => resolve()));
}

function answerFor($: JQuery): void {
  if (prepared.has($)) return;
  prepared.add($);
  ($ as Ajax).ajaxTransport?.('+*', ({ url }) => {
    if (!url?.includes(names.fragments) || ![...loaders].some((isLoading) => isLoading())) return undefined;
    return { send: (_, complete) => complete(204, 'nocontent'), abort() {} };
  });
}
