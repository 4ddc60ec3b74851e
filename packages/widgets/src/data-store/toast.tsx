import { giveFocusBack } from '@iyim/runtime/page';
import { announce, type Island, Slot, signal, site, useIsland } from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';

interface Message {
  /** Whose button the visitor pressed; its text goes with it. */
  readonly owner: Island;
  readonly text: string;
  readonly onClose: (() => void) | undefined;
}

/** One a page, at the foot of the window: another one takes its place. */
const shown = signal<Message | null>(null);

/**
 * Tells the visitor something that must not be missed, until it is closed or `owner` leaves the page. `onClose` is called when the visitor
 * closes it.
 */
export function showToast(owner: Island, text: string, onClose?: () => void): void {
  const { signal } = owner;
  if (signal.aborted) announce(text);
  else if (shown.peek()?.text !== text) {
    shown.value = { owner, text, onClose };
    signal.addEventListener('abort', () => hideToast(owner), { once: true });
  }
}

/** Takes away what `owner` told, if that is still to be seen. */
export function hideToast(owner: Island): void {
  if (shown.peek()?.owner === owner) shown.value = null;
}

/**
 * Tells the visitor what a change came to, in the browser's alert (DS-9), or in the page where the configuration (`alerts: 'page'`) or
 * the browser wants it so. A page with a way of its own listens to `iyim:alert` on the document, shows `event.detail.text`, and
 * prevents the default.
 */
export function alertVisitor(owner: Island, text: string): void {
  const event = new CustomEvent('iyim:alert', { cancelable: true, detail: { text } });
  if (!document.dispatchEvent(event)) return;
  const isInPage = site().config.page.alerts === 'page' || !canAlert();
  if (isInPage || !alertInBrowser(owner, text)) showToast(owner, text);
}

/** True unless a frame around the page keeps its alerts back, which a browser does without a word. */
function canAlert(): boolean {
  for (let here: Window = window; here !== here.parent; here = here.parent) {
    let frame: Element | null = null;
    try {
      frame = here.frameElement;
    } catch {
      // of another origin
    }
    const limits = frame?.getAttribute('sandbox');
    if (!frame || (limits != null && !/\ballow-modals\b/i.test(limits))) return false;
  }
  return true;
}

/** False when a script of the page has put something in the alert's place, and it failed. */
function alertInBrowser(owner: Island, text: string): boolean {
  try {
    window.alert(text);
    return true;
  } catch (error) {
    owner.report(error, 'showing an alert');
    return false;
  }
}

/** Shows what this island tells. The focus of a toast that is closed goes to `returnTo`. */
export function Toast({ returnTo }: { returnTo: HTMLElement }): ReactNode {
  useSignals();
  const island = useIsland();
  const message = shown.value;
  if (message?.owner !== island) return null;
  const close = () => {
    giveFocusBack(returnTo.ownerDocument, [returnTo]);
    shown.value = null;
    message.onClose?.();
  };
  return (
    // Not beside the button: there may be no room for a sentence there.
    <Slot of={returnTo.ownerDocument.body} classes={{ 'iyim-notice iyim-data-store-notice': true }}>
      <p role="alert" dir="auto">
        {message.text}
      </p>
      <button
        type="button"
        className="iyim-close iyim-data-store-close"
        aria-label={island.text('close')}
        onClick={island.handler(close)}
      >
        ×
      </button>
    </Slot>
  );
}
