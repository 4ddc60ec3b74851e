import texts from '../../content/texts/account.json' with { type: 'json' };
import { type Html, html } from '../markup/html.ts';
import { demoCustomer } from '../seed/people.ts';
import type { Locale } from '../shop/model.ts';

/** Tells a visitor of the demo whom to log in as. */
export const demoNote = (locale: Locale): Html =>
  html`<p class="demo-note">${texts.demoNote[locale].text} <code>${demoCustomer.login}</code> ${texts.demoNote[locale].with} <code>${demoCustomer.password}</code></p>`;
