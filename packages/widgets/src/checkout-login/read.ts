import { parseHtml } from '@iyim/runtime/widget';

const USERNAME = 'input[name="username"]';
const PASSWORD = 'input[name="password"]';
const REMEMBER = 'input#rememberme, input[name="rememberme"]';
const NONCE = 'input[name="woocommerce-login-nonce"]';
const SUBMIT =
  '.e-woocommerce-form-login-submit, [name="login"], :is(button, input):is([type="submit"], [type="image"])';
export const CHECKOUT_FORM = 'form.woocommerce-checkout';

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
    username,
    password,
    remember: find<HTMLInputElement>(REMEMBER),
    nonce: find<HTMLInputElement>(NONCE),
    submit,
    /** A form of the section's own, which logs in without script; the page builder's section has none. */
    form: around && !around.matches(CHECKOUT_FORM) ? around : null,
    /** The link that opens and closes `panel`. */
    toggle: find<HTMLElement>('.e-show-login, .showlogin'),
    panel: find<HTMLElement>('.e-woocommerce-login-anchor, form.woocommerce-form-login'),
  } as const;
}

/** The login nonce of a page, null when it has none. */
export function readNonce(html: string): string | null {
  return parseHtml(html).querySelector<HTMLInputElement>(NONCE)?.value || null;
}
