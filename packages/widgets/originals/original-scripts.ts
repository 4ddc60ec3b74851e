import { followJQuery, jQueryOf, linkedController } from '@iyim/runtime/page';
import { report } from '@iyim/runtime/widget';

/** Maps each widget to the function that takes over from its original's scripts. */
type Table = typeof import('./handlers.ts').takeOvers;
type TakeOver<Parts> = (parts: Parts, signal: AbortSignal) => Promise<void> | undefined;

/** As WordPress names its jQuery, also when an optimiser holds it back. */
const JQUERY = 'script[id^="jquery"]';

let table: Table | undefined;
let loading: Promise<void> | undefined;

/** Fetches the table of what original scripts bind. Never rejects; the next call tries again what failed. */
function fetchTable(): Promise<void> {
  loading ??= import('./handlers.ts').then(
    ({ takeOvers }) => {
      table = takeOvers;
    },
    (error) => {
      loading = undefined;
      report(error, 'page', 'loading what original scripts bind');
    },
  );
  return loading;
}

/** For a definition's `prepare`: fetches the table where the page has jQuery or a script tag of it, and nowhere else. */
export const prepareTakeOver = (): Promise<void> | undefined =>
  jQueryOf() || document.querySelector(JQUERY) ? fetchTable() : undefined;

/**
 * Takes over from the scripts of a widget's original until `signal` is aborted, by what the island knows of its host: now, or once
 * jQuery comes to the page. What it returns resolves when the original's own first request has been answered, where one is under way.
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
