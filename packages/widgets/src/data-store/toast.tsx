import { giveFocusBack } from '@iyim/runtime/page';
import { announce, type Island, Slot, signal, site, useIsland } from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';

interface Message {
  /** Island of the clicked button. The message is removed with it. */
  readonly owner: Island;
  readonly text: string;
  readonly onClose: (() => void) | undefined;
}

/** The page's only toast, at the bottom of the window. A new one replaces it. */
const shown = signal<Message | null>(null);

/**
 * Shows an important message until the visitor closes it or `owner` is removed from the page. Calls `onClose` when the visitor
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

/** Hides the toast if it is from `owner`. */
export function hideToast(owner: Island): void {
  if (shown.peek()?.owner === owner) shown.value = null;
}

/**
 * Shows the outcome of a change in the browser's alert (DS-9), or in the page if the configuration says so (`alerts: 'page'`) or
 * the browser blocks alerts. A page that shows alerts in another way listens to `iyim:alert` on the document, shows
 * `event.detail.text` and prevents the default.
 */
export function alertVisitor(owner: Island, text: string): void {
  const event = new CustomEvent('iyim:alert', { cancelable: true, detail: { text } });
  if (!document.dispatchEvent(event)) return;
  const isInPage = site().config.page.alerts === 'page' || !canAlert();
  if (isInPage || !alertInBrowser(owner, text)) showToast(owner, text);
}

/** Returns false if browsers silently block alerts: in a frame of another origin, or in a sandbox without `allow-modals`. */
function canAlert(): boolean {
  for (let here: Window = window; here !== here.parent; here = here.parent) {
    let frame: Element | null = null;
    try {
      frame = here.frameElement;
    } catch {
      // the parent has another origin
    }
    const limits = frame?.getAttribute('sandbox');
    if (!frame || (limits != null && !/\ballow-modals\b/i.test(limits))) return false;
  }
  return true;
}

/** Shows an alert. Returns false if a page script has replaced `alert` and the replacement throws. */
function alertInBrowser(owner: Island, text: string): boolean {
  try {
    window.alert(text);
    return true;
  } catch (error) {
    owner.report(error, 'showing an alert');
    return false;
  }
}

/** Renders the toast of this island. Closing it moves the focus to `returnTo`. */
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
    // Renders in the body, because a sentence may not fit next to the button.
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
