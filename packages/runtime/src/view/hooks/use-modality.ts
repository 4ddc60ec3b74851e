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

/** The way the visitor left: Escape (or the back gesture of phones), a press outside, or a form with method "dialog" inside. */
export type LeftBy = 'escape' | 'press' | 'form';

type Places = Element | null | undefined | readonly (Element | null | undefined)[];

export interface ModalityOptions {
  /** Returns the element to focus first. If it returns null or an element outside the page, the panel itself is focused. */
  readonly focus?: (() => HTMLElement | null | undefined) | undefined;
  /** Returns the element to focus at the end, or several: the first focusable one is used. @default the element focused before */
  readonly returnTo?: ((before: Element | null) => Places) | undefined;
  /** An element that counts as inside the panel, for presses and for the focus. @default the panel */
  readonly within?: HTMLElement | undefined;
  /** Ways to leave; a form in a dialog can always close it. @default both */
  readonly by?: readonly ('escape' | 'press')[] | undefined;
  /** Prevents the page behind from scrolling. @default false */
  readonly locksScroll?: boolean | undefined;
  /** Called when the visitor leaves. The panel stays open while `isOpen`, even if the browser tries to close it. */
  readonly onDismiss: (by: LeftBy) => unknown;
}

/**
 * While `isOpen`, makes a `<dialog>` or a server-rendered panel the only reachable part of the page, and moves the focus into it.
 * The hook itself shows a dialog; a panel stays in place, and the widget shows it. Afterwards the page is reachable again, and
 * the focus is restored if it is still inside the panel or on no element. If several are open, Escape leaves the last one opened.
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

  // Not a layout effect, because React would undo a focus move in its cleanup: it restores the focus from before the commit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus target is read when the focus is moved
  useEffect(() => {
    const element = elementOf();
    if (!element || !isOpen) return;
    // Also ends immediately with the island: preact cleans up only after the next paint.
    const controller = linkedController(ended);
    const { signal } = controller;
    begin(element, { ...options, onDismiss: dismiss, allows: (way) => ways.current.includes(way) }, signal);
    return () => controller.abort();
  }, [panel, isOpen, within, dismiss, ended]);

  // A layout effect, because an Escape between the commit and a passive effect would be lost.
  useLayoutEffect(() => {
    const element = elementOf();
    // Browsers with `closedby` do not fire `cancel` when its value is "none".
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
    if (hadFocus) giveFocusBack(document, [returnTo?.(before) ?? before].flat()); // unless a dialog above has the focus
  });
}

/** Open dialogs of all copies of the script, the top one last. */
const openDialogs = (): HTMLDialogElement[] => pageSlot('dialogs', () => []);

function showDialog(
  dialog: HTMLDialogElement,
  { allows, onDismiss }: Pick<Begun, 'allows' | 'onDismiss'>,
  signal: AbortSignal,
): () => void {
  const { ownerDocument: document } = dialog;
  const listen = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => dialog.addEventListener(type, listener, { signal });
  const show = () => {
    dialog.autofocus = true; // otherwise its first control would be focused before the focus target is chosen
    dialog.showModal();
    dialog.autofocus = false;
  };

  // A press that begins or ends inside the dialog does not dismiss it: it may be a text selection released outside, or an
  // abandoned click.
  let isInside = false;
  listen('pointerdown', ({ target }) => {
    isInside = target !== dialog;
  });
  listen('pointerup', ({ target }) => {
    isInside ||= target !== dialog;
  });
  listen('click', ({ target, detail }) => {
    // Ignores the second half of the double click that opened the dialog.
    if (target === dialog && !isInside && detail < 2 && allows('press')) onDismiss('press');
  });

  // Browsers without `closedby` fire `cancel` once, and close the dialog at the next Escape regardless. They do neither if the
  // default action of the key was prevented.
  const preventEscape = (event: KeyboardEvent) => {
    // While the dialog is a popover, another script's layer is above it and handles Escape.
    if (event.key !== 'Escape' || (allows('escape') && !dialog.popover)) return;
    const around = event.composedPath().find(isModal);
    const isForDialog = around
      ? around === dialog
      : openDialogs().at(-1) === dialog && !hasOtherModal(document);
    if (isForDialog) event.preventDefault();
  };
  document.addEventListener('keydown', preventEscape, { signal });
  listen('cancel', (event) => {
    if (event.target !== dialog) return; // fired by a file field
    event.preventDefault(); // the view closes it
    if (allows('escape')) onDismiss('escape');
  });
  let isSubmitted = false;
  listen('submit', ({ target }) => {
    isSubmitted =
      target instanceof HTMLFormElement && target.method === 'dialog' && target.closest('dialog') === dialog;
  });
  // The dialog was closed by a form, a page script, or the browser. The event fires late, and is ignored if the dialog is open
  // again.
  listen('close', () => {
    if (dialog.open) return;
    show();
    if (isSubmitted) onDismiss('form');
    else if (allows('escape')) onDismiss('escape');
    isSubmitted = false;
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

/** Whether a modal dialog of the page's own scripts is open, presumably above the widgets' dialogs. */
const hasOtherModal = (document: Document): boolean =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].some(
    (other) => !openDialogs().includes(other),
  );
