import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { type ErrorSubject, InvalidAnswerError } from './errors.ts';
import { endOfJson } from './plain.ts';

/**
 * Returns the JSON of an answer, checked against `schema`. Servers print notices before the JSON and comments after it, so the
 * first value that satisfies the schema is returned. Throws an `InvalidAnswerError`, which quotes the answer, if there is none.
 */
export function readAnswer<Schema extends GenericSchema>(
  text: string,
  schema: Schema,
  about: ErrorSubject,
): InferOutput<Schema> {
  let expected = 'JSON';
  for (const value of jsonIn(text)) {
    const result = safeParse(schema, value);
    if (result.success) return result.output;
    const [issue] = result.issues;
    const path = issue.path?.map(({ key }) => String(key)).join('.');
    const required = issue.type === 'custom' ? issue.message : (issue.expected ?? 'another value');
    if (expected === 'JSON') expected = `${required}${path ? ` at "${path}"` : ''}`;
  }
  throw new InvalidAnswerError(text, expected, about);
}

/** Matches the start of an HTML page: JSON in the page's scripts does not count as an answer. */
const PAGE = /<(!doctype|html)\b/i;
/** Matches the first characters of an object or a list. */
const BEGINNING = /\{\s*["}]|\[\s*["{[\]\dtfn-]/g;
/** Maximum number of matches of `BEGINNING` that are tried per answer. */
const MOST = 200;

/** Yields the whole text as JSON, or if it is not JSON, the objects and lists in it, in order. */
function* jsonIn(text: string): Generator<unknown> {
  const whole = parse(text);
  if (whole !== undefined) return yield whole;
  const page = text.search(PAGE);
  const noisy = page < 0 ? text : text.slice(0, page);
  let from = 0;
  for (const { index } of [...noisy.matchAll(BEGINNING)].slice(0, MOST)) {
    if (index < from) continue;
    const end = endOfJson(noisy, index);
    const value = end < 0 ? undefined : parse(noisy.slice(index, end));
    if (value === undefined) continue;
    from = end;
    yield value;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
