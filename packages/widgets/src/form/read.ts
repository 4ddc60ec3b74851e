import { isSubmitButton, SLOT, type SubmitButton, submitButtons } from '@iyim/runtime/page';
import { fieldsOf } from './read-fields.ts';

const CAPTCHA = '.elementor-g-recaptcha[data-sitekey], [data-captcha][data-sitekey]';

export type FormInput = ReturnType<typeof readForm>;

/** The host is the page builder's element around a form, anything else around one, or the form itself. */
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
    /** The browser may check the fields: the server did not write `novalidate`. */
    isValidated: !form.hasAttribute('novalidate'),
    hasSteps: form.querySelector(STEP) !== null,
    hasCaptcha: form.querySelector(CAPTCHA) !== null,
    dates: readDates(form),
    /** What the server itself wrote about a form that was posted without scripts. */
    messages: [...form.querySelectorAll<HTMLElement>(`.${MESSAGE}:not(${INLINE})`)],
    /** The same about fields, by their ids. */
    problems: new Map(problems),
  } as const;
}

/** Class of a form that waits for its answer: themes and page scripts look for it. */
export const WAITING = 'elementor-form-waiting';
/** The builder's class of a spinner, and ours. */
export const SPINNER = 'elementor-form-spinner iyim-form-spinner';

/** The page's own buttons that submit the form. */
export const ownSubmitButtons = (form: HTMLFormElement): SubmitButton[] =>
  submitButtons(form).filter((button) => !isOurs(form, button));

/** The form's submit button that an event comes from. */
export function submitButtonAt(form: HTMLFormElement, { target }: Event): SubmitButton | undefined {
  const button = target instanceof Element ? target.closest<SubmitButton>('button, input') : null;
  return button && isSubmitButton(form, button) && !isOurs(form, button) ? button : undefined;
}

/** A step's "next" button is one we add. The form itself may be in a slot, a popup's. */
function isOurs(form: HTMLFormElement, element: Element): boolean {
  const slot = element.closest(`[${SLOT}]`);
  return slot !== null && form.contains(slot);
}

/** Where a spinner stands in a button: the builder's own draws its text and icon in one span. */
export const buttonContent = (button: Element): Element =>
  button.querySelector(`:scope > span:not([${SLOT}])`) ?? button;

/** Classes of the form's message and of a field's, and what stands around a field. */
export const MESSAGE = 'elementor-message';
export const MESSAGE_KIND = {
  success: 'elementor-message-success',
  danger: 'elementor-message-danger',
} as const;
export const FIELD_MESSAGE = `${MESSAGE} ${MESSAGE_KIND.danger} elementor-help-inline elementor-form-help-inline`;
const INLINE = '.elementor-form-help-inline';
export const WRONG_FIELD = 'elementor-error';

/** A step's mark, or in markup of our own the step itself. */
export const STEP = '.elementor-field-type-step, [data-step]';

/** The captcha of a form: the last one, as the page builder takes it. */
export const captchaOf = (form: HTMLFormElement): HTMLElement | undefined =>
  [...form.querySelectorAll<HTMLElement>(CAPTCHA)].at(-1);

/** The provider's own field is in one: what it holds is worth nothing later. */
export const isInCaptcha = (element: Element): boolean => element.closest(CAPTCHA) !== null;

export interface DateField {
  readonly input: HTMLInputElement;
  /** What the browser's own field is to be; undefined leaves a field that holds what such a one can not show. */
  readonly type: 'date' | 'time' | undefined;
  /** Limits as the browser writes them; undefined is none. */
  readonly min: string | undefined;
  readonly max: string | undefined;
}

const DATES = {
  date: { selector: 'input[type="date"], input.elementor-date-field', iso: isoDay },
  time: { selector: 'input[type="time"], input.elementor-time-field', iso: isoTime },
} as const;

/** The date and time fields of a form, with their limits from `min` and `max`, or from `data-min` and `data-max` (FM-10). */
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

/** The day at the start of a text that a CMS wrote (`2026-03-27`, `2026-03-27 00:00`), or ''. */
export function isoDay(text: string): string {
  return /^\d{4,6}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?![\d])/.exec(text.trim())?.[0] ?? '';
}

/** The time at the start of a text (`09:30`, `09:30:00`), or ''. */
export function isoTime(text: string): string {
  return /^([01]\d|2[0-3]):[0-5]\d/.exec(text.trim())?.[0] ?? '';
}
