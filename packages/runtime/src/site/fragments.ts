import { custom, type InferOutput, object, optional, pipe, string, transform } from 'valibot';
import { isPlainObject, mergeDeep } from './plain.ts';

/** A map of texts; PHP writes an empty one as `[]`. */
export const fragmentMapSchema = pipe(
  custom<Record<string, string | number> | []>(
    (value) =>
      Array.isArray(value)
        ? value.length === 0
        : isPlainObject(value) && Object.values(value).every(isScalar),
    'texts by name',
  ),
  transform((map): FragmentMap => {
    const texts = Object.entries(map).map(([selector, html]) => [selector, String(html)]);
    return mergeDeep({}, Object.fromEntries(texts));
  }),
);

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

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
