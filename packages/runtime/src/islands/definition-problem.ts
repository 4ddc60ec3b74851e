import type { PlainWidget } from './plain-widget.ts';

/** Returns the reason why `define` refuses a definition. Loaded only for a page with such a definition. */
export function problemOf({ name, mount, read, trigger }: Partial<PlainWidget>, isNameFine: boolean): string {
  if (!isNameFine) return `expected a name in kebab-case, such as "price-alert", found ${shown(name)}`;
  if (typeof mount !== 'function') return `expected a function "mount", found ${shown(mount)}`;
  if (typeof (read ?? Object) !== 'function') return `expected a function "read", found ${shown(read)}`;
  if (typeof (trigger ?? '') !== 'string')
    return `expected a trigger such as "idle", found ${shown(trigger)}`;
  return `expected a free name, found "${name}", which another widget has`;
}

const shown = (value: unknown): string => (typeof value === 'string' ? JSON.stringify(value) : typeof value);
