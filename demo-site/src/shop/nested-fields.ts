function nestedValue(value: unknown): NestedValue | null {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((one) => nestedValue(one) ?? '');
  if (typeof value === 'object') return nestedOf(value as Readonly<Record<string, unknown>>);
  return String(value);
}

/** Converts an object to form fields as jQuery sends them: every value becomes a text, empty lists are left out. */
export function nestedOf(values: Readonly<Record<string, unknown>>): NestedFields {
  const fields: Record<string, NestedValue> = Object.create(null);
  for (const [key, value] of Object.entries(values)) {
    const nested = nestedValue(value);
    if (nested !== null) fields[key] = nested;
  }
  return fields;
}

/** The value of a field by its name: a text, a list or a map, as PHP reads `query[post__in][]=1`. */
export type NestedValue = string | readonly NestedValue[] | NestedFields;

/** Objects without a prototype, so that a visitor's keys have no special meaning. */
export interface NestedFields {
  readonly [key: string]: NestedValue;
}

type Branch = Map<string, string | Branch>;

const mostFields = 1000;
const deepest = 16;

/** Splits `a[b][]` into `a`, `b`, `''`; as in PHP, text after an unclosed bracket belongs to the name. */
function keysOf(name: string): readonly string[] {
  const open = name.indexOf('[');
  if (open < 1) return [name];
  const keys = [...name.slice(open).matchAll(/\[([^\]]*)\]/g)].map(([, key = '']) => key);
  return keys.length === 0 ? [name] : [name.slice(0, open), ...keys];
}

/** Returns the key of the next item of a list: one above the highest number. */
const nextIndex = (branch: Branch): string =>
  String(Math.max(-1, ...[...branch.keys()].filter((key) => /^\d{1,9}$/.test(key)).map(Number)) + 1);

function put(root: Branch, keys: readonly string[], value: string): void {
  let branch = root;
  keys.forEach((written, at) => {
    const key = written === '' && at > 0 ? nextIndex(branch) : written;
    if (at === keys.length - 1) {
      branch.set(key, value);
      return;
    }
    const existing = branch.get(key);
    const below: Branch = existing instanceof Map ? existing : new Map();
    branch.set(key, below);
    branch = below;
  });
}

const isList = (branch: Branch): boolean =>
  branch.size > 0 && [...branch.keys()].every((key, at) => key === String(at));

function mapOf(branch: Branch): NestedFields {
  const map: Record<string, NestedValue> = Object.create(null);
  for (const [key, value] of branch) map[key] = grown(value);
  return map;
}

const grown = (value: string | Branch): NestedValue => {
  if (typeof value === 'string') return value;
  return isList(value) ? [...value.values()].map(grown) : mapOf(value);
};

/**
 * Parses form fields in jQuery's and PHP's bracket notation: `data[value]=x`, `ids[]=1`, `a[0][k]=v`. Keys 0, 1, 2 … in order
 * make a list, all others a map; the last of two identical names wins. Fields named `__proto__`, nested more than 16 deep, or
 * beyond the first thousand are left out.
 */
export function nestedFields(fields: URLSearchParams): NestedFields {
  const root: Branch = new Map();
  for (const [name, value] of [...fields].slice(0, mostFields)) {
    const keys = keysOf(name);
    if (keys.length <= deepest && !keys.includes('__proto__')) put(root, keys, value);
  }
  return mapOf(root);
}

/** Returns the map under a key; an empty map if the key is missing, because jQuery leaves out empty objects. */
export function fieldsAt(fields: NestedFields, key: string): NestedFields {
  const value = fields[key];
  if (value === undefined || typeof value === 'string') return Object.create(null);
  return Array.isArray(value) ? Object.assign(Object.create(null), value) : (value as NestedFields);
}

/** Returns the text under a key; `''` when it is missing. */
export function textAt(fields: NestedFields, key: string): string {
  const value = fields[key];
  return typeof value === 'string' ? value : '';
}

/** Returns the texts under a key, of a list or a map (PHP makes no difference); a single text counts as a list of one. */
export function textsAt(fields: NestedFields, key: string): readonly string[] {
  const value = fields[key];
  if (value === undefined || value === '') return [];
  if (typeof value === 'string') return [value];
  return Object.values(value).filter((item) => typeof item === 'string');
}
