import { cartFragments } from '../markup/cart-contents.ts';
import { addToCart } from '../shop/add-to-cart.ts';
import { cartHash, computeCart } from '../shop/cart.ts';
import { takeLine } from '../shop/cart-form.ts';
import { fieldOf, idOf } from '../shop/fields.ts';
import { quantityOf } from '../shop/form-add.ts';
import { homePath, productPath } from '../shop/links.ts';
import type { Visit } from '../shop/visit.ts';
import type { Endpoint } from './endpoint.ts';
import { emptyAnswer, jsonAnswer } from './responses.ts';

/** `{fragments, cart_hash}`; the hash of an empty cart is ''. */
export const refreshedFragments: Endpoint = (visit) =>
  jsonAnswer({ fragments: cartFragments(visit), cart_hash: cartHash(computeCart(visit)) });

/** Where the client goes after a refusal: the product's page; the number 0 stands for any page, an unknown one for none. */
function refusalUrl(visit: Visit, id: number): string | false {
  const { origin } = visit.url;
  if (id === 0) return origin + homePath(visit.locale);
  const product = visit.shop.repository.product(id);
  return product === null ? false : origin + productPath(product, visit.locale);
}

/** Adds `product_id` × `quantity` and nothing else: a variation by its own id, with its own choices. */
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
