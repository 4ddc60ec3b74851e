import { textOf } from './fields.ts';
import type { Visit } from './visit.ts';

/** Remembers the posted shipping method; one that is not offered leaves the first offered one chosen. */
export function chooseShipping(visit: Visit): void {
  const shippingMethod = textOf(visit.fields, 'shipping_method[0]');
  if (shippingMethod !== '') visit.session = { ...visit.session, shippingMethod };
}
