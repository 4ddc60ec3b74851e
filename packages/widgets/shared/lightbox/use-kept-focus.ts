import { useLifetime } from '@iyim/runtime/widget';
import type { RefObject } from 'react';

/**
 * Focuses `place` when the focused part of a dialog is removed or becomes inert: the dialog keeps receiving keys. A view alone cannot
 * do it: parts of a slide are drawn without the dialog.
 */
export function useKeptFocus(
  dialog: RefObject<HTMLElement | null>,
  place: RefObject<HTMLElement | null>,
): void {
  useLifetime(
    (signal) => {
      const { current } = dialog;
      if (!current) return;
      const observer = new MutationObserver(() => {
        const { activeElement } = current.ownerDocument;
        if (!current.contains(activeElement) || activeElement?.closest('[inert]')) place.current?.focus();
      });
      observer.observe(current, { childList: true, subtree: true, attributeFilter: ['inert'] });
      signal.addEventListener('abort', () => observer.disconnect());
    },
    [dialog, place],
  );
}
