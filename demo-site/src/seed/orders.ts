import ordersFile from '../../content/orders.json' with { type: 'json' };
import sellingFile from '../../content/selling.json' with { type: 'json' };
import { choiceNames } from '../shop/cart.ts';
import type { Order, OrderLine, User } from '../shop/model.ts';
import { priceOf } from '../shop/prices.ts';
import type { Repository } from '../shop/repository.ts';

/** Saves the earlier orders of the demo's customer. */
export function seedOrders(repository: Repository, customer: User): void {
  for (const sheet of ordersFile) repository.addOrder(orderOf(sheet, customer, repository));
}

function orderOf(
  { key, status, createdAt, bought, note = '' }: (typeof ordersFile)[number],
  customer: User,
  repository: Repository,
): Omit<Order, 'id'> {
  const lines = bought.map((one) => lineOf(one, repository));
  const subtotal = lines.reduce((sum, line) => sum + line.subtotal, 0);
  const method = sellingFile.shippingMethods.find(({ minimum }) => minimum === null || subtotal >= minimum);
  const shipping = method ? { id: method.id, label: method.label.he, cost: method.cost } : null;
  return {
    key,
    status: status as Order['status'],
    createdAt: Date.parse(createdAt),
    userId: customer.id,
    locale: 'he',
    lines,
    coupons: [],
    shipping,
    subtotal,
    discount: 0,
    total: subtotal + (shipping?.cost ?? 0),
    paymentMethod: 'cod',
    paymentTitle: 'תשלום במזומן לשליח',
    billing: customer.billing,
    shippingAddress: customer.shipping,
    note,
  };
}

function lineOf([soldId = 0, quantity = 0]: readonly number[], repository: Repository): OrderLine {
  const variation = repository.variation(soldId);
  const product = repository.product(variation?.parentId ?? soldId);
  if (!product) throw new Error(`The seed has an order of ${soldId}, which the shop does not sell.`);
  const choices = variation ? choiceNames(product, variation.attributes, 'he').join(', ') : '';
  const total = priceOf(variation ?? product) * quantity;
  return {
    productId: product.id,
    variationId: variation?.id ?? 0,
    name: choices ? `${product.name.he} - ${choices}` : product.name.he,
    quantity,
    subtotal: total,
    total,
  };
}
