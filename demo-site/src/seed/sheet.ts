import type { LocalText, Stock } from '../shop/model.ts';
import type { CategorySlug } from './categories.ts';
import type { ColourSlug } from './pictures/colours.ts';
import type { ShapeName } from './pictures/shapes/index.ts';

/** What the shop's owner writes about a product; `product.ts` makes the stored product of it. Prices are in shekels. */
interface SheetBase {
  id: number;
  slug: LocalText;
  name: LocalText;
  summary: LocalText;
  /** Paragraphs of the description. */
  description: Readonly<Record<'he' | 'en', readonly string[]>>;
  category: CategorySlug;
  shape: ShapeName;
  colour: ColourSlug;
  featured?: boolean;
  rating?: readonly [stars: number, reviews: number];
}

export interface SimpleSheet extends SheetBase {
  type: 'simple';
  price: number;
  sale?: number;
  stock?: Stock;
  soldIndividually?: boolean;
}

export interface AttributeSheet {
  key: string;
  name: LocalText;
  taxonomy: boolean;
  swatch: 'color' | 'image' | 'button' | 'radio' | 'select';
  options: readonly OptionSheet[];
}

export interface OptionSheet {
  value: string;
  name: LocalText;
  /** Paints the swatch, and the picture of the variations that have this option. */
  colour?: ColourSlug;
}

export type Choices = Readonly<Record<string, string>>;

export interface VariationSheet {
  choices: Choices;
  price: number;
  sale?: number;
  stock?: Stock;
}

export interface VariableSheet extends SheetBase {
  type: 'variable';
  attributes: readonly AttributeSheet[];
  variations: readonly VariationSheet[];
  defaults?: Choices;
}

export interface GroupedSheet extends SheetBase {
  type: 'grouped';
  childIds: readonly number[];
}

export interface ExternalSheet extends SheetBase {
  type: 'external';
  price: number;
  url: string;
  buttonText: LocalText;
}

export type Sheet = SimpleSheet | VariableSheet | GroupedSheet | ExternalSheet;

export const inStock: Stock = { kind: 'unmanaged', status: 'in' };
export const outOfStock: Stock = { kind: 'unmanaged', status: 'out' };

/** Counted pieces; "only n left" is said from five pieces down. */
export const pieces = (quantity: number): Stock => ({
  kind: 'managed',
  quantity,
  backorders: 'no',
  lowAt: 5,
});

/** Sold out for now, but may be ordered ahead. */
export const madeToOrder: Stock = { kind: 'managed', quantity: 0, backorders: 'notify', lowAt: null };
