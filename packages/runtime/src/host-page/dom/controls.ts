/** Elements that the browser presses, follows or fills. */
export const NATIVE = 'a[href], button, input, select, textarea, summary';
/** Elements that a press is for, whatever is around them. */
export const CONTROLS = `${NATIVE}, label`;
/** Elements that can have the focus, or that a page gave a place in the order of Tab. */
export const FOCUSABLE = `${NATIVE}, [tabindex]`;
