/** Readers of settings as builders write them: numbers as text or `{ size, unit }`, lists as maps, what is off as `''`. */

const OFF = new Set<unknown>(['', 'no', 'off', 'false', '0', 0, false, null, undefined]);

/** The value under `key`, never one of a prototype. */
export function valueIn(settings: unknown, key: string): unknown {
  return typeof settings === 'object' && settings !== null && Object.hasOwn(settings, key)
    ? (settings as Record<string, unknown>)[key]
    : undefined;
}

/** Whether a switch is on; anything that is not off is, as in the original. */
export function isOn(settings: unknown, key: string): boolean {
  return !OFF.has(valueIn(settings, key));
}

/** NaN for what is no number; a slider's `{ size, unit }` is its size. */
export function toNumber(value: unknown): number {
  const size = valueIn(value, 'size') ?? value;
  if (typeof size === 'number') return Number.isFinite(size) ? size : Number.NaN;
  return typeof size === 'string' && /^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/.test(size) ? Number(size) : Number.NaN;
}

/** Text, a number written out, nothing for anything else. */
export function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The texts of a list. One text is a list of it, and PHP writes a list with gaps as a map. */
export function toList(value: unknown): readonly string[] {
  const found = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return found.map(toText).filter((text) => text !== '');
}

/** How a wrong value stands in a message, cut to a readable length. */
export function describe(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 80 ? `${json.slice(0, 77)}…` : json;
}
