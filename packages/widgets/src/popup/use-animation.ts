import { device, forDevice } from '@iyim/runtime/shop';
import { prefersReducedMotion } from '@iyim/runtime/widget';
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { PopupSettings } from './settings.ts';

/** Time by which a theme's animation may exceed the duration of the setting, in ms. */
const GRACE_MS = 200;

/** Class and style that make the box play an animation. */
interface Animation {
  readonly className: string;
  readonly style?: CSSProperties;
}

const NONE: Animation = { className: '' };

/**
 * Plays the original's animation classes at opening and, backwards, at closing; then calls `onClosed`. Both end immediately if
 * nothing would be visible: with reduced motion, in a hidden tab, or if no style sheet defines the animation.
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
    const name = time > 0 && canBeSeen() ? forDevice(isClosing ? exit : entrance, device().peek()) : '';
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
  // The entrance plays after the effect that opens the dialog. The exit plays in a layout effect, because preact delays effects
  // until after a paint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an animation plays once per phase
  useEffect(() => (now === 'entrance' ? play() : undefined), [now, animation]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an animation plays once per phase
  useLayoutEffect(() => (now === 'exit' ? play() : undefined), [now, animation]);

  return isPlaying ? animation : NONE;
}

const canBeSeen = (): boolean => !document.hidden && !prefersReducedMotion();

const ends = ({ effect }: globalThis.Animation): boolean =>
  effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
