import { parseHtml, parsePage } from '@iyim/runtime/widget';

const USERNAME = 'input[name="username"]';
const PASSWORD = 'input[name="password"]';
const REMEMBER = 'input#rememberme, input[name="rememberme"]';
const NONCE = 'input[name="woocommerce-login-nonce"]';
const SUBMIT = '.e-woocommerce-form-login-submit, [name="login"], button[type="submit"]';
const CHECKOUT_FORM = 'form.woocommerce-checkout';
const OLD_MESSAGES = '.woocommerce-error, .woocommerce-message';

export interface LoginSection {
  readonly username: HTMLInputElement;
  readonly password: HTMLInputElement;
  readonly remember: HTMLInputElement | null;
  readonly nonce: HTMLInputElement | null;
  readonly submit: HTMLElement;
  /** A form of the section's own, which logs in without script; the page builder's section has none. */
  readonly form: HTMLFormElement | null;
  /** The link that opens and closes `panel`. */
  readonly toggle: HTMLElement | null;
  readonly panel: HTMLElement | null;
}

export function readLoginSection(host: HTMLElement): LoginSection {
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
    form: around && !around.matches(CHECKOUT_FORM) ? around : null,
    toggle: find<HTMLElement>('.e-show-login, .showlogin'),
    panel: find<HTMLElement>('.e-woocommerce-login-anchor, form.woocommerce-form-login'),
  };
}

/** Takes old messages away and puts the server's before the checkout form, or before the host where there is none. */
export function showMessage(host: HTMLElement, html: string): HTMLElement | null {
  clearMessages(host.ownerDocument);
  const message = host.ownerDocument.createElement('div');
  message.append(parseHtml(html));
  if (!message.firstElementChild) return null;
  // The focus goes to it and reads it. As an alert it would be read twice, and a list would be none.
  for (const list of message.querySelectorAll('ul[role="alert"]')) list.removeAttribute('role');
  const place = host.ownerDocument.querySelector(CHECKOUT_FORM) ?? host;
  const element = message.firstElementChild as HTMLElement;
  place.before(...message.children);
  return element;
}

export function clearMessages(document: Document): void {
  for (const old of document.querySelectorAll(OLD_MESSAGES)) old.remove();
}

/** The login nonce of a page, null when it has none. */
export function readNonce(html: string): string | null {
  return parsePage(html).querySelector<HTMLInputElement>(NONCE)?.value || null;
}
