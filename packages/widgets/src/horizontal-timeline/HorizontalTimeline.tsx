import { forDevice, useDevice } from '@iyim/runtime/shop';
import {
  defineWidget,
  Each,
  Enhance,
  Part,
  pressable,
  useIsland,
  useLifetime,
  type ViewProps,
} from '@iyim/runtime/widget';
import { memo, type ReactNode, useState } from 'react';
import { prepareTakeOver, takeOver } from '../../originals/original-scripts.ts';
import styles from './horizontal-timeline.css?inline';
import host from './host.css?inline';
import {
  type Entry,
  endClass,
  type HorizontalTimelineInput,
  hoverClass,
  printedSettings,
  readHorizontalTimeline,
} from './read.ts';
import { type HorizontalTimelineSettings, settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };
import { useScroller } from './use-scroller.ts';

const SIDES = ['prev', 'next'] as const;

/** Shows entries along a line, scrolled with arrow buttons, keys or touch (TL-1). */
export function HorizontalTimeline({
  settings,
  input,
}: ViewProps<HorizontalTimelineSettings, HorizontalTimelineInput>): ReactNode {
  const { text } = useIsland();
  const { frame, scroller, isNamed, track, list, line, entries, arrows, isOwn } = input;
  const device = useDevice();
  const { measured, goBy } = useScroller(input);
  useLifetime((signal) => takeOver('horizontalTimeline', input, signal), [input]);

  const step = forDevice(settings.slides_to_scroll, device);
  const isList = list === scroller;
  const scrolls = measured !== null && !(measured.isStart && measured.isEnd);
  return (
    <>
      <Enhance
        of={frame}
        classes={{ 'iyim-hor-timeline': true }}
        styles={{ '--iyim-hor-timeline-columns': `${forDevice(settings.columns, device)}` }}
      />
      <Enhance
        of={scroller}
        classes={{ 'iyim-hor-timeline-scroller': true }}
        role={isList ? undefined : 'group'}
        aria-label={isNamed ? undefined : text('timeline')}
        tabIndex={scrolls ? 0 : undefined}
      />
      <Enhance of={track} classes={{ 'iyim-hor-timeline-track': true }} />
      {!isList && <Enhance of={list} role="list" />}
      <Enhance
        of={line}
        aria-hidden
        styles={
          measured ? { left: `${measured.left}px`, right: 'auto', width: `${measured.width}px` } : undefined
        }
      />
      <Each of={entries}>{(entry, index) => <EntryParts {...entry} index={index} isItem={isList} />}</Each>
      {SIDES.map((side) => {
        const arrow = arrows[side];
        if (!arrow && !(isOwn && scrolls)) return null;
        const isEnd = side === 'prev' ? measured?.isStart : measured?.isEnd;
        const press = () => !isEnd && goBy(side === 'prev' ? -step : step);
        return (
          <Part
            key={side}
            of={arrow}
            at={frame}
            as="button"
            type={arrow ? undefined : 'button'}
            aria-label={text(side)}
            aria-disabled={isEnd || undefined}
            {...(arrow ? pressable(arrow, press) : { onClick: press })}
            classes={{
              'iyim-screen-only': true,
              ...endClass(isEnd === true),
              'iyim-hor-timeline-arrow': !arrow,
              [`iyim-hor-timeline-${side}`]: !arrow,
            }}
            styles={arrow && measured ? { top: `${measured.middle}px` } : undefined}
          />
        );
      })}
    </>
  );
}

interface EntryProps extends Entry {
  readonly index: number;
  /** Whether the element is an item of an HTML list, and therefore needs no role. */
  readonly isItem: boolean;
}

/** Joins the parts of an entry, one in each list: they share the hover state, and screen readers announce them as one item. */
const EntryParts = memo(({ element, rest, index, isItem }: EntryProps): ReactNode => {
  const { id } = useIsland();
  const [isHovered, setHovered] = useState(false);
  const enter = () => setHovered(true);
  const leave = () => setHovered(false);
  const lit =
    rest.length > 0 &&
    ({
      classes: hoverClass(isHovered),
      onMouseEnter: enter,
      onMouseLeave: leave,
      onFocusIn: enter,
      onFocusOut: leave,
    } as const);
  const ids = rest.map((part, place) => part.id || id(`entry-${index}-${place}`));
  return (
    <>
      <Enhance
        of={element}
        {...lit}
        role={isItem ? undefined : 'listitem'}
        aria-owns={ids.join(' ') || undefined}
      />
      <Each of={rest}>{(part, place) => <Enhance of={part} {...lit} id={ids[place]} />}</Each>
    </>
  );
});

export default defineWidget({
  name: 'horizontal-timeline',
  settings,
  pageSettings: printedSettings,
  read: readHorizontalTimeline,
  View: HorizontalTimeline,
  prepare: prepareTakeOver,
  styles: host + styles,
  messages: texts,
});
