import { html } from '../markup/html.ts';
import { type Addition, addToCart, cartLink } from './add-to-cart.ts';
import { idOf, wholeOf } from './fields.ts';
import { addedSeveralText, addedText, messages } from './messages.ts';
import type { GroupedProduct, Product, Variation } from './model.ts';
import { matchVariation } from './prices.ts';
import { notify, requested, type Visit } from './visit.ts';

/** Returns the value of a quantity field: empty, missing or `0` means one; fractions are dropped. */
export const quantityOf = (value: string | null): number =>
  value === null || value === '' || value === '0' ? 1 : wholeOf(value);

/** Returns the posted `attribute_…` values of a product's attributes. */
function postedChoices(visit: Visit, product: Product): Record<string, string> {
  if (product.type !== 'variable') return {};
  return Object.fromEntries(
    product.attributes.map(({ key }) => [key, (requested(visit, `attribute_${key}`) ?? '').trim()]),
  );
}

/**
 * Returns the variation in `variation_id`, which WooCommerce's script fills in. If scripts are off, this shop's forms contain
 * `match_variation`, and the variation is found by the chosen attributes.
 */
function chosenVariation(visit: Visit, product: Product): Variation | null {
  const { repository } = visit.shop;
  const named = repository.variation(idOf(requested(visit, 'variation_id')));
  if (named !== null || product.type !== 'variable' || !visit.fields.has('match_variation')) return named;
  return matchVariation(repository, product, (key) => requested(visit, `attribute_${key}`));
}

function notifyAdded(visit: Visit, text: string): void {
  notify(visit, 'success', html`${text} ${cartLink(visit)}`);
}

function addOne(visit: Visit, addition: Addition): void {
  if (!addToCart(visit, addition)) return;
  const { product, quantity } = addition;
  const count = product.soldIndividually ? 1 : quantity;
  notifyAdded(visit, addedText(messages(visit.locale), product.name[visit.locale], count));
}

/** Adds the products of a grouped product in the posted quantities; each has a field: `quantity[18]=2`. */
function addGroup(visit: Visit, group: GroupedProduct): void {
  const { repository } = visit.shop;
  const additions = group.childIds.flatMap((id) => {
    const product = repository.product(id);
    const quantity = wholeOf(requested(visit, `quantity[${id}]`));
    return product !== null && quantity > 0 ? [{ product, variation: null, quantity, attributes: {} }] : [];
  });
  if (additions.length === 0) notify(visit, 'error', html`${messages(visit.locale).chooseQuantity}`);
  const added = additions.filter((addition) => addToCart(visit, addition));
  if (added.length === 0) return;
  const names = added.map(({ product }) => product.name[visit.locale]);
  const [first] = added;
  const texts = messages(visit.locale);
  notifyAdded(
    visit,
    added.length === 1 && first
      ? addedText(texts, names.join(''), first.quantity)
      : addedSeveralText(texts, names),
  );
}

function postedAddition(visit: Visit, product: Product, asVariation: Variation | null): Addition {
  const variation = asVariation ?? chosenVariation(visit, product);
  const posted = postedChoices(visit, product);
  return {
    product,
    variation: product.type === 'variable' ? variation : null,
    quantity: quantityOf(requested(visit, 'quantity')),
    attributes: asVariation === null ? posted : { ...posted, ...knownChoices(asVariation.attributes) },
  };
}

/**
 * Adds the product whose id is in `add-to-cart` and queues a message, for any request as in the CMS: page or ajax, GET or POST. A
 * variation's id adds the variation with the attributes that it fixes.
 */
export function addToCartFromForm(visit: Visit): void {
  const { repository } = visit.shop;
  const idText = requested(visit, 'add-to-cart');
  if (idText === null || !/^\s*\d+(\.\d+)?\s*$/.test(idText)) return;
  const id = idOf(idText);
  const asVariation = repository.variation(id);
  const product = repository.product(asVariation?.parentId ?? id);
  if (product?.type === 'grouped') addGroup(visit, product);
  else if (product !== null) addOne(visit, postedAddition(visit, product, asVariation));
}

/** Returns the choices that a variation fixes. */
const knownChoices = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ''));
