import { useState } from 'react';
import { useSight } from './use-sight.ts';

/** Whether an element has been in the window since mounting. Null is not watched. */
export function useOnceSeen(element: Element | null): boolean {
  const [isSeen, setSeen] = useState(false);
  useSight(isSeen ? null : element, (is) => is && setSeen(true));
  return isSeen;
}
