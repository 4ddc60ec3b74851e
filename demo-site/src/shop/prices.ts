import type { Product, VariableProduct, Variation } from './model.ts';
import type { Repository } from './repository.ts';

/** Returns the first variation whose attributes all match the choices or are "any"; null when a choice is missing. */
export function matchVariation(
  repository: Repository,
  product: VariableProduct,
  chosen: (attributeKey: string) => string | null,
): Variation | null {
  const choices = product.attributes.map(({ key }) => [key, chosen(key)] as const);
  if (choices.some(([, value]) => value === null)) return null;
  const matches = ({ attributes }: Variation): boolean =>
    choices.every(([key, value]) => attributes[key] === '' || attributes[key] === value);
  return repository.variationsOf(product.id).find(matches) ?? null;
}

/** Returns the current price of one unit, in agorot. */
export const priceOf = (item: Product | Variation): number => item.salePrice ?? item.regularPrice;

export const isOnSale = (item: Product | Variation): boolean =>
  item.salePrice !== null && item.salePrice < item.regularPrice;

/** Returns the lowest and highest price of a product's variations or children; otherwise the product's price twice. */
export function priceRange(
  repository: Repository,
  product: Product,
): { readonly min: number; readonly max: number } {
  const prices =
    product.type === 'variable'
      ? repository.variationsOf(product.id).map(priceOf)
      : product.type === 'grouped'
        ? product.childIds.flatMap((id) => repository.product(id) ?? []).map(priceOf)
        : [priceOf(product)];
  return prices.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...prices), max: Math.max(...prices) };
}
