import { pageSlot } from '../page-slot.ts';

const running = (): Map<string, () => void> => pageSlot('behaviours', () => new Map());

/**
 * Begins something that the page does as a whole and no island ends, once, whichever copy of the script asks. `begin`
 * returns its undo; it runs when the returned function is called, or when the page is stopped (RT-18).
 */
export function behaviour(name: string, begin: () => () => void): () => void {
  if (!running().has(name)) running().set(name, begin());
  return () => {
    running().get(name)?.();
    running().delete(name);
  };
}

/** Ends all of them. */
export function endBehaviours(): void {
  for (const end of running().values()) end();
  running().clear();
}
