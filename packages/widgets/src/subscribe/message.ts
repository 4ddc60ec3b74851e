import type { Island } from '@iyim/runtime/widget';
import { responseClass, type SubscribeForm } from './read.ts';

/** How long a message is shown, in ms. */
const SHOWN = 20_000;
/** How soon a message that is being read is looked at again, in ms. */
const AGAIN = 1000;

export interface Message {
  /** Where the text stands: what describes a field that is wrong. */
  readonly element: HTMLElement;
  /** Shows a text for 20 s, in place of the one before; an empty one shows nothing. `hidden` runs when it has gone. */
  show(type: 'success' | 'error', text: string, hidden?: () => void): void;
}

/**
 * The form's place for messages. One that the pointer rests on, or that holds the focus, is being read: it stays until it
 * is left.
 */
export function connectMessage(
  { host, changes, signal, id }: Island,
  { form, message }: SubscribeForm,
): Message {
  const place = message ?? changes.slot(form, 'last', 'p');
  const element = textPlace(place) ?? changes.slot(place, 'last', 'span');
  if (!message) {
    place.className = 'iyim-subscribe-message';
    place.hidden = true;
  }
  if (!element.id) changes.attribute(element, 'id', id('message'));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hide = () => {};
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });

  const reveal = (on: boolean) => {
    if (message) changes.style(message, 'visibility', on ? 'visible' : 'hidden');
    else place.hidden = !on;
  };
  const hideUnlessRead = () => {
    const isRead = place.matches(':hover') || place.contains(place.ownerDocument.activeElement);
    if (isRead) timer = setTimeout(hideUnlessRead, AGAIN);
    else hide();
  };
  return {
    element,
    show(type, text, hidden) {
      clearTimeout(timer);
      hide();
      for (const each of ['success', 'error'] as const) changes.toggleClass(host, responseClass(each), false);
      if (text === '') return;
      changes.toggleClass(host, responseClass(type), true);
      changes.attribute(element, 'role', type === 'error' ? 'alert' : 'status');
      reveal(true);
      changes.text(element, text);
      hide = () => {
        hide = () => {};
        reveal(false);
        changes.text(element, '');
        changes.toggleClass(host, responseClass(type), false);
        hidden?.();
      };
      timer = setTimeout(hideUnlessRead, SHOWN);
    },
  };
}

/** The innermost element for the text; null when what is there is more than text. */
function textPlace(place: HTMLElement): HTMLElement | null {
  const inner = place.querySelector<HTMLElement>('span') ?? place;
  return inner.firstElementChild ? null : inner;
}
