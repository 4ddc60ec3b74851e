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
