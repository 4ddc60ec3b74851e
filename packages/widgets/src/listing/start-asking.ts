import { announce, isAbort } from '@iyim/runtime/widget';
import type { GridContext } from './context.ts';
import { frontListing } from './front-listing.ts';
import { loadLazyListing } from './lazy-listing.ts';

/** Asks for the whole grid when the server has left it out; false when it is there. */
export function startAsking(context: GridContext): boolean {
  const { island, listing, visit, signal } = context;
  const { lazy } = listing;
  if (lazy) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void ask(context, () => loadLazyListing(island, listing, lazy, signal));
      },
      { root: document, rootMargin: `0% 0% ${lazy.offset} 0%` },
    );
    observer.observe(island.host);
    signal.addEventListener('abort', () => observer.disconnect());
    return true;
  }
  const front = visit.mayAskFront ? frontListing(island.host, listing) : null;
  if (!front) return false;
  // The answer may be empty once more, with the same query: it is not asked again.
  visit.mayAskFront = false;
  void ask(context, () => front(signal));
  return true;
}

async function ask(context: GridContext, request: () => Promise<void>): Promise<void> {
  const { island, signal, setTrouble } = context;
  try {
    await request();
    if (!signal.aborted) setTrouble(null);
  } catch (error) {
    if (isAbort(error) || signal.aborted) return;
    island.report(error, 'loading its items');
    const text = island.text('failedAll');
    announce(text);
    setTrouble({ text, retry: () => ask(context, request) });
  }
}
