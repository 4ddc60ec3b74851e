import { editMode } from '@iyim/runtime/shop';
import {
  type CloseRequest,
  deepActive,
  type Island,
  type OpenRequest,
  type PagePopup,
  popupHidden,
  popupShown,
} from '@iyim/runtime/widget';
import type { PopupModel } from './model.ts';

/** One showing of a popup, from opening to closed. */
export interface Showing {
  /** Grows with each showing. */
  readonly key: number;
  readonly request: OpenRequest;
  /** What had the focus before. */
  readonly before: HTMLElement | null;
  /** Only its exit animation is left. */
  readonly isClosing: boolean;
  /** In the page builder's editor it stands beside the page, not over it. */
  readonly isEdit: boolean;
}

export interface PopupController extends PagePopup {
  /** Opens it unless its gate or a listener of `iyim:popup-show` refuses. `asked`: not by a trigger of its own. */
  open(request: OpenRequest, how?: { readonly asked: boolean }): boolean;
  close(options?: Pick<CloseRequest, 'disable'>): void;
  /** The dialog stands. */
  entered(): void;
  /** The exit animation is over. */
  finish(): void;
  /** The dialog of this showing is gone and the server's node is back in its place. */
  left(key: number): void;
}

/** Of all popups: a dialog is never taken for another one's. */
let lastKey = 0;

/** What happens to a popup, in order, whoever wants it. `show` draws a showing, or none. */
export function createController(
  { host, emit }: Pick<Island, 'host' | 'emit'>,
  { id, content, gate, loadContent, tell }: PopupModel,
  show: (showing: Showing | null) => void,
): PopupController {
  let current: Showing | null = null;
  /** Showings that came to their end, unlike those whose island was taken away. */
  const finished = new Map<number, Showing>();
  const draw = (showing: Showing | null) => {
    current = showing;
    show(showing);
  };

  const popup: PopupController = {
    element: content,
    isOpen: () => current !== null && !current.isClosing,
    open(request, { asked } = { asked: true }) {
      // What has the focus while it closes is inside it still.
      const before = current ? current.before : deepActive(host.ownerDocument);
      if (current?.isClosing) popup.finish();
      if (current) {
        if (loadContent && asked) draw({ ...current, request });
        return true;
      }
      const isEdit = editMode().peek();
      if (!isEdit && !gate.verdict({ asked }).show) return false;
      if (!emit('iyim:popup-show', { id, postId: request.postId ?? null })) return false;
      tell('before-show');
      const key = ++lastKey;
      popupShown(popup); // before its dialog stands: others of the same moment must know
      draw({ key, request, before, isClosing: false, isEdit });
      return true;
    },
    close({ disable = false } = {}) {
      if (current && !current.isClosing) {
        if (!emit('iyim:popup-hide', { id, disable })) return;
        tell('before-hide');
        draw({ ...current, isClosing: true });
      }
      if (disable && !editMode().peek()) gate.disable();
    },
    entered() {
      popupShown(popup);
      if (!current?.isEdit) gate.shown();
      tell('after-show');
    },
    finish() {
      if (!current) return;
      finished.set(current.key, current);
      draw(null);
    },
    left(key) {
      popupHidden(popup);
      const showing = finished.get(key);
      finished.delete(key);
      if (!showing) return;
      if (!showing.isEdit) gate.hidden();
      tell('after-hide');
    },
  };
  return popup;
}
