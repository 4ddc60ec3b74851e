import { isPlainObject } from '@iyim/runtime/widget';

/** Returns what a drawing may hold of a value; undefined drops it. */
export type Reader = (value: unknown) => unknown;

export type Drawn = Record<string, unknown>;

export const number = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

export const flag: Reader = (value) =>
  typeof value === 'boolean' || value === 0 || value === 1 ? value : undefined;

/** Text that matches a pattern. */
export const text =
  (pattern: RegExp): Reader =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;

export const oneOf =
  (...values: readonly unknown[]): Reader =>
  (value) =>
    values.includes(value) ? value : undefined;

/** A list with those of its items that are read. */
export const list =
  <T>(item: (value: unknown) => T | undefined) =>
  (value: unknown): T[] | undefined =>
    Array.isArray(value) ? value.map(item).filter((each) => each !== undefined) : undefined;

/** A list of numbers, all of them. */
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

/** Result of a reader, else a copy of `fallback`. */
export const orElse =
  (read: Reader, fallback: unknown): Reader =>
  (value) =>
    read(value) ?? structuredClone(fallback);

/** An object with the fields of a table and no others; undefined without the fields that it needs. */
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

/** @throws Error for more than there may be, with what was found. */
export function limit(what: string, found: number, most: number, least = 0): void {
  if (!(found >= least && found <= most))
    throw new Error(
      `expected an animation with ${least ? `${least} to` : 'at most'} ${most} ${what}, found ${found}`,
    );
}
