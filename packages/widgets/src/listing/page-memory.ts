import { attempt, isPlainObject, own, useListener, useViewport } from '@iyim/runtime/widget';
import { useRef } from 'react';
import { keepInEntry } from '../../shared/site/entry-state.ts';
import { itemsOf } from './read.ts';

const PARAMETER = 'iyim-page-';
const STATE = 'iyimListings';
/** More pages than anybody scrolled through by hand: a visitor who comes back gets no more than these. */
const MOST = 50;
/** Who opens an address that somebody else sent has seen none of its pages, and can ask for more. */
const MOST_ANEW = 3;

/** Scrolling has ended when nothing moved for so many ms; browsers allow about three history changes a second. */
const REST = 400;

/** Where the visitor was in a list: an item by its number, and how far below the viewport's top it began, in px. */
interface Place {
  readonly item: number;
  readonly top: number;
}

/** The page of this list that the address names (LG-8); 0 when it names none. */
export function pageInUrl(key: string, url: string = location.href): number {
  const page = Number(new URL(url).searchParams.get(PARAMETER + key));
  return Number.isInteger(page) && page > 0 ? page : 0;
}

/** How far to load at once: never more than 50 pages more for a visitor who comes back to their place, 3 for another. */
export function pageToRestore(key: string, first: number): number {
  return Math.min(pageInUrl(key), first + (placeOf(key) ? MOST : MOST_ANEW));
}

/** Writes into the address, in place, up to which page this list is loaded; nothing for the page the server sends. */
export function rememberPage(key: string, page: number, first: number): void {
  const url = new URL(location.href);
  if (page === first) url.searchParams.delete(PARAMETER + key);
  else url.searchParams.set(PARAMETER + key, String(page));
  // Refused as `keepInEntry` is.
  if (url.href !== location.href) attempt(() => history.replaceState(history.state, '', url.href));
}

export function rememberPlace(key: string, place: Place): void {
  const places = own(history.state, STATE);
  keepInEntry(STATE, { ...(isPlainObject(places) && places), [key]: place });
}

export function placeOf(key: string): Place | null {
  const place = own(own(history.state, STATE), key);
  const [item, top] = [own(place, 'item'), own(place, 'top')];
  return typeof item === 'number' && typeof top === 'number' ? { item, top } : null;
}

/** Keeps the visitor's place in the list in the history entry, so that coming back leads there (LG-8). */
export function useKeptPlace(list: HTMLElement, key: string): void {
  const note = () => {
    const place = placeIn(list);
    if (place) rememberPlace(key, place);
  };
  useViewport(window, 'scroll', note, { rest: REST });
  // A link is followed before scrolling has come to rest.
  useListener(list, 'click', note, { capture: true });
}

/** The item in the middle of the viewport. */
function placeIn(list: HTMLElement): Place | null {
  const { x, width } = list.getBoundingClientRect();
  const found = document.elementFromPoint(x + width / 2, window.innerHeight / 2);
  if (!found || !list.contains(found)) return null;
  const items = itemsOf(list);
  const item = items.findIndex((one) => one.contains(found));
  const [top] = item < 0 ? [] : [items[item]?.getBoundingClientRect().top];
  return top === undefined ? null : { item, top };
}

const EARLY = { capture: true, passive: true };

/**
 * Returns what scrolls so that the item that the history entry keeps stands where it stood, unless the visitor has begun to
 * scroll meanwhile: their page must not jump then.
 */
export function useReturn(list: HTMLElement, key: string): () => void {
  const hasMoved = useRef(false);
  const note = () => {
    hasMoved.current = true;
  };
  useListener(window, 'wheel', note, EARLY);
  useListener(window, 'touchmove', note, EARLY);
  useListener(window, 'keydown', note, EARLY);
  useListener(window, 'pointerdown', note, EARLY);
  return () => {
    const place = hasMoved.current ? null : placeOf(key);
    const item = place && itemsOf(list)[place.item];
    if (item) window.scrollBy({ top: item.getBoundingClientRect().top - place.top, behavior: 'instant' });
  };
}
