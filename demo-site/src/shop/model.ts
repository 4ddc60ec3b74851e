/** The shop's types. Amounts are whole numbers of agorot; times are milliseconds since 1970. */

export type Locale = 'he' | 'en';

/** One text in both languages of the shop. */
export type LocalText = Readonly<Record<Locale, string>>;

/** A picture of the site, served at `/wp-content/uploads/{file}`. */
export interface Picture {
  readonly id: number;
  /** File name with extension, ASCII, no slashes: `tee-red.svg`. */
  readonly file: string;
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly title: LocalText;
  readonly alt: LocalText;
}

export interface Category {
  readonly id: number;
  readonly slug: LocalText;
  readonly name: LocalText;
  readonly description: LocalText;
  readonly parentId: number | null;
}

/** Counted stock, or a fixed status that selling does not change. */
export type Stock =
  | { readonly kind: 'unmanaged'; readonly status: 'in' | 'out' | 'backorder' }
  | {
      readonly kind: 'managed';
      readonly quantity: number;
      /** `no`: refused beyond the quantity; `notify`: sold with a notice; `yes`: sold without one. */
      readonly backorders: 'no' | 'notify' | 'yes';
      /** "Only n left" appears at this number and below; null: never. */
      readonly lowAt: number | null;
    };

export interface AttributeOption {
  /** Taxonomy attribute: the term's slug (`red`). Custom attribute: the option's text in its original case (`Red`). */
  readonly value: string;
  readonly name: LocalText;
  /** CSS colour of a colour swatch. */
  readonly color?: string;
  /** Picture of an image swatch. */
  readonly pictureId?: number;
}

export interface ProductAttribute {
  /**
   * Id of the select: `pa_color` for a taxonomy, the lower-cased name (`color`) for a custom attribute. The field is `attribute_`
   * + key.
   */
  readonly key: string;
  readonly name: LocalText;
  readonly taxonomy: boolean;
  /** How the swatches plugin displays it. */
  readonly swatch: 'color' | 'image' | 'button' | 'radio' | 'select';
  readonly options: readonly AttributeOption[];
}

interface Sellable {
  readonly id: number;
  readonly sku: string;
  /** Price in agorot; 0 for a grouped product. */
  readonly regularPrice: number;
  readonly salePrice: number | null;
  readonly stock: Stock;
  /** Weight in kilograms in the CMS's format: `"0.3"`, or `""`. */
  readonly weight: string;
}

interface ProductBase extends Sellable {
  readonly slug: LocalText;
  readonly name: LocalText;
  /** Full description: safe HTML written by the shop. */
  readonly description: LocalText;
  /** Short description: safe HTML written by the shop. */
  readonly summary: LocalText;
  readonly categoryIds: readonly number[];
  readonly tags: readonly LocalText[];
  /** The first is the main picture. */
  readonly pictureIds: readonly number[];
  readonly soldIndividually: boolean;
  readonly featured: boolean;
  readonly createdAt: number;
  /** Whether lists and search show the product. */
  readonly listed: boolean;
  /** Average from 0 to 5; 0: no reviews. */
  readonly rating: number;
  readonly reviewCount: number;
}

export interface SimpleProduct extends ProductBase {
  readonly type: 'simple';
}

/** A product that is sold by its variations. Each variation has a price, stock and SKU; the product's own values are ignored. */
export interface VariableProduct extends ProductBase {
  readonly type: 'variable';
  readonly attributes: readonly ProductAttribute[];
  /** Preselected choices, by attribute key. */
  readonly defaults: Readonly<Record<string, string>>;
}

export interface GroupedProduct extends ProductBase {
  readonly type: 'grouped';
  readonly childIds: readonly number[];
}

/** A product that another site sells. */
export interface ExternalProduct extends ProductBase {
  readonly type: 'external';
  readonly url: string;
  readonly buttonText: LocalText;
}

export type Product = SimpleProduct | VariableProduct | GroupedProduct | ExternalProduct;

export interface Variation extends Sellable {
  readonly parentId: number;
  /** Attribute key (without `attribute_`) → option value; `''` matches any. Contains every attribute of the parent product. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly pictureId: number | null;
  readonly description: LocalText;
}

export interface Coupon {
  /** Code in lower case. */
  readonly code: string;
  readonly kind: 'percent' | 'fixed';
  /** Percent, or agorot. */
  readonly amount: number;
  readonly expiresAt: number | null;
  /** Minimum subtotal in agorot. */
  readonly minimum: number | null;
  /** Maximum number of orders with the coupon; null: unlimited. */
  readonly usageLimit: number | null;
}

export interface ShippingMethod {
  /** `flat_rate:1`, `free_shipping:2`, `local_pickup:3`. */
  readonly id: string;
  readonly label: LocalText;
  /** Cost in agorot. */
  readonly cost: number;
  /** Minimum subtotal after discounts for the method to be offered, in agorot; null: always offered. */
  readonly minimum: number | null;
}

export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  /** ISO 3166 code: `IL`. */
  readonly country: string;
  readonly street: string;
  readonly street2: string;
  readonly city: string;
  readonly postcode: string;
  readonly phone: string;
  readonly email: string;
}

export interface User {
  readonly id: number;
  readonly login: string;
  readonly email: string;
  readonly displayName: string;
  readonly firstName: string;
  readonly lastName: string;
  /**
   * Hash made by the platform. A seed writes `plain:…`, which is hashed before the shop opens and is never accepted as a hash.
   */
  readonly passwordHash: string;
  readonly billing: Address;
  readonly shipping: Address;
  readonly role: 'customer' | 'editor';
  readonly createdAt: number;
}

export interface OrderLine {
  readonly productId: number;
  readonly variationId: number;
  /** Name at the time of the order: in the order's language, with the choices (`Tee - Green, S`). */
  readonly name: string;
  readonly quantity: number;
  /** Amounts for the whole line, before and after discounts. */
  readonly subtotal: number;
  readonly total: number;
}

type OrderStatus = 'pending' | 'processing' | 'completed' | 'on-hold' | 'cancelled';

export interface Order {
  readonly id: number;
  /** `wc_order_…`: every visitor with this key may see the order. */
  readonly key: string;
  readonly userId: number | null;
  readonly status: OrderStatus;
  readonly locale: Locale;
  readonly createdAt: number;
  readonly lines: readonly OrderLine[];
  readonly coupons: readonly { readonly code: string; readonly amount: number }[];
  readonly shipping: { readonly id: string; readonly label: string; readonly cost: number } | null;
  readonly subtotal: number;
  readonly discount: number;
  readonly total: number;
  readonly paymentMethod: string;
  readonly paymentTitle: string;
  readonly billing: Address;
  readonly shippingAddress: Address;
  readonly note: string;
}

export const emptyAddress: Address = {
  firstName: '',
  lastName: '',
  company: '',
  country: 'IL',
  street: '',
  street2: '',
  city: '',
  postcode: '',
  phone: '',
  email: '',
};
