import { type Bindings, Enhance } from '@iyim/runtime/widget';
import { memo } from 'react';
import type { CarouselOptions, Effect } from './options.ts';

interface SlideProps {
  readonly of: HTMLElement;
  /** Bindings for the slide's role and name. */
  readonly bindings: Bindings | undefined;
  readonly isReached: boolean;
  readonly options: CarouselOptions;
  readonly selectedClass: string;
  readonly isSelected: boolean;
}

/** A server-rendered slide. Memoised, because there may be hundreds of slides and a move changes few of them. */
export const Slide = memo((props: SlideProps) => (
  <Enhance
    of={props.of}
    {...props.bindings}
    // Invisible slides cannot be reached with Tab or by screen readers.
    inert={!props.isReached || undefined}
    styles={sideBySide(props.options)}
    classes={{ [props.selectedClass]: props.isSelected }}
  />
));

/**
 * Returns the styles of the list. Embla sets `transform` itself; it is bound here too, so that the list shows slide `start`
 * before Embla runs, and so that a clone made during a move does not keep the value (RT-25). `transition` is reset because a
 * theme's transition for every element would run after each of Embla's steps.
 */
export function track(
  { gap, effect, perView }: CarouselOptions,
  start: number,
  direction: 'rtl' | 'ltr',
): Bindings['styles'] {
  if (gap === null) return undefined;
  const shift = ((direction === 'rtl' ? 100 : -100) * start) / perView;
  return {
    transform: shift === 0 ? 'none' : `translateX(${shift}%)`,
    transition: 'none',
    display: 'flex',
    inlineSize: 'auto',
    flexWrap: 'nowrap',
    justifyContent: 'normal',
    overflow: 'visible',
    gap: '0',
    marginInlineEnd: `calc(-1 * ${gap})`,
    // Overlapping slides stay below the controls.
    isolation: isDrawn(effect) ? 'isolate' : undefined,
  };
}

/** Returns the styles of a slide. The gap is a margin, because Embla counts margins, even where a loop wraps around. */
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
