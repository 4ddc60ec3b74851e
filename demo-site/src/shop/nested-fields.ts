function nestedValue(value: unknown): NestedValue | null {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((one) => nestedValue(one) ?? '');
  if (typeof value === 'object') return nestedOf(value as Readonly<Record<string, unknown>>);
  return String(value);
}

/** What a form would say of an object: everything a text, empty lists left out, as jQuery sends it. */
export function nestedOf(values: Readonly<Record<string, unknown>>): NestedFields {
  const fields: Record<string, NestedValue> = Object.create(null);
  for (const [key, value] of Object.entries(values)) {
    const nested = nestedValue(value);
    if (nested !== null) fields[key] = nested;
  }
  return fields;
}

/** What a field's name says it is: a text, a list or a map, as PHP reads `query[post__in][]=1`. */
export type NestedValue = string | readonly NestedValue[] | NestedFields;

/** Made without a prototype, so that no key of a visitor's means anything but itself. */
export interface NestedFields {
  readonly [key: string]: NestedValue;
}

type Branch = Map<string, string | Branch>;

const mostFields = 1000;
const deepest = 16;

/** `a[b][]` → `a`, `b`, `''`; what follows a bracket that never closes belongs to the name, as in PHP. */
function keysOf(name: string): readonly string[] {
  const open = name.indexOf('[');
  if (open < 1) return [name];
  const keys = [...name.slice(open).matchAll(/\[([^\]]*)\]/g)].map(([, key = '']) => key);
  return keys.length === 0 ? [name] : [name.slice(0, open), ...keys];
}

/** The key of the next item of a list: one above the highest number. */
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
    const known = branch.get(key);
    const below: Branch = known instanceof Map ? known : new Map();
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
 * Reads form fields in jQuery's and PHP's bracket notation: `data[value]=x`, `ids[]=1`, `a[0][k]=v`. Keys 0, 1, 2 … in
 * order make a list, all others a map; the last of two equal names wins. Fields named `__proto__`, nested more than
 * 16 deep, or beyond the first thousand are left out.
 */
export function nestedFields(fields: URLSearchParams): NestedFields {
  const root: Branch = new Map();
  for (const [name, value] of [...fields].slice(0, mostFields)) {
    const keys = keysOf(name);
    if (keys.length <= deepest && !keys.includes('__proto__')) put(root, keys, value);
  }
  return mapOf(root);
}

/** The map under a key; an empty one when there is none (jQuery leaves empty objects out). */
export function fieldsAt(fields: NestedFields, key: string): NestedFields {
  const value = fields[key];
  if (value === undefined || typeof value === 'string') return Object.create(null);
  return Array.isArray(value) ? Object.assign(Object.create(null), value) : (value as NestedFields);
}

/** The text under a key; `''` when there is none. */
export function textAt(fields: NestedFields, key: string): string {
  const value = fields[key];
  return typeof value === 'string' ? value : '';
}

/** The texts under a key, of a list or a map (PHP makes no difference); a single text counts as a list of one. */
export function textsAt(fields: NestedFields, key: string): readonly string[] {
  const value = fields[key];
  if (value === undefined || value === '') return [];
  if (typeof value === 'string') return [value];
  return Object.values(value).filter((item) => typeof item === 'string');
}
