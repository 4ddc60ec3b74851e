import { html } from '../markup/html.ts';
import { type Addition, addToCart, cartLink } from './add-to-cart.ts';
import { idOf, wholeOf } from './fields.ts';
import { addedSeveralText, addedText, messages } from './messages.ts';
import type { GroupedProduct, Product, Variation } from './model.ts';
import { matchVariation } from './prices.ts';
import { notify, requested, type Visit } from './visit.ts';

/** A quantity field: empty, missing or `0` means one; fractions are dropped. */
export const quantityOf = (value: string | null): number =>
  value === null || value === '' || value === '0' ? 1 : wholeOf(value);

/** The posted `attribute_…` values of a product's own attributes. */
function postedChoices(visit: Visit, product: Product): Record<string, string> {
  if (product.type !== 'variable') return {};
  return Object.fromEntries(
    product.attributes.map(({ key }) => [key, (requested(visit, `attribute_${key}`) ?? '').trim()]),
  );
}

/**
 * The variation the form names. The original's form names none until a script has filled it in, and refuses then; this
 * shop's pages add `match_variation` where scripts are off, and the choices decide.
 */
function chosenVariation(visit: Visit, product: Product): Variation | null {
  const { repository } = visit.shop;
  const named = repository.variation(idOf(requested(visit, 'variation_id')));
  if (named !== null || product.type !== 'variable' || !visit.fields.has('match_variation')) return named;
  return matchVariation(repository, product, (key) => requested(visit, `attribute_${key}`));
}

function sayAdded(visit: Visit, text: string): void {
  notify(visit, 'success', html`${text} ${cartLink(visit)}`);
}

function addOne(visit: Visit, addition: Addition): void {
  if (!addToCart(visit, addition)) return;
  const { product, quantity } = addition;
  const count = product.soldIndividually ? 1 : quantity;
  sayAdded(visit, addedText(messages(visit.locale), product.name[visit.locale], count));
}

/** `quantity[18]=2`: one field a child. */
function addGroup(visit: Visit, group: GroupedProduct): void {
  const { repository } = visit.shop;
  const wanted = group.childIds.flatMap((id) => {
    const product = repository.product(id);
    const quantity = wholeOf(requested(visit, `quantity[${id}]`));
    return product !== null && quantity > 0 ? [{ product, variation: null, quantity, attributes: {} }] : [];
  });
  if (wanted.length === 0) notify(visit, 'error', html`${messages(visit.locale).chooseQuantity}`);
  const added = wanted.filter((addition) => addToCart(visit, addition));
  if (added.length === 0) return;
  const names = added.map(({ product }) => product.name[visit.locale]);
  const [first] = added;
  const say = messages(visit.locale);
  sayAdded(
    visit,
    added.length === 1 && first
      ? addedText(say, names.join(''), first.quantity)
      : addedSeveralText(say, names),
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
 * The CMS's form handler: any request, page or ajax, GET or POST, that carries `add-to-cart` adds that product and
 * queues a message. A variation's own id adds it with its own choices.
 */
export function addToCartFromForm(visit: Visit): void {
  const { repository } = visit.shop;
  const wanted = requested(visit, 'add-to-cart');
  if (wanted === null || !/^\s*\d+(\.\d+)?\s*$/.test(wanted)) return;
  const id = idOf(wanted);
  const asVariation = repository.variation(id);
  const product = repository.product(asVariation?.parentId ?? id);
  if (product?.type === 'grouped') addGroup(visit, product);
  else if (product !== null) addOne(visit, postedAddition(visit, product, asVariation));
}

/** The choices a variation leaves no doubt about. */
const knownChoices = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ''));
