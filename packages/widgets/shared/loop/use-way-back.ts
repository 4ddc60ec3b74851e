import { coerceNumber, own, useListener } from '@iyim/runtime/widget';
import { useRef, useState } from 'react';
import { keepInEntry } from '../site/entry-state.ts';

/** Under which a history entry keeps how far the visitor had scrolled. */
const KEY = 'iyimScroll';
const EARLY = { capture: true, passive: true };

/**
 * Notes in the present history entry how far the visitor has scrolled when the page is left, in CSS pixels (LG-8). Returns what
 * brings a visitor who comes back to where they were, once the items are there again: the browser does it before that and
 * then does not get so far. Nothing happens when they have begun to scroll or to do something else meanwhile.
 */
export function useWayBack(): () => void {
  const [top] = useState(() => coerceNumber(own(history.state, KEY)));
  const [mayGo, setMayGo] = useState(top !== undefined);
  const hasMoved = useRef(false);

  const note = () => keepInEntry(KEY, Math.round(window.scrollY));
  useListener(window, 'pagehide', note);

  const move = () => {
    hasMoved.current = true;
    setMayGo(false);
  };
  const target = mayGo ? window : null;
  useListener(target, 'wheel', move, EARLY);
  useListener(target, 'touchstart', move, EARLY);
  useListener(target, 'pointerdown', move, EARLY);
  useListener(target, 'keydown', move, EARLY);

  return () => {
    if (top !== undefined && !hasMoved.current) window.scrollTo({ top, behavior: 'instant' });
    move();
  };
}
