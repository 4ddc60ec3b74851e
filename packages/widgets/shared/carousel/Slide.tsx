import { type Bindings, Enhance } from '@iyim/runtime/widget';
import { memo } from 'react';
import type { CarouselOptions, Effect } from './options.ts';

interface SlideProps {
  readonly of: HTMLElement;
  /** The slide's role and name. */
  readonly bindings: Bindings | undefined;
  readonly isReached: boolean;
  readonly options: CarouselOptions;
  readonly selectedClass: string;
  readonly isSelected: boolean;
}

/** A server-rendered slide. There may be hundreds, and a move changes few of them. */
export const Slide = memo((props: SlideProps) => (
  <Enhance
    of={props.of}
    {...props.bindings}
    // Slides out of sight are neither reached by Tab nor read out.
    inert={!props.isReached || undefined}
    styles={sideBySide(props.options)}
    classes={{ [props.selectedClass]: props.isSelected }}
  />
));

/**
 * Styles of the list. Embla sets `transform` by itself: it is bound, so that a clone made halfway does not begin with it (RT-25). A
 * theme's transition for every element would run after each of its steps.
 */
export function track({ gap, effect }: CarouselOptions): Bindings['styles'] {
  if (gap === null) return undefined;
  return {
    transform: 'none',
    transition: 'none',
    display: 'flex',
    inlineSize: 'auto',
    flexWrap: 'nowrap',
    justifyContent: 'normal',
    overflow: 'visible',
    gap: '0',
    marginInlineEnd: `calc(-1 * ${gap})`,
    // Slides on top of each other stay below the controls.
    isolation: isDrawn(effect) ? 'isolate' : undefined,
  };
}

/** Styles of a slide. The gap is a margin, which Embla measures where a loop begins again, too. */
export function sideBySide({ gap, perView, hasOwnWidths, effect }: CarouselOptions): Bindings['styles'] {
  if (gap === null) return undefined;
  const width = `calc(${100 / perView}% - ${gap})`;
  return {
    flex: hasOwnWidths ? '0 0 auto' : `0 0 ${width}`,
    maxInlineSize: hasOwnWidths ? undefined : width,
    minInlineSize: '0',
    transform: 'none',
    transition: 'none',
    opacity: effect === 'fade' ? '1' : undefined,
    pointerEvents: effect === 'fade' ? 'auto' : undefined,
    visibility: isDrawn(effect) ? 'visible' : undefined,
    zIndex: isDrawn(effect) ? 'auto' : undefined,
    marginInlineEnd: gap,
  };
}

const isDrawn = (effect: Effect): boolean => effect === 'cube' || effect === 'coverflow';
