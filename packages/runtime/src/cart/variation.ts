import {
  custom,
  type InferOutput,
  lazy,
  looseObject,
  optional,
  pipe,
  safeParse,
  transform,
  unknown,
} from 'valibot';
import { coerceFlag, coerceNumber, coerceText } from '../site/coerce.ts';
import { names } from '../site/names.ts';
import { isPlainObject, mergeDeep, type PlainObject } from '../site/plain.ts';
import type { Site } from '../site/site.ts';
import { storeRequest } from './store-request.ts';

const text = pipe(
  optional(unknown(), null),
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
  variation_id: pipe(
    custom<string | number>((value) => coerceNumber(value) !== undefined),
    transform(Number),
  ),
  /** Attribute field → value; an empty value matches any. */
  attributes: pipe(
    optional(unknown(), null),
    transform((value): Readonly<Record<string, string>> => {
      const texts = Object.entries(asObject(value)).map(([name, entry]) => [name, coerceText(entry) ?? '']);
      return mergeDeep({}, Object.fromEntries(texts));
    }),
  ),
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
  price_html: text,
  availability_html: text,
  variation_description: text,
  sku: text,
  weight_html: text,
  dimensions_html: text,
  image_id: numberOrEmpty,
  image: pipe(optional(unknown(), null), transform(asObject)),
});

const answerSchema = lazy((answer) => (answer === false ? noVariation : variationSchema));
const noVariation = custom<false>((answer) => answer === false);

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
  const form = { ...attributes, product_id: productId };
  const answer = await site.http.json(storeRequest(site, names.variation, form, signal), answerSchema);
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
  if (!Array.isArray(value)) return null;
  return value.flatMap((entry: unknown) => {
    const variation = safeParse(variationSchema, entry);
    return variation.success ? [variation.output] : [];
  });
}

function asObject(value: unknown): PlainObject {
  return isPlainObject(value) ? value : {};
}
