import { cart } from '@iyim/runtime/shop';
import { goTo, type Island, isModifiedClick, isPressKey } from '@iyim/runtime/widget';
import { cartContents } from './contents.ts';
import type { Panel } from './panel.ts';
import { readParts } from './read.ts';

/** Time the pointer may be away before what it opened closes again, as in the page builder's menus. */
const HOVER_GRACE_MS = 500;

/** Lets the visitor open and close the cart: by click and key, and by hover when set. */
export function connectPanel({ host, signal, handler }: Island, panel: Panel, onHover: boolean): void {
  const on = <K extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => target.addEventListener(type, handler(listener) as EventListener, { signal });
  const isIn = (element: Element | null | undefined, { target }: Event) =>
    target instanceof Node && element?.contains(target) === true;

  const flip = (event: Event) => {
    event.preventDefault();
    const by = panel.openedBy();
    // What the pointer has opened on its way to the click stays open.
    if (by === null || by === 'hover') {
      panel.open('click');
      void fill();
    } else panel.close();
  };

  /** A cart that could not be had with the page is asked for once more; failing that, the link leads where it did. */
  const fill = async () => {
    if (cartContents().peek() !== undefined) return;
    await cart().refresh();
    const isEmpty = cartContents().peek() === undefined && panel.openedBy() !== null && !signal.aborted;
    const href = isEmpty ? readParts(host)?.toggle.getAttribute('href') : null;
    if (href) goTo(href);
  };

  on(host, 'click', (event) => {
    const parts = readParts(host);
    if (isIn(parts?.toggle, event) && !isModifiedClick(event)) flip(event);
    else if (isIn(parts?.close, event)) panel.close();
  });
  on(host, 'keydown', (event) => {
    const parts = readParts(host);
    if (parts?.toggle && isPressKey(event, parts.toggle)) flip(event);
    else if (parts?.close && isPressKey(event, parts.close)) {
      event.preventDefault();
      panel.close();
    }
  });

  if (!onHover) return;
  let away: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(away));
  on(host, 'pointerenter', ({ pointerType }) => {
    clearTimeout(away);
    if (pointerType === 'mouse' && panel.openedBy() === null) panel.open('hover');
  });
  on(host, 'pointerleave', () => {
    clearTimeout(away);
    away = setTimeout(() => {
      if (panel.openedBy() === 'hover') panel.close();
    }, HOVER_GRACE_MS);
  });
}
