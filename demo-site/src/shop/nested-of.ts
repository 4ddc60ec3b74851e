import type { NestedFields, NestedValue } from './nested-fields.ts';

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
