import { device, forDevice } from '@iyim/runtime/shop';
import { prefersReducedMotion } from '@iyim/runtime/widget';
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { PopupSettings } from './model.ts';

/** A theme's animation may be longer than the setting says, by this many milliseconds. */
const GRACE_MS = 200;

/** What plays on the box. */
interface Animation {
  readonly className: string;
  readonly style?: CSSProperties;
}

const NONE: Animation = { className: '' };

/**
 * Plays the original's animation classes at opening and, backwards, at closing; `onClosed` is called at the end of that. Both
 * end at once where there is nothing to see: for visitors who want less motion, in a tab behind, or when no style sheet knows
 * the name.
 */
export function useAnimation(
  box: RefObject<HTMLElement | null>,
  isReady: boolean,
  { entrance, exit, animationTime: time }: PopupSettings,
  isClosing: boolean,
  onClosed: () => void,
): Animation {
  const [ended, setEnded] = useState<'entrance' | 'exit' | null>(null);
  const phase = isClosing ? 'exit' : 'entrance';
  const isPlaying = ended !== phase;
  const animation = useMemo((): Animation => {
    const name = time > 0 && isSeen() ? forDevice(isClosing ? exit : entrance, device().peek()) : '';
    if (name === '') return NONE;
    const className = isClosing ? `animated ${name} reverse` : `animated ${name}`;
    return { className, style: { animationDuration: `${time}ms` } };
  }, [entrance, exit, time, isClosing]);

  const play = () => {
    let isCurrent = true;
    const end = () => {
      if (!isCurrent) return;
      isCurrent = false;
      setEnded(phase);
      if (phase === 'exit') onClosed();
    };
    if (animation === NONE) return end();
    const playing = box.current?.getAnimations().filter(ends) ?? [];
    void Promise.allSettled(playing.map(({ finished }) => finished)).then(end);
    const timer = setTimeout(end, time + GRACE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  };
  const now = isReady && isPlaying ? phase : null;
  // The entrance when the dialog is open, which an effect sees to; the exit before that: preact waits for a paint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it plays once a phase
  useEffect(() => (now === 'entrance' ? play() : undefined), [now, animation]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it plays once a phase
  useLayoutEffect(() => (now === 'exit' ? play() : undefined), [now, animation]);

  return isPlaying ? animation : NONE;
}

const isSeen = (): boolean => !document.hidden && !prefersReducedMotion();

const ends = ({ effect }: globalThis.Animation): boolean =>
  effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
