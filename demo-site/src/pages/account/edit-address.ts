import texts from '../../../content/texts/account.json' with { type: 'json' };
import { type Html, html } from '../../markup/html.ts';
import { accountPath } from '../../shop/links.ts';
import type { User } from '../../shop/model.ts';
import { createNonce } from '../../shop/nonces.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { addressForm } from '../address-form.ts';
import { addressLines, noAddress } from '../order-view.ts';
import { sectionName } from './navigation.ts';
import type { MakeSection, Section } from './page.ts';

/** Both addresses, or the form of one: `edit-address/billing/`. */
export const editAddress: MakeSection = (context, user, rest) => {
  if (rest === 'billing' || rest === 'shipping') return addressEditor(context, user, rest);
  if (rest !== '') return null;
  const say = texts.editAddress[context.locale];
  const content = html`<p>${say.lead}</p>
<div class="woocommerce-Addresses addresses">${block(context, user, 'billing')}${block(context, user, 'shipping')}</div>`;
  return { heading: sectionName('edit-address', context), content };
};

function block({ locale }: PageContext, user: User, kind: 'billing' | 'shipping'): Html {
  const say = texts.editAddress[locale];
  return html`<section class="woocommerce-Address card"><h2>${say[kind]}</h2>
<p><a href="${accountPath(locale, `edit-address/${kind}`)}" class="edit" aria-label="${say.edit}: ${say[kind]}">${say.edit}</a></p>
${addressLines(user[kind], noAddress(locale))}</section>`;
}

function addressEditor(context: PageContext, user: User, kind: 'billing' | 'shipping'): Section {
  const { locale } = context;
  const say = texts.editAddress[locale];
  const here = accountPath(locale, `edit-address/${kind}`);
  const content = html`<form method="post" action="${here}" novalidate>
<div class="woocommerce-address-fields">${addressForm(context, kind, user[kind])}</div>
<input type="hidden" id="woocommerce-edit-address-nonce" name="woocommerce-edit-address-nonce" value="${createNonce(context, 'woocommerce-edit_address')}"><input type="hidden" name="_wp_http_referer" value="${here}">
<input type="hidden" name="action" value="edit_address">
<button type="submit" class="button button--primary" name="save_address" value="${say.save}">${say.save}</button>
</form>`;
  return { heading: say[kind], content };
}
