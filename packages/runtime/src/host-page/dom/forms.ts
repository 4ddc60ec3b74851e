/** Reads a property of the element itself: with `form.action`, a form field named `action` would hide the property. */
export const memberOf = <E extends Element, K extends keyof E>(element: E, name: K): E[K] =>
  Reflect.get(Object.getPrototypeOf(element), name, element);

export type SubmitButton = HTMLButtonElement | HTMLInputElement;

/** Whether `button` submits `form`. It may be outside the form; image buttons count. */
export const isSubmitButton = (form: HTMLFormElement, button: SubmitButton): boolean =>
  button.form === form && /^(submit|image)$/.test(button.type);

/** Returns the buttons that submit `form`, in page order. `form.elements` omits image buttons. */
export const submitButtons = (form: HTMLFormElement): SubmitButton[] =>
  [...(form.getRootNode() as ParentNode & Node).querySelectorAll<SubmitButton>('button, input')].filter(
    (button) => isSubmitButton(form, button),
  );
