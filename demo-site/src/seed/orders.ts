import { type OrderSheet, orderSheets, shippingMethods } from '../content/shop.ts';
import { choiceNames } from '../shop/cart.ts';
import type { Order, OrderLine, User } from '../shop/model.ts';
import { priceOf } from '../shop/prices.ts';
import type { Repository } from '../shop/repository.ts';

/** What the demo's customer bought before. */
export function seedOrders(repository: Repository, customer: User): void {
  for (const sheet of orderSheets) repository.addOrder(orderOf(sheet, customer, repository));
}

function orderOf(
  { bought, note, ...known }: OrderSheet,
  customer: User,
  repository: Repository,
): Omit<Order, 'id'> {
  const lines = bought.map((one) => lineOf(one, repository));
  const subtotal = lines.reduce((sum, line) => sum + line.subtotal, 0);
  const method = shippingMethods.find(({ minimum }) => minimum === null || subtotal >= minimum);
  const shipping = method ? { id: method.id, label: method.label.he, cost: method.cost } : null;
  return {
    ...known,
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

function lineOf([soldId, quantity]: OrderSheet['bought'][number], repository: Repository): OrderLine {
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
