import { type Place, placeOf, rememberPlace } from './page-memory.ts';
import { itemsOf } from './read.ts';

/** Scrolling has ended when nothing moved for so many ms; browsers allow about three history changes a second. */
const REST = 400;

/** Keeps the visitor's place in the list in the history entry, so that coming back leads there (LG-8). */
export function keepPlace(list: HTMLElement, key: string, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    const place = placeIn(list);
    if (place) rememberPlace(key, place);
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(note, REST);
  };
  window.addEventListener('scroll', later, { passive: true, signal });
  // A link is followed before scrolling has come to rest.
  list.addEventListener('click', note, { capture: true, signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
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

/** Notes whether the visitor has begun to scroll by themselves: their page must not jump then. */
export function watchVisitor(signal: AbortSignal): () => boolean {
  let hasMoved = false;
  for (const sign of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(sign, () => (hasMoved = true), {
      once: true,
      passive: true,
      capture: true,
      signal,
    });
  }
  return () => hasMoved;
}

/** Scrolls so that the item stands where it stood. */
export function returnToPlace(list: HTMLElement, key: string): void {
  const place = placeOf(key);
  const item = place && itemsOf(list)[place.item];
  if (item) window.scrollBy({ top: item.getBoundingClientRect().top - place.top, behavior: 'instant' });
}
