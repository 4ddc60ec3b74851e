import { isolate } from '../isolate.ts';

/** Attribute that marks another script's layer while it is shown above one of the runtime's dialogs. */
const LIFTED = 'data-iyim-lifted';
/** Attributes of a dialog that is shown as a popover. */
const POPOVER = ['popover', 'aria-modal'];
/** Attributes that show and hide a layer. */
const VISIBILITY_ATTRIBUTES = ['style', 'class', 'hidden', 'open', 'aria-hidden'];
const FOCUS_EVENTS = ['focus', 'blur', 'focusin', 'focusout'];
/** Maximum number of descendants that are searched for the visible box of a layer whose element has no height. */
const FIRST_ELEMENTS = 20;

/**
 * Shows layers of other scripts (captchas, address lists, date pickers, consent banners) above an open modal dialog and makes
 * them usable. By default, the browser puts the rest of the page below a modal dialog and makes it inert. While such a layer is
 * shown, the dialog is a popover, the layer is a popover above it, and the rest of the page is inert. Ends when `signal` is
 * aborted.
 *
 * @param dialog An open modal dialog.
 * @param show Shows the dialog as a modal dialog again.
 */
export function makeWay(dialog: HTMLDialogElement, show: () => void, signal: AbortSignal): void {
  const { ownerDocument: document } = dialog;
  const { body } = document;
  if (!dialog.showPopover) return;
  // Forms are excluded: they may have fields named like the properties that are read here.
  const candidates = () =>
    [...body.children].filter(
      (child): child is HTMLElement =>
        child instanceof HTMLElement &&
        !(child instanceof HTMLFormElement) &&
        !isOurs(child) &&
        !child.contains(dialog),
    );
  /** Layers that were visible before the dialog opened: they belong to the page behind it. */
  const behind = new Set(candidates().filter(isLayerVisible));
  let lifted: readonly HTMLElement[] = [];
  let endIsolation: (() => void) | undefined;

  const follow = () => {
    const seen = candidates().filter(isLayerVisible);
    for (const each of behind) if (!seen.includes(each)) behind.delete(each);
    const above = seen.filter((each) => !behind.has(each));
    if (above.length === lifted.length && above.every((each, index) => each === lifted[index])) return;
    // Waits while another modal dialog is open, because the layer would stay inert.
    if (!endIsolation && document.querySelectorAll('dialog:modal').length !== 1) return;
    const before = lifted;
    lifted = above;
    keepFocus(document, () => {
      endIsolation?.();
      endIsolation = undefined;
      for (const each of before) if (!above.includes(each)) lower(each);
      if (above.length === 0) return makeModal(dialog, show);
      if (before.length === 0) makePopover(dialog);
      for (const each of above) if (!before.includes(each)) lift(each);
      endIsolation = isolate(dialog, above);
    });
  };

  const observer = new MutationObserver(() => {
    watch();
    follow();
  });
  const watch = () => {
    observer.observe(body, { childList: true });
    for (const child of candidates()) observer.observe(child, { attributeFilter: VISIBILITY_ATTRIBUTES });
  };
  watch();
  for (const type of ['transitionend', 'animationend'])
    document.addEventListener(type, follow, { signal, capture: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    endIsolation?.();
    lifted.forEach(lower);
    for (const name of POPOVER) if (lifted.length > 0) dialog.removeAttribute(name);
  });
}

function makePopover(dialog: HTMLDialogElement): void {
  dialog.close();
  dialog.setAttribute('popover', 'manual');
  dialog.showPopover();
  dialog.setAttribute('open', '');
  dialog.setAttribute('aria-modal', 'true');
}

function makeModal(dialog: HTMLDialogElement, show: () => void): void {
  dialog.removeAttribute('open');
  for (const name of POPOVER) dialog.removeAttribute(name);
  show();
}

function lift(layer: HTMLElement): void {
  layer.setAttribute(LIFTED, '');
  layer.setAttribute('popover', 'manual');
  layer.showPopover();
}

function lower(layer: HTMLElement): void {
  for (const name of ['popover', LIFTED]) layer.removeAttribute(name);
}

/**
 * Runs `change` and restores the focus, hiding the focus events from the page: lists and pickers close when their field loses
 * focus.
 */
function keepFocus(document: Document, change: () => void): void {
  const { activeElement } = document;
  const controller = new AbortController();
  for (const type of FOCUS_EVENTS)
    document.defaultView?.addEventListener(type, (event) => event.stopImmediatePropagation(), {
      capture: true,
      signal: controller.signal,
    });
  try {
    change();
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  } finally {
    controller.abort();
  }
}

const isOurs = ({ attributes, className }: Element): boolean =>
  /(?:^|\s)iyim-/.test(className) ||
  [...attributes].some(({ name }) => /^data-(?:iyim-(?!lifted)|widget)/.test(name));

/** Whether a child of the body is a visible layer over the page. */
function isLayerVisible(child: HTMLElement): boolean {
  const box = boxOf(child);
  if (!box) return false;
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return (
    box.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) !== false &&
    right > Math.max(left, 0) &&
    bottom > Math.max(top, 0) &&
    left < window.innerWidth &&
    top < window.innerHeight
  );
}

/** Returns the positioned element: the child itself, or one of its first descendants if the child has no height. */
function boxOf(child: HTMLElement): Element | undefined {
  const isPositioned = (element: Element) => /fixed|absolute/.test(getComputedStyle(element).position);
  if (isPositioned(child)) return child;
  if (child.offsetHeight > 0) return undefined;
  return [...child.querySelectorAll('*')].slice(0, FIRST_ELEMENTS).find(isPositioned);
}
