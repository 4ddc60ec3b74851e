import { fill } from '../content/fill.ts';
import { type Html, html } from '../markup/html.ts';
import { lineKey } from './cart.ts';
import { cartPath } from './links.ts';
import { messages, requiredText } from './messages.ts';
import type { Product, ProductAttribute, Variation } from './model.ts';
import { availabilityOf, mostOfOne, stockLimit } from './stock.ts';
import { ensureSession, notify, type Visit } from './visit.ts';

/** An item to add to the cart. */
export interface Addition {
  readonly product: Product;
  readonly variation: Variation | null;
  readonly quantity: number;
  /** Attribute key → value. */
  readonly attributes: Readonly<Record<string, string>>;
}

type Refusal = { readonly reason: string; readonly withCartLink?: true };

/** WooCommerce's untranslated label, which the library replaces on Hebrew pages (AB-2). */
const viewCart = 'View cart';

export const cartLink = (visit: Visit): Html =>
  html`<a href="${visit.url.origin}${cartPath(visit.locale)}" class="button wc-forward">${viewCart}</a>`;

const isAllowed = (attribute: ProductAttribute, variation: Variation, value: string): boolean => {
  const variationValue = variation.attributes[attribute.key] ?? '';
  return variationValue === ''
    ? attribute.options.some((option) => option.value === value)
    : variationValue === value;
};

/** Returns the reason to refuse a choice: no variation, or an attribute's missing or invalid value; null for a valid choice. */
function choiceProblem(visit: Visit, { product, variation, attributes }: Addition): string | null {
  if (product.type !== 'variable') return null;
  const texts = messages(visit.locale);
  if (variation === null || variation.parentId !== product.id)
    return fill(texts.chooseOptions, { name: product.name[visit.locale] });
  const missing = product.attributes.filter(({ key }) => !attributes[key]);
  if (missing.length > 0)
    return requiredText(
      texts,
      missing.map(({ name }) => name[visit.locale]),
    );
  const wrong = product.attributes.find(
    (attribute) => !isAllowed(attribute, variation, attributes[attribute.key] ?? ''),
  );
  return wrong === undefined ? null : fill(texts.invalidChoice, { name: wrong.name[visit.locale] });
}

function stockProblem(visit: Visit, addition: Addition, quantity: number, inCart: number): Refusal | null {
  const { product, variation } = addition;
  const texts = messages(visit.locale);
  const name = product.name[visit.locale];
  const { stock } = variation ?? product;
  if (product.soldIndividually && inCart > 0)
    return { reason: fill(texts.cannotAddAnother, { name }), withCartLink: true };
  if (availabilityOf(stock) === 'out') return { reason: fill(texts.outOfStock, { name }) };
  const limit = Math.min(stockLimit(stock) ?? mostOfOne, mostOfOne);
  if (inCart + quantity <= limit) return null;
  if (inCart > 0) return { reason: fill(texts.alreadyHave, { stock: limit, inCart }), withCartLink: true };
  return { reason: fill(texts.notEnough, { name, left: limit }) };
}

/** Adds an item to the cart, or queues the reason for a refusal. Returns whether it was added. */
export function addToCart(visit: Visit, addition: Addition): boolean {
  const { product, variation } = addition;
  const texts = messages(visit.locale);
  const quantity = product.soldIndividually ? Math.min(1, addition.quantity) : addition.quantity;
  if (quantity <= 0) return false;
  const refuse = ({ reason, withCartLink }: Refusal): false => {
    notify(visit, 'error', html`${reason}${withCartLink && html` ${cartLink(visit)}`}`);
    return false;
  };
  if (product.type === 'grouped' || product.type === 'external') return refuse({ reason: texts.cannotBuy });
  const choice = choiceProblem(visit, addition);
  if (choice !== null) return refuse({ reason: choice });

  const attributes = variation === null ? {} : addition.attributes;
  const key = lineKey(product.id, variation?.id ?? 0, attributes);
  const { lines } = visit.session;
  const soldId = variation?.id ?? 0;
  const inCart = lines
    .filter((line) => line.productId === product.id && line.variationId === soldId)
    .reduce((sum, line) => sum + line.quantity, 0);
  const problem = stockProblem(visit, addition, quantity, inCart);
  if (problem !== null) return refuse(problem);

  const isThere = lines.some((line) => line.key === key);
  const added = { key, productId: product.id, variationId: soldId, attributes, quantity };
  visit.session = {
    ...visit.session,
    lines: isThere
      ? lines.map((line) => (line.key === key ? { ...line, quantity: line.quantity + quantity } : line))
      : [...lines, added],
  };
  ensureSession(visit);
  return true;
}
