import { attempt } from './attempt.ts';

/** Keys that reach prototypes; no key from JSON, storage or a URL may be one of them (SEC-3). */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

export type PlainObject = Readonly<Record<string, unknown>>;

/** True for `{…}`, also one from another realm; false for lists, dates, elements and null. */
export function isPlainObject(value: unknown): value is PlainObject {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** The value if it is a plain object, else an empty one. */
export const asObject = (value: unknown): PlainObject => (isPlainObject(value) ? value : {});

/** The value that JSON stands for; undefined for other text. */
export const parseJson = (text: string | null | undefined): unknown =>
  attempt(() => JSON.parse(text ?? '') as unknown);

/** The object in an attribute with JSON; empty if there is no such attribute, or something else in it. */
export const jsonAttribute = (element: Element | null | undefined, name: string): PlainObject =>
  asObject(parseJson(element?.getAttribute(name)));

/** The own value under `key`, never one from a prototype. */
export function own(value: unknown, key: string): unknown {
  return isPlainObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The entries of an object that are texts; none of what is no object. */
export function textEntries(value: unknown): [key: string, text: string][] {
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  return Object.entries(isPlainObject(value) ? value : {}).filter(isText);
}

/**
 * `base` with what `over` has put over it, object by object; anything else, lists too, is replaced whole. Undefined
 * changes nothing. Neither argument is changed.
 */
export function mergeDeep<T>(base: T, over: unknown): T {
  if (!isPlainObject(over)) return base;
  const merged: Record<string, unknown> = { ...(base as PlainObject) };
  for (const [key, value] of Object.entries(over)) {
    if (FORBIDDEN.has(key) || value === undefined) continue;
    const before = own(merged, key);
    merged[key] = isPlainObject(value) ? mergeDeep(isPlainObject(before) ? before : {}, value) : value;
  }
  return merged as T;
}

/** Behind the bracket that closes the one at `start`; brackets in strings do not count. -1 when nothing closes it. */
export function endOfJson(text: string, start: number): number {
  let depth = 0;
  let isString = false;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (char === '"') isString = !isString;
    else if (isString) at += char === '\\' ? 1 : 0;
    else if (char === '{' || char === '[') depth++;
    else if ((char === '}' || char === ']') && --depth === 0) return at + 1;
  }
  return -1;
}
