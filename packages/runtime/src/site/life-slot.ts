import { pageSlot } from './page-slot.ts';

const newLife = () => ({ controller: new AbortController(), values: new Map<string, unknown>() });

const lives = (): { life: ReturnType<typeof newLife> } => pageSlot('lives', () => ({ life: newLife() }));

/**
 * Returns the page's single value under `name`, which lasts until the page is stopped. The next call after a stop creates a new
 * value (RT-18). `create` gets the signal that the stop aborts, for the value's listeners, timers and requests.
 */
export function lifeSlot<T>(name: string, create: (signal: AbortSignal) => T): T {
  const { values, controller } = lives().life;
  if (!values.has(name)) values.set(name, create(controller.signal));
  return values.get(name) as T;
}

/** Ends all values of `lifeSlot` when the page is stopped. */
export function endLife(): void {
  const ended = lives().life;
  lives().life = newLife();
  ended.controller.abort();
}

/**
 * Calls `begin` now, and after each stop of the page calls the cleanup function that `begin` returned and then `begin` again,
 * until the returned function is called. Waits a frame after the stop, because preact runs effect cleanups that late, and one of
 * them may call the returned function.
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
