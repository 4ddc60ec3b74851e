import { custom, type InferOutput, object, optional, pipe, string, transform } from 'valibot';
import { isPlainObject, mergeDeep } from './plain.ts';

/** A map of texts; PHP writes an empty one as `[]`. */
export const fragmentMapSchema = pipe(
  custom<Record<string, string | number> | []>(
    (value) =>
      Array.isArray(value)
        ? value.length === 0
        : isPlainObject(value) &&
          Object.values(value).every((text) => ['string', 'number'].includes(typeof text)),
    'texts by name',
  ),
  transform((map): FragmentMap => {
    const texts = Object.entries(map).map(([selector, html]) => [selector, String(html)]);
    return mergeDeep({}, Object.fromEntries(texts));
  }),
);

/** Selector → outer HTML. Values may begin with whitespace. */
export type FragmentMap = Readonly<Record<string, string>>;

export const cartFragmentsSchema = pipe(
  object({ fragments: fragmentMapSchema, cart_hash: optional(string(), '') }),
  transform(({ fragments, cart_hash: hash }) => ({ fragments, hash })),
);

/** The cart as the server renders it. `hash`: 32 hexadecimal digits, or empty for an empty cart. */
export type CartFragments = Readonly<InferOutput<typeof cartFragmentsSchema>>;
