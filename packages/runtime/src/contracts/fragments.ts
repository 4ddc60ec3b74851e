import {
  array,
  custom,
  type InferOutput,
  never,
  number,
  object,
  optional,
  pipe,
  record,
  string,
  transform,
  union,
} from 'valibot';
import { isPlainObject, type PlainObject } from './plain.ts';

/** A map whose empty form PHP writes as `[]`. */
export const fragmentMapSchema = union([
  pipe(
    custom<PlainObject>(isPlainObject),
    record(string(), union([string(), pipe(number(), transform(String))])),
  ),
  pipe(
    array(never()),
    transform((): Record<string, string> => ({})),
  ),
]);

/** Selector → outer HTML. Values may begin with whitespace. */
export type FragmentMap = Readonly<Record<string, string>>;

/** The cart as the server renders it. */
export interface CartFragments {
  readonly fragments: FragmentMap;
  /** 32 hexadecimal digits, or empty for an empty cart. */
  readonly hash: string;
}

export const cartFragmentsSchema = object({
  fragments: fragmentMapSchema,
  cart_hash: optional(string(), ''),
});

export function toCartFragments(answer: InferOutput<typeof cartFragmentsSchema>): CartFragments {
  return { fragments: answer.fragments, hash: answer.cart_hash };
}
