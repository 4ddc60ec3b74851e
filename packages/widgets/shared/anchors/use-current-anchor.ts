import { addressTargets, isSamePath } from '@iyim/runtime/widget';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useCurrentSection } from './use-current-section.ts';

/** The section of this page that a link, or the page's address, leads to; null for one that leads elsewhere, or nowhere. */
export function sectionOf(link: Pick<URL, 'origin' | 'pathname' | 'hash'>): HTMLElement | null {
  return isSamePath(link, location) ? (addressTargets(document, link)[0] ?? null) : null;
}

/**
 * Whether a link leads to the section that the visitor sees now, see `useCurrentSection`. Undefined for a link that leads to no
 * section of this page.
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
