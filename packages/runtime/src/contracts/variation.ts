import {
  array,
  fallback,
  type InferOutput,
  literal,
  looseObject,
  number,
  optional,
  pipe,
  record,
  safeParse,
  string,
  transform,
  union,
  unknown,
} from 'valibot';
import { coerceFlag, coerceNumber, coerceText } from './coerce.ts';
import type { Site } from './site.ts';
import { storeRequest } from './store-request.ts';

const text = pipe(
  unknown(),
  transform((value) => coerceText(value) ?? ''),
);
const flag = (missing: boolean) =>
  pipe(
    optional(unknown(), null),
    transform((value) => coerceFlag(value) ?? missing),
  );
/** A number, or an empty string for "no limit", "not known". */
const numberOrEmpty = pipe(
  optional(unknown(), null),
  transform((value): number | '' => coerceNumber(value) ?? ''),
);

/**
 * A variation as it goes over the wire, under its own keys, because events hand it to third parties; values have the
 * types they should have. Other keys are kept as they are.
 */
const variationSchema = looseObject({
  variation_id: pipe(union([number(), string()]), transform(Number)),
  /** Attribute field → value; an empty value matches any. */
  attributes: fallback(record(string(), text), {}),
  is_in_stock: flag(true),
  is_purchasable: flag(true),
  variation_is_active: flag(true),
  variation_is_visible: flag(true),
  backorders_allowed: flag(false),
  /** "yes" or "no", and handed on as such: other scripts compare it with the word. */
  is_sold_individually: pipe(
    optional(unknown(), null),
    transform((value) => (coerceFlag(value) ? 'yes' : 'no')),
  ),
  min_qty: numberOrEmpty,
  max_qty: numberOrEmpty,
  /** Added by the swatches plugin. */
  variation_stock_left: numberOrEmpty,
  display_price: numberOrEmpty,
  display_regular_price: numberOrEmpty,
  /** Empty when all variations have one price. */
  price_html: optional(text, ''),
  availability_html: optional(text, ''),
  variation_description: optional(text, ''),
  sku: optional(text, ''),
  weight_html: optional(text, ''),
  dimensions_html: optional(text, ''),
  image_id: numberOrEmpty,
  image: fallback(record(string(), unknown()), {}),
});

export type Variation = InferOutput<typeof variationSchema>;

/**
 * The variation that matches all of `attributes` (`attribute_pa_color` → `red`), also one that is out of stock; null when
 * none does.
 */
export async function fetchVariation(
  site: Site,
  {
    productId,
    attributes,
  }: { readonly productId: string; readonly attributes: Readonly<Record<string, string>> },
  signal?: AbortSignal,
): Promise<Variation | null> {
  const form = { ...attributes, [site.names.fields.productId]: productId };
  const answer = await site.http.json(
    storeRequest(site, 'variation', form, signal),
    union([literal(false), variationSchema]),
  );
  return answer === false ? null : answer;
}

/**
 * The variations a product form carries, from the text of its attribute. Null when the form carries none (`false`, empty,
 * not JSON): they are asked for with `fetchVariation`. Entries that are no variations are left out.
 */
export function parseVariations(json: string): Variation[] | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  const list = safeParse(array(unknown()), value);
  if (!list.success) return null;
  return list.output.flatMap((entry) => {
    const variation = safeParse(variationSchema, entry);
    return variation.success ? [variation.output] : [];
  });
}
