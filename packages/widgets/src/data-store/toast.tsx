import { announce, giveFocusBack, type Island, Slot, signal, useIsland } from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useLayoutEffect } from 'react';

interface Message {
  /** Whose button the visitor pressed; its text goes with it. */
  readonly owner: Island;
  readonly text: string;
  readonly onClose: (() => void) | undefined;
}

/** One a page, at the foot of the window: another one takes its place. */
const shown = signal<Message | null>(null);

/** Tells the visitor something that must not be missed, until it is closed. `onClose` hears that the visitor did. */
export function showToast(owner: Island, text: string, onClose?: () => void): void {
  if (owner.signal.aborted) announce(text);
  else if (shown.peek()?.text !== text) shown.value = { owner, text, onClose };
}

/** Takes away what `owner` told, if that is still to be seen. */
export function hideToast(owner: Island): void {
  if (shown.peek()?.owner === owner) shown.value = null;
}

/**
 * Tells the visitor what a change came to (DS-9). A page with a way of its own listens to `iyim:alert` on the document, shows
 * `event.detail.text`, and prevents the default.
 */
export function alertVisitor(owner: Island, text: string): void {
  const event = new CustomEvent('iyim:alert', { cancelable: true, detail: { text } });
  if (document.dispatchEvent(event)) showToast(owner, text);
}

/** Shows what this island tells. The focus of a toast that is closed goes to `returnTo`. */
export function Toast({ returnTo }: { returnTo: HTMLElement }): ReactNode {
  useSignals();
  const island = useIsland();
  useLayoutEffect(() => () => hideToast(island), [island]);
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
