export interface FormInput {
  readonly form: HTMLFormElement;
}

/** The host is the page builder's element around a form, anything else around one, or the form itself. */
export function readForm(host: HTMLElement): FormInput {
  const form =
    host instanceof HTMLFormElement
      ? host
      : (host.querySelector<HTMLFormElement>('form.elementor-form') ?? host.querySelector('form'));
  if (!form) throw new Error('expected a form: neither is the host one, nor is there one inside it');
  return { form };
}

/** Class of a form that waits for its answer: themes and page scripts look for it. */
export const WAITING = 'elementor-form-waiting';

/** What submits the form, also from outside it. */
export const submitButtons = (form: HTMLFormElement): HTMLElement[] =>
  [...form.elements].filter(
    (element): element is HTMLButtonElement | HTMLInputElement =>
      (element instanceof HTMLButtonElement || element instanceof HTMLInputElement) &&
      element.type === 'submit',
  );

/** Where a spinner stands in a button: the builder's own draws its text and icon in one span. */
export const buttonContent = (button: Element): Element => button.querySelector(':scope > span') ?? button;

/** Classes of the form's message and of a field's, and what stands around a field. */
export const MESSAGE = 'elementor-message';
export const MESSAGE_KIND = {
  success: 'elementor-message-success',
  danger: 'elementor-message-danger',
} as const;
export const FIELD_MESSAGE = `${MESSAGE} ${MESSAGE_KIND.danger} elementor-help-inline elementor-form-help-inline`;
const INLINE = '.elementor-form-help-inline';

/** What the server itself wrote about a form that was posted without scripts: of the form, and of a field. */
export const serverMessages = (form: HTMLFormElement): HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>(`.${MESSAGE}:not(${INLINE}, .iyim-form-message)`),
];
export const serverProblem = (group: Element): HTMLElement | null => group.querySelector<HTMLElement>(INLINE);
export const WRONG_FIELD = 'elementor-error';
export const SPINNER = 'elementor-form-spinner';
