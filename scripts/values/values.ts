import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locate } from './locate.ts';
import { otherThan, readingDefault } from './other-value.ts';

/** A value of the specification in the source, and the requirement whose tests prove it. */
export interface Value {
  /** Description for `docs/limits.md`. */
  readonly what: string;
  /** Path of the source file, from the workspace's root. */
  readonly file: string;
  /** Place of the value in the file, in the notation of `locate`. */
  readonly at: string;
  /** Requirement whose tests must fail when the value changes. */
  readonly id: string;
  /** Source of the changed value. @default another value of the same kind */
  readonly to?: string;
}

/** Values of one section of the specification. */
export interface Section {
  readonly title: string;
  readonly values: readonly Value[];
}

/** A change to one value. */
export interface Mutation extends Value {
  /** The value as written in the source. */
  readonly from: string;
  readonly to: string;
  /** Text of the whole file. */
  readonly text: string;
  /** Text of the whole file with the value changed. */
  readonly changed: string;
}

/** Returns the key of a value in the record. */
export const keyOf = ({ file, at, id }: Value): string => `${id} ${file} ${at}`;

/**
 * Returns whether the doc comment of a constant names a section of the specification (§). Constants without a blank line between
 * them share a comment. Returns true for places that are not constants.
 */
export function namesSection({ at }: Pick<Value, 'at'>, text: string): boolean {
  const [, name] = /^([A-Z][A-Z_]+)(?:\.|$)/.exec(at) ?? [];
  if (name === undefined) return true;
  const [above = ''] = text.split(new RegExp(String.raw`^(?:export )?const ${name}\b`, 'm'));
  const group = above.split(/\n\s*\n/).at(-1) ?? '';
  return group.split('/**').at(-1)?.includes('§') ?? false;
}

/** Returns the constants whose doc comment names a section of the specification, but which have no row. */
export function withoutRow(file: string, text: string, values: readonly Value[]): string[] {
  const places = values.filter((value) => value.file === file).map(({ at }) => locate(file, text, at).start);
  return [...text.matchAll(/\/\*\*((?:(?!\*\/).)*)\*\/\n(?:export )?const ([A-Z][A-Z_]+)\b/gs)]
    .filter(({ index, 0: { length }, 1: comment = '' }) => {
      const end = text.indexOf(';\n', index + length);
      return comment.includes('§') && !places.some((place) => place > index && place < end);
    })
    .map(([, , name = '']) => name);
}

/**
 * Returns the file of a value with the value changed.
 *
 * @throws Error if the place is not found, or if there is no other value to change it to.
 */
export function mutate(root: string, value: Value): Mutation {
  const text = readFileSync(join(root, value.file), 'utf8');
  const { start, end, source, options } = locate(value.file, text, value.at);
  const to = value.at.endsWith(':reader')
    ? readingDefault(source)
    : (value.to ?? options?.find((option) => option !== source) ?? otherThan(source));
  if (to === undefined || to === source)
    throw new Error(
      `${value.file}: expected another value for "${value.at}", found ${to ?? 'none'}: ${source}`,
    );
  return { ...value, from: source, to, text, changed: text.slice(0, start) + to + text.slice(end) };
}
