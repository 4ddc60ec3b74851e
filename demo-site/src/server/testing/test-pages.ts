import { html } from '../../markup/html.ts';
import { noticesMarkup } from '../../markup/notices.ts';
import { createCartNonce } from '../../shop/cart-form.ts';
import { createNonce } from '../../shop/nonces.ts';
import type { RenderPage } from '../../shop/page-context.ts';
import { takeNotices } from '../../shop/visit.ts';

/** Renders pages for the server's tests: they show the messages, and `/nonce/?of=action` prints a nonce. */
export const testPages: RenderPage = async (_, context) => {
  if (context.path === '/missing/') return null;
  if (context.path === '/broken/') throw new Error('this page is broken');
  const action = context.query.get('of');
  const nonce =
    action === 'woocommerce-cart' || action === null
      ? createCartNonce(context)
      : createNonce(context, action);
  const text =
    context.path === '/nonce/'
      ? nonce
      : html`<main data-nonce="${context.scriptNonce}">${noticesMarkup(takeNotices(context))}</main>`.toString();
  return new Response(text, { headers: { 'content-type': 'text/html; charset=UTF-8' } });
};
