import texts from '../../../content/texts/checkout.json' with { type: 'json' };
import { type Html, html } from '../../markup/html.ts';
import { checkoutPath } from '../../shop/links.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { demoNote } from '../demo-note.ts';
import { loginFields, loginNonce, rememberField } from '../login-fields.ts';

/** The page builder's login section. It folds natively, so that it opens without any script and moves nothing. */
export function checkoutLogin(context: PageContext): Html {
  const { locale } = context;
  const say = texts.login[locale];
  const isOpen = context.fields.has('login');
  return html`<details class="e-woocommerce-login-section" data-widget="checkout-login"${isOpen && html` open`}>
<summary>${say.toggle}</summary>
<div class="e-woocommerce-login-anchor card">
<form class="woocommerce-form woocommerce-form-login login" method="post" action="${checkoutPath(locale)}">
<div class="e-login-row">${loginFields(context, '')}
<button type="submit" class="woocommerce-button button woocommerce-form-login__submit e-woocommerce-form-login-submit" name="login" value="${say.submit}">${say.submit}</button></div>
${rememberField(context)}${loginNonce(context, checkoutPath(locale))}
</form>
${demoNote(locale)}
</div>
</details>`;
}
