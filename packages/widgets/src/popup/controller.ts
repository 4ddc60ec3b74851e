import type { ReadonlySignal } from '@iyim/runtime/page';
import {
  type CloseRequest,
  type OpenRequest,
  type PagePopup,
  popupHidden,
  popupShown,
} from '@iyim/runtime/page';
import { editMode } from '@iyim/runtime/shop';
import { type Island, signal } from '@iyim/runtime/widget';
import type { PopupModel } from './model.ts';

/** One showing of a popup, from its opening until it is closed. */
export interface Showing {
  /** Increases with each showing. */
  readonly key: number;
  readonly request: OpenRequest;
  /** True while the exit animation plays. */
  readonly isClosing: boolean;
  /** True in the page builder's editor, where the dialog is not modal. */
  readonly isEdit: boolean;
}

export interface PopupController extends PagePopup {
  /** The showing that the view renders; null while the popup is closed. */
  readonly showing: ReadonlySignal<Showing | null>;
  /**
   * Opens the popup unless its gate or a listener of `iyim:popup-show` refuses, and returns whether it is open. `isRequested`: true
   * if a visitor or script opens the popup, which also moves an open popup above the others; false if one of its triggers does.
   */
  open(request: OpenRequest, how?: { readonly isRequested: boolean }): boolean;
  close(options?: Pick<CloseRequest, 'disable'>): void;
  /** Must be called when the dialog of this showing is open. Repeated calls count the showing once. */
  handleOpened(key: number): void;
  /** Must be called when the exit animation has ended. */
  finish(): void;
  /** Must be called when the dialog of this showing is removed and the server's node is back in its place. */
  handleRemoved(key: number): void;
}

/** Last key given to a dialog of any popup, so that keys are unique. */
let lastKey = 0;
/** Keys of the dialogs that are open or closing; the newest dialog is above the others. */
const keys = new Set<number>();

function nextKey(): number {
  keys.add(++lastKey);
  return lastKey;
}

/**
 * Creates the controller that opens and closes one popup for all callers, in the order of their calls. `model` returns the
 * popup's current model, because settings may change while it is open.
 */
export function createController({ emit }: Pick<Island, 'emit'>, model: () => PopupModel): PopupController {
  const showing = signal<Showing | null>(null);
  let lastOpened = 0;
  /** Showings that ended normally, not because their island was removed. */
  const finished = new Map<number, Showing>();

  const popup: PopupController = {
    showing,
    get element() {
      return model().content;
    },
    isOpen: () => showing.peek()?.isClosing === false,
    open(request, { isRequested } = { isRequested: true }) {
      const { id, gate, loadContent, notify } = model();
      if (showing.peek()?.isClosing) popup.finish();
      const current = showing.peek();
      if (current) {
        const isBelow = current.key < Math.max(...keys);
        if (isRequested && (loadContent || isBelow))
          showing.value = { ...current, request, key: isBelow ? nextKey() : current.key };
        return true;
      }
      const isEdit = editMode().peek();
      if (!isEdit && !gate.verdict({ isRequested }).show) return false;
      if (!emit('iyim:popup-show', { id, postId: request.postId ?? null })) return false;
      notify('before-show');
      popupShown(popup); // before the dialog opens, because popups opened in the same task may avoid this one
      showing.value = { key: nextKey(), request, isClosing: false, isEdit };
      return true;
    },
    close({ disable = false } = {}) {
      const { id, gate, notify } = model();
      const current = showing.peek();
      if (current && !current.isClosing) {
        if (!emit('iyim:popup-hide', { id, disable })) return;
        notify('before-hide');
        showing.value = { ...current, isClosing: true };
      }
      if (disable && !editMode().peek()) gate.disable();
    },
    handleOpened(key) {
      popupShown(popup);
      if (key === lastOpened) return;
      lastOpened = key;
      const { gate, notify } = model();
      if (!showing.peek()?.isEdit) gate.countShow();
      notify('after-show');
    },
    finish() {
      const current = showing.peek();
      if (!current) return;
      finished.set(current.key, current);
      showing.value = null;
    },
    handleRemoved(key) {
      keys.delete(key);
      if ([key, undefined].includes(showing.peek()?.key)) popupHidden(popup); // otherwise the popup has been opened again
      const ended = finished.get(key);
      finished.delete(key);
      if (!ended) return;
      const { gate, notify } = model();
      if (!ended.isEdit) gate.countHide();
      notify('after-hide');
    },
  };
  return popup;
}
