import { linkedController, pageSlot, reloadPage } from '@iyim/runtime/page';
import { isAbort, report, useIsland, useLifetime, useListener } from '@iyim/runtime/widget';
import { startLoad } from '../paging/load.ts';
import { replaceAddress } from '../paging/page-url.ts';
import { marked, replaceLoop } from './content.ts';
import { fetchLoop } from './fetch-loop.ts';
import { loopKey } from './loop-url.ts';
import { type LoopElement, nearestLoop, OVERLAY } from './read-loop.ts';

interface Shown {
  /** What of the URL the loop's content answers to. */
  key: string;
  /** What is being fetched because of the visitor's way through history. */
  coming?: { readonly key: string; readonly controller: AbortController } | undefined;
}

const shown = () => pageSlot('loops-shown', () => new WeakMap<Element, Shown>());

const keyHere = (id: string) => loopKey(new URL(location.href), id);

/** Writes what the loop shows now into the address of the present entry. */
export function replaceEntry({ loop, id }: LoopElement, url: URL): void {
  replaceAddress(url);
  shown().set(loop, { key: keyHere(id) });
}

/**
 * Loads other content of a loop and shows it in place of the old: a loop's element of a fetched page, or the HTML of a
 * refresh. `entry` gives it an entry of its own, and is asked for its address when the content is there: another loop may have written
 * its own part meanwhile. False where `load` gives null: the loop stays as it is. Rejects as `load` does.
 */
export async function showOther(
  { loop, id }: LoopElement,
  signal: AbortSignal,
  load: (signal: AbortSignal) => Promise<HTMLElement | string | null>,
  entry?: () => URL,
): Promise<boolean> {
  const running = startLoad(loop, signal, marked(OVERLAY));
  try {
    const fresh = await load(running.signal);
    running.signal.throwIfAborted();
    running.end();
    if (fresh === null) return false;
    if (entry) history.pushState(history.state, '', entry());
    shown().set(loop, { key: keyHere(id) });
    replaceLoop(loop, id, fresh);
    return true;
  } finally {
    running.end();
  }
}

/**
 * Shows in a loop what the address says, at each step back and forward (LP-1): the page of that address is fetched and its
 * loop taken. When that fails the whole page is loaded. Several callers may ask for the same loop: it is fetched once.
 * `place`: the loop, or what belongs to the nearest loop of this id; one that is not on the page is left alone.
 */
export function useLoopHistory(id: string, place: HTMLElement): void {
  const { signal } = useIsland();
  const find = () => nearestLoop(place, id);
  useLifetime(() => {
    const loop = find();
    if (loop && !shown().has(loop)) shown().set(loop, { key: keyHere(id) });
  }, [id, place]);
  useListener(window, 'popstate', () => {
    const loop = find();
    if (loop) void showHere({ loop, id }, signal);
  });
}

/** Shows what the address says in a loop that shows something else. Never rejects: a failure loads the page. */
export async function showHere({ loop, id }: LoopElement, signal: AbortSignal): Promise<void> {
  const record: Shown = shown().get(loop) ?? { key: '' };
  shown().set(loop, record);
  const key = keyHere(id);
  if (record.coming?.key === key) return;
  record.coming?.controller.abort();
  record.coming = undefined;
  if (record.key === key) return;
  const controller = linkedController(signal);
  const coming = { key, controller };
  record.coming = coming;
  try {
    const here = new URL(location.href);
    await showOther({ loop, id }, controller.signal, (loading) => fetchLoop({ loop, id }, here, loading));
  } catch (error) {
    if (isAbort(error)) return;
    report(error, `loop ${id}`, 'going through history; the page is loaded instead');
    reloadPage();
  } finally {
    controller.abort(); // leaves no listener on the island's signal
    if (record.coming === coming) record.coming = undefined;
  }
}
