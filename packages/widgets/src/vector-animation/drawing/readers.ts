import { isPlainObject } from '@iyim/runtime/widget';

/** Returns the part of a value that a drawing may contain; undefined if there is no such part. */
export type Reader = (value: unknown) => unknown;

export type Drawn = Record<string, unknown>;

export const number = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

export const flag: Reader = (value) =>
  typeof value === 'boolean' || value === 0 || value === 1 ? value : undefined;

/** Returns a reader of text that matches a pattern. */
export const text =
  (pattern: RegExp): Reader =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;

export const oneOf =
  (...values: readonly unknown[]): Reader =>
  (value) =>
    values.includes(value) ? value : undefined;

/** Returns a reader that reads a list without the items that `item` cannot read. */
export const list =
  <T>(item: (value: unknown) => T | undefined) =>
  (value: unknown): T[] | undefined =>
    Array.isArray(value) ? value.map(item).filter((each) => each !== undefined) : undefined;

/** Reads a list of numbers; undefined if the list is empty or contains anything else. */
export function numbers(value: unknown): number[] | undefined {
  const found = list(number)(value);
  return found?.length && found.length === (value as unknown[]).length ? found : undefined;
}

export const either =
  (...readers: readonly Reader[]): Reader =>
  (value) => {
    for (const read of readers) {
      const found = read(value);
      if (found !== undefined) return found;
    }
    return undefined;
  };

/** Returns a reader that returns a copy of `fallback` for a value that `read` cannot read. */
export const orElse =
  (read: Reader, fallback: unknown): Reader =>
  (value) =>
    read(value) ?? structuredClone(fallback);

/** Returns a reader that keeps only the fields in a table. It returns undefined for an object without a required field. */
export const object =
  (fields: Readonly<Record<string, Reader>>, needs: readonly string[] = []) =>
  (value: unknown): Drawn | undefined => {
    if (!isPlainObject(value)) return undefined;
    const drawn: Drawn = {};
    for (const [name, read] of Object.entries(fields)) {
      const found = read(value[name]);
      if (found !== undefined) drawn[name] = found;
    }
    return needs.every((name) => name in drawn) ? drawn : undefined;
  };

/**
 * Checks a number against its limits.
 *
 * @throws Error for a number outside its limits; the message contains the number and the limits.
 */
export function limit(what: string, found: number, most: number, least = 0): void {
  if (!(found >= least && found <= most))
    throw new Error(
      `expected an animation with ${least ? `${least} to` : 'at most'} ${most} ${what}, found ${found}`,
    );
}
