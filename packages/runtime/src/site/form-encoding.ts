/**
 * Encodes fields like jQuery's `$.param`, which the servers expect: lists as `name[]`, objects as
 * `name[key]`, objects in lists with their index, null and undefined as an empty value. Empty lists and empty objects are
 * left out; the servers rely on that.
 */
export function encodeForm(fields: Readonly<Record<string, unknown>>): URLSearchParams {
  const encoded = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) append(encoded, name, value);
  return encoded;
}

function append(encoded: URLSearchParams, name: string, value: unknown): void {
  if (Array.isArray(value)) {
    value.forEach((item: unknown, index) => {
      // A name that already ends in `[]` comes from a form field, so each item is appended under the same name.
      if (name.endsWith('[]')) encoded.append(name, scalar(item));
      else append(encoded, `${name}[${isNested(item) ? index : ''}]`, item);
    });
  } else if (isNested(value)) {
    for (const [key, item] of Object.entries(value)) append(encoded, `${name}[${key}]`, item);
  } else {
    encoded.append(name, scalar(value));
  }
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function scalar(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}
