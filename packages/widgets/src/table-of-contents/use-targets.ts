import { useIsland } from '@iyim/runtime/widget';
import { useMemo, useState } from 'react';
import type { Heading } from './outline.ts';
import { anchorId } from './read.ts';

/** A heading with the id that links to it use. */
export interface Target extends Heading {
  readonly id: string;
  /** Whether the id is added by the widget, because the heading has no usable one. */
  readonly isGenerated: boolean;
}

/** Returns each heading with an id: its own, else that of its widget, else a generated one. A heading keeps its generated id. */
export function useTargets(headings: readonly Heading[]): readonly Target[] {
  const { id } = useIsland();
  const [given] = useState(() => new WeakMap<Element, string>());
  return useMemo(() => {
    const taken = new Set<string>();
    const isFree = (candidate: string, element: Element | null) =>
      candidate !== '' &&
      !taken.has(candidate) &&
      [null, element].includes(document.getElementById(candidate));
    return headings.map((heading, index): Target => {
      const { element, widget } = heading;
      const previous = given.get(element);
      const existing = [previous === undefined ? element : null, widget].find(
        (each) => each && document.getElementById(each.id) === each && isFree(each.id, each),
      );
      const generated =
        [previous ?? '', anchorId(index)].find((each) => isFree(each, element)) ?? id(`heading-${index}`);
      if (!existing) given.set(element, generated);
      const target = existing?.id ?? generated;
      taken.add(target);
      return { ...heading, id: target, isGenerated: !existing };
    });
  }, [headings, given, id]);
}
