import texts from '../../../content/texts/account.json' with { type: 'json' };
import { type Html, html } from '../../markup/html.ts';
import { logoutPath } from '../../shop/account.ts';
import { accountPath } from '../../shop/links.ts';
import type { PageContext } from '../../shop/page-context.ts';

const names = {
  dashboard: { he: 'לוח הבקרה', en: 'Dashboard' },
  orders: { he: 'הזמנות', en: 'Orders' },
  downloads: { he: 'הורדות', en: 'Downloads' },
  'edit-address': { he: 'כתובות', en: 'Addresses' },
  'payment-methods': { he: 'אמצעי תשלום', en: 'Payment methods' },
  'edit-account': { he: 'פרטי החשבון', en: 'Account details' },
  'customer-logout': { he: 'התנתקות', en: 'Log out' },
} as const;

export type SectionKey = keyof typeof names;

export const sectionName = (key: SectionKey, { locale }: PageContext): string => names[key][locale];

/** The account's own menu; a single order belongs to the orders. */
export function accountNavigation(context: PageContext, current: string): Html {
  const active = { '': 'dashboard', 'view-order': 'orders' }[current] ?? current;
  const item = (key: SectionKey): Html => {
    const href =
      key === 'customer-logout'
        ? logoutPath(context)
        : accountPath(context.locale, key === 'dashboard' ? '' : key);
    const isActive = key === active;
    return html`<li class="woocommerce-MyAccount-navigation-link woocommerce-MyAccount-navigation-link--${key}${isActive && ' is-active'}"><a href="${href}"${isActive && html` aria-current="page"`}>${sectionName(key, context)}</a></li>\n`;
  };
  const keys = Object.keys(names) as SectionKey[];
  return html`<nav class="woocommerce-MyAccount-navigation" aria-label="${texts.navigation[context.locale]}"><ul>
${keys.map(item)}</ul></nav>`;
}
