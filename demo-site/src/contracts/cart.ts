import { cartFragments } from '../markup/cart-contents.ts';
import { cartTotals } from '../markup/cart-totals.ts';
import { variationData } from '../markup/variation.ts';
import { addToCart } from '../shop/add-to-cart.ts';
import { cartHash, computeCart } from '../shop/cart.ts';
import { chooseShipping, takeLine } from '../shop/cart-form.ts';
import { applyCoupon, removeCoupon } from '../shop/coupons.ts';
import { fieldOf, idOf, textOf } from '../shop/fields.ts';
import { quantityOf } from '../shop/form-add.ts';
import { homePath, productPath } from '../shop/links.ts';
import { matchVariation } from '../shop/prices.ts';
import type { Visit } from '../shop/visit.ts';
import { type Endpoint, guarded } from './endpoint.ts';
import { emptyAnswer, htmlAnswer, jsonAnswer, noticesAnswer } from './responses.ts';

/** Responds with the variation that matches a complete choice, in stock or not; with `false` if none matches. */
export const getVariation: Endpoint = (visit) => {
  const { repository } = visit.shop;
  const product = repository.product(idOf(fieldOf(visit.fields, 'product_id')));
  if (product === null) return emptyAnswer();
  const variation =
    product.type === 'variable'
      ? matchVariation(repository, product, (key) => fieldOf(visit.fields, `attribute_${key}`))
      : null;
  if (product.type !== 'variable' || variation === null) return jsonAnswer(false);
  return jsonAnswer(
    variationData(product, variation, { repository, locale: visit.locale, origin: visit.url.origin }),
  );
};

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

/** Responds with `{fragments, cart_hash}`; the hash of an empty cart is ''. */
export const refreshedFragments: Endpoint = (visit) =>
  jsonAnswer({ fragments: cartFragments(visit), cart_hash: cartHash(computeCart(visit)) });

/** Returns the page to open after a refusal: the product's page, the home page for id 0, `false` for an unknown id. */
function refusalUrl(visit: Visit, id: number): string | false {
  const { origin } = visit.url;
  if (id === 0) return origin + homePath(visit.locale);
  const product = visit.shop.repository.product(id);
  return product === null ? false : origin + productPath(product, visit.locale);
}

/** Adds `quantity` units of `product_id`, which may be a variation's id. Posted attributes are ignored. */
export const ajaxAddToCart: Endpoint = (visit) => {
  const posted = fieldOf(visit.fields, 'product_id');
  if (posted === null) return emptyAnswer();
  const { repository } = visit.shop;
  const variation = repository.variation(idOf(posted));
  const productId = variation?.parentId ?? idOf(posted);
  const product = repository.product(productId);
  const quantity = quantityOf(fieldOf(visit.fields, 'quantity'));
  const attributes = variation?.attributes ?? {};
  const isAdded = product !== null && addToCart(visit, { product, variation, quantity, attributes });
  return isAdded
    ? refreshedFragments(visit)
    : jsonAnswer({ error: true, product_url: refusalUrl(visit, productId) });
};

export const removeFromCart: Endpoint = (visit) => {
  const line = takeLine(visit, fieldOf(visit.fields, 'cart_item_key') ?? '');
  return line === null ? jsonAnswer({ success: false }) : refreshedFragments(visit);
};
