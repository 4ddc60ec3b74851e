import { followJQuery } from '@iyim/runtime/page';
import { jQueryOf, report } from '@iyim/runtime/widget';

/** What it gives resolves when the original's own first request has been answered, where one is under way. */
type TakeOver<Parts> = (parts: Parts, signal: AbortSignal) => Promise<void> | undefined;

export interface OriginalScripts<Parts> {
  /** Fetches the table, where the page has jQuery or a script that says so: for a definition's `prepare`. Never rejects. */
  prepare(): Promise<void> | undefined;
  /** Takes over from the table's handlers until `signal` is aborted; see `takeOver`. */
  readonly takeOver: TakeOver<Parts>;
}

/** As WordPress names its jQuery, also when an optimiser holds it back. */
const JQUERY = 'script[id^="jquery"]';

/**
 * The table of what an original's scripts bind, which pages with jQuery fetch, and no others. What `load` gives takes over from it
 * for one island, by what the island knows of its host.
 */
export function originalScripts<Parts>(load: () => Promise<TakeOver<Parts>>): OriginalScripts<Parts> {
  let begin: TakeOver<Parts> | undefined;
  let loading: Promise<void> | undefined;
  const fetchTable = () => {
    loading ??= load().then(
      (takeOver) => {
        begin = takeOver;
      },
      (error) => {
        loading = undefined;
        report(error, 'page', 'loading what original scripts bind');
      },
    );
    return loading;
  };
  return {
    prepare: () => (jQueryOf() || document.querySelector(JQUERY) ? fetchTable() : undefined),
    takeOver(parts, signal) {
      if (begin) return begin(parts, signal);
      const found = new AbortController();
      const end = () => found.abort();
      signal.addEventListener('abort', end);
      followJQuery(async () => {
        end();
        await fetchTable();
        if (!signal.aborted) begin?.(parts, signal);
      }, found.signal);
      return undefined;
    },
  };
}
