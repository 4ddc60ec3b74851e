import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { type ErrorSubject, InvalidAnswerError } from './errors.ts';

/** The JSON `text` of an answer, checked against `schema`. Throws `InvalidAnswerError`, which says what was found. */
export function readAnswer<Schema extends GenericSchema>(
  text: string,
  schema: Schema,
  about: ErrorSubject,
): InferOutput<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new InvalidAnswerError(text, 'JSON', about);
  }
  const result = safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = issue.path?.map(({ key }) => String(key)).join('.');
  const wanted = issue.type === 'custom' ? issue.message : (issue.expected ?? 'another value');
  const expected = `${wanted}${path ? ` at "${path}"` : ''}`;
  throw new InvalidAnswerError(text, expected, about);
}
