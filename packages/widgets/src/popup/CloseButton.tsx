import type { Island } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PopupSettings } from './model.ts';
import { ensureWayOut } from './way-out.ts';

interface CloseButtonProps {
  readonly island: Island;
  readonly className: string;
  readonly settings: PopupSettings;
  readonly onClick: () => void;
}

/** Closes the popup; comes after its delay (PO-5). */
export function CloseButton({ island, className, settings, onClick }: CloseButtonProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [isThere, setThere] = useState(settings.closeButtonDelay === 0);

  useEffect(() => {
    if (isThere) {
      if (button.current) ensureWayOut(button.current, settings);
      return;
    }
    const timer = setTimeout(() => setThere(true), settings.closeButtonDelay);
    return () => clearTimeout(timer);
  }, [isThere, settings]);

  if (!isThere) return null;
  return (
    <button
      type="button"
      ref={button}
      className={`iyim-popup-close ${className}`}
      aria-label={island.text('close')}
      onClick={island.handler(onClick)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M5 5l14 14M19 5L5 19" />
      </svg>
    </button>
  );
}
