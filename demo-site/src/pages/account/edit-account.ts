import texts from '../../../content/texts/account.json' with { type: 'json' };
import { type Html, html } from '../../markup/html.ts';
import { accountPath } from '../../shop/links.ts';
import { createNonce } from '../../shop/nonces.ts';
import { sectionName } from './navigation.ts';
import type { MakeSection } from './page.ts';

export const editAccount: MakeSection = (context, user) => {
  const { locale, fields } = context;
  const say = texts.editAccount[locale];
  const text = (name: string, label: string, known: string, autocomplete: string, type = 'text'): Html =>
    html`<p class="woocommerce-form-row form-row"><label for="${name}">${label}</label>
<input type="${type}" class="input-text" name="${name}" id="${name}" autocomplete="${autocomplete}" value="${fields.get(name) ?? known}"></p>`;
  const password = (name: string, label: string, autocomplete: string): Html =>
    html`<p class="woocommerce-form-row form-row"><label for="${name}">${label}</label>
<input type="password" class="input-text" name="${name}" id="${name}" autocomplete="${autocomplete}"></p>`;
  const content = html`<form class="woocommerce-EditAccountForm edit-account" action="${accountPath(locale, 'edit-account')}" method="post">
<div class="form-grid form-grid--two">
${text('account_first_name', say.first, user.firstName, 'given-name')}
${text('account_last_name', say.last, user.lastName, 'family-name')}
${text('account_display_name', say.display, user.displayName, 'nickname')}
${text('account_email', say.email, user.email, 'email', 'email')}
</div>
<fieldset><legend>${say.password}</legend><div class="form-grid">
${password('password_current', say.current, 'current-password')}
${password('password_1', say.next, 'new-password')}
${password('password_2', say.again, 'new-password')}
</div></fieldset>
<input type="hidden" id="save-account-details-nonce" name="save-account-details-nonce" value="${createNonce(context, 'save_account_details')}"><input type="hidden" name="_wp_http_referer" value="${accountPath(locale, 'edit-account')}">
<input type="hidden" name="action" value="save_account_details">
<button type="submit" class="woocommerce-Button button button--primary" name="save_account_details" value="${say.save}">${say.save}</button>
</form>`;
  return { heading: sectionName('edit-account', context), content };
};
