import { isPlainObject } from '@iyim/runtime/widget';

/** Returns the part of a value that a drawing may contain; undefined to drop it. */
export type Reader = (value: unknown) => unknown;

export type Drawn = Record<string, unknown>;

export const number = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

export const flag: Reader = (value) =>
  typeof value === 'boolean' || value === 0 || value === 1 ? value : undefined;

/** Reads text that matches a pattern. */
export const text =
  (pattern: RegExp): Reader =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;

export const oneOf =
  (...values: readonly unknown[]): Reader =>
  (value) =>
    values.includes(value) ? value : undefined;

/** Reads a list, without the items that cannot be read. */
export const list =
  <T>(item: (value: unknown) => T | undefined) =>
  (value: unknown): T[] | undefined =>
    Array.isArray(value) ? value.map(item).filter((each) => each !== undefined) : undefined;

/** Reads a list of numbers; undefined if any item is not a number. */
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

/** Returns the result of a reader, otherwise a copy of `fallback`. */
export const orElse =
  (read: Reader, fallback: unknown): Reader =>
  (value) =>
    read(value) ?? structuredClone(fallback);

/** Reads an object with the fields of a table and no others; undefined without the required fields. */
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
 * @throws Error for a number outside its limits, with what was found.
 */
export function limit(what: string, found: number, most: number, least = 0): void {
  if (!(found >= least && found <= most))
    throw new Error(
      `expected an animation with ${least ? `${least} to` : 'at most'} ${most} ${what}, found ${found}`,
    );
}
