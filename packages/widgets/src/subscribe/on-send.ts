import type { Island } from '@iyim/runtime/widget';
import type { SubscribeForm } from './read.ts';

/**
 * Calls `send` however the form is sent: by its button, by Enter, or by the original's link that is a button to the eye
 * only, which gets its role and answers Space too.
 */
export function onSend(
  { changes, signal }: Island,
  { form, email, submit }: SubscribeForm,
  send: () => void,
): void {
  const listen = (target: HTMLElement, type: string, wants: (event: Event) => boolean) =>
    target.addEventListener(
      type,
      (event) => {
        if (!wants(event)) return;
        event.preventDefault();
        send();
      },
      { signal },
    );
  // The message about the address is ours to show; the browser's own checks still serve the other fields.
  changes.attribute(form, 'novalidate', '');
  listen(form, 'submit', () => true);
  if (submit.matches('button, input')) return;
  const isKey = (event: Event, ...keys: string[]) =>
    event instanceof KeyboardEvent && keys.includes(event.key);
  changes.attribute(submit, 'role', 'button');
  listen(submit, 'click', () => true);
  listen(submit, 'keydown', (event) => isKey(event, ' '));
  // Where nothing submits, Enter would only in a form of one field.
  listen(email, 'keydown', (event) => isKey(event, 'Enter'));
}
