import { attempt } from './attempt.ts';
import { coerceFlag } from './coerce.ts';
import { type IyimConfig, SHAPE, type Shape } from './config-shape.ts';
import { languageTag } from './language-tag.ts';
import { nearestName } from './nearest-name.ts';
import { pageSlot } from './page-slot.ts';
import { isPlainObject, mergeDeep, type PlainObject } from './plain.ts';
import { report } from './report.ts';

interface ConfigRecord {
  explicit: IyimConfig | undefined;
  /** Number of times that code set the configuration. */
  generation: number;
  /** Last result, and the text of the configuration script that it was read from. */
  read?: { readonly config: IyimConfig; readonly text: string } | undefined;
  /** Messages about the configuration that have been reported: each is reported once. */
  readonly said: Set<string>;
}

/** Returns the record that all copies of the script on the page share, so that they read the same configuration. */
export function configRecord(): ConfigRecord {
  return pageSlot('config', () => ({ explicit: undefined, generation: 0, said: new Set() }));
}

/** Sets the configuration from code, which overrides the page's configuration script; undefined removes it. */
export function setExplicitConfig(config: IyimConfig | undefined): void {
  const record = configRecord();
  if (record.explicit === config) return;
  record.explicit = config;
  record.generation++;
  record.read = undefined;
  record.said.clear();
}

/**
 * Returns the text of the page's configuration script. The script's type does not matter, because optimisers change it
 * (RT-27) and the script is never run. Other elements with that id are ignored (RT-33).
 */
export function configText(): string {
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
 * Returns the page's configuration: the object passed to `start`, merged over `<script type="application/json"
 * id="iyim-config">`. Unknown keys and values of the wrong type are left out, and each is reported once (RT-30).
 */
export function pageConfig(): IyimConfig {
  const record = configRecord();
  const text = configText();
  if (record.read?.text === text) return record.read.config;
  const warn = (message: string) => {
    if (!record.said.has(message)) report(new Error(message), 'page', 'reading its configuration');
    record.said.add(message);
  };
  const config = readConfig(record.explicit, text, document.readyState === 'loading' ? () => {} : warn);
  record.read = { config, text };
  return config;
}

/** Merges `explicit` over the JSON `text`. Calls `warn` for each part of either that is left out. */
export function readConfig(explicit: unknown, text: string, warn: (message: string) => void): IyimConfig {
  const ofPage = check(parse(text, warn), SHAPE, '', warn);
  const ofCode = check(explicit ?? {}, SHAPE, '', warn);
  return mergeDeep(mergeDeep<IyimConfig>({}, ofPage), ofCode);
}

function parse(text: string, warn: (message: string) => void): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    warn(`expected JSON in <script id="iyim-config">, found "${text.slice(0, 60)}": ${String(error)}`);
    return {};
  }
}

/** Returns the parts of `value` that match this shape; undefined if nothing matches. */
function check(value: unknown, shape: Shape, path: string, warn: (message: string) => void): unknown {
  const wrong = (expected: string) => {
    warn(`${path === '' ? 'all of it' : `"${path}"`} is ignored: expected ${expected}, found ${show(value)}`);
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
    return isOff ? false : check(value, shape.orFalse as Shape, path, warn);
  }
  if (!isPlainObject(value)) return wrong('an object');
  const inner = (key: string) => `${path === '' ? '' : `${path}.`}${key.slice(0, 60)}`;
  if (shape === 'texts') return eachOf(value, (entry, key) => check(entry, 'text', inner(key), warn));
  if (shape === 'messages') {
    return Object.entries(value).reduce<PlainObject>((merged, [key, texts]) => {
      const tag = languageTag(key);
      if (tag) return mergeDeep(merged, { [tag]: checkTexts(texts, inner(key), warn) });
      warn(`"${inner(key)}" is ignored: expected a language tag, such as "fr" or "pt-BR"`);
      return merged;
    }, {});
  }
  return eachOf(value, (entry, key) => {
    const entryShape = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (entryShape) return check(entry, entryShape, inner(key), warn);
    const meant = path === '' && /^lang/i.test(key) ? 'locale' : nearestName(key, Object.keys(shape));
    const expected = meant ? `"${inner(meant)}"?` : Object.keys(shape).join(', ');
    warn(`"${inner(key)}" is not known and is ignored: expected ${expected}`);
    return undefined;
  });
}

/** Checks the messages of one language: texts, or their plural forms. */
function checkTexts(value: unknown, path: string, warn: (message: string) => void): unknown {
  if (!isPlainObject(value)) return check(value, {}, path, warn);
  return eachOf(value, (entry, key) =>
    check(entry, isPlainObject(entry) ? PLURAL_FORMS : 'text', `${path}.${key.slice(0, 60)}`, warn),
  );
}

function show(value: unknown): string {
  // A circular value cannot be written as JSON.
  return (attempt(() => JSON.stringify(value)) ?? typeof value).slice(0, 60);
}

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

const isWords = (shape: Shape): shape is readonly string[] => Array.isArray(shape);

function eachOf(object: PlainObject, read: (value: unknown, key: string) => unknown): PlainObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, read(value, key)]));
}
