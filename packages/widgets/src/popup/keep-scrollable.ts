import { hasControl } from './focus.ts';

/**
 * Lets the keyboard scroll content that is longer than its place and has no control to go to: the place becomes a stop (AY-1),
 * which not every browser makes of it by itself. Returns what ends it.
 */
export function keepScrollable(place: HTMLElement): () => void {
  const look = () => {
    const isStop = place.scrollHeight > place.clientHeight && !hasControl(place);
    if (isStop) place.setAttribute('tabindex', '0');
    else place.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver(look);
  for (const element of [place, ...place.children]) observer.observe(element);
  look();
  return () => observer.disconnect();
}
