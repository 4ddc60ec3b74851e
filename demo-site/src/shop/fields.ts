/** The last value of a field, as PHP reads repeated names; null when it is not there. */
export const fieldOf = (fields: URLSearchParams, name: string): string | null =>
  fields.getAll(name).at(-1) ?? null;

/** A field without the spaces around it; '' when it is not there. */
export const textOf = (fields: URLSearchParams, name: string): string => (fieldOf(fields, name) ?? '').trim();

/** A whole number not below 0, read as PHP's absint: leading digits count, anything else is 0. */
export const idOf = (value: string | null): number => Math.abs(wholeOf(value));

/** A whole number as PHP's intval reads it: `2.7` → 2, `5x` → 5, `abc` → 0. */
export function wholeOf(value: string | null): number {
  const whole = Number.parseInt(value ?? '', 10);
  return Number.isSafeInteger(whole) ? whole : 0;
}

/** The fields of a form post; empty for any other body (JSON, none). Files are left out. */
export async function readFields(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/x-www-form-urlencoded')) return new URLSearchParams(await request.text());
  if (!type.startsWith('multipart/form-data')) return new URLSearchParams();
  const fields = new URLSearchParams();
  for (const [name, value] of await request.formData())
    if (typeof value === 'string') fields.append(name, value);
  return fields;
}
