import { coerceNumber, own } from '@iyim/runtime/widget';

/** Under which a history entry keeps how far the visitor had scrolled. */
const KEY = 'iyimScroll';
/** What a visitor does who has somewhere else to go. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Notes in the present history entry how far the visitor has scrolled when the page is left, in CSS pixels (LG-8). */
export function rememberPlace(signal: AbortSignal): void {
  const note = () => {
    const state: unknown = history.state;
    const before = typeof state === 'object' && state !== null ? state : {};
    history.replaceState({ ...before, [KEY]: Math.round(window.scrollY) }, '');
  };
  window.addEventListener('pagehide', note, { signal });
}

/**
 * What brings a visitor who comes back to where they were, once the items are there again: the browser does it before that
 * and then does not get so far. Nothing happens when they have begun to scroll or to do something else meanwhile.
 */
export function wayBack(signal: AbortSignal): () => void {
  const top = coerceNumber(own(history.state, KEY));
  const waiting = new AbortController();
  signal.addEventListener('abort', () => waiting.abort(), { signal: waiting.signal });
  for (const move of MOVES) {
    const options = { signal: waiting.signal, passive: true, capture: true };
    window.addEventListener(move, () => waiting.abort(), options);
  }
  return () => {
    if (!waiting.signal.aborted && top !== undefined) window.scrollTo({ top, behavior: 'instant' });
    waiting.abort();
  };
}
