import { cartTotals } from '../markup/cart-totals.ts';
import { chooseShipping } from '../shop/cart-form.ts';
import { applyCoupon, removeCoupon } from '../shop/coupons.ts';
import { textOf } from '../shop/fields.ts';
import { type Endpoint, guarded } from './endpoint.ts';
import { htmlAnswer, noticesAnswer } from './responses.ts';

export const ajaxApplyCoupon: Endpoint = guarded('apply-coupon', (visit) => {
  applyCoupon(visit, textOf(visit.fields, 'coupon_code'));
  return noticesAnswer(visit);
});

export const ajaxRemoveCoupon: Endpoint = guarded('remove-coupon', (visit) => {
  removeCoupon(visit, textOf(visit.fields, 'coupon'));
  return noticesAnswer(visit);
});

export const getCartTotals: Endpoint = (visit) => htmlAnswer(cartTotals(visit).toString());

export const updateShippingMethod: Endpoint = guarded('update-shipping-method', (visit) => {
  chooseShipping(visit);
  return getCartTotals(visit);
});
