import { isTextOnly, submitButtons } from '@iyim/runtime/page';

const FORM = '.jet-subscribe-form__form, form';
const EMAIL =
  '.jet-subscribe-form__mail-field, input[type="email"], input[name="email"], .jet-subscribe-form__input';
/** Selector of the submit control, which is a link in the original markup. */
const SUBMIT_LINK = '.jet-subscribe-form__submit';
const MESSAGE = '.jet-subscribe-form__message';
const ELEMENT = '.elementor-element[data-id]';
const EMAIL_NAME = 'email';

/** Returns the class that the host has while a message of this type is shown. */
export const responseClass = (type: 'success' | 'error'): string => `jet-subscribe-form--response-${type}`;

export type SubscribeForm = ReturnType<typeof readSubscribeForm>;

export function readSubscribeForm(host: HTMLElement) {
  const form = host instanceof HTMLFormElement ? host : host.querySelector<HTMLFormElement>(FORM);
  const email = form?.querySelector<HTMLInputElement>(EMAIL);
  const submit = form && (form.querySelector<HTMLElement>(SUBMIT_LINK) ?? submitButtons(form)[0]);
  if (!form || !email || !submit) {
    const missing = form ? (email ? 'a button that sends it' : 'an e-mail field') : 'a form';
    throw new Error(`expected ${missing} in the host, found none`);
  }
  const place = form.querySelector<HTMLElement>(MESSAGE) ?? host.querySelector<HTMLElement>(MESSAGE);
  const words = place?.querySelector<HTMLElement>('span') ?? place;
  return {
    form,
    email,
    submit,
    /** Whether the submit control is the original's link, which only looks like a button. */
    isLink: !submit.matches('button, input'),
    /** Ids that the page has put in the e-mail field's `aria-describedby`. */
    describedBy: email.getAttribute('aria-describedby') ?? '',
    /** The original's container for messages, hidden by the original's style sheet. */
    place,
    /** Element for the message's text: a `span` in `place`, otherwise `place`; null if it contains more than text. */
    words: words && isTextOnly(words) ? words : null,
    /** Value that the server expects with every subscription; undefined if the page does not contain it. */
    instanceData: readInstanceData(email.dataset.instanceData),
    /** Id of the page-builder element that contains the form; empty outside the page builder. */
    elementId: host.closest<HTMLElement>(ELEMENT)?.dataset.id ?? '',
  } as const;
}

/** Parses a data attribute like jQuery, which the original uses: JSON is parsed, other text is returned unchanged. */
function readInstanceData(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return text;
  }
}

/**
 * Returns the fields that the form would send, by name, except the e-mail field, fields named `email` and files. If several fields
 * have the same name, the last one counts.
 */
export function readOthers({ form, email }: SubscribeForm): ReadonlyMap<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[0] !== EMAIL_NAME && entry[0] !== email.name,
  );
  return new Map(entries);
}

const LONGEST = 254;
const LONGEST_NAME = 64;
const NAME = /^[^\s<>()[\]\\,;:"]+$/;
const LABEL = /^[\p{L}\p{N}][\p{L}\p{N}-]{0,62}$/u;
/** Invisible marks that set the writing direction. They may be copied along with an address from Hebrew text. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/** Returns a typed address without white space around it and without invisible marks. */
export function cleanEmail(typed: string): string {
  return typed.replace(DIRECTION_MARKS, '').trim();
}

export const readEmail = ({ email }: SubscribeForm): string => cleanEmail(email.value);

/** Returns whether a text looks like a public e-mail address, whose domain contains a dot (SB-1). */
export function isEmail(address: string): boolean {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, Math.max(0, at));
  const labels = address.slice(at + 1).split('.');
  return (
    address.length <= LONGEST &&
    name.length <= LONGEST_NAME &&
    NAME.test(name) &&
    !name.includes('@') &&
    !/^\.|\.\.|\.$/.test(name) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label) && !label.endsWith('-')) &&
    !/^\p{N}*$|^.$/u.test(labels.at(-1) ?? '')
  );
}
