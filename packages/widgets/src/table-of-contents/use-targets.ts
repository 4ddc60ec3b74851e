import { useIsland } from '@iyim/runtime/widget';
import { useMemo, useState } from 'react';
import type { Heading } from './outline.ts';
import { anchorId } from './read.ts';

/** A heading and the id for links to it. */
export interface Target extends Heading {
  readonly id: string;
  /** Whether the widget adds the id, because the heading and its widget have no usable id. */
  readonly isGenerated: boolean;
}

/**
 * Returns each heading with an id: that of the element, otherwise that of the builder's widget around it, otherwise a generated id.
 * A heading keeps its generated id when the list changes.
 */
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
