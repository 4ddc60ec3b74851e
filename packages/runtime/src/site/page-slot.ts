const KEY = Symbol.for('iyim');
const scope = globalThis as { [KEY]?: Map<string, unknown> };

/**
 * One value a page under `name`, made by whoever asks first. It lives on `globalThis` under a registered symbol, so that
 * a second copy of the script (a stand-alone widget, a tag printed twice) joins the first (RT-8).
 */
export function pageSlot<T>(name: string, create: () => T): T {
  scope[KEY] ??= new Map();
  const slots = scope[KEY];
  if (!slots.has(name)) slots.set(name, create());
  return slots.get(name) as T;
}
