import { parseHtml } from '@iyim/runtime/widget';
import { type OtherFields, readOtherFields } from '../../shared/site/other-fields.ts';

const USERNAME = 'input[name="username"]';
const PASSWORD = 'input[name="password"]';
const REMEMBER = 'input#rememberme, input[name="rememberme"]';
const NONCE = 'input[name="woocommerce-login-nonce"]';
const SUBMIT =
  '.e-woocommerce-form-login-submit, [name="login"], :is(button, input):is([type="submit"], [type="image"])';
export const CHECKOUT_FORM = 'form.woocommerce-checkout';

/** Fields that this widget sends itself, and `login`, which would make the shop, not the page builder, handle the request. */
const SENT_OTHERWISE = ['username', 'password', 'rememberme', 'woocommerce-login-nonce', 'login'];
/** Hidden fields that every login form of the shop has. */
const OF_THE_SHOP = ['_wp_http_referer', 'redirect'];

export type LoginSection = ReturnType<typeof readLoginSection>;

export function readLoginSection(host: HTMLElement) {
  const find = <T extends Element>(selector: string) => host.querySelector<T>(selector);
  const username = find<HTMLInputElement>(USERNAME);
  const password = find<HTMLInputElement>(PASSWORD);
  const submit = find<HTMLElement>(SUBMIT);
  if (!username || !password || !submit) {
    const missing = [!username && USERNAME, !password && PASSWORD, !submit && SUBMIT].filter(Boolean);
    throw new Error(`expected ${missing.join(' and ')} inside the host, found none`);
  }
  const around = password.form;
  return {
    host,
    username,
    password,
    remember: find<HTMLInputElement>(REMEMBER),
    nonce: find<HTMLInputElement>(NONCE),
    submit,
    /** The login form, which works without scripts; null in the page builder's section, which has no form. */
    form: around && !around.matches(CHECKOUT_FORM) ? around : null,
    /** The link that opens and closes `panel`. */
    toggle: find<HTMLElement>('.e-show-login, .showlogin'),
    panel: find<HTMLElement>('.e-woocommerce-login-anchor, form.woocommerce-form-login'),
  } as const;
}

/** Reads the section's fields that this widget does not send itself, with their current values. */
export const readOthers = ({ form, host }: LoginSection): OtherFields =>
  readOtherFields(form ?? host, SENT_OTHERWISE);

/** Whether another plugin has added fields, which the page builder's action may not know. */
export function hasUnknownFields({ form, host }: LoginSection): boolean {
  const names = [...SENT_OTHERWISE, ...OF_THE_SHOP];
  return Object.keys(readOtherFields(form ?? host, names)).length > 0;
}

/** Reads the login nonce from a page's HTML; null if there is none. */
export function readNonce(html: string): string | null {
  return parseHtml(html).querySelector<HTMLInputElement>(NONCE)?.value || null;
}
