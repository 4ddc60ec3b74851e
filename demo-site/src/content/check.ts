import * as v from 'valibot';

/**
 * What a file of `demo-site/content/` says, in the form its schema gives it.
 *
 * @throws Error that names the file and every place in it that is wrong.
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

/** Paragraphs in both languages, as HTML. */
export const paragraphs = v.pipe(
  v.strictObject({ he: v.array(written), en: v.array(written) }),
  v.transform(({ he, en }) => ({ he: asHtml(he), en: asHtml(en) })),
);

const asHtml = (lines: readonly string[]): string => lines.map((line) => `<p>${line}</p>`).join('\n');

/** A moment such as `2026-02-09T07:12:00Z`, as milliseconds since 1970. */
export const moment = v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse));

/** The name of an entry of `record`; gives the entry. */
export const oneOf = <Value>(record: Readonly<Record<string, Value>>) =>
  v.pipe(
    v.picklist(Object.keys(record)),
    // The list before has let no other name through.
    v.transform((name) => record[name] as Value),
  );
