import { attempt, onSight, useLifetime } from '@iyim/runtime/widget';
import { useState } from 'react';

/** The upper half of the window; of a section that is higher, the middle of the window has to be in it. */
const UPPER_HALF = '0px 0px -50% 0px';
const MIDDLE = '-50% 0px -50% 0px';

/** The section of this page that a link leads to; null for one that leads elsewhere, or nowhere. */
export function sectionOf({ pathname, host, hash }: HTMLAnchorElement): HTMLElement | null {
  if (hash.length < 2 || host !== location.host || pathname !== location.pathname) return null;
  return document.getElementById(attempt(() => decodeURIComponent(hash.slice(1))) ?? hash.slice(1));
}

/**
 * Whether a link leads to the section that the visitor sees now: the last one that has come into the upper half of the window.
 * Undefined for a link that leads to no section of this page.
 */
export function useCurrentAnchor(
  links: readonly HTMLAnchorElement[],
): (link: HTMLAnchorElement) => boolean | undefined {
  const [sections, setSections] = useState<ReadonlyMap<HTMLAnchorElement, HTMLElement>>(new Map());
  const [current, setCurrent] = useState<HTMLElement | null>(null);
  useLifetime(
    (signal) => {
      const found = new Map(links.flatMap((link) => pairOf(link)));
      const inPageOrder = [...new Set(found.values())].sort((one, other) =>
        one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      );
      const seen = new Set<HTMLElement>();
      setSections(found);
      setCurrent(null);
      for (const section of inPageOrder) {
        const follow = (isSeen: boolean) => {
          if (isSeen) seen.add(section);
          else seen.delete(section);
          setCurrent(inPageOrder.findLast((each) => seen.has(each)) ?? null);
        };
        const isHigh = section.offsetHeight > window.innerHeight / 2;
        signal.addEventListener('abort', onSight(section, follow, isHigh ? MIDDLE : UPPER_HALF));
      }
    },
    [links],
  );
  return (link) => {
    const section = sections.get(link);
    return section && section === current;
  };
}

function pairOf(link: HTMLAnchorElement): [HTMLAnchorElement, HTMLElement][] {
  const section = sectionOf(link);
  return section ? [[link, section]] : [];
}
