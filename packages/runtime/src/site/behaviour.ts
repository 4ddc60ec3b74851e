import { pageSlot } from './page-slot.ts';

/** What has begun, by name; another map after each stop. */
export const behaviours = (): { running: Map<string, () => void> } =>
  pageSlot('behaviours', () => ({ running: new Map() }));

/**
 * Begins something that the page does as a whole and no island ends, once, whichever copy of the script asks. `begin`
 * returns its undo; it runs when the returned function is called, or when the page is stopped (RT-18).
 */
export function behaviour(name: string, begin: () => () => void): () => void {
  const { running } = behaviours();
  if (!running.has(name)) running.set(name, begin());
  return () => {
    // Asked anew: after a stop there is nothing left to end.
    const now = behaviours().running;
    now.get(name)?.();
    now.delete(name);
  };
}

/** Ends all of them. */
export function endBehaviours(): void {
  for (const end of behaviours().running.values()) end();
  behaviours().running = new Map();
}
