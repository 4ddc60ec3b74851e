import { pageSlot } from './page-slot.ts';
import { report } from './report.ts';

/** What has begun, by name; another map after each stop. */
export const behaviours = (): { running: Map<string, () => void> } =>
  pageSlot('behaviours', () => ({ running: new Map() }));

/**
 * Begins something that the page does as a whole and no island ends, once, whichever copy of the script asks. `begin`
 * gets the signal that is aborted when the returned function is called, or when the page is stopped (RT-18).
 */
export function behaviour(name: string, begin: (signal: AbortSignal) => void): () => void {
  const { running } = behaviours();
  if (!running.has(name)) {
    const controller = new AbortController();
    begin(controller.signal);
    running.set(name, () => controller.abort());
  }
  const end = running.get(name);
  return () => {
    // After a stop, or when another has begun since, there is nothing left to end.
    if (behaviours().running.get(name) !== end) return;
    end?.();
    running.delete(name);
  };
}

/**
 * Fetches code and runs what it gives, unless the page was stopped meanwhile (RT-18). Resolves in any case: a failure is
 * reported and leaves the page as it is; the next call asks again.
 */
export async function fetchBehaviour(
  name: string,
  load: () => Promise<(document: Document) => unknown>,
): Promise<void> {
  const { running } = behaviours();
  try {
    const begin = await load();
    if (behaviours().running === running) await begin(document);
  } catch (error) {
    report(error, name, 'loading its code', document.documentElement);
  }
}

/** Ends all of them. */
export function endBehaviours(): void {
  for (const end of behaviours().running.values()) end();
  behaviours().running = new Map();
}
