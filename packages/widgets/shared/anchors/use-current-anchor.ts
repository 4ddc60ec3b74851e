import { useLayoutEffect, useMemo, useState } from 'react';
import { sectionOf } from './section-of.ts';
import { useCurrentSection } from './use-current-section.ts';

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
