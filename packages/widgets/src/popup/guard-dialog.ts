import type { Island } from '@iyim/runtime/widget';
import type { PopupController } from './controller.ts';
import type { PopupSettings } from './model.ts';

export interface Guarded {
  readonly island: Island;
  readonly settings: PopupSettings;
  readonly popup: PopupController;
}

/**
 * Decides what closes an open dialog: Esc (and the back gesture of phones) and a click beside the box, each if its setting
 * lets it (PO-5). Returns what ends it.
 */
export function guardDialog(dialog: HTMLDialogElement, guarded: Guarded): () => void {
  const controller = new AbortController();
  guardEsc(dialog, guarded, controller.signal);
  guardBackground(dialog, guarded, controller.signal);
  return () => controller.abort();
}

/** Open dialogs, the top one last. */
const stack: HTMLDialogElement[] = [];

function guardEsc(
  dialog: HTMLDialogElement,
  { settings, popup, island }: Guarded,
  signal: AbortSignal,
): void {
  const { closesOnEsc } = settings;
  const document = dialog.ownerDocument;
  stack.push(dialog);
  signal.addEventListener('abort', () => stack.splice(stack.indexOf(dialog), 1));
  dialog.setAttribute('closedby', closesOnEsc ? 'closerequest' : 'none');
  // Browsers without `closedby` ask once and then close whatever the answer; they do not ask about a key that is taken.
  const keydown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || closesOnEsc) return;
    const around = event.composedPath().find(isModal);
    const isOurs = around ? around === dialog : stack.at(-1) === dialog && !hasOtherModal(document);
    if (isOurs) event.preventDefault();
  };
  const cancel = (event: Event) => {
    if (event.target !== dialog) return; // a file field's
    event.preventDefault(); // it closes with its animation and events, or not at all
    if (closesOnEsc) popup.close();
  };
  // A form of method "dialog" is an answer, and no Esc.
  let isAnswered = false;
  const submit = ({ target }: Event) => {
    isAnswered =
      target instanceof HTMLFormElement && target.method === 'dialog' && target.closest('dialog') === dialog;
  };
  // Closed past us: by such a form, by a script of the page, or by a browser that insists.
  const closed = () => {
    if (closesOnEsc || isAnswered) popup.close();
    if (popup.isOpen()) dialog.showModal();
    else popup.finish();
    isAnswered = false;
  };
  document.addEventListener('keydown', keydown, { signal });
  dialog.addEventListener('cancel', cancel, { signal });
  dialog.addEventListener('submit', submit, { signal });
  dialog.addEventListener('close', island.handler(closed), { signal });
}

const isModal = (target: EventTarget): boolean =>
  target instanceof HTMLDialogElement && target.matches(':modal');

/** Whether a modal dialog is open that is no popup: a question of another widget's, above. */
const hasOtherModal = (document: Document): boolean =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].some((other) => !stack.includes(other));

/** A press counts that begins and ends beside the box: who selects text and lets go outside does not mean to close. */
function guardBackground(dialog: HTMLDialogElement, { settings, popup }: Guarded, signal: AbortSignal): void {
  if (!settings.closesOnBackground) return;
  let beganOutside = false;
  let endedOutside = false;
  const down = ({ target }: Event) => {
    beganOutside = target === dialog;
  };
  const up = ({ target }: Event) => {
    endedOutside = target === dialog;
  };
  const click = ({ target, detail }: MouseEvent) => {
    // Not the second half of the double click that opened it.
    if (target === dialog && beganOutside && endedOutside && detail < 2) popup.close();
    beganOutside = false;
  };
  dialog.addEventListener('pointerdown', down, { signal });
  dialog.addEventListener('pointerup', up, { signal });
  dialog.addEventListener('click', click, { signal });
}
