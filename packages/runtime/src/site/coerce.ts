import { isPlainObject } from './plain.ts';

/** Returns a string or a number as text; undefined for other values. The CMS writes numbers as strings, other sources do not. */
export function coerceText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
}

/** Returns a finite number, which may be written as text (`"5000"`); undefined for other values. */
export function coerceNumber(value: unknown): number | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** Returns true for `true`, `1`, `"1"`, `"yes"`, `"true"`, `"on"`; false for their opposites and `""`; otherwise undefined. */
export function coerceFlag(value: unknown): boolean | undefined {
  if (!['boolean', 'number', 'string'].includes(typeof value)) return undefined;
  const word = String(value).toLowerCase();
  if (['true', '1', 'yes', 'on'].includes(word)) return true;
  return ['false', '0', 'no', 'off', ''].includes(word) ? false : undefined;
}

/** Whether a value counts as not set: absent, empty text, or a page builder length without a size. */
export const isUnset = (raw: unknown): boolean => sizeOf(raw ?? '') === '';

/** Returns the `size` of a page builder length; any other value unchanged. */
export const sizeOf = (raw: unknown): unknown =>
  isPlainObject(raw) && 'size' in raw ? (raw.size ?? '') : raw;
