import { useState } from 'react';
import { useSight } from './use-sight.ts';

/** Whether an element has been visible in the window at least once since mounting. A null element is not observed. */
export function useOnceSeen(element: Element | null): boolean {
  const [isSeen, setSeen] = useState(false);
  useSight(isSeen ? null : element, (isVisible) => isVisible && setSeen(true));
  return isSeen;
}
