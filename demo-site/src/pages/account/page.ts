import texts from '../../../content/texts/account.json' with { type: 'json' };
import { type Html, html } from '../../markup/html.ts';
import type { User } from '../../shop/model.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { noticesArea } from '../notices-area.ts';
import { type Page, postIds } from '../page.ts';
import { dashboard } from './dashboard.ts';
import { downloads } from './downloads.ts';
import { editAccount } from './edit-account.ts';
import { editAddress } from './edit-address.ts';
import { loginAndRegister } from './login.ts';
import { lostPassword } from './lost-password.ts';
import { accountNavigation } from './navigation.ts';
import { orders } from './orders.ts';
import { paymentMethods } from './payment-methods.ts';
import { viewOrder } from './view-order.ts';

/** A section of the account: its heading, and what stands under it. */
export interface Section {
  readonly heading: string;
  readonly content: Html;
}

/** Makes a section for a customer; `rest` is what follows its name in the address. Null: there is no such thing. */
export type MakeSection = (context: PageContext, user: User, rest: string) => Section | null;

const sections: Readonly<Record<string, MakeSection>> = {
  '': dashboard,
  orders,
  'view-order': viewOrder,
  downloads,
  'edit-account': editAccount,
  'edit-address': editAddress,
  'payment-methods': paymentMethods,
};

/** `/my-account/` and what is below it: behind the login, whatever section was asked for. */
export function accountPage(context: PageContext): Page | null {
  const [name = '', rest = '', ...more] = context.path
    .slice('/my-account/'.length)
    .replace(/\/$/, '')
    .split('/');
  const make = Object.hasOwn(sections, name) ? sections[name] : undefined;
  if (name === 'lost-password') return page(context, lostPassword(context), 'lost-password');
  if (!make || more.length > 0) return null;
  const { user } = context;
  if (user === null) return page(context, loginAndRegister(context), 'login');
  const section = make(context, user, rest);
  if (section === null) return null;
  const content = html`<div class="account-page">${accountNavigation(context, name)}
<div class="woocommerce-MyAccount-content">${noticesArea(context)}
${section.content}</div></div>`;
  return page(context, { heading: section.heading, content }, name || 'dashboard');
}

function page({ locale }: PageContext, { heading, content }: Section, name: string): Page {
  const account = texts.title[locale];
  const title = heading === account ? account : `${heading} – ${account}`;
  const main = html`<header class="page-header entry-header"><h1 class="entry-title">${heading}</h1></header>
<div class="woocommerce elementor-element elementor-element-5acc0a7 elementor-widget elementor-widget-woocommerce-my-account" data-id="5acc0a7" data-element_type="widget" data-widget_type="woocommerce-my-account.default">${content}</div>`;
  const bodyClasses = [
    'page',
    'page-id-10',
    'woocommerce-account',
    'woocommerce-page',
    `woocommerce-${name}`,
  ];
  return { title, postId: postIds.account, bodyClasses, main };
}
