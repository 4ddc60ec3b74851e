import { attempt } from './attempt.ts';
import { coerceFlag } from './coerce.ts';
import { type IyimConfig, SHAPE, type Shape } from './config-shape.ts';
import { languageTag } from './language-tag.ts';
import { lettersApart } from './letters-apart.ts';
import { pageSlot } from './page-slot.ts';
import { isPlainObject, mergeDeep, type PlainObject } from './plain.ts';
import { report } from './report.ts';

interface ConfigRecord {
  explicit: IyimConfig | undefined;
  /** Counts what code has given. */
  generation: number;
  /** What has been read, and of which text of the page. */
  read?: { readonly config: IyimConfig; readonly text: string } | undefined;
  /** Messages about it: each is said once. */
  readonly said: Set<string>;
}

/** Kept with the page and not with this copy of the script: whichever copy started, both read the same. */
export function configRecord(): ConfigRecord {
  return pageSlot('config', () => ({ explicit: undefined, generation: 0, said: new Set() }));
}

/** Configuration given by code; it wins over the page's own. Undefined takes it back; either way it is read anew. */
export function setExplicitConfig(config: IyimConfig | undefined): void {
  const record = configRecord();
  if (record.explicit === config) return;
  record.explicit = config;
  record.generation++;
  record.read = undefined;
  record.said.clear();
}

/**
 * The page's own configuration, as text, whatever type an optimiser has given its script (RT-27): it is never run. An element of
 * the content with that id is none (RT-33).
 */
function configText(): string {
  return document.querySelector('script#iyim-config')?.textContent?.trim() ?? '';
}

const PLURAL_FORMS: Shape = {
  zero: 'text',
  one: 'text',
  two: 'text',
  few: 'text',
  many: 'text',
  other: 'text',
};

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
  if (typeof shape === 'object' && 'orFalse' in shape) {
    const isOff = !isPlainObject(value) && coerceFlag(value) === false;
    return isOff ? false : check(value, shape.orFalse as Shape, path, say);
  }
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
      `"${inner(key)}" is not known and is ignored: expected "${inner(nearestName(key, Object.keys(shape)))}"?`,
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

/** Returns the word of `known` that has the most letters in common. */
export function nearestName(word: string, known: readonly string[]): string {
  const apart = (other: string) => lettersApart(word.slice(0, 40).toLowerCase(), other.toLowerCase());
  return known.toSorted((a, b) => apart(a) - apart(b))[0] ?? '';
}
