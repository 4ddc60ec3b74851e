import type { Product, Variation } from './model.ts';
import type { Repository } from './repository.ts';

/** What one piece costs now, in agorot. */
export const priceOf = (item: Product | Variation): number => item.salePrice ?? item.regularPrice;

export const isOnSale = (item: Product | Variation): boolean =>
  item.salePrice !== null && item.salePrice < item.regularPrice;

/** The lowest and highest price of a product: its variations', its children's, or its own. */
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
