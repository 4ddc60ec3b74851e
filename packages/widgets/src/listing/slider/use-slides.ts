import { useEffect, useState } from 'react';
import { type Columns, columnsAt, MOBILE_BELOW, TABLET_BELOW } from '../columns.ts';
import { itemsOf } from '../read.ts';

/** How many items the list has, also those that come later. */
export function useCount(list: HTMLElement): number {
  const [count, setCount] = useState(() => itemsOf(list).length);
  useEffect(() => {
    const observer = new MutationObserver(() => setCount(itemsOf(list).length));
    observer.observe(list, { childList: true });
    return () => observer.disconnect();
  }, [list]);
  return count;
}

/** How many items are shown side by side at the window's width, and whether that is a phone's. */
export function usePerView(columns: Columns): { readonly perView: number; readonly isMobile: boolean } {
  const [width, setWidth] = useState(() => window.innerWidth);
  useEffect(() => {
    const end = new AbortController();
    for (const below of [MOBILE_BELOW, TABLET_BELOW]) {
      window
        .matchMedia(`(max-width: ${below - 1}px)`)
        .addEventListener('change', () => setWidth(window.innerWidth), { signal: end.signal });
    }
    return () => end.abort();
  }, []);
  return { perView: columnsAt(width, columns), isMobile: width < MOBILE_BELOW };
}
