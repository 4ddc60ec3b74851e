import accountTexts from '../../../content/texts/account.json' with { type: 'json' };
import { fill, fillCount } from '../../content/fill.ts';
import { type Html, html } from '../../markup/html.ts';
import { price } from '../../markup/price.ts';
import { logoutPath } from '../../shop/account.ts';
import { accountPath, shopPath } from '../../shop/links.ts';
import type { Order, User } from '../../shop/model.ts';
import { createNonce } from '../../shop/nonces.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { addressForm } from '../address-form.ts';
import { addressBlock, addressLines, noAddress, orderDate, orderTable, statusName } from '../order-view.ts';

/** The content of a section of the account. */
interface Section {
  /** Heading. @default the section's name in the account's menu */
  readonly heading?: string;
  readonly content: Html;
}

/** Renders a section for a customer. `rest` is the part of the address after the section's name. Returns null for a 404 page. */
type MakeSection = (context: PageContext, user: User, rest: string) => Section | null;

const info = (text: string, more: Html | null = null): Html =>
  html`<p class="woocommerce-info" role="status">${text}${more}</p>`;

const infoWithShop = (text: string, shop: string, { locale }: PageContext): Html =>
  info(text, html` <a class="button" href="${shopPath(locale)}">${shop}</a>`);

/** Renders the hidden fields of a form: the nonce, the path of the form's page, and the action. */
const formFields = (context: PageContext, id: string, nonce: string, here: string, action: string): Html =>
  html`<input type="hidden" id="${id}" name="${id}" value="${createNonce(context, nonce)}"><input type="hidden" name="_wp_http_referer" value="${here}">
<input type="hidden" name="action" value="${action}">`;

const dashboard: MakeSection = (context, user) => {
  const { locale } = context;
  const texts = accountTexts.dashboard[locale];
  const content = html`<p>${texts.hello} <bdi>${user.displayName}</bdi>. ${texts.notYou} <a href="${logoutPath(context)}">${texts.logout}</a></p>
<p>${texts.lead}</p>
<ul class="tiles">${texts.tiles.map(
    ({ section, name, text }) =>
      html`<li><a href="${accountPath(locale, section)}"><strong>${name}</strong><span>${text}</span></a></li>`,
  )}</ul>`;
  return { heading: texts.heading, content };
};

const orders: MakeSection = (context, user) => {
  const texts = accountTexts.orders[context.locale];
  const made = context.shop.repository.ordersOf(user.id);
  if (made.length === 0) return { content: infoWithShop(texts.none, texts.shop, context) };
  const heads = {
    number: texts.order,
    date: texts.date,
    status: texts.status,
    total: texts.total,
    actions: texts.actions,
  };
  const content = html`<table class="woocommerce-orders-table woocommerce-MyAccount-orders shop_table shop_table_responsive my_account_orders account-orders-table">
<thead><tr>${Object.entries(heads).map(([head, name]) => html`<th scope="col" class="woocommerce-orders-table__header woocommerce-orders-table__header-order-${head}">${name}</th>`)}</tr></thead>
<tbody>${made.map((order) => orderRow(context, order))}</tbody>
</table>`;
  return { content };
};

function orderRow({ locale }: PageContext, order: Order): Html {
  const texts = accountTexts.orders[locale];
  const href = accountPath(locale, `view-order/${order.id}`);
  const label = fill(texts.viewOrder, { id: order.id });
  const count = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const cell = 'woocommerce-orders-table__cell woocommerce-orders-table__cell-order';
  return html`<tr class="woocommerce-orders-table__row woocommerce-orders-table__row--status-${order.status} order">
<th class="${cell}-number" data-title="${texts.order}" scope="row"><a href="${href}" aria-label="${label}">#${order.id}</a></th>
<td class="${cell}-date" data-title="${texts.date}"><time datetime="${new Date(order.createdAt).toISOString()}">${orderDate(order, locale)}</time></td>
<td class="${cell}-status" data-title="${texts.status}">${statusName(order, locale)}</td>
<td class="${cell}-total" data-title="${texts.total}"><span>${price(order.total)} ${fillCount(texts.sum, count)}</span></td>
<td class="${cell}-actions" data-title="${texts.actions}"><a href="${href}" class="woocommerce-button button view" aria-label="${label}">${texts.view}</a></td>
</tr>
`;
}

