import { replayEvent } from './replay.ts';

/**
 * Returns a variant of `replayEvent`. It sends a key to the element that the previous replayed press has focused, if the key and
 * that press had the same target.
 */
export function followFocus(): typeof replayEvent {
  let from: Element | null | undefined;
  let to: Element | null;
  return (event, place, submitter) => {
    const { activeElement } = document;
    const isMoved = event.type === 'keydown' && place === from && activeElement === to;
    replayEvent(event, isMoved ? to : place, submitter);
    if (document.activeElement === activeElement) return;
    from = place;
    to = document.activeElement;
  };
}
