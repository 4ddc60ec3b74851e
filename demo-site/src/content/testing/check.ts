import * as v from 'valibot';

/**
 * Checks the content of a file of `demo-site/content/`.
 *
 * @throws Error that lists the file and every invalid path in it.
 */
export function checked<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  data: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  throw new Error(`demo-site/content/${file} is wrong:\n${problems.join('\n')}`);
}

export const written = v.pipe(v.string(), v.nonEmpty('expected some text, found none'));

/** One text in both languages of the shop. */
export const text = v.strictObject({ he: written, en: written });

/** Several texts in both languages. */
export const texts = v.strictObject({ he: v.array(written), en: v.array(written) });

/** A moment such as `2026-02-09T07:12:00Z`. */
export const moment = v.pipe(v.string(), v.isoTimestamp());

/** Accepts the name of an entry of `record`. */
export const oneOf = (record: Readonly<Record<string, unknown>>) => v.picklist(Object.keys(record));

/**
 * Returns the path of each text and placeholder, so that two languages can be compared. For a counted text, returns only the path
 * of `other`, because languages differ in the other forms.
 */
export function shapeOf(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'string')
    return [path, ...Array.from(value.matchAll(/\{\w+\}/g), ([place]) => `${path} ${place}`).sort()];
  if (typeof value !== 'object' || value === null) return [path];
  if ('one' in value && 'other' in value) return shapeOf(value.other, `${path}.other`);
  return Object.entries(value).flatMap(([key, inner]) => shapeOf(inner, `${path}.${key}`));
}
