import { useMeasured } from '@iyim/runtime/page';
import {
  defineWidget,
  Each,
  Enhance,
  noSettings,
  Part,
  useReducedMotion,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useMemo } from 'react';
import host from './host.css?inline';
import { placeOf } from './line-place.ts';
import { activeClass, readTimeline, shownClass, type TimelineInput } from './read.ts';
import styles from './timeline.css?inline';
import { usePassed } from './use-passed.ts';

/** Margins for `onSight`: the area above the middle of the window, and the area above the bottom 10 % of the window. */
const ABOVE_MIDDLE = '9999999px 0px -50% 0px';
const ABOVE_EDGE = '9999999px 0px -10% 0px';

/**
 * Shows entries along a line. Entries that the visitor has reached are active, and their cards appear when they come into view
 * (TL-1).
 */
export function Timeline({ input }: ViewProps<Record<string, never>, TimelineInput>): ReactNode {
  const { frame, list, line, progress, items } = input;
  const isStill = useReducedMotion();
  const points = useMemo(() => items.map(({ element, point }) => point ?? element), [items]);
  const animated = useMemo(
    () => items.flatMap(({ element, isAnimated }) => (isAnimated ? element : [])),
    [items],
  );
  const watched = useMemo(() => [frame, ...points], [frame, points]);

  const place = useMeasured(watched, () => placeOf(input));
  const root = place.scroller;
  const active = usePassed(points, { margin: ABOVE_MIDDLE, root });
  const shown = usePassed(animated, { margin: ABOVE_EDGE, root, stays: true });

  const last = points.findLastIndex((point) => active.has(point));
  const listRole = (element: Element, role: string) => (element.matches('ol, ul, li') ? undefined : role);
  return (
    <>
      <Enhance of={list} role={listRole(list, 'list')} />
      <Part
        of={line}
        at={frame}
        place="first"
        aria-hidden
        classes={{ 'iyim-timeline-line': true }}
        styles={{ top: `${place.top}px`, bottom: `${place.bottom}px` }}
      >
        <Part
          of={progress}
          classes={{ 'iyim-timeline-progress': true, 'iyim-timeline-follows': place.isNearest }}
          styles={{ '--iyim-timeline-filled': `${place.parts[last] ?? 0}` }}
        />
      </Part>
      <Each of={items}>
        {({ element, point, isAnimated }) => (
          <Enhance
            of={element}
            role={listRole(element, 'listitem')}
            classes={{
              ...activeClass(active.has(point ?? element)),
              ...(isAnimated && shownClass(isStill || shown.has(element))),
            }}
          />
        )}
      </Each>
    </>
  );
}

export default defineWidget({
  name: 'timeline',
  settings: noSettings,
  read: readTimeline,
  View: Timeline,
  styles: host + styles,
});
