import { onSight } from '@iyim/runtime/page';
import { useLifetime, useListener } from '@iyim/runtime/widget';
import { useLayoutEffect, useMemo, useState } from 'react';
import { sectionOf } from './section-of.ts';

/**
 * Margin that limits the observed area to the upper half of the window. A section that is taller than this half must cover the
 * middle of the window instead.
 */
const UPPER_HALF = '0px 0px -50% 0px';
const MIDDLE = '-50% 0px -50% 0px';
/** Margin that extends the observed area to everything above the middle of the window, at any distance. */
const PASSED = '9999999px 0px -50% 0px';

/**
 * Returns the section that the visitor sees now: the last section in the upper half of the window. With `begin`, which is for
 * headings at the start of their content, sections above the window count too. At the end of the page, returns the last section
 * in the window, which may never reach the upper half. Null if no section matches.
 */
export function useCurrentSection(
  sections: readonly HTMLElement[],
  { begin = false }: { begin?: boolean } = {},
): HTMLElement | null {
  const [current, setCurrent] = useState<HTMLElement | null>(null);
  const [atEnd, setAtEnd] = useState<HTMLElement | null>(null);
  const inPageOrder = useMemo(
    () =>
      [...new Set(sections)].sort((one, other) =>
        one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      ),
    [sections],
  );
  useListener(window, 'scroll', () =>
    setAtEnd(isPageAtEnd() ? (inPageOrder.findLast(isInWindow) ?? null) : null),
  );
  useLifetime(
    (signal) => {
      const seen = new Set<HTMLElement>();
      setCurrent((previous) => (previous && inPageOrder.includes(previous) ? previous : null));
      for (const section of inPageOrder) {
        const follow = (isSeen: boolean) => {
          // A scrolling container clips sections above its box, so the observer does not report them.
          if (isSeen || (begin && isAboveMiddle(section))) seen.add(section);
          else seen.delete(section);
          setCurrent(inPageOrder.findLast((each) => seen.has(each)) ?? null);
        };
        const isHigh = () => section.offsetHeight > window.innerHeight / 2;
        const margin = begin ? PASSED : isHigh() ? MIDDLE : UPPER_HALF;
        signal.addEventListener('abort', onSight(section, follow, margin));
      }
    },
    [inPageOrder, begin],
  );
  return atEnd && inPageOrder.includes(atEnd) ? atEnd : current;
}

function isPageAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1;
}

function isInWindow(section: HTMLElement): boolean {
  const { top, bottom, height } = section.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight;
}

function isAboveMiddle(section: HTMLElement): boolean {
  const { top, height } = section.getBoundingClientRect();
  return height > 0 && top < window.innerHeight / 2;
}

const EARLY = { capture: true, passive: true };

/**
 * Returns the section that the visitor has chosen, and a function that sets it. The choice is kept until the next wheel, touch,
 * pointer or key event, because the last headings of a page may never reach the top of the window.
 */
export function useChosen(): [HTMLElement | null, (chosen: HTMLElement) => void] {
  const [chosen, choose] = useState<HTMLElement | null>(null);
  const forget = () => choose(null);
  const target = chosen && window;
  useListener(target, 'wheel', forget, EARLY);
  useListener(target, 'touchmove', forget, EARLY);
  useListener(target, 'pointerdown', forget, EARLY);
  useListener(target, 'keydown', forget, EARLY);
  return [chosen, choose];
}

/**
 * Returns whether a link leads to the section that the visitor sees now (`useCurrentSection`). Undefined for a link that does not
 * lead to a section of this page.
 */
export function useCurrentAnchor(
  links: readonly HTMLAnchorElement[],
): (link: HTMLAnchorElement) => boolean | undefined {
  const [sections, setSections] = useState<ReadonlyMap<HTMLAnchorElement, HTMLElement>>(new Map());
  useLayoutEffect(() => setSections(new Map(links.flatMap((link) => pairOf(link)))), [links]);
  const current = useCurrentSection(useMemo(() => [...sections.values()], [sections]));
  return (link) => {
    const section = sections.get(link);
    return section && section === current;
  };
}

function pairOf(link: HTMLAnchorElement): [HTMLAnchorElement, HTMLElement][] {
  const section = sectionOf(link);
  return section ? [[link, section]] : [];
}
