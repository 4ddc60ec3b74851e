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

/** A part of an address or a cookie as it is meant; `otherwise` for a broken escape, which is no reason to fail. */
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

/** A file of a form post, under the name of its field. */
export interface PostedFile {
  readonly field: string;
  readonly file: File;
}

/** What a form post carries. */
export interface Posted {
  readonly fields: URLSearchParams;
  /** Without the empty ones that browsers send for a field in which nothing was chosen. */
  readonly files: readonly PostedFile[];
}

/** The fields and files of a form post; none for any other body (JSON, none), nor for one that is cut off or malformed. */
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
    // What can not be read as a form is no form, as in PHP.
    if (error instanceof TypeError) return new FormData();
    throw error;
  }
}

/** The fields of a form post alone. */
export const readFields = async (request: Request): Promise<URLSearchParams> =>
  (await readPosted(request)).fields;
