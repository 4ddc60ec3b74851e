import { type RefObject, useEffect } from 'react';
import { deepActive, giveFocusBack } from '../../host-page/focus.ts';
import { isolate } from '../../host-page/isolate.ts';
import { useIsland } from '../island-context.ts';
import { type DismissedBy, listenForDismissal } from './use-dismissal.ts';
import { useStable } from './use-stable.ts';

export interface ModalityOptions {
  /** What takes the focus; null or not in the page: the panel itself. */
  readonly focus?: (() => HTMLElement | null | undefined) | undefined;
  /** What gets the focus at the end. @default what had it before */
  readonly returnTo?: (() => Element | null | undefined) | undefined;
  /** A press or the focus in this is inside too. @default the panel */
  readonly within?: HTMLElement | undefined;
  /** The visitor is done: Escape, or a press beside it. */
  readonly onDismiss: (by: DismissedBy) => unknown;
}

/**
 * Makes a `<dialog>` or a panel of the server's the only thing of the page that can be reached, and puts the focus in it. A dialog
 * is shown by this; a panel stays where it stands, and is shown by the widget. `signal` ends it: then the page can
 * be reached again, and the focus, if it is still inside or nowhere, goes back.
 */
export function beginModality(
  panel: HTMLElement,
  { focus, returnTo, within = panel, onDismiss }: ModalityOptions,
  signal: AbortSignal,
): void {
  const { ownerDocument: document } = panel;
  const before = deepActive(document);
  const end = panel instanceof HTMLDialogElement ? showDialog(panel, onDismiss, signal) : isolate(panel);
  if (!(panel instanceof HTMLDialogElement))
    listenForDismissal({ inside: [within], by: ['escape', 'press'], onDismiss }, signal);
  (focus?.() ?? panel).focus({ preventScroll: true });
  signal.addEventListener('abort', () => {
    const { activeElement, body } = document;
    const hadFocus = !activeElement || activeElement === body || within.contains(activeElement);
    end();
    if (hadFocus) giveFocusBack(document, [returnTo?.() ?? before]); // and not from a dialog above
  });
}

function showDialog(
  dialog: HTMLDialogElement,
  onDismiss: (by: DismissedBy) => unknown,
  signal: AbortSignal,
): () => void {
  // A press that begins in the box is a selection that is let go of outside.
  let isFromInside = false;
  dialog.addEventListener(
    'pointerdown',
    ({ target }) => {
      isFromInside = target !== dialog;
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    ({ target, detail }) => {
      // Not the second half of the double click that opened it.
      if (target === dialog && !isFromInside && detail < 2) onDismiss('press');
    },
    { signal },
  );
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return; // a file field's
      event.preventDefault(); // it closes with what draws it
      onDismiss('escape');
    },
    { signal },
  );
  // A browser that insists, or a form of method "dialog"; and not the one before, whose event comes late.
  dialog.addEventListener('close', () => dialog.open || onDismiss('escape'), { signal });
  dialog.showModal();
  return () => dialog.close();
}

/** `beginModality` while `isOpen`. */
export function useModality(
  panel: RefObject<HTMLElement | null> | HTMLElement | null,
  isOpen: boolean,
  { focus, returnTo, within, onDismiss }: ModalityOptions,
): void {
  const { signal: ended } = useIsland();
  const dismiss = useStable(onDismiss);
  // Not a layout effect: React gives the focus back to what had it before a drawing, if its clean-up moved it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: who gets the focus is asked when it is given
  useEffect(() => {
    const element = panel instanceof Element ? panel : panel?.current;
    if (!element || !isOpen) return;
    const controller = new AbortController();
    const { signal } = controller;
    // With the island, at once: preact cleans up after the next paint.
    ended.addEventListener('abort', () => controller.abort(), { signal });
    beginModality(element, { focus, returnTo, within, onDismiss: dismiss }, signal);
    return () => controller.abort();
  }, [panel, isOpen, within, dismiss, ended]);
}
