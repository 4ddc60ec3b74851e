import { linkedController, pageSlot, reloadPage } from '@iyim/runtime/page';
import { isAbort, report, useIsland, useLifetime, useListener } from '@iyim/runtime/widget';
import { startLoad } from '../paging/load.ts';
import { replaceAddress } from '../paging/page-url.ts';
import { marked, replaceLoop } from './content.ts';
import { fetchLoop } from './fetch-loop.ts';
import { loopKey } from './loop-url.ts';
import { type LoopElement, nearestLoop, OVERLAY } from './read-loop.ts';

interface Shown {
  /** The parts of the URL that the loop's content depends on. */
  key: string;
  /** Pending fetch after a history navigation. */
  coming?: { readonly key: string; readonly controller: AbortController } | undefined;
}

const shown = () => pageSlot('loops-shown', () => new WeakMap<Element, Shown>());

const keyHere = (id: string) => loopKey(new URL(location.href), id);

/** Replaces the address of the current history entry with `url`, which describes what the loop shows now. */
export function replaceEntry({ loop, id }: LoopElement, url: URL): void {
  replaceAddress(url);
  shown().set(loop, { key: keyHere(id) });
}

/**
 * Loads other content of a loop and shows it in place of the old: a loop's element from a fetched page, or the HTML of a refresh.
 * `entry` returns the address of the history entry to add; it is called once the content has arrived, because another loop may
 * have changed its own part of the address meanwhile. Returns false if `load` yields null; the loop is unchanged then. Rejects
 * like `load`.
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
 * Shows the content for the page's address in a loop when the visitor goes back or forward (LP-1): the page is fetched, and the
 * loop is taken from it. After a failure, the whole page reloads. If several callers follow one loop, its page is fetched once.
 * `place` is the loop, or an element near the loop with this id; a loop that is not on the page is ignored.
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

/** Shows the content for the page's address in a loop, unless it is already shown. Never rejects: after a failure, the page reloads. */
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
    controller.abort(); // removes the listener from the island's signal
    if (record.coming === coming) record.coming = undefined;
  }
}
