/**
 * A property of an element itself. Written as usual, `form.action` is the field of that name where the form has one: forms put
 * their fields before their own properties.
 */
export const memberOf = <E extends Element, K extends keyof E>(element: E, name: K): E[K] =>
  Reflect.get(Object.getPrototypeOf(element), name, element);

export type SubmitButton = HTMLButtonElement | HTMLInputElement;

/** Whether `button` submits `form`. It may stand outside the form; image buttons count. */
export const isSubmitButton = (form: HTMLFormElement, button: SubmitButton): boolean =>
  button.form === form && /^(submit|image)$/.test(button.type);

/** The buttons that submit `form`, in the order of the page. `form.elements` has no image buttons. */
export const submitButtons = (form: HTMLFormElement): SubmitButton[] =>
  [...(form.getRootNode() as ParentNode & Node).querySelectorAll<SubmitButton>('button, input')].filter(
    (button) => isSubmitButton(form, button),
  );
