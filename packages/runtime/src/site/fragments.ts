import { custom, type InferOutput, object, optional, pipe, transform, unknown } from 'valibot';
import { isPlainObject, mergeDeep } from './plain.ts';

/**
 * Schema of a map of texts; PHP writes an empty map as `[]`. Numbers become text; other values are skipped, so that one faulty
 * plugin does not invalidate the whole map.
 */
export const fragmentMapSchema = pipe(
  custom<Record<string, unknown> | []>(
    (value) => (Array.isArray(value) ? value.length === 0 : isPlainObject(value)),
    'texts by name',
  ),
  transform((map): FragmentMap => {
    const texts = Object.entries(map).filter(([, html]) => ['string', 'number'].includes(typeof html));
    return mergeDeep({}, Object.fromEntries(texts.map(([selector, html]) => [selector, String(html)])));
  }),
);

/** Selector → outer HTML. Values may begin with whitespace. */
export type FragmentMap = Readonly<Record<string, string>>;

export const cartFragmentsSchema = pipe(
  object({ fragments: fragmentMapSchema, cart_hash: optional(unknown()) }),
  transform(({ fragments, cart_hash: hash }) => ({ fragments, hash: typeof hash === 'string' ? hash : '' })),
);

/** The cart as the server renders it. `hash`: 32 hexadecimal digits, or empty for an empty cart. */
export type CartFragments = Readonly<InferOutput<typeof cartFragmentsSchema>>;
