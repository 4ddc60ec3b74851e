import { useIsland } from '@iyim/runtime/widget';
import { useMemo, useState } from 'react';
import type { Heading } from './outline.ts';
import { anchorId } from './read.ts';

/** A heading, and what a link to it leads to. */
export interface Target extends Heading {
  readonly id: string;
  /** The heading has no id of its own, and gets this one. */
  readonly isOurs: boolean;
}

/** The id of each heading: its own, else that of its widget, else one of ours, which it keeps. */
export function useTargets(headings: readonly Heading[]): readonly Target[] {
  const { id } = useIsland();
  const [given] = useState(() => new WeakMap<Element, string>());
  return useMemo(() => {
    const taken = new Set<string>();
    const isFree = (wanted: string, element: Element | null) =>
      wanted !== '' && !taken.has(wanted) && [null, element].includes(document.getElementById(wanted));
    return headings.map((heading, index): Target => {
      const { element, widget } = heading;
      const known = given.get(element);
      const theirs = [known === undefined ? element : null, widget].find(
        (each) => each && document.getElementById(each.id) === each && isFree(each.id, each),
      );
      const ours =
        [known ?? '', anchorId(index)].find((each) => isFree(each, element)) ?? id(`heading-${index}`);
      if (!theirs) given.set(element, ours);
      const target = theirs?.id ?? ours;
      taken.add(target);
      return { ...heading, id: target, isOurs: !theirs };
    });
  }, [headings, given, id]);
}
