import { type RefObject, useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { deepActive, giveFocusBack } from '../../host-page/dom/focus.ts';
import { lockScroll } from '../../host-page/dom/lock-scroll.ts';
import { linkedController } from '../../site/linked-controller.ts';
import { pageSlot } from '../../site/page-slot.ts';
import { useIsland } from '../island-context.ts';
import { isolate } from '../isolate.ts';
import { useStable } from './effects.ts';
import { makeWay } from './make-way.ts';
import { listenForDismissal } from './use-dismissal.ts';

/** How the visitor left: Escape (or the back gesture of phones), a press beside it, a form of method "dialog" in it. */
export type LeftBy = 'escape' | 'press' | 'form';

type Places = Element | null | undefined | readonly (Element | null | undefined)[];

export interface ModalityOptions {
  /** What takes the focus; null or not in the page: the panel itself. */
  readonly focus?: (() => HTMLElement | null | undefined) | undefined;
  /** What gets the focus at the end: one, or the first of several that takes it. @default what had it before */
  readonly returnTo?: ((before: Element | null) => Places) | undefined;
  /** A press or the focus in this is inside too. @default the panel */
  readonly within?: HTMLElement | undefined;
  /** Which ways out there are; a form in a dialog always is one. @default both */
  readonly by?: readonly ('escape' | 'press')[] | undefined;
  /** The page behind does not scroll. @default false */
  readonly locksScroll?: boolean | undefined;
  /** The visitor is done. It stays as long as it `isOpen`, whatever the browser thinks. */
  readonly onDismiss: (by: LeftBy) => unknown;
}

/**
 * While `isOpen`, makes a `<dialog>` or a panel of the server's the only thing of the page that can be reached, and puts the
 * focus in it. A dialog is shown by this; a panel stays where it stands, and is shown by the widget. Then the page can be
 * reached again, and the focus, if it is still inside or nowhere, goes back. Of several the last one opened is left first.
 */
export function useModality(
  panel: RefObject<HTMLElement | null> | HTMLElement | null,
  isOpen: boolean,
  { by = ['escape', 'press'], locksScroll = false, ...options }: ModalityOptions,
): void {
  const { host, signal: ended } = useIsland();
  const dismiss = useStable(options.onDismiss);
  const ways = useRef(by);
  useInsertionEffect(() => {
    ways.current = by;
  });
  const isKept = !by.includes('escape');
  const elementOf = () => (panel instanceof Element ? panel : panel?.current);
  const { within } = options;

  // Not a layout effect: React gives the focus back to what had it before a drawing, if its clean-up moved it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: who gets the focus is asked when it is given
  useEffect(() => {
    const element = elementOf();
    if (!element || !isOpen) return;
    // With the island, at once: preact cleans up after the next paint.
    const controller = linkedController(ended);
    const { signal } = controller;
    begin(element, { ...options, onDismiss: dismiss, allows: (way) => ways.current.includes(way) }, signal);
    return () => controller.abort();
  }, [panel, isOpen, within, dismiss, ended]);

  // With the drawing that says so: an Escape right after it would be lost.
  useLayoutEffect(() => {
    const element = elementOf();
    // Browsers that know this do not ask.
    if (isOpen && element instanceof HTMLDialogElement)
      element.setAttribute('closedby', isKept ? 'none' : 'closerequest');
  });

  useLayoutEffect(
    () => (isOpen && locksScroll ? lockScroll(host.ownerDocument) : undefined),
    [isOpen, locksScroll, host],
  );
}

interface Begun extends Omit<ModalityOptions, 'by' | 'locksScroll'> {
  readonly allows: (way: 'escape' | 'press') => boolean;
}

function begin(panel: HTMLElement, options: Begun, signal: AbortSignal): void {
  const { focus, returnTo, within = panel, allows, onDismiss } = options;
  const { ownerDocument: document } = panel;
  const before = deepActive(document);
  const end = panel instanceof HTMLDialogElement ? showDialog(panel, options, signal) : isolate(panel);
  if (!(panel instanceof HTMLDialogElement)) {
    const by = (['escape', 'press'] as const).filter(allows);
    listenForDismissal(
      { inside: [within], by, onDismiss: (way) => way !== 'focus' && onDismiss(way) },
      signal,
    );
  }
  (focus?.() ?? panel).focus({ preventScroll: true });
  signal.addEventListener('abort', () => {
    const { activeElement, body } = document;
    const hadFocus =
      !activeElement ||
      activeElement === body ||
      panel.contains(activeElement) ||
      within.contains(activeElement);
    end();
    if (hadFocus) giveFocusBack(document, [returnTo?.(before) ?? before].flat()); // and not from a dialog above
  });
}

/** Dialogs of all copies of the script that are open, the top one last. */
const openDialogs = (): HTMLDialogElement[] => pageSlot('dialogs', () => []);

function showDialog(
  dialog: HTMLDialogElement,
  { allows, onDismiss }: Pick<Begun, 'allows' | 'onDismiss'>,
  signal: AbortSignal,
): () => void {
  const { ownerDocument: document } = dialog;
  const hear = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => dialog.addEventListener(type, listener, { signal });
  const show = () => {
    dialog.autofocus = true; // or its first control has the focus before it is decided who gets it
    dialog.showModal();
    dialog.autofocus = false;
  };

  // A press that begins or ends in the box is a selection that was let go of outside, or one that was thought better of.
  let isInside = false;
  hear('pointerdown', ({ target }) => {
    isInside = target !== dialog;
  });
  hear('pointerup', ({ target }) => {
    isInside ||= target !== dialog;
  });
  hear('click', ({ target, detail }) => {
    // Not the second half of the double click that opened it.
    if (target === dialog && !isInside && detail < 2 && allows('press')) onDismiss('press');
  });

  // Browsers without `closedby` ask once and then close whatever the answer; they do not ask about a key that is taken.
  const takeEscape = (event: KeyboardEvent) => {
    // Above a popover is a layer of another script, which takes it.
    if (event.key !== 'Escape' || (allows('escape') && !dialog.popover)) return;
    const around = event.composedPath().find(isModal);
    const isOurs = around ? around === dialog : openDialogs().at(-1) === dialog && !hasOtherModal(document);
    if (isOurs) event.preventDefault();
  };
  document.addEventListener('keydown', takeEscape, { signal });
  hear('cancel', (event) => {
    if (event.target !== dialog) return; // a file field's
    event.preventDefault(); // it closes with what draws it
    if (allows('escape')) onDismiss('escape');
  });
  let isAnswered = false;
  hear('submit', ({ target }) => {
    isAnswered =
      target instanceof HTMLFormElement && target.method === 'dialog' && target.closest('dialog') === dialog;
  });
  // A form, a script of the page, or a browser that insists; and not the one before, whose event comes late.
  hear('close', () => {
    if (dialog.open) return;
    show();
    if (isAnswered) onDismiss('form');
    else if (allows('escape')) onDismiss('escape');
    isAnswered = false;
  });

  const open = openDialogs();
  open.push(dialog);
  show();
  makeWay(dialog, show, signal);
  return () => {
    open.splice(open.indexOf(dialog), 1);
    dialog.close();
  };
}

const isModal = (target: EventTarget): boolean =>
  target instanceof HTMLDialogElement && target.matches(':modal');

/** Whether a modal dialog of the page's own scripts is open, above. */
const hasOtherModal = (document: Document): boolean =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].some(
    (other) => !openDialogs().includes(other),
  );
