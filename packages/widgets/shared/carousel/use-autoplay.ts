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
  /** Whether the visitor prefers reduced motion. */
  readonly isStill: boolean;
  /** Index of the current stop. A change restarts the delay. */
  readonly selected: number;
}

const NOTHING_INSIDE = { focus: false, pointer: false };

/**
 * Rotates the slides until the visitor stops the rotation (WCAG 2.2.2). Pauses while the carousel contains the focus, is under
 * the pointer (if the settings enable this) or is invisible, or while the page is hidden. Never runs in the editor. For visitors
 * who prefer reduced motion, the rotation starts only with the start button. After a click on that button, it runs although focus
 * and pointer are still on the button.
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
    // The plugin cannot be started while all slides fit.
    if (isTurning && embla && canMove(embla)) autoplay?.play(isStill);
    else autoplay?.stop();
  });
  const use = useStable(() => options?.stopsOnUse && setPlaying(false));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `selected` restarts the delay
  useLayoutEffect(sync, [embla, isTurning, isStill, selected, sync]);
  useLayoutEffect(() => {
    // A press stops Embla's plugin for good, and a new measurement resets it, so its state is set again after both.
    embla?.on('pointerDown', use).on('pointerUp', sync).on('reInit', sync);
    return () => void embla?.off('pointerDown', use).off('pointerUp', sync).off('reInit', sync);
  }, [embla, use, sync]);

  const note = (what: keyof typeof NOTHING_INSIDE, is: boolean) => () =>
    setInside((before) => ({ ...before, [what]: is }));
  return {
    isOn,
    isPlaying: isOn && isPlaying,
    /** Must be called when the visitor has used the carousel. */
    use,
    toggle() {
      setInside(NOTHING_INSIDE);
      setPlaying(!isPlaying);
    },
    /** Bindings for the element around the carousel, which pause the slides while anything in it is hovered or focused. */
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
