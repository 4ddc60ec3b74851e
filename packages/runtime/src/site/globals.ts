import { coerceFlag, coerceNumber, coerceText } from './coerce.ts';
import { inlineGlobal } from './inline-globals.ts';
import { own } from './plain.ts';

/** Gives a page global by name, whatever it is. */
export type ReadGlobal = (name: string) => unknown;

/**
 * A global that a script of the page has set. An element, a form or a frame of that id or name, which browsers show as one, is
 * not: whoever writes content must not stand in for the CMS.
 */
export function pageGlobal(name: string): unknown {
  const value = Object.hasOwn(globalThis, name) ? (globalThis as Record<string, unknown>)[name] : undefined;
  return FROM_MARKUP.test(Object.prototype.toString.call(value)) ? undefined : value;
}

/** Elements, collections of them, and windows of frames. */
const FROM_MARKUP = /^\[object (HTML|SVG|MathML|Element|Window)/;

/** A page global, or what its inline script would have set (RT-27). */
export const readGlobal: ReadGlobal = (name) => pageGlobal(name) ?? inlineGlobal(document, name);

/** Reads one page global; a value that is not there, empty, or makes no sense is undefined. */
export interface GlobalReader {
  /** The global itself, whatever it is. */
  readonly whole: unknown;
  /** The value at `path`, a dot going one level down; own keys only. */
  value(path: string): unknown;
  text(path: string): string | undefined;
  number(path: string): number | undefined;
  flag(path: string): boolean | undefined;
}

export function globalReader(read: ReadGlobal, name: string): GlobalReader {
  const whole = read(name);
  const value = (path: string) => {
    const found = path.split('.').reduce(own, whole);
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
