import type { Product, Stock, Variation } from './model.ts';
import type { Repository } from './repository.ts';

type Availability = 'in' | 'out' | 'backorder';

/** Returns whether and how a stock can be sold. */
export function availabilityOf(stock: Stock): Availability {
  if (stock.kind === 'unmanaged') return stock.status;
  if (stock.quantity > 0) return 'in';
  return stock.backorders === 'no' ? 'out' : 'backorder';
}

/** Largest quantity per order of any product, whatever its stock. With larger quantities, the sums would not be exact. */
export const mostOfOne = 9999;

/** Returns the largest quantity per order; null: no limit. */
export const stockLimit = (stock: Stock): number | null =>
  stock.kind === 'managed' && stock.backorders === 'no' ? stock.quantity : null;

/** Whether a product can be sold. A variable or grouped product can if any of its variations or children can. */
export function isInStock(repository: Repository, product: Product): boolean {
  const sellable = (item: Product | Variation): boolean => availabilityOf(item.stock) !== 'out';
  if (product.type === 'variable') return repository.variationsOf(product.id).some(sellable);
  if (product.type === 'grouped')
    return product.childIds.some((id) => sellable(repository.product(id) ?? product));
  return sellable(product);
}

/** Returns a stock after a sale, or null if it is too small. Stock that allows back-orders stops at 0. */
export function afterSelling(stock: Stock, quantity: number): Stock | null {
  if (stock.kind === 'unmanaged') return stock.status === 'out' ? null : stock;
  if (stock.backorders === 'no' && stock.quantity < quantity) return null;
  return { ...stock, quantity: Math.max(0, stock.quantity - quantity) };
}