/** Renders one order; null unless the customer placed it. */
const viewOrder: MakeSection = (context, user, rest) => {
  const { locale, shop } = context;
  const texts = accountTexts.viewOrder[locale];
  const order = /^\d+$/.test(rest) ? shop.repository.order(Number(rest)) : null;
  if (order === null || order.userId !== user.id) return null;
  const { id } = order;
  const placed = { id, date: orderDate(order, locale), status: statusName(order, locale) };
  const content = html`<p>${fill(texts.placed, placed)}</p>
<section class="woocommerce-order-details"><h2>${texts.details}</h2>${orderTable(context, order)}</section>
<div class="woocommerce-Addresses">${addressBlock(texts.billing, order.billing)}${addressBlock(texts.shipping, order.shippingAddress)}</div>`;
  return { heading: fill(texts.heading, { id }), content };
};

const editAccount: MakeSection = (context, user) => {
  const { locale, fields } = context;
  const texts = accountTexts.editAccount[locale];
  const here = accountPath(locale, 'edit-account');
  const input = (name: string, label: string, autocomplete: string, type: string, value: Html | null): Html =>
    html`<p class="woocommerce-form-row form-row"><label for="${name}">${label}</label>
<input type="${type}" class="input-text" name="${name}" id="${name}" autocomplete="${autocomplete}"${value}></p>`;
  const text = (name: string, label: string, saved: string, autocomplete: string, type = 'text'): Html =>
    input(name, label, autocomplete, type, html` value="${fields.get(name) ?? saved}"`);
  const password = (name: string, label: string, autocomplete: string): Html =>
    input(name, label, autocomplete, 'password', null);
  const content = html`<form class="woocommerce-EditAccountForm edit-account" action="${here}" method="post">
<div class="form-grid form-grid--two">
${text('account_first_name', texts.first, user.firstName, 'given-name')}
${text('account_last_name', texts.last, user.lastName, 'family-name')}
${text('account_display_name', texts.display, user.displayName, 'nickname')}
${text('account_email', texts.email, user.email, 'email', 'email')}
</div>
<fieldset><legend>${texts.password}</legend><div class="form-grid">
${password('password_current', texts.current, 'current-password')}
${password('password_1', texts.next, 'new-password')}
${password('password_2', texts.again, 'new-password')}
</div></fieldset>
${formFields(context, 'save-account-details-nonce', 'save_account_details', here, 'save_account_details')}
<button type="submit" class="woocommerce-Button button button--primary" name="save_account_details" value="${texts.save}">${texts.save}</button>
</form>`;
  return { content };
};

/** Renders both addresses, or the form of one: `edit-address/billing/`. */
const editAddress: MakeSection = (context, user, rest) => {
  const { locale } = context;
  const texts = accountTexts.editAddress[locale];
  if (rest === 'billing' || rest === 'shipping') {
    const here = accountPath(locale, `edit-address/${rest}`);
    const content = html`<form method="post" action="${here}" novalidate>
<div class="woocommerce-address-fields">${addressForm(context, rest, user[rest])}</div>
${formFields(context, 'woocommerce-edit-address-nonce', 'woocommerce-edit_address', here, 'edit_address')}
<button type="submit" class="button button--primary" name="save_address" value="${texts.save}">${texts.save}</button>
</form>`;
    return { heading: texts[rest], content };
  }
  if (rest !== '') return null;
  const block = (kind: 'billing' | 'shipping'): Html =>
    html`<section class="woocommerce-Address card"><h2>${texts[kind]}</h2>
<p><a href="${accountPath(locale, `edit-address/${kind}`)}" class="edit" aria-label="${texts.edit}: ${texts[kind]}">${texts.edit}</a></p>
${addressLines(user[kind], noAddress(locale))}</section>`;
  const content = html`<p>${texts.lead}</p>
<div class="woocommerce-Addresses addresses">${block('billing')}${block('shipping')}</div>`;
  return { content };
};

/**
 * The account's sections, by their name in the address. Downloads and payment methods are always empty, because the shop sells
 * no downloads and accepts only cash.
 */
export const sections: Readonly<Record<string, MakeSection>> = {
  '': dashboard,
  orders,
  'view-order': viewOrder,
  downloads(context) {
    const texts = accountTexts.downloads[context.locale];
    return { content: infoWithShop(texts.none, texts.shop, context) };
  },
  'edit-account': editAccount,
  'edit-address': editAddress,
  'payment-methods': ({ locale }) => ({ content: info(accountTexts.noPaymentMethods[locale]) }),
};
