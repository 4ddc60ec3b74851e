/** Returns the last value of a field, like PHP for repeated names; null when it is missing. */
export const fieldOf = (fields: URLSearchParams, name: string): string | null =>
  fields.getAll(name).at(-1) ?? null;

/** Returns the trimmed value of a field; '' when it is missing. */
export const textOf = (fields: URLSearchParams, name: string): string => (fieldOf(fields, name) ?? '').trim();

/** Returns a whole number of at least 0, like PHP's absint: leading digits count, anything else is 0. */
export const idOf = (value: string | null): number => Math.abs(wholeOf(value));

/** Returns a whole number like PHP's intval: `2.7` → 2, `5x` → 5, `abc` → 0. */
export function wholeOf(value: string | null): number {
  const whole = Number.parseInt(value ?? '', 10);
  return Number.isSafeInteger(whole) ? whole : 0;
}

/** Decodes a part of an address or a cookie; returns `otherwise` for an invalid escape instead of throwing. */
export function decodedPart<Otherwise extends string | null>(
  text: string,
  otherwise: Otherwise,
): string | Otherwise {
  try {
    return decodeURIComponent(text);
  } catch {
    return otherwise;
  }
}

/** A file of a form post, with the name of its field. */
export interface PostedFile {
  readonly field: string;
  readonly file: File;
}

/** The contents of a form post. */
export interface Posted {
  readonly fields: URLSearchParams;
  /** Excludes the empty file that browsers send for a field without a chosen file. */
  readonly files: readonly PostedFile[];
}

/**
 * Returns the fields and files of a form post. The result is empty if the body is missing, of another type such as JSON, cut off
 * or malformed.
 */
export async function readPosted(request: Request): Promise<Posted> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/x-www-form-urlencoded'))
    return { fields: new URLSearchParams(await request.text()), files: [] };
  const fields = new URLSearchParams();
  const files: PostedFile[] = [];
  if (type.startsWith('multipart/form-data'))
    for (const [name, value] of await formDataOf(request)) {
      if (typeof value === 'string') fields.append(name, value);
      else if (value.name !== '' || value.size > 0) files.push({ field: name, file: value });
    }
  return { fields, files };
}

async function formDataOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    // A body that cannot be parsed counts as an empty form, as in PHP.
    if (error instanceof TypeError) return new FormData();
    throw error;
  }
}

/** Returns only the fields of a form post. */
export const readFields = async (request: Request): Promise<URLSearchParams> =>
  (await readPosted(request)).fields;
