import texts from '../../../content/texts/account.json' with { type: 'json' };
import { html } from '../../markup/html.ts';
import { accountPath } from '../../shop/links.ts';
import { createNonce } from '../../shop/nonces.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { demoNote } from '../demo-note.ts';
import { loginFields, loginNonce, rememberField } from '../login-fields.ts';
import { noticesArea } from '../notices-area.ts';
import type { Section } from './page.ts';

/** What a guest sees in place of any account page: logging in leads back to the page asked for. */
export function loginAndRegister(context: PageContext): Section {
  const { locale, fields, url } = context;
  const say = texts.login[locale];
  const content = html`${noticesArea(context)}${demoNote(locale)}
<div class="account-forms" id="customer_login">
<section class="card"><h2>${say.login}</h2>
<form class="woocommerce-form woocommerce-form-login login" method="post" novalidate>
${loginFields(context, '')}
${rememberField(context)}${loginNonce(context, url.pathname)}
<button type="submit" class="woocommerce-button button button--primary woocommerce-form-login__submit" name="login" value="${say.login}">${say.login}</button>
<p class="woocommerce-LostPassword lost_password"><a href="${accountPath(locale, 'lost-password')}">${say.lost}</a></p>
</form></section>
<section class="card"><h2>${say.register}</h2>
<form method="post" class="woocommerce-form woocommerce-form-register register">
<p class="form-row"><label for="reg_email">${say.email}</label><input type="email" class="input-text" name="email" id="reg_email" autocomplete="email" value="${fields.get('email') ?? ''}"></p>
<p class="form-row"><label for="reg_password">${say.password}</label><input type="password" class="input-text" name="password" id="reg_password" autocomplete="new-password"></p>
<input type="hidden" id="woocommerce-register-nonce" name="woocommerce-register-nonce" value="${createNonce(context, 'woocommerce-register')}"><input type="hidden" name="_wp_http_referer" value="${url.pathname}">
<button type="submit" class="woocommerce-Button woocommerce-button button woocommerce-form-register__submit" name="register" value="${say.register}">${say.register}</button>
</form></section>
</div>`;
  return { heading: say.heading, content };
}
