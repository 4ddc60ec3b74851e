import { useListener } from '@iyim/runtime/widget';
import { useState } from 'react';

const EARLY = { capture: true, passive: true };

/** What the visitor has chosen, until they scroll by themselves: the last headings of a page never get to its top. */
export function useChosen(): [HTMLElement | null, (chosen: HTMLElement) => void] {
  const [chosen, choose] = useState<HTMLElement | null>(null);
  const forget = () => choose(null);
  const target = chosen && window;
  useListener(target, 'wheel', forget, EARLY);
  useListener(target, 'touchmove', forget, EARLY);
  useListener(target, 'pointerdown', forget, EARLY);
  useListener(target, 'keydown', forget, EARLY);
  return [chosen, choose];
}
