import { isSubmitButton, SLOT, type SubmitButton, submitButtons } from '@iyim/runtime/page';
import { fieldsOf } from './read-fields.ts';

const CAPTCHA = '.elementor-g-recaptcha[data-sitekey], [data-captcha][data-sitekey]';

export type FormInput = ReturnType<typeof readForm>;

/**
 * Reads the form of a host. The host is the page builder's element around a form, any other element around a form, or the form
 * itself. Throws if there is no form.
 */
export function readForm(host: HTMLElement) {
  const form =
    host instanceof HTMLFormElement
      ? host
      : (host.querySelector<HTMLFormElement>('form.elementor-form') ?? host.querySelector('form'));
  if (!form) throw new Error('expected a form: neither is the host one, nor is there one inside it');
  const problems = [...fieldsOf(form)].flatMap(([id, { group }]) => {
    const written = group.querySelector<HTMLElement>(INLINE);
    return written ? [[id, written] as const] : [];
  });
  return {
    form,
    /** Whether the browser validates the fields; false if the server's form has `novalidate`. */
    isValidated: !form.hasAttribute('novalidate'),
    hasSteps: form.querySelector(STEP) !== null,
    hasCaptcha: form.querySelector(CAPTCHA) !== null,
    dates: readDates(form),
    /** The server's messages about the whole form, if it was posted without scripts. */
    messages: [...form.querySelectorAll<HTMLElement>(`.${MESSAGE}:not(${INLINE})`)],
    /** The server's messages about fields, by field id. */
    problems: new Map(problems),
  } as const;
}

/** Class of a form that waits for its answer. Themes and page scripts depend on this class. */
export const WAITING = 'elementor-form-waiting';
/** Classes of a spinner: the page builder's class and the widget's class. */
export const SPINNER = 'elementor-form-spinner iyim-form-spinner';

/** Returns the form's submit buttons, except those that the widget adds. */
export const ownSubmitButtons = (form: HTMLFormElement): SubmitButton[] =>
  submitButtons(form).filter((button) => !isOurs(form, button));

/** Returns the form's submit button in which an event occurred; undefined if the widget added the button. */
export function submitButtonAt(form: HTMLFormElement, { target }: Event): SubmitButton | undefined {
  const button = target instanceof Element ? target.closest<SubmitButton>('button, input') : null;
  return button && isSubmitButton(form, button) && !isOurs(form, button) ? button : undefined;
}

/**
 * Returns whether the widget added an element, e.g. a step's “next” button. A slot around the whole form, e.g. that of a popup,
 * does not count.
 */
function isOurs(form: HTMLFormElement, element: Element): boolean {
  const slot = element.closest(`[${SLOT}]`);
  return slot !== null && form.contains(slot);
}

/** Returns the element for a button's spinner: the page builder's span around text and icon, otherwise the button. */
export const buttonContent = (button: Element): Element =>
  button.querySelector(`:scope > span:not([${SLOT}])`) ?? button;

/** Classes of the form's message, of a field's message, and of the group around an invalid field. */
export const MESSAGE = 'elementor-message';
export const MESSAGE_KIND = {
  success: 'elementor-message-success',
  danger: 'elementor-message-danger',
} as const;
export const FIELD_MESSAGE = `${MESSAGE} ${MESSAGE_KIND.danger} elementor-help-inline elementor-form-help-inline`;
const INLINE = '.elementor-form-help-inline';
export const WRONG_FIELD = 'elementor-error';

/** Selector of a step's marker, or of the step itself in the library's minimal markup. */
export const STEP = '.elementor-field-type-step, [data-step]';

/** Returns the form's captcha; the last one if there are several, as in the page builder. */
export const captchaOf = (form: HTMLFormElement): HTMLElement | undefined =>
  [...form.querySelectorAll<HTMLElement>(CAPTCHA)].at(-1);

/** Returns whether an element is inside a captcha, e.g. the provider's hidden field for the token. */
export const isInCaptcha = (element: Element): boolean => element.closest(CAPTCHA) !== null;

export interface DateField {
  readonly input: HTMLInputElement;
  /** Type that the input gets; undefined if a native field could not show its value. */
  readonly type: 'date' | 'time' | undefined;
  /** Limit in ISO format; undefined if there is no limit. */
  readonly min: string | undefined;
  readonly max: string | undefined;
}

const DATES = {
  date: { selector: 'input[type="date"], input.elementor-date-field', iso: isoDay },
  time: { selector: 'input[type="time"], input.elementor-time-field', iso: isoTime },
} as const;

/** Reads the date and time fields of a form, with limits from `min` and `max`, or from `data-min` and `data-max` (FM-10). */
export function readDates(form: HTMLFormElement): DateField[] {
  return (['date', 'time'] as const).flatMap((kind) => {
    const { selector, iso } = DATES[kind];
    return [...form.querySelectorAll<HTMLInputElement>(selector)].map((input) => {
      const limit = (name: string) =>
        iso(input.getAttribute(name) ?? input.getAttribute(`data-${name}`) ?? '') || undefined;
      const isShown = input.value === '' || iso(input.value) === input.value;
      return { input, type: isShown ? kind : undefined, min: limit('min'), max: limit('max') };
    });
  });
}

/** Returns the date at the start of a text from the CMS (`2026-03-27`, `2026-03-27 00:00`); '' if there is none. */
export function isoDay(text: string): string {
  return /^\d{4,6}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?![\d])/.exec(text.trim())?.[0] ?? '';
}

/** Returns the time at the start of a text (`09:30`, `09:30:00`); '' if there is none. */
export function isoTime(text: string): string {
  return /^([01]\d|2[0-3]):[0-5]\d/.exec(text.trim())?.[0] ?? '';
}
