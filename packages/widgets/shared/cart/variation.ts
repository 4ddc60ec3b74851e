import { asObject, type Checks, mergeDeep, names, storeRequest } from '@iyim/runtime/page';
import {
  coerceFlag,
  coerceNumber,
  coerceText,
  ownValue,
  type PlainObject,
  parseJson,
  type Site,
} from '@iyim/runtime/widget';

/** Whether an answer, or an entry of a form's list, is a variation. Only the key `variation_id` is required. */
const isVariation = (value: unknown): value is PlainObject =>
  coerceNumber(ownValue(value, 'variation_id')) !== undefined;

/**
 * Converts a variation from the server. The result has the server's keys, because events pass it to third parties. Values of
 * known keys get their proper types; other keys are kept as they are.
 */
function toVariation(raw: PlainObject) {
  const text = (key: string) => coerceText(raw[key]) ?? '';
  const flag = (key: string, missing: boolean) => coerceFlag(raw[key]) ?? missing;
  /** Returns a number, or an empty string for "no limit" or "unknown". */
  const numberOrEmpty = (key: string): number | '' => coerceNumber(raw[key]) ?? '';
  const texts = Object.entries(asObject(raw.attributes)).map(([name, value]) => [
    name,
    coerceText(value) ?? '',
  ]);
  return {
    ...mergeDeep<PlainObject>({}, raw),
    variation_id: Number(raw.variation_id),
    /** Value of each attribute field; an empty value matches any value. */
    attributes: mergeDeep<Readonly<Record<string, string>>>({}, Object.fromEntries(texts)),
    is_in_stock: flag('is_in_stock', true),
    is_purchasable: flag('is_purchasable', true),
    variation_is_active: flag('variation_is_active', true),
    variation_is_visible: flag('variation_is_visible', true),
    backorders_allowed: flag('backorders_allowed', false),
    /** "yes" or "no", because other scripts compare it with these words. */
    is_sold_individually: flag('is_sold_individually', false) ? 'yes' : 'no',
    min_qty: numberOrEmpty('min_qty'),
    max_qty: numberOrEmpty('max_qty'),
    /** The swatches plugin adds this key. */
    variation_stock_left: numberOrEmpty('variation_stock_left'),
    display_price: numberOrEmpty('display_price'),
    display_regular_price: numberOrEmpty('display_regular_price'),
    /** Empty if all variations have the same price. */
    price_html: text('price_html'),
    availability_html: text('availability_html'),
    variation_description: text('variation_description'),
    sku: text('sku'),
    weight_html: text('weight_html'),
    dimensions_html: text('dimensions_html'),
    /** The variation's own gallery, since WooCommerce 10.8; often empty. */
    gallery_images_html: text('gallery_images_html'),
    image_id: numberOrEmpty('image_id'),
    image: asObject(raw.image),
  };
}

export type Variation = ReturnType<typeof toVariation>;

/** The server answers `false` if no variation matches. */
const answerSchema = ({ custom, pipe, transform }: Checks) =>
  pipe(
    custom<PlainObject | false>((answer) => answer === false || isVariation(answer), 'a variation or false'),
    transform((answer) => answer && toVariation(answer)),
  );

/**
 * Fetches the variation that matches all of `attributes` (`attribute_pa_color` → `red`), even if it is out of stock. Null if no
 * variation matches.
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
  return (await site.http.json(storeRequest(site, names.variation, form, signal), answerSchema)) || null;
}

/**
 * Reads a product form's variations from the text of its attribute. Null if the form does not contain them (`false`, empty, not
 * JSON) and `fetchVariation` must request them. Invalid entries are left out.
 */
export function parseVariations(json: string): Variation[] | null {
  const value = parseJson(json);
  return Array.isArray(value) ? value.filter(isVariation).map(toVariation) : null;
}
