import { isPlainObject, ownValue, useListener } from '@iyim/runtime/widget';
import { useRef } from 'react';
import { keepInEntry } from '../site/entry-state.ts';
import { isLoading } from './load.ts';

const STATE = 'iyimListings';

/** The visitor's place in a list: the number of an item, and its distance from the top of the viewport, in px. */
interface Place {
  readonly item: number;
  readonly top: number;
}

export function rememberPlace(key: string, place: Place): void {
  const places = ownValue(history.state, STATE);
  keepInEntry(STATE, { ...(isPlainObject(places) && places), [key]: place });
}

/** Returns the place in a list that is stored in the current history entry. Null if no place is stored. */
export function placeOf(key: string): Place | null {
  const place = ownValue(ownValue(history.state, STATE), key);
  const [item, top] = [ownValue(place, 'item'), ownValue(place, 'top')];
  return typeof item === 'number' && typeof top === 'number' ? { item, top } : null;
}

interface PlacedList {
  /** Key of the list in history entries. */
  readonly key: string;
  readonly element: HTMLElement;
  readonly items: () => readonly HTMLElement[];
}

const EARLY = { capture: true, passive: true };

/**
 * Stores the visitor's place in a list in the history entry (LG-8) when scrolling ends and when the visitor leaves the page.
 * Returns a function that scrolls back to that place, to be called once the items are shown again, because the browser itself tries
 * this too early. The function does nothing if the visitor has begun to scroll or to interact.
 */
export function usePlace({ key, element, items }: PlacedList): () => void {
  const hasMoved = useRef(false);
  const note = () => {
    // While pages are being restored, the entry keeps the place in the complete list.
    const place = isLoading(element) ? null : currentPlace(items());
    if (place) rememberPlace(key, place);
  };
  useListener(window, 'scrollend', note);
  useListener(window, 'pagehide', note);

  const move = () => {
    hasMoved.current = true;
  };
  useListener(window, 'wheel', move, EARLY);
  useListener(window, 'touchstart', move, EARLY);
  useListener(window, 'pointerdown', move, EARLY);
  useListener(window, 'keydown', move, EARLY);

  return () => {
    const place = hasMoved.current ? null : placeOf(key);
    const item = place && items()[place.item];
    if (item) window.scrollBy({ top: item.getBoundingClientRect().top - place.top, behavior: 'instant' });
  };
}

/** Returns the item in the middle of the viewport, or the one nearest to it if the middle is above or below the list. */
function currentPlace(items: readonly HTMLElement[]): Place | null {
  const tops = items.map((item) => item.getBoundingClientRect().top);
  const item = Math.max(
    0,
    tops.findLastIndex((top) => top <= window.innerHeight / 2),
  );
  const top = tops[item];
  return top === undefined ? null : { item, top };
}
