import { followJQuery, type JQuery, jQueryOf, linkedController, names, onLegacy } from '@iyim/runtime/page';

interface Transport {
  send(headers: unknown, complete: (status: number, text: string) => void): void;
  abort(): void;
}

/** The little of jQuery's interface for requests; its slim build has none of it. */
interface Ajax {
  /** Requests under way. */
  readonly active?: number;
  ajaxTransport?(types: string, make: (options: { url?: string }) => Transport | undefined): void;
}

/** Who is asking for the cart. */
const askers = new Set<() => boolean>();

const prepared = new WeakSet<JQuery>();

/**
 * Lets the page's first cart be asked for once, where the original asks for it as soon as its script begins. While `isLoading`, the
 * original's request is answered with nothing, which it passes over in silence: the cart that is under way is shown and kept for it.
 * The other way round, the promise resolves when what jQuery has under way has come: the cart is in the cache then. Undefined:
 * there is nothing to wait for. Until `signal` is aborted.
 */
export function takeOverFirstCart(isLoading: () => boolean, signal: AbortSignal): Promise<void> | undefined {
  askers.add(isLoading);
  signal.addEventListener('abort', () => askers.delete(isLoading));
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
    if (!url?.includes(names.fragments) || ![...askers].some((isLoading) => isLoading())) return undefined;
    return { send: (_, complete) => complete(204, 'nocontent'), abort() {} };
  });
}
