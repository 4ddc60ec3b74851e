import type { Product, Stock, Variation } from './model.ts';
import type { Repository } from './repository.ts';

type Availability = 'in' | 'out' | 'backorder';

/** Whether counted or plain stock can be sold, and how. */
export function availabilityOf(stock: Stock): Availability {
  if (stock.kind === 'unmanaged') return stock.status;
  if (stock.quantity > 0) return 'in';
  return stock.backorders === 'no' ? 'out' : 'backorder';
}

/** The most one order can have of anything, whatever its stock: beyond it sums would not be exact. */
export const mostOfOne = 9999;

/** The most one order can have of it; null: no limit. */
export const stockLimit = (stock: Stock): number | null =>
  stock.kind === 'managed' && stock.backorders === 'no' ? stock.quantity : null;

/** Whether a product has something to sell: its own stock, any variation's, or any child's. */
export function isInStock(repository: Repository, product: Product): boolean {
  const sellable = (item: Product | Variation): boolean => availabilityOf(item.stock) !== 'out';
  if (product.type === 'variable') return repository.variationsOf(product.id).some(sellable);
  if (product.type === 'grouped')
    return product.childIds.some((id) => sellable(repository.product(id) ?? product));
  return sellable(product);
}

/** What is left of a stock after selling: null when there are too few. Back-ordered stock stops at 0. */
export function afterSelling(stock: Stock, quantity: number): Stock | null {
  if (stock.kind === 'unmanaged') return stock.status === 'out' ? null : stock;
  if (stock.backorders === 'no' && stock.quantity < quantity) return null;
  return { ...stock, quantity: Math.max(0, stock.quantity - quantity) };
}
