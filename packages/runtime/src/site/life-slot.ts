import { pageSlot } from './page-slot.ts';

const newLife = () => ({ controller: new AbortController(), values: new Map<string, unknown>() });

const lives = (): { life: ReturnType<typeof newLife> } => pageSlot('lives', () => ({ life: newLife() }));

/**
 * One value a page under `name` that lasts until the page is stopped; who asks afterwards begins a new one (RT-18). `create`
 * gets the signal that is aborted then: for every listener, timer and request of the value.
 */
export function lifeSlot<T>(name: string, create: (signal: AbortSignal) => T): T {
  const { values, controller } = lives().life;
  if (!values.has(name)) values.set(name, create(controller.signal));
  return values.get(name) as T;
}

/** Ends everything of `lifeSlot`: the page is stopped. */
export function endLife(): void {
  const ended = lives().life;
  lives().life = newLife();
  ended.controller.abort();
}

/**
 * Calls `begin` in this life of the page and, after a stop, in the next, having called what `begin` returned; until it is ended. A frame
 * after the stop, because preact ends effects that late: what goes together with the page does not begin again.
 */
export function inEveryLife(begin: () => () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  let end: () => void;
  const live = () => {
    end = begin();
    lifeSlot('life', (life) => life).addEventListener('abort', later, { signal });
  };
  const renew = () => {
    if (signal.aborted) return;
    end();
    live();
  };
  const later = () => requestAnimationFrame(() => setTimeout(renew));
  live();
  return () => {
    over.abort();
    end();
  };
}
