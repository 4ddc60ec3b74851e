import accountTexts from '../../content/texts/account.json' with { type: 'json' };
import { type Html, html } from '../markup/html.ts';
import { demoCustomer, demoEditor } from '../seed/people.ts';
import type { Locale } from '../shop/model.ts';
import { createNonce } from '../shop/nonces.ts';
import type { PageContext } from '../shop/page-context.ts';

/** Renders a note with the demo customer's login and password. */
export const demoNote = (locale: Locale): Html =>
  html`<p class="demo-note">${accountTexts.demoNote[locale].text} <code>${demoCustomer.login}</code> ${accountTexts.demoNote[locale].with} <code>${demoCustomer.password}</code></p>`;

/** Renders the fields for name and password. */
export function loginFields({ locale, fields }: PageContext): Html {
  const texts = accountTexts.loginFields[locale];
  return html`<p class="form-row"><label for="username">${texts.username}</label>
<input type="text" class="input-text" name="username" id="username" autocomplete="username" value="${fields.get('username') ?? ''}"></p>
<p class="form-row"><label for="password">${texts.password}</label>
<input type="password" class="input-text" name="password" id="password" autocomplete="current-password"></p>`;
}

export const rememberField = ({ locale }: PageContext): Html =>
  html`<label class="woocommerce-form__label woocommerce-form__label-for-checkbox woocommerce-form-login__rememberme form-row--check"><input class="woocommerce-form__input-checkbox" name="rememberme" type="checkbox" id="rememberme" value="forever"> <span>${accountTexts.loginFields[locale].remember}</span></label>`;

/** Renders the hidden fields of a login form: the nonce, and the page to open after the login. */
export const loginNonce = (context: PageContext, back: string): Html =>
  html`<input type="hidden" id="woocommerce-login-nonce" name="woocommerce-login-nonce" value="${createNonce(context, 'woocommerce-login')}"><input type="hidden" name="_wp_http_referer" value="${back}">`;

interface EditorTexts {
  readonly login: string;
  /** Texts before the editor's name, and before the password. */
  readonly demo: readonly string[];
}

/** Renders the login that guests see on a page for the site's editor only. */
export const editorLogin = (context: PageContext, { login, demo }: EditorTexts, back: string): Html =>
  html`<p class="demo-note">${demo[0]} <code>${demoEditor.login}</code> ${demo[1]} <code>${demoEditor.password}</code></p>
<section class="card manage-login"><h2>${login}</h2>
<form class="woocommerce-form woocommerce-form-login login" method="post" novalidate>
${loginFields(context)}
${rememberField(context)}${loginNonce(context, back)}
<button type="submit" class="woocommerce-button button button--primary woocommerce-form-login__submit" name="login" value="${login}">${login}</button>
</form></section>`;
