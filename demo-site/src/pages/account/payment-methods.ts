import texts from '../../../content/texts/account.json' with { type: 'json' };
import { html } from '../../markup/html.ts';
import { sectionName } from './navigation.ts';
import type { MakeSection } from './page.ts';

export const paymentMethods: MakeSection = (context) => ({
  heading: sectionName('payment-methods', context),
  content: html`<p class="woocommerce-info" role="status">${texts.noPaymentMethods[context.locale]}</p>`,
});
