import { useIsland } from '@iyim/runtime/widget';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import type { PopupSettings } from './settings.ts';

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
 * Returns whether the close button, of the view or of the server, is due (PO-5), and whether it `isForced`: shown although the
 * theme hides it, because neither Esc nor a click outside closes the popup.
 */
export function useCloseButton(
  button: () => HTMLElement | null,
  isReady: boolean,
  { closeButtonDelay: delay, closesOnEsc, closesOnBackground }: PopupSettings,
): { readonly isDue: boolean; readonly isForced: boolean } {
  const [isDue, setDue] = useState(delay === 0);
  const [isForced, setForced] = useState(false);
  useEffect(() => {
    if (isDue) return;
    const timer = setTimeout(() => setDue(true), delay);
    return () => clearTimeout(timer);
  }, [isDue, delay]);
  useEffect(() => {
    if (isReady && !closesOnEsc && !closesOnBackground && button()?.checkVisibility?.() === false)
      setForced(true);
  });
  return { isDue, isForced };
}
