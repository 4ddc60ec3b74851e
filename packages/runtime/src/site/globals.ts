import { coerceFlag, coerceNumber, coerceText } from './coerce.ts';
import { inlineGlobal } from './inline-globals.ts';
import { ownValue } from './plain.ts';

/** Returns a page global of any type by its name. */
export type ReadGlobal = (name: string) => unknown;

/**
 * Returns a global that a page script has set. Ignores elements, forms and frames with that id or name, which browsers expose
 * as globals: content authors must not be able to replace the CMS's values.
 */
export function pageGlobal(name: string): unknown {
  const value = Object.hasOwn(globalThis, name) ? (globalThis as Record<string, unknown>)[name] : undefined;
  return FROM_MARKUP.test(Object.prototype.toString.call(value)) ? undefined : value;
}

/** Matches `Object.prototype.toString` of elements, element collections and frame windows. */
const FROM_MARKUP = /^\[object (HTML|SVG|MathML|Element|Window)/;

/** Returns a page global, or the value that its inline script would have set (RT-27). */
export const readGlobal: ReadGlobal = (name) => pageGlobal(name) ?? inlineGlobal(document, name);

/** Reads one page global. Missing, empty and invalid values are undefined. */
export interface GlobalReader {
  /** The global itself, of any type. */
  readonly whole: unknown;
  /** Returns the value at `path`, such as `post.id`. Inherited properties are ignored. */
  value(path: string): unknown;
  text(path: string): string | undefined;
  number(path: string): number | undefined;
  flag(path: string): boolean | undefined;
}

export function globalReader(read: ReadGlobal, name: string): GlobalReader {
  const whole = read(name);
  const value = (path: string) => {
    const found = path.split('.').reduce(ownValue, whole);
    return found === null || found === '' ? undefined : found;
  };
  return {
    whole,
    value,
    text: (path) => coerceText(value(path)),
    number: (path) => coerceNumber(value(path)),
    flag: (path) => (value(path) === undefined ? undefined : coerceFlag(value(path))),
  };
}
