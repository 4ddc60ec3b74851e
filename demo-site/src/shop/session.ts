import type { Address } from './model.ts';

/** A line of a cart. */
export interface CartLine {
  /** md5 of the product and the chosen options, so the same choice has the same key in every session. */
  readonly key: string;
  /** Product id; for a variation, the parent's id. */
  readonly productId: number;
  /** Variation id; 0: not a variation. */
  readonly variationId: number;
  /** Attribute key → value, for every attribute, including those that the variation leaves open ("any"). */
  readonly attributes: Readonly<Record<string, string>>;
  readonly quantity: number;
}

/** A message for the next rendered page. `html` is safe because markup/ makes it, never a visitor. */
export interface Notice {
  readonly kind: 'success' | 'error' | 'info';
  readonly html: string;
  /** Field of a checkout error. */
  readonly field?: string;
}

/** Data that the shop keeps about a visitor between requests. */
export interface SessionData {
  readonly lines: readonly CartLine[];
  /** Removed lines that can be restored. */
  readonly removed: readonly CartLine[];
  readonly coupons: readonly string[];
  /** Id of the chosen shipping method; '' stands for the first one offered. */
  readonly shippingMethod: string;
  readonly billing: Address | null;
  readonly shipping: Address | null;
  readonly notices: readonly Notice[];
  /** Item ids by store name, for data stores that are kept in PHP's session. */
  readonly lists?: Readonly<Record<string, readonly number[]>>;
}

export interface StoredSession {
  /** `t_…` for a guest, the user's id for a customer. */
  readonly id: string;
  readonly expiresAt: number;
  readonly data: SessionData;
}

export const emptySession: SessionData = {
  lines: [],
  removed: [],
  coupons: [],
  shippingMethod: '',
  billing: null,
  shipping: null,
  notices: [],
};
