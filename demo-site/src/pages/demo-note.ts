import { type Html, html } from '../markup/html.ts';
import { demoCustomer } from '../seed/people.ts';
import type { Locale } from '../shop/model.ts';

const texts = {
  he: { text: 'זו חנות הדגמה. אפשר להיכנס בתור', with: 'עם הסיסמה' },
  en: { text: 'This is a demo shop. Log in as', with: 'with the password' },
};

/** Tells a visitor of the demo whom to log in as. */
export const demoNote = (locale: Locale): Html =>
  html`<p class="demo-note">${texts[locale].text} <code>${demoCustomer.login}</code> ${texts[locale].with} <code>${demoCustomer.password}</code></p>`;
