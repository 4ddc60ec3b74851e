import { useDocumentHidden, useStable } from '@iyim/runtime/widget';
import { useLayoutEffect, useRef, useState } from 'react';
import { directionOf } from './legs.ts';
import type { Animation } from './Stage.tsx';
import type { AnimationSettings } from './settings.ts';

/** Starts and stops an animation. While `isHeld` is true, the animation does not move, even if it has been started. */
export function usePlaying(animation: Animation | null, settings: AnimationSettings, isHeld: boolean) {
  const { legs, speed, start, end } = settings;
  const leg = useRef(0);
  /** Whether the animation is playing back to its start, because the pointer has left. */
  const isReturning = useRef(false);
  const [isRequested, setRequested] = useState(false);
  const [isDone, setDone] = useState(false);
  /** Counter that runs the effect below again, because lottie may have paused at an end while `isMoving` stayed true. */
  const [turn, setTurn] = useState(0);
  const isHidden = useDocumentHidden();
  const isMoving = isRequested && !isDone && !isHeld && !isHidden;

  /** Shows the frame at a position from 0 to 1. The frame after the last one is empty, and is never shown. */
  const show = useStable((share: number) =>
    animation?.goToAndStop(share * Math.max(animation.totalFrames - 1, 0), true),
  );
  const toLeg = useStable((next: number) => {
    leg.current = next;
    const direction = directionOf(legs, next);
    animation?.setDirection(direction);
    show(direction === 1 ? 0 : 1);
  });

  useLayoutEffect(() => {
    if (!animation) return;
    const first = animation.firstFrame;
    const all = animation.totalFrames;
    if (start > 0 || end < 100)
      animation.setSegment(first + (all * start) / 100, Math.max(first + (all * end) / 100, first + 1));
    toLeg(0);
  }, [animation, start, end, toLeg]);
  useLayoutEffect(() => animation?.setSpeed(speed), [animation, speed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counter `turn` plays the animation again
  useLayoutEffect(() => {
    if (isMoving) animation?.play();
    else animation?.pause();
  }, [animation, isMoving, turn]);
  const onComplete = useStable(() => {
    const next = leg.current + 1;
    if (isReturning.current || next >= legs.count) {
      setDone(true);
      return;
    }
    toLeg(next);
    if (isMoving) animation?.play();
  });

  return {
    isMoving,
    onComplete,
    show,
    /** Duration of the motion, in seconds; may be infinite. */
    time: animation ? (legs.count * animation.totalFrames) / animation.frameRate / speed : 0,
    /** Plays from the current frame. With `again`, an animation that has ended plays from its beginning. */
    play({ again = true } = {}) {
      setRequested(true);
      setTurn((old) => old + 1);
      if (isReturning.current) {
        isReturning.current = false;
        animation?.setDirection(directionOf(legs, leg.current));
        setDone(false);
      } else if (isDone && again) {
        toLeg(0);
        setDone(false);
      }
    },
    pause: () => setRequested(false),
    rewind() {
      setRequested(false);
      setDone(false);
      toLeg(0);
    },
    turnBack() {
      if (!isRequested || isReturning.current) return;
      isReturning.current = true;
      setTurn((old) => old + 1);
      animation?.setDirection(directionOf(legs, leg.current) === 1 ? -1 : 1);
      setDone(false);
    },
  };
}
