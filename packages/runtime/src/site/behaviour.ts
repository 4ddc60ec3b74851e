import { pageSlot } from './page-slot.ts';
import { report } from './report.ts';

/** Functions that end the running behaviours, by name. Each stop of the page replaces the map. */
export const behaviours = (): { running: Map<string, () => void> } =>
  pageSlot('behaviours', () => ({ running: new Map() }));

/**
 * Starts a page-wide behaviour that no island ends. It starts once, even if several copies of the script ask for it. `begin`
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
    // After a stop, or if another behaviour has started under this name, there is nothing to end.
    if (behaviours().running.get(name) !== end) return;
    end?.();
    running.delete(name);
  };
}

/**
 * Fetches code and runs the function it returns, unless the page was stopped meanwhile (RT-18). Always resolves: a failure
 * is reported and leaves the page unchanged, and the next call tries again.
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

/** Ends all behaviours. */
export function endBehaviours(): void {
  for (const end of behaviours().running.values()) end();
  behaviours().running = new Map();
}
