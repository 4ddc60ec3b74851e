import { handleAccountForms } from './account.ts';
import { handlePlainForm } from './builder-forms/plain-post.ts';
import { computeCart } from './cart.ts';
import { handleCartForms } from './cart-form.ts';
import { checkCart, placeOrder } from './checkout.ts';
import { dataStores } from './data-stores.ts';
import { handleEventForms } from './event-form.ts';
import { decodedPart } from './fields.ts';
import { addToCartFromForm } from './form-add.ts';
import { handleInbox } from './inbox.ts';
import { cartPath, receivedPath } from './links.ts';
import { handleLoginForm, handleRegisterForm } from './login.ts';
import { redirect } from './redirects.ts';
import { addToStore } from './store-contents.ts';
import { handleStoreForm } from './store-form.ts';
import { handlePlainSubscription } from './subscribers/plain-post.ts';
import type { Visit } from './visit.ts';

const productPage = /^\/product\/([^/]+)\/$/;

/** Adds a viewed product to the data stores for viewed items, even without scripts; viewing it again changes nothing. */
function rememberView(visit: Visit): void {
  const [, slug] = productPage.exec(visit.path) ?? [];
  const product = slug === undefined ? null : visit.shop.repository.productBySlug(decodedPart(slug, slug));
  if (product === null || visit.request.method !== 'GET') return;
  for (const store of dataStores) if (store.isOnView) addToStore(visit, store, product.id);
}

/** Handles the forms that work on any request, ajax calls included. A returned response replaces the page. */
export async function handleSiteForms(visit: Visit): Promise<Response | null> {
  const answer = handleCartForms(visit);
  if (answer !== null) return answer;
  addToCartFromForm(visit);
  return (await handleLoginForm(visit)) ?? handleRegisterForm(visit);
}

function checkoutPage(visit: Visit): Response | null {
  if (computeCart(visit).items.length === 0) return redirect(cartPath(visit.locale));
  if (!visit.fields.has('woocommerce_checkout_place_order')) {
    checkCart(visit);
    return null;
  }
  const outcome = placeOrder(visit);
  return outcome.kind === 'placed'
    ? redirect(visit.url.origin + receivedPath(outcome.order, visit.locale))
    : null;
}

/** Handles a page's forms before the page is rendered, and checks the cart for the cart and checkout pages. */
export async function handlePageForms(visit: Visit): Promise<Response | null> {
  const answer =
    (await handleSiteForms(visit)) ??
    handleEventForms(visit) ??
    handleStoreForm(visit) ??
    (await handlePlainForm(visit)) ??
    handleInbox(visit);
  if (answer !== null) return answer;
  handlePlainSubscription(visit);
  rememberView(visit);
  if (visit.path === '/checkout/') return checkoutPage(visit);
  if (visit.path === '/cart/') checkCart(visit);
  return visit.path.startsWith('/my-account/') ? handleAccountForms(visit) : null;
}
