import { pageSlot } from '../page-slot.ts';

interface Behaviours {
  readonly running: Map<string, () => void>;
  /** How often the page has been stopped. */
  stops: number;
}

const behaviours = (): Behaviours => pageSlot('behaviours', () => ({ running: new Map(), stops: 0 }));

/**
 * Begins something that the page does as a whole and no island ends, once, whichever copy of the script asks. `begin`
 * returns its undo; it runs when the returned function is called, or when the page is stopped (RT-18).
 */
export function behaviour(name: string, begin: () => () => void): () => void {
  const { running } = behaviours();
  if (!running.has(name)) running.set(name, begin());
  return () => {
    running.get(name)?.();
    running.delete(name);
  };
}

/** Ends all of them. */
export function endBehaviours(): void {
  const page = behaviours();
  page.stops += 1;
  for (const end of page.running.values()) end();
  page.running.clear();
}

/** Says, when code that was asked for now has come, whether it may still begin: false once the page was stopped (RT-18). */
export function untilStopped(): () => boolean {
  const { stops } = behaviours();
  return () => behaviours().stops === stops;
}
