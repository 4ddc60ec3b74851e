import { choiceNames } from '../shop/cart.ts';
import type { Order, OrderLine, OrderStatus, User } from '../shop/model.ts';
import { priceOf } from '../shop/prices.ts';
import type { Repository } from '../shop/repository.ts';
import { shippingMethods } from './selling.ts';

type Bought = readonly [soldId: number, quantity: number];

interface OrderSheet {
  key: string;
  status: OrderStatus;
  createdAt: number;
  bought: readonly Bought[];
  note?: string;
}

const sheets: readonly OrderSheet[] = [
  {
    key: 'wc_order_Rm2Kd81LqXv0a',
    status: 'completed',
    createdAt: Date.UTC(2026, 2, 3, 10, 20),
    bought: [
      [101, 4],
      [108, 1],
    ],
  },
  {
    key: 'wc_order_b7TnQ52WzYc9e',
    status: 'completed',
    createdAt: Date.UTC(2026, 5, 17, 18, 5),
    bought: [
      [11614, 1],
      [128, 3],
    ],
    note: 'להשאיר אצל השכן, בבקשה.',
  },
  {
    key: 'wc_order_Hs4Jp36VxNm1u',
    status: 'processing',
    createdAt: Date.UTC(2026, 9, 29, 7, 45),
    bought: [[11201, 1]],
  },
];

/** What the demo's customer bought before. */
export function seedOrders(repository: Repository, customer: User): void {
  for (const sheet of sheets) repository.addOrder(orderOf(sheet, customer, repository));
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
    note: note ?? '',
  };
}

function lineOf([soldId, quantity]: Bought, repository: Repository): OrderLine {
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
