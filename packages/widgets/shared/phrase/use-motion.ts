import { useDocumentHidden, useReducedMotion, useSight } from '@iyim/runtime/widget';
import { useState } from 'react';

/** How far in the window it begins (§9). */
const SEEN = '0px 0px -100px';

/**
 * Whether what moves by itself may: while it is seen, and until the visitor stops it (WCAG 2.2.2); never for visitors who want less
 * motion (`isStill`).
 */
export function useMotion(element: Element) {
  const isStill = useReducedMotion();
  const [isStopped, setStopped] = useState(false);
  const [isSeen, setSeen] = useState(false);
  const isPageHidden = useDocumentHidden();
  useSight(isStill ? null : element, setSeen, { margin: SEEN });
  return { isStill, isStopped, isMoving: isSeen && !isStill && !isStopped && !isPageHidden, setStopped };
}
