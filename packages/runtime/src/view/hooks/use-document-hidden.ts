import { useState } from 'react';
import { useListener } from './use-listener.ts';

/** Whether the page is in the background, where nothing of it is seen and nothing should move. */
export function useDocumentHidden(): boolean {
  const [isHidden, setHidden] = useState(() => document.hidden);
  useListener(document, 'visibilitychange', () => setHidden(document.hidden));
  return isHidden;
}
