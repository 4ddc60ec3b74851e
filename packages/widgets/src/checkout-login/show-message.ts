import { parseHtml } from '@iyim/runtime/widget';
import { CHECKOUT_FORM } from './read.ts';

// The server's messages of before give way to those of its answer.

/** Puts the server's message before the checkout form, or before the host where there is none. Null when it has none. */
export function showMessage(host: HTMLElement, html: string): HTMLElement | null {
  const message = parseHtml(html);
  const first = message.firstElementChild as HTMLElement | null;
  // The focus goes to it and reads it. As an alert it would be read twice, and a list would be none.
  for (const list of message.querySelectorAll('ul[role="alert"]')) list.removeAttribute('role');
  (host.ownerDocument.querySelector(CHECKOUT_FORM) ?? host).before(...message.children);
  return first;
}
