import { html } from '../../markup/html.ts';
import { logoutPath } from '../../shop/account.ts';
import { accountPath } from '../../shop/links.ts';
import type { MakeSection } from './page.ts';

const texts = {
  he: {
    heading: 'החשבון שלי',
    hello: 'שלום',
    notYou: 'חשבון של מישהו אחר?',
    logout: 'להתנתקות',
    lead: 'כאן רואים הזמנות קודמות, מנהלים כתובות ומעדכנים את פרטי החשבון.',
    tiles: [
      ['orders', 'ההזמנות שלי', 'מה הוזמן, ומה מצב המשלוח'],
      ['edit-address', 'הכתובות שלי', 'לאן לשלוח ולמי לחייב'],
      ['edit-account', 'פרטי החשבון', 'שם, אימייל וסיסמה'],
    ],
  },
  en: {
    heading: 'My account',
    hello: 'Hello',
    notYou: 'Not you?',
    logout: 'Log out',
    lead: 'Here you see your orders, manage your addresses and edit your account.',
    tiles: [
      ['orders', 'My orders', 'What you bought, and where it is'],
      ['edit-address', 'My addresses', 'Where to send and whom to bill'],
      ['edit-account', 'Account details', 'Name, e-mail and password'],
    ],
  },
} as const;

export const dashboard: MakeSection = (context, user) => {
  const { locale } = context;
  const say = texts[locale];
  const content = html`<p>${say.hello} <bdi>${user.displayName}</bdi>. ${say.notYou} <a href="${logoutPath(context)}">${say.logout}</a></p>
<p>${say.lead}</p>
<ul class="tiles">${say.tiles.map(
    ([section, name, text]) =>
      html`<li><a href="${accountPath(locale, section)}"><strong>${name}</strong><span>${text}</span></a></li>`,
  )}</ul>`;
  return { heading: say.heading, content };
};
