import { useStable } from '@iyim/runtime/widget';
import { useEffect, useState } from 'react';

interface AutoplayOptions {
  /** Off when there is nothing to play. */
  readonly isOn: boolean;
  /** How long a slide stays, in ms. */
  readonly delay: number;
  readonly pauseOnHover: boolean;
  /** The visitor prefers less motion. */
  readonly isStill: boolean;
  /** Whatever the slide is now; a change begins the wait anew. */
  readonly selected: number;
  readonly advance: () => void;
}

const NOTHING_INSIDE = { focus: false, pointer: false };

/**
 * Moves on by itself until the visitor stops it (WCAG 2.2.2). Waits while focus is inside, while the pointer is over it when
 * the settings say so, and while the page is hidden. Visitors who prefer less motion start it themselves; who has just started
 * it sees it turn, though focus and pointer are still on the button.
 */
export function useAutoplay(options: AutoplayOptions) {
  const { isOn, delay, pauseOnHover, isStill, selected, advance } = options;
  const [isPlaying, setPlaying] = useState(!isStill);
  const [inside, setInside] = useState(NOTHING_INSIDE);
  const isHeld = inside.focus || inside.pointer;
  const turn = useStable(() => document.hidden || advance());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide that was chosen stays its whole time
  useEffect(() => {
    if (!isOn || !isPlaying || isHeld) return;
    const timer = setInterval(turn, delay);
    return () => clearInterval(timer);
  }, [isOn, isPlaying, isHeld, delay, selected, turn]);

  const note = (what: keyof typeof NOTHING_INSIDE, is: boolean) => () =>
    setInside((before) => ({ ...before, [what]: is }));
  return {
    isPlaying,
    toggle() {
      setInside(NOTHING_INSIDE);
      setPlaying(!isPlaying);
    },
    /** For the frame: hovering or focusing anything in it holds the slides. */
    bindings: {
      onFocusIn: isOn ? note('focus', true) : undefined,
      onFocusOut: isOn ? note('focus', false) : undefined,
      onPointerEnter: isOn && pauseOnHover ? note('pointer', true) : undefined,
      onPointerLeave: isOn && pauseOnHover ? note('pointer', false) : undefined,
    },
  };
}
