import { html } from '../markup/html.ts';
import { menuCartFragments } from '../markup/menu-cart.ts';
import { noticesMarkup } from '../markup/notices.ts';
import { fieldOf, textOf } from '../shop/fields.ts';
import { checkCredentials, logIn } from '../shop/login.ts';
import { messages } from '../shop/messages.ts';
import { verifyNonce } from '../shop/nonces.ts';
import { notify, takeNotices, type Visit } from '../shop/visit.ts';
import type { Endpoint } from './endpoint.ts';
import { htmlAnswer, jsonAnswer, phpJson } from './responses.ts';

/** Nonce action of `ElementorProFrontendConfig.woocommerce.menu_cart.fragments_nonce`. */
const menuCartNonce = 'elementor-menu-cart-fragments';

/**
 * Responds with plain JSON, without the `{success, data}` envelope. A bad nonce or a request without templates yields an empty
 * list.
 */
export const elementorMenuCartFragments: Endpoint = (visit) => {
  const { fields } = visit;
  const templates = [...fields].flatMap(([name, value]) => (/^templates\[\d*\]$/.test(name) ? [value] : []));
  const isGood = verifyNonce(visit, menuCartNonce, fieldOf(fields, '_nonce'));
  if (!isGood || templates.length === 0) return jsonAnswer([]);
  const fragments = menuCartFragments(visit, templates);
  // PHP writes an empty map as a list.
  return jsonAnswer({ fragments: Object.keys(fragments).length > 0 ? fragments : [] });
};

function refused(visit: Visit, reason: string): Response {
  notify(visit, 'error', html`${reason}`);
  return htmlAnswer(phpJson({ logged_in: false, message: noticesMarkup(takeNotices(visit)).toString() }));
}

/** Responds with JSON text, sent as HTML and without an envelope. */
export const elementorCheckoutLogin: Endpoint = async (visit) => {
  const { fields } = visit;
  const isGood = verifyNonce(visit, 'woocommerce-login', fieldOf(fields, 'nonce'));
  if (!isGood) return refused(visit, messages(visit.locale).sessionExpired);
  const credentials = { username: textOf(fields, 'username'), password: fieldOf(fields, 'password') ?? '' };
  const user = await checkCredentials(visit, credentials);
  if (typeof user === 'string') return refused(visit, user);
  logIn(visit, user, fieldOf(fields, 'remember') === 'true');
  return htmlAnswer(phpJson({ logged_in: true }));
};
