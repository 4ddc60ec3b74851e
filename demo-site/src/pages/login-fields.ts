import texts from '../../content/texts/account.json' with { type: 'json' };
import { type Html, html } from '../markup/html.ts';
import { createNonce } from '../shop/nonces.ts';
import type { PageContext } from '../shop/page-context.ts';

/** Name and password, with ids of their own for each place they stand in. */
export function loginFields({ locale, fields }: PageContext, prefix: string): Html {
  const say = texts.loginFields[locale];
  return html`<p class="form-row"><label for="${prefix}username">${say.username}</label>
<input type="text" class="input-text" name="username" id="${prefix}username" autocomplete="username" value="${fields.get('username') ?? ''}"></p>
<p class="form-row"><label for="${prefix}password">${say.password}</label>
<input type="password" class="input-text" name="password" id="${prefix}password" autocomplete="current-password"></p>`;
}

export const rememberField = ({ locale }: PageContext): Html =>
  html`<label class="woocommerce-form__label woocommerce-form__label-for-checkbox woocommerce-form-login__rememberme form-row--check"><input class="woocommerce-form__input-checkbox" name="rememberme" type="checkbox" id="rememberme" value="forever"> <span>${texts.loginFields[locale].remember}</span></label>`;

/** The nonce, and where to go afterwards. */
export const loginNonce = (context: PageContext, back: string): Html =>
  html`<input type="hidden" id="woocommerce-login-nonce" name="woocommerce-login-nonce" value="${createNonce(context, 'woocommerce-login')}"><input type="hidden" name="_wp_http_referer" value="${back}">`;
