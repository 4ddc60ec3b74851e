import {
  isAbort,
  pageSlot,
  reloadPage,
  report,
  useBusy,
  useLifetime,
  useListener,
} from '@iyim/runtime/widget';
import { replaceContent } from './content.ts';
import { fetchLoop } from './fetch-loop.ts';
import { startLoad } from './load.ts';
import { loopKey } from './loop-url.ts';
import { nearestLoop } from './read-loop.ts';

interface Shown {
  /** What of the URL the loop's content answers to. */
  key: string;
  /** What is being fetched because of the visitor's way through history. */
  coming?: { readonly key: string; readonly controller: AbortController } | undefined;
}

const shown = () => pageSlot('loops-shown', () => new WeakMap<Element, Shown>());

const keyHere = (id: string) => loopKey(new URL(location.href), id);

/** Writes what the loop shows now into the history: into a new entry, or into the address of the present one. */
export function writeEntry(how: 'pushState' | 'replaceState', loop: Element, id: string, url: URL): void {
  history[how](history.state, '', url);
  shown().set(loop, { key: keyHere(id) });
}

/**
 * Shows in a loop what the address says, at each step back and forward (LP-1): the page of that address is fetched and its
 * loop taken. When that fails the whole page is loaded. Several callers may ask for the same loop: it is fetched once.
 * `place`: the loop, or what belongs to the nearest loop of this id; one that is not on the page is left alone.
 */
export function useLoopHistory(id: string, place: HTMLElement): void {
  const [, run] = useBusy();
  const find = () => nearestLoop(place, id);
  useLifetime(() => {
    const loop = find();
    if (loop && !shown().has(loop)) shown().set(loop, { key: keyHere(id) });
  }, [id, place]);
  useListener(window, 'popstate', () => {
    const loop = find();
    if (loop) run((signal) => showHere(loop, id, signal));
  });
}

/** Shows what the address says in a loop that shows something else. Never rejects: a failure loads the page. */
export async function showHere(loop: HTMLElement, id: string, signal: AbortSignal): Promise<void> {
  const record = shown().get(loop) ?? { key: '' };
  shown().set(loop, record);
  const key = keyHere(id);
  if (record.coming?.key === key) return;
  record.coming?.controller.abort();
  record.coming = undefined;
  if (record.key === key) return;
  const controller = new AbortController();
  const coming = { key, controller };
  record.coming = coming;
  signal.addEventListener('abort', () => controller.abort(), { signal: controller.signal });
  const load = startLoad(loop, controller.signal);
  try {
    const fresh = await fetchLoop({ loop, id }, new URL(location.href), load.signal);
    load.end();
    record.key = key;
    replaceContent(loop, id, fresh);
  } catch (error) {
    if (isAbort(error)) return;
    report(error, `loop ${id}`, 'going through history; the page is loaded instead');
    reloadPage();
  } finally {
    load.end();
    if (record.coming === coming) record.coming = undefined;
  }
}
