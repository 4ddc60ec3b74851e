import { attempt, useViewport } from '@iyim/runtime/widget';
import { useEffect, useRef } from 'react';
import { sectionOf } from '../../shared/anchors/section-of.ts';
import { SCROLL_REST } from '../../shared/scroll-rest.ts';

export function addressOf({ id }: HTMLElement): string {
  const url = new URL(location.href);
  url.hash = encodeURIComponent(id);
  return url.href;
}

/**
 * Writes the current section into the page's address when scrolling ends, without a new history entry, and keeps the history
 * state of other scripts. Writes nothing before the first scroll, and does not replace the address of an element within that
 * section.
 */
export function useAddress(current: HTMLElement | null, isWritten: boolean): void {
  const write = () => {
    if (!current || current.contains(sectionOf(location))) return;
    // `replaceState` throws in some documents, such as `srcdoc` frames.
    attempt(() => history.replaceState(history.state, '', addressOf(current)));
  };
  useViewport(isWritten ? window : null, 'scroll', write, { rest: SCROLL_REST });
}

/**
 * Scrolls once to the section that the address names, because the browser scrolls there without the offset, or not at all if the
 * section is added late. Does nothing if the visitor has scrolled elsewhere.
 */
export function useFirstAddress(sections: readonly HTMLElement[]): void {
  const isDone = useRef(false);
  useEffect(() => {
    const section = isDone.current ? undefined : sections.find((each) => each === sectionOf(location));
    if (!section) return;
    isDone.current = true;
    const isThere = Math.abs(section.getBoundingClientRect().top) < 2;
    if (isThere || window.scrollY === 0) section.scrollIntoView({ behavior: 'instant' });
  }, [sections]);
}
