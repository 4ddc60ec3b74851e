import type { Island } from '@iyim/runtime/widget';
import { buttonContent, SPINNER, submitButtons, WAITING } from './read.ts';

/**
 * Shows that a form waits for its answer (FM-2). Its buttons become `aria-disabled`, not `disabled`: the button that was
 * pressed would lose the focus, and with it a screen reader its place. That nothing is sent meanwhile is `submit.ts`'s care.
 * Returns the undo.
 */
export function showWaiting({ changes }: Island, form: HTMLFormElement): () => void {
  const undo = submitButtons(form).map((button) => {
    const disabled = button.getAttribute('aria-disabled');
    const spinner =
      button instanceof HTMLInputElement
        ? changes.slot(button, 'after', 'span')
        : changes.slot(buttonContent(button), 'first', 'span');
    spinner.className = `${SPINNER} iyim-form-spinner`;
    spinner.setAttribute('aria-hidden', 'true');
    changes.attribute(button, 'aria-disabled', 'true');
    return () => {
      changes.attribute(button, 'aria-disabled', disabled);
      spinner.remove();
    };
  });
  changes.toggleClass(form, WAITING, true);
  changes.attribute(form, 'aria-busy', 'true');
  return () => {
    for (const step of undo) step();
    changes.toggleClass(form, WAITING, false);
    changes.attribute(form, 'aria-busy', null);
  };
}
