import type { Coupon, ShippingMethod } from '../shop/model.ts';

export const coupons: readonly Coupon[] = [
  { code: 'save10', kind: 'percent', amount: 10, expiresAt: null, minimum: null, usageLimit: null },
  { code: 'welcome', kind: 'fixed', amount: 2500, expiresAt: null, minimum: null, usageLimit: null },
  {
    code: 'expired',
    kind: 'percent',
    amount: 50,
    expiresAt: Date.UTC(2025, 11, 31),
    minimum: null,
    usageLimit: null,
  },
  { code: 'minspend', kind: 'fixed', amount: 10000, expiresAt: null, minimum: 50000, usageLimit: null },
];

export const shippingMethods: readonly ShippingMethod[] = [
  { id: 'free_shipping:2', label: { he: 'משלוח חינם', en: 'Free shipping' }, cost: 0, minimum: 40000 },
  { id: 'flat_rate:1', label: { he: 'שליח עד הבית', en: 'Home delivery' }, cost: 2900, minimum: null },
  { id: 'local_pickup:3', label: { he: 'איסוף מהסטודיו', en: 'Studio pickup' }, cost: 0, minimum: null },
];
