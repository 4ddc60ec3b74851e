/** A picture of a variation, as attributes of an `img` and of the link around it. */
export interface VariationImage {
  readonly id: string;
  readonly src: string;
  readonly srcset: string;
  readonly sizes: string;
  readonly alt: string;
  readonly title: string;
  readonly caption: string;
  readonly width: string;
  readonly height: string;
  readonly fullSrc: string;
  readonly fullWidth: string;
  readonly fullHeight: string;
  readonly thumbnail: string;
}

/** A variation of the product, under the server's own names, with the types this widget counts on. */
export interface Variation {
  readonly variation_id: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly is_in_stock: boolean;
  readonly is_purchasable: boolean;
  readonly is_sold_individually: boolean;
  readonly variation_is_active: boolean;
  readonly variation_is_visible: boolean;
  readonly min_qty: number;
  /** null: no limit. */
  readonly max_qty: number | null;
  /** The server's words for what is left (swatches plugin), or empty. */
  readonly variation_stock_left: string;
  readonly sku: string;
  readonly price_html: string;
  readonly availability_html: string;
  readonly variation_description: string;
  readonly weight_html: string;
  readonly dimensions_html: string;
  /** null: the product's own picture stays. */
  readonly image: VariationImage | null;
  /** The object as the server sent it, for listeners of the original events. */
  readonly source: unknown;
}

type Raw = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function text(raw: Raw, key: string): string {
  const value = raw[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function flag(raw: Raw, key: string, missing: boolean): boolean {
  const value = raw[key];
  if (value === undefined || value === null) return missing;
  return value === true || value === 1 || value === '1' || value === 'yes' || value === 'true';
}

function quantity(raw: Raw, key: string): number | null {
  const value = raw[key];
  if (value === '' || value === null || value === undefined) return null;
  const number = Number(value);
  return Number.isFinite(number) && number >= 0 ? number : null;
}

/**
 * Reads a variation as real servers send it: numbers as text, `""` for no limit, `[]` for an empty map, whatever is left
 * out at its harmless value. null when it is not a variation at all.
 */
export function readVariation(raw: unknown): Variation | null {
  if (!isRecord(raw)) return null;
  const id = Number(raw.variation_id);
  if (!Number.isInteger(id) || id <= 0) return null;
  const attributes = isRecord(raw.attributes) ? raw.attributes : {};
  return {
    variation_id: id,
    attributes: Object.fromEntries(Object.keys(attributes).map((name) => [name, text(attributes, name)])),
    is_in_stock: flag(raw, 'is_in_stock', true),
    is_purchasable: flag(raw, 'is_purchasable', true),
    is_sold_individually: flag(raw, 'is_sold_individually', false),
    variation_is_active: flag(raw, 'variation_is_active', true),
    variation_is_visible: flag(raw, 'variation_is_visible', true),
    min_qty: quantity(raw, 'min_qty') ?? 1,
    max_qty: quantity(raw, 'max_qty'),
    variation_stock_left: text(raw, 'variation_stock_left'),
    sku: text(raw, 'sku'),
    price_html: text(raw, 'price_html'),
    availability_html: text(raw, 'availability_html'),
    variation_description: text(raw, 'variation_description'),
    weight_html: text(raw, 'weight_html'),
    dimensions_html: text(raw, 'dimensions_html'),
    image: readImage(raw),
    source: raw,
  };
}

function readImage(raw: Raw): VariationImage | null {
  const { image } = raw;
  if (!isRecord(image) || text(image, 'src') === '') return null;
  return {
    id: text(raw, 'image_id'),
    src: text(image, 'src'),
    srcset: text(image, 'srcset'),
    sizes: text(image, 'sizes'),
    alt: text(image, 'alt'),
    title: text(image, 'title'),
    caption: text(image, 'caption'),
    width: text(image, 'src_w'),
    height: text(image, 'src_h'),
    fullSrc: text(image, 'full_src'),
    fullWidth: text(image, 'full_src_w'),
    fullHeight: text(image, 'full_src_h'),
    thumbnail: text(image, 'gallery_thumbnail_src'),
  };
}

/** The form's list of variations; null when it has none and the server is to be asked (SW-8). */
export function readVariations(list: unknown): readonly Variation[] | null {
  if (!Array.isArray(list) || list.length === 0) return null;
  return list.map(readVariation).filter((variation) => variation !== null);
}
