import { editMode } from '@iyim/runtime/shop';
import { useSight, useStable } from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import type { EmblaCarouselType } from 'embla-carousel';
import { useLayoutEffect, useState } from 'react';
import type { AutoplayOptions } from './options.ts';
import { canMove } from './use-embla.ts';

interface AutoplayInput {
  readonly embla: EmblaCarouselType | undefined;
  readonly frame: HTMLElement;
  readonly options: AutoplayOptions | null;
  /** The visitor prefers reduced motion. */
  readonly isStill: boolean;
  /** The current stop; a change begins the wait anew. */
  readonly selected: number;
}

const NOTHING_INSIDE = { focus: false, pointer: false };

/**
 * Turns by itself until the visitor stops it (WCAG 2.2.2). Waits while focus is inside, while the pointer is over it when the
 * settings say so, while it is out of sight or the page is hidden; never turns in the editor. Visitors who prefer less motion
 * start it themselves; who has just started it sees it turn, though focus and pointer are still on the button.
 */
export function useAutoplay({ embla, frame, options, isStill, selected }: AutoplayInput) {
  useSignals();
  const isOn = options !== null && !editMode().value;
  const [isPlaying, setPlaying] = useState(!isStill);
  const [inside, setInside] = useState(NOTHING_INSIDE);
  const [isSeen, setSeen] = useState(true);
  const isTurning = isOn && isPlaying && isSeen && !inside.focus && !inside.pointer;

  useSight(isOn ? frame : null, setSeen);
  const sync = useStable(() => {
    const autoplay = embla?.plugins().autoplay;
    // The plugin fails to start where all slides fit.
    if (isTurning && embla && canMove(embla)) autoplay?.play(isStill);
    else autoplay?.stop();
  });
  const use = useStable(() => options?.stopsOnUse && setPlaying(false));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide that was chosen stays its whole time
  useLayoutEffect(sync, [embla, isTurning, isStill, selected, sync]);
  useLayoutEffect(() => {
    // A press stops the plugin for good, and measuring again resets it.
    embla?.on('pointerDown', use).on('pointerUp', sync).on('reInit', sync);
    return () => void embla?.off('pointerDown', use).off('pointerUp', sync).off('reInit', sync);
  }, [embla, use, sync]);

  const note = (what: keyof typeof NOTHING_INSIDE, is: boolean) => () =>
    setInside((before) => ({ ...before, [what]: is }));
  return {
    isOn,
    isPlaying: isOn && isPlaying,
    /** The visitor has used the carousel. */
    use,
    toggle() {
      setInside(NOTHING_INSIDE);
      setPlaying(!isPlaying);
    },
    /** For what is around the carousel: hovering or focusing anything in it holds the slides. */
    bindings: isOn
      ? {
          onFocusIn: note('focus', true),
          onFocusOut: note('focus', false),
          ...(options.pausesOnHover && {
            onPointerEnter:
              options.pausesOnHover === 'stop' ? () => setPlaying(false) : note('pointer', true),
            onPointerLeave: note('pointer', false),
          }),
        }
      : {},
  };
}
