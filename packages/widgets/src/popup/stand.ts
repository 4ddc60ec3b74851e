import { giveFocusBack, type Island } from '@iyim/runtime/widget';
import type { PopupController, Showing } from './controller.ts';
import { focusInside } from './focus.ts';
import { guardDialog } from './guard-dialog.ts';
import { keepScrollable } from './keep-scrollable.ts';
import { lendId } from './lend-id.ts';
import type { PopupModel } from './model.ts';
import { moveContent } from './move-content.ts';
import { mustWait } from './must-wait.ts';
import { nameDialog, takeNameBack } from './name-dialog.ts';
import { lockScroll } from './scroll-lock.ts';

export interface Standing {
  readonly island: Island;
  readonly model: PopupModel;
  readonly popup: PopupController;
  readonly showing: Showing;
}

/**
 * Puts the server's node into the dialog and opens it over the page: the page behind is inert and the focus inside (PO-8).
 * The returned function gives node, focus and scrolling back. In the editor the dialog only stands there.
 */
export function stand(
  dialog: HTMLDialogElement,
  place: HTMLElement,
  { island, model, popup, showing }: Standing,
): () => void {
  const { content, settings } = model;
  const { key, request, before, isEdit } = showing;
  const document = dialog.ownerDocument;
  const giveIdBack = lendId(island.host, model.frame.id);
  const moveBack = moveContent(content, place);
  const putBack = () => {
    takeNameBack(island, model);
    moveBack();
    giveIdBack();
  };
  nameDialog(dialog, island, model, mustWait(model, request));
  if (isEdit) {
    dialog.setAttribute('open', '');
    popup.entered();
    return () => {
      putBack();
      popup.left(key);
    };
  }
  const unlock = settings.preventScroll ? lockScroll(document) : () => {};
  const unguard = guardDialog(dialog, { island, settings, popup });
  dialog.setAttribute('autofocus', ''); // or the first control inside has the focus before it is decided who gets it
  dialog.showModal();
  const endScrolling = keepScrollable(place);
  focusInside(dialog, model.loadedInto ?? content, settings.focusFirst);
  popup.entered();
  return () => {
    unguard();
    endScrolling();
    const { activeElement } = document;
    const hadFocus = activeElement === document.body || dialog.contains(activeElement);
    putBack();
    dialog.close();
    unlock();
    if (hadFocus) giveFocusBack(document, [before, request.opener]); // and not from a popup above
    popup.left(key);
  };
}
