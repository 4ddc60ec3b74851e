import { attempt } from './attempt.ts';

/** Keys that reach prototypes; no key from JSON, storage or a URL may be one of them (SEC-3). */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

export type PlainObject = Readonly<Record<string, unknown>>;

/** Whether the value is a plain `{…}`, even from another realm. False for lists, dates, elements and null. */
export function isPlainObject(value: unknown): value is PlainObject {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Returns the value if it is a plain object, otherwise an empty object. */
export const asObject = (value: unknown): PlainObject => (isPlainObject(value) ? value : {});

/** Returns the parsed JSON; undefined if the text is not JSON. */
export const parseJson = (text: string | null | undefined): unknown =>
  attempt(() => JSON.parse(text ?? '') as unknown);

/** Returns the object in a JSON attribute; an empty object if the attribute is missing or holds anything else. */
export const jsonAttribute = (element: Element | null | undefined, name: string): PlainObject =>
  asObject(parseJson(element?.getAttribute(name)));

/** Returns the value's own property `key`, never one from a prototype. */
export function ownValue(value: unknown, key: string): unknown {
  return isPlainObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Returns the text entries of an object; an empty list for any other value. */
export function textEntries(value: unknown): [key: string, text: string][] {
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  return Object.entries(isPlainObject(value) ? value : {}).filter(isText);
}

/**
 * Returns `base` with `over` merged into it, object by object. Other values, including lists, are replaced as a whole; undefined
 * values are skipped. Neither argument is changed.
 */
export function mergeDeep<T>(base: T, over: unknown): T {
  if (!isPlainObject(over)) return base;
  const merged: Record<string, unknown> = { ...(base as PlainObject) };
  for (const [key, value] of Object.entries(over)) {
    if (FORBIDDEN.has(key) || value === undefined) continue;
    const before = ownValue(merged, key);
    merged[key] = isPlainObject(value) ? mergeDeep(isPlainObject(before) ? before : {}, value) : value;
  }
  return merged as T;
}

/**
 * Returns the index after the bracket that closes the bracket at `start`, or -1 if it is not closed. Ignores brackets in strings.
 */
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
