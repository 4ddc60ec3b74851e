import { html } from '../../markup/html.ts';
import { sectionName } from './navigation.ts';
import type { MakeSection } from './page.ts';

const texts = {
  he: 'אין אמצעי תשלום שמורים: משלמים במזומן עם קבלת המשלוח.',
  en: 'No saved methods found: you pay in cash upon delivery.',
};

export const paymentMethods: MakeSection = (context) => ({
  heading: sectionName('payment-methods', context),
  content: html`<p class="woocommerce-info" role="status">${texts[context.locale]}</p>`,
});
