const KEY = Symbol.for('iyim');

function slots(): Map<string, unknown> {
  const scope = globalThis as { [KEY]?: Map<string, unknown> };
  scope[KEY] ??= new Map();
  return scope[KEY];
}

/**
 * One value a page under `name`, made by whoever asks first. It lives on `globalThis` under a registered symbol, so that
 * a second copy of the script (a stand-alone widget, a tag printed twice) joins the first (RT-8).
 */
export function pageSlot<T>(name: string, create: () => T): T {
  if (!slots().has(name)) slots().set(name, create());
  return slots().get(name) as T;
}

interface Life {
  readonly controller: AbortController;
  readonly values: Map<string, unknown>;
}

const newLife = (): Life => ({ controller: new AbortController(), values: new Map() });

/**
 * One value a page under `name` that lasts until the page is stopped; who asks afterwards begins a new one (RT-18). `create`
 * gets the signal that is aborted then: for every listener, timer and request of the value.
 */
export function lifeSlot<T>(name: string, create: (signal: AbortSignal) => T): T {
  const { values, controller } = pageSlot('life', newLife);
  if (!values.has(name)) values.set(name, create(controller.signal));
  return values.get(name) as T;
}

/** Ends everything of `lifeSlot`: the page is stopped. */
export function endLife(): void {
  const life = slots().get('life') as Life | undefined;
  slots().delete('life');
  life?.controller.abort();
}
