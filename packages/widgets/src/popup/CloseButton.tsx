import { useIsland } from '@iyim/runtime/widget';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import type { PopupSettings } from './model.ts';

interface CloseButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly className: string;
  readonly isForced: boolean;
  readonly onClick: () => void;
}

export function CloseButton({ ref, className, isForced, onClick }: CloseButtonProps): ReactNode {
  const { handler, text } = useIsland();
  return (
    <button
      type="button"
      ref={ref}
      className={`iyim-popup-close ${className}`}
      style={isForced ? { display: 'flex' } : undefined}
      aria-label={text('close')}
      onClick={handler(onClick)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M5 5l14 14M19 5L5 19" />
      </svg>
    </button>
  );
}

/**
 * Whether a close button, ours or the server's, has come after its delay (PO-5). A theme may hide close buttons: where neither
 * Esc nor a press beside the popup closes it either, the button `isForced` to show. Nobody is locked in.
 */
export function useCloseButton(
  button: () => HTMLElement | null,
  isReady: boolean,
  { closeButtonDelay: delay, closesOnEsc, closesOnBackground }: PopupSettings,
): { readonly hasCome: boolean; readonly isForced: boolean } {
  const [hasCome, setCome] = useState(delay === 0);
  const [isForced, setForced] = useState(false);
  useEffect(() => {
    if (hasCome) return;
    const timer = setTimeout(() => setCome(true), delay);
    return () => clearTimeout(timer);
  }, [hasCome, delay]);
  useEffect(() => {
    if (isReady && !closesOnEsc && !closesOnBackground && button()?.checkVisibility?.() === false)
      setForced(true);
  });
  return { hasCome, isForced };
}
