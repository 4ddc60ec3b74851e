import categoriesFile from '../../content/categories.json' with { type: 'json' };
import productsFile from '../../content/products.json' with { type: 'json' };
import type { LocalText, Product, ProductAttribute, Stock, Variation } from '../shop/model.ts';
import { type ColourName, colours, pictureId } from './album.ts';

const firstDay = Date.UTC(2026, 0, 4, 7);
const day = 86_400_000;
const noText: LocalText = { he: '', en: '' };

/** Prices in shekels; the shop calculates in agorot. */
interface Sold {
  readonly price?: number;
  readonly sale?: number | null;
  /** Number of units, or a word: `madeToOrder` is sold out but may be ordered ahead. @default 'in' */
  readonly stock?: number | 'in' | 'out' | 'madeToOrder';
}

interface AttributeSheet extends Omit<ProductAttribute, 'options'> {
  /** `colour` is the colour of the option's swatch, and of the pictures of variations with this option. */
  readonly options: readonly {
    readonly value: string;
    readonly name: LocalText;
    readonly colour?: ColourName;
  }[];
}

interface VariationSheet extends Sold {
  readonly choices: Readonly<Record<string, string>>;
}

/** Paragraphs in both languages. */
type Paragraphs = Readonly<Record<'he' | 'en', readonly string[]>>;

/** A product as written in `content/products.json`. */
interface ProductSheet extends Sold {
  readonly type: Product['type'];
  readonly id: number;
  readonly slug: LocalText;
  readonly name: LocalText;
  readonly summary: LocalText;
  readonly description: Paragraphs;
  readonly category: keyof typeof categoriesFile;
  /** Shape and colour of the product in its pictures. */
  readonly shape: string;
  readonly colour: ColourName;
  readonly featured?: boolean;
  /** Average number of stars, and number of ratings. */
  readonly rating?: readonly number[];
  readonly soldIndividually?: boolean;
  readonly attributes?: readonly AttributeSheet[];
  readonly variations?: readonly VariationSheet[];
  readonly defaults?: Readonly<Record<string, string>>;
  readonly childIds?: readonly number[];
  readonly url?: string;
  readonly buttonText?: LocalText;
}

export const productSheets = productsFile as readonly ProductSheet[];

const asHtml = (lines: readonly string[]): string => lines.map((line) => `<p>${line}</p>`).join('\n');

/** Returns paragraphs as HTML. */
export const paragraphsHtml = ({ he, en }: Paragraphs): LocalText => ({ he: asHtml(he), en: asHtml(en) });

const agorot = (shekels: number): number => Math.round(shekels * 100);

const prices = ({ price = 0, sale = null }: Sold) => ({
  regularPrice: agorot(price),
  salePrice: sale === null ? null : agorot(sale),
});

/** "Only n left" appears at five units and below. */
function stockOf({ stock = 'in' }: Sold): Stock {
  if (typeof stock === 'number') return { kind: 'managed', quantity: stock, backorders: 'no', lowAt: 5 };
  if (stock === 'madeToOrder') return { kind: 'managed', quantity: 0, backorders: 'notify', lowAt: null };
  return { kind: 'unmanaged', status: stock };
}

/** Returns the product to store, and its variations, from a sheet. */
export function productOf(sheet: ProductSheet): {
  readonly product: Product;
  readonly variations: readonly Variation[];
} {
  const { type, id, slug, name, summary, attributes = [], variations = [] } = sheet;
  const [rating = 0, reviewCount = 0] = sheet.rating ?? [];
  const base = {
    id,
    sku: `LC-${id}`,
    slug,
    name,
    summary,
    description: paragraphsHtml(sheet.description),
    categoryIds: [categoriesFile[sheet.category].id],
    tags: [],
    pictureIds: ['front', 'room', 'close'].map((view) => pictureOf(sheet, sheet.colour, view)),
    featured: sheet.featured ?? false,
    createdAt: firstDay + (id - 100) * day,
    listed: true,
    rating,
    reviewCount,
    ...prices(sheet),
    stock: stockOf(sheet),
    soldIndividually: sheet.soldIndividually ?? false,
    weight: '',
  };
  const byType = {
    simple: () => ({ ...base, type: 'simple' as const }),
    variable: () => ({
      ...base,
      type: 'variable' as const,
      attributes: attributes.map((attribute) => attributeOf(attribute, sheet)),
      defaults: sheet.defaults ?? {},
    }),
    grouped: () => ({ ...base, type: 'grouped' as const, childIds: sheet.childIds ?? [] }),
    external: () => ({
      ...base,
      type: 'external' as const,
      url: sheet.url ?? '',
      buttonText: sheet.buttonText ?? noText,
    }),
  };
  return {
    product: byType[type](),
    variations: variations.map((variation, at) => variationOf(variation, at, sheet)),
  };
}

const pictureOf = ({ shape }: ProductSheet, colour: ColourName, view = 'front'): number =>
  pictureId(`${shape}-${colours[colour].slug}-${view}`);

function attributeOf({ options, ...attribute }: AttributeSheet, sheet: ProductSheet): ProductAttribute {
  return {
    ...attribute,
    options: options.map(({ value, name, colour }) => ({
      value,
      name,
      ...(colour && attribute.swatch === 'color' ? { color: colours[colour].hex } : {}),
      ...(colour && attribute.swatch === 'image' ? { pictureId: pictureOf(sheet, colour) } : {}),
    })),
  };
}

function variationOf(variation: VariationSheet, at: number, sheet: ProductSheet): Variation {
  const { id, attributes = [] } = sheet;
  const painted = attributes
    .flatMap(({ key, options }) => options.filter(({ value }) => value === variation.choices[key]))
    .find(({ colour }) => colour !== undefined);
  return {
    id: id * 100 + at + 1,
    parentId: id,
    sku: `LC-${id}-${at + 1}`,
    ...prices(variation),
    stock: stockOf(variation),
    weight: '',
    attributes: variation.choices,
    pictureId: painted?.colour ? pictureOf(sheet, painted.colour) : null,
    description: noText,
  };
}
