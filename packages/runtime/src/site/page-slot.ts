const KEY = Symbol.for('iyim');
const scope = globalThis as { [KEY]?: Map<string, unknown> };

/**
 * Returns the page's single value under `name`, created by the first call. It is stored on `globalThis` under a registered
 * symbol, so that a second copy of the script (a stand-alone widget, a script tag printed twice) shares it (RT-8).
 */
export function pageSlot<T>(name: string, create: () => T): T {
  scope[KEY] ??= new Map();
  const slots = scope[KEY];
  if (!slots.has(name)) slots.set(name, create());
  return slots.get(name) as T;
}
