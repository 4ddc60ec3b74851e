const FORM = '.jet-subscribe-form__form, form';
const EMAIL =
  '.jet-subscribe-form__mail-field, input[type="email"], input[name="email"], .jet-subscribe-form__input';
const SUBMIT = '.jet-subscribe-form__submit, [type="submit"], button:not([type])';
const MESSAGE = '.jet-subscribe-form__message';
const ELEMENT = '.elementor-element[data-id]';
const EMAIL_NAME = 'email';

/** Class of an e-mail field that is wrong, for the theme. */
export const WRONG_FIELD = 'mail-invalid';
/** Class of a button that waits, for the theme. */
export const LOADING = 'loading';
/** Class of the host while a message is shown. */
export const responseClass = (type: 'success' | 'error'): string => `jet-subscribe-form--response-${type}`;

export interface SubscribeForm {
  readonly form: HTMLFormElement;
  readonly email: HTMLInputElement;
  readonly submit: HTMLElement;
  /** The original's place for messages, which its theme hides; null where there is none. */
  readonly message: HTMLElement | null;
  /** What the server wants back with every subscription; undefined when it gave nothing. */
  readonly instanceData: unknown;
  /** The page builder's id of this widget; empty outside it. */
  readonly elementId: string;
}

export function readSubscribeForm(host: HTMLElement): SubscribeForm {
  const form = host instanceof HTMLFormElement ? host : host.querySelector<HTMLFormElement>(FORM);
  const email = form?.querySelector<HTMLInputElement>(EMAIL);
  const submit = form?.querySelector<HTMLElement>(SUBMIT);
  if (!form || !email || !submit) {
    const missing = form ? (email ? 'a button that sends it' : 'an e-mail field') : 'a form';
    throw new Error(`expected ${missing} in the host, found none`);
  }
  return {
    form,
    email,
    submit,
    message: form.querySelector<HTMLElement>(MESSAGE) ?? host.querySelector<HTMLElement>(MESSAGE),
    instanceData: readInstanceData(email.dataset.instanceData),
    elementId: host.closest<HTMLElement>(ELEMENT)?.dataset.id ?? '',
  };
}

/** As jQuery reads data attributes, which the original does: JSON, and any other text as it is. */
function readInstanceData(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return text;
  }
}

/** Every other field of the form that would be sent, by its name; the last one when several share it. Files are not. */
export function readOthers({ form, email }: SubscribeForm): ReadonlyMap<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[0] !== EMAIL_NAME && entry[0] !== email.name,
  );
  return new Map(entries);
}
