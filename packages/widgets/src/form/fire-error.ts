import { dispatchLegacy } from '@iyim/runtime/widget';

/**
 * Fires the original's `error` event on the form. Without jQuery it stays there: further up it would be taken for a script's
 * error by whoever watches the window for those.
 */
export function fireError(form: HTMLFormElement): void {
  const stay = (event: Event) => event.stopPropagation();
  form.addEventListener('error', stay);
  dispatchLegacy(form, 'error');
  form.removeEventListener('error', stay);
}
