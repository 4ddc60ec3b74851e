export type SubmitButton = HTMLButtonElement | HTMLInputElement;

export const BUTTON = 'button, input';

/** Whether a button sends `form`, a picture's included, wherever it stands. */
export const submits = (form: HTMLFormElement, button: SubmitButton): boolean =>
  button.form === form && /^(submit|image)$/.test(button.type);

/** The page's buttons that submit `form`, also from outside it, in the page's order. Image buttons are not in `form.elements`. */
export const submitButtons = (form: HTMLFormElement): SubmitButton[] =>
  [...(form.getRootNode() as ParentNode & Node).querySelectorAll<SubmitButton>(BUTTON)].filter((button) =>
    submits(form, button),
  );
