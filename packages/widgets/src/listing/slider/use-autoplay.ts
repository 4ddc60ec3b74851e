import { useEffect, useRef, useState } from 'react';
import { prefersStillness } from './use-carousel.ts';

export interface Autoplay {
  readonly isPlaying: boolean;
  toggle(): void;
}

interface AutoplayOptions {
  /** Off when there is nothing to play. */
  readonly isOn: boolean;
  /** How long a slide stays, in ms. */
  readonly delay: number;
  readonly pauseOnHover: boolean;
  /** Hovering or focusing anything in it holds the slides. */
  readonly frame: HTMLElement;
  /** Whatever the slide is now; a change begins the wait anew. */
  readonly selected: number;
  readonly advance: () => void;
}

/**
 * Moves on by itself until the visitor stops it (WCAG 2.2.2). Waits while focus is inside, while the pointer is over it when
 * the settings say so, and while the page is hidden. Visitors who prefer less motion start it themselves; who has just started
 * it sees it turn, though focus and pointer are still on the button.
 */
export function useAutoplay(options: AutoplayOptions): Autoplay {
  const { isOn, delay, pauseOnHover, frame, selected, advance } = options;
  const [isPlaying, setPlaying] = useState(() => !prefersStillness());
  const [isHeld, setHeld] = useState(false);
  const inside = useRef({ focus: false, pointer: false });

  useEffect(() => {
    if (!isOn) return;
    const end = new AbortController();
    const { signal } = end;
    const note = (what: keyof typeof inside.current, is: boolean) => () => {
      inside.current[what] = is;
      setHeld(inside.current.focus || inside.current.pointer);
    };
    frame.addEventListener('focusin', note('focus', true), { signal });
    frame.addEventListener('focusout', note('focus', false), { signal });
    if (pauseOnHover) {
      frame.addEventListener('pointerenter', note('pointer', true), { signal });
      frame.addEventListener('pointerleave', note('pointer', false), { signal });
    }
    return () => end.abort();
  }, [isOn, pauseOnHover, frame]);

  const latest = useRef(advance);
  useEffect(() => {
    latest.current = advance;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide that was chosen stays its whole time
  useEffect(() => {
    if (!isOn || !isPlaying || isHeld) return;
    const timer = setInterval(() => document.hidden || latest.current(), delay);
    return () => clearInterval(timer);
  }, [isOn, isPlaying, isHeld, delay, selected]);

  const toggle = () => {
    inside.current = { focus: false, pointer: false };
    setHeld(false);
    setPlaying(!isPlaying);
  };
  return { isPlaying, toggle };
}
