import { followJQuery, jQueryOf, linkedController } from '@iyim/runtime/page';
import { report } from '@iyim/runtime/widget';

/** Functions that take over from the originals' scripts, by widget. */
type Table = typeof import('./handlers.ts').takeOvers;
type TakeOver<Parts> = (parts: Parts, signal: AbortSignal) => Promise<void> | undefined;

/** Selector of the script tags of WordPress's jQuery, even if an optimiser delays them. */
const JQUERY = 'script[id^="jquery"]';

let table: Table | undefined;
let loading: Promise<void> | undefined;

/** Fetches the table of original handlers. Never rejects; the next call tries again after a failure. */
function fetchTable(): Promise<void> {
  loading ??= import('./handlers.ts').then(
    ({ takeOvers }) => {
      table = takeOvers;
    },
    (error) => {
      loading = undefined;
      report(error, 'page', 'loading the table of original handlers');
    },
  );
  return loading;
}

/** Fetches the table if the page has jQuery or its script tag. A widget's definition calls this in `prepare`. */
export const prepareTakeOver = (): Promise<void> | undefined =>
  jQueryOf() || document.querySelector(JQUERY) ? fetchTable() : undefined;

/**
 * Takes over from the scripts of a widget's original, now or once jQuery has loaded, until `signal` is aborted. `parts` are the
 * elements and functions of the island that the handlers depend on. The returned promise resolves when the original's first request
 * has been answered; undefined if there is no such request.
 */
export function takeOver<Name extends keyof Table>(
  name: Name,
  parts: Parameters<Table[Name]>[0],
  signal: AbortSignal,
): Promise<void> | undefined {
  const begin = () => (table?.[name] as TakeOver<typeof parts> | undefined)?.(parts, signal);
  if (table) return begin();
  const found = linkedController(signal);
  followJQuery(async () => {
    found.abort();
    await fetchTable();
    if (!signal.aborted) begin();
  }, found.signal);
  return undefined;
}
