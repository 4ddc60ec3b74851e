const NATIVE = 'a[href], button, input, select, textarea, summary';

/** Whether an element is a control of the browser's own: it turns keys into clicks by itself. */
export const isNative = (element: Element): boolean => element.matches(NATIVE);

/** Whether something has to be done for the keyboard to reach an element: it is no control, and holds none. */
export const needsRole = (element: Element): boolean =>
  !isNative(element) && element.querySelector(NATIVE) === null;
