import { lettersApart, report } from '../islands/report.ts';
import { attempt } from './attempt.ts';
import { coerceFlag } from './coerce.ts';
import type { IyimConfig } from './config.ts';
import { configRecord, configText } from './config-source.ts';
import { languageTag } from './language-tag.ts';
import { isPlainObject, mergeDeep, type PlainObject } from './plain.ts';

/** Kinds of values: a text, a switch, a language, texts by name, messages by language, one of some words, names, or an object of such. */
type Shape =
  | 'text'
  | 'switch'
  | 'language'
  | 'names'
  | 'texts'
  | 'messages'
  | readonly string[]
  | { readonly [key: string]: Shape };

const each = <Kind extends 'text' | 'switch', Key extends string>(kind: Kind, ...keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, kind])) as Record<Key, Kind>;

/** Every key of the configuration: the types see to it that none is left out. */
const SHAPE = {
  labels: { subtotal: ['subtotal', 'total'], texts: 'texts' },
  messages: 'messages',
  locale: 'language',
  editMode: 'switch',
  adopt: 'names',
  alerts: ['browser', 'page'],
  timeZone: 'text',
  prefixes: each('text', 'store', 'listing', 'elements', 'search', 'builder'),
  urls: each('text', 'storeAjax', 'adminAjax', 'rest', 'cart', 'checkout', 'listings'),
  nonces: each('text', 'applyCoupon', 'removeCoupon', 'updateShipping', 'menuCart'),
  cart: each('switch', 'ajaxAdd', 'redirectAfterAdd'),
  search: each('switch', 'submitOnEnter'),
  lightbox: each('switch', 'imageLinks', 'counter', 'fullscreen', 'zoom', 'share'),
} satisfies { readonly [Key in keyof IyimConfig]-?: ShapeOf<Exclude<IyimConfig[Key], undefined | false>> };

const PLURAL_FORMS = each('text', 'zero', 'one', 'two', 'few', 'many', 'other');

type ShapeOf<T> = readonly string[] extends T
  ? 'names'
  : [T] extends [string | boolean]
    ? Shape
    : string extends keyof T
      ? 'texts' | 'messages'
      : { readonly [Key in keyof T]-?: ShapeOf<Exclude<T[Key], undefined>> };

/**
 * The page's configuration: what code gave `start`, over what `<script type="application/json" id="iyim-config">` says.
 * Unknown keys and values of the wrong type are left out, and each is reported once (RT-30).
 */
export function pageConfig(): IyimConfig {
  const record = configRecord();
  const text = configText();
  if (record.read?.text === text) return record.read.config;
  const say = (message: string) => {
    if (!record.said.has(message)) report(new Error(message), 'page', 'reading its configuration');
    record.said.add(message);
  };
  const config = readConfig(record.explicit, text, document.readyState === 'loading' ? () => {} : say);
  record.read = { config, text };
  return config;
}

/** Puts `explicit` over the JSON `text`; says through `say` what of both is left out. */
export function readConfig(explicit: unknown, text: string, say: (message: string) => void): IyimConfig {
  const ofPage = check(parse(text, say), SHAPE, '', say);
  const ofCode = check(explicit ?? {}, SHAPE, '', say);
  return mergeDeep(mergeDeep<IyimConfig>({}, ofPage), ofCode);
}

function parse(text: string, say: (message: string) => void): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    say(`expected JSON in <script id="iyim-config">, found "${text.slice(0, 60)}": ${String(error)}`);
    return {};
  }
}

/** What of `value` has this shape; undefined when it has none of it. */
function check(value: unknown, shape: Shape, path: string, say: (message: string) => void): unknown {
  const wrong = (expected: string) => {
    say(`${path === '' ? 'all of it' : `"${path}"`} is ignored: expected ${expected}, found ${show(value)}`);
  };
  if (value === undefined) return undefined;
  if (shape === 'switch') return coerceFlag(value) ?? wrong('true or false');
  if (shape === 'names')
    return isNames(value) ? value : (coerceFlag(value) ?? wrong('true, false or a list of names'));
  if (shape === 'language')
    return (typeof value === 'string' && languageTag(value)) || wrong('a language tag');
  if (shape === 'text') return typeof value === 'string' ? value : wrong('a text');
  if (isWords(shape)) {
    return shape.includes(value as string) ? value : wrong(shape.map((word) => `"${word}"`).join(' or '));
  }
  if (path === 'labels' && !isPlainObject(value) && coerceFlag(value) === false) return false;
  if (!isPlainObject(value)) return wrong('an object');
  const inner = (key: string) => `${path === '' ? '' : `${path}.`}${key.slice(0, 60)}`;
  if (shape === 'texts') return eachOf(value, (entry, key) => check(entry, 'text', inner(key), say));
  if (shape === 'messages') {
    return Object.entries(value).reduce<PlainObject>((merged, [key, texts]) => {
      const tag = languageTag(key);
      if (tag) return mergeDeep(merged, { [tag]: checkTexts(texts, inner(key), say) });
      say(`"${inner(key)}" is ignored: expected a language tag, such as "fr" or "pt-BR"`);
      return merged;
    }, {});
  }
  return eachOf(value, (entry, key) => {
    const known = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (known) return check(entry, known, inner(key), say);
    say(
      `"${inner(key)}" is not known and is ignored: expected "${inner(nearest(key, Object.keys(shape)))}"?`,
    );
    return undefined;
  });
}

/** Messages in one language: texts, or their plural forms. */
function checkTexts(value: unknown, path: string, say: (message: string) => void): unknown {
  if (!isPlainObject(value)) return check(value, {}, path, say);
  return eachOf(value, (entry, key) =>
    check(entry, isPlainObject(entry) ? PLURAL_FORMS : 'text', `${path}.${key.slice(0, 60)}`, say),
  );
}

function show(value: unknown): string {
  // A circular one has no JSON.
  return (attempt(() => JSON.stringify(value)) ?? typeof value).slice(0, 60);
}

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

const isWords = (shape: Shape): shape is readonly string[] => Array.isArray(shape);

function eachOf(object: PlainObject, read: (value: unknown, key: string) => unknown): PlainObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, read(value, key)]));
}

/** The word of `known` that has the most letters in common. */
export function nearest(word: string, known: readonly string[]): string {
  const apart = (other: string) => lettersApart(word.slice(0, 40).toLowerCase(), other.toLowerCase());
  return known.toSorted((a, b) => apart(a) - apart(b))[0] ?? '';
}
