import { useStable } from '@iyim/runtime/widget';
import { Player, PlayerEvent } from '@lottiefiles/react-lottie-player';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ReadAnimation } from './drawing/parse-animation.ts';
import { limit } from './drawing/readers.ts';

/** What is used of lottie's animation. Its frames are counted from the beginning of the part that plays. */
export interface Animation {
  readonly totalFrames: number;
  readonly frameRate: number;
  readonly firstFrame: number;
  /** Thrown while it drew; set by `build/lottie-player.ts`. */
  readonly failure?: unknown;
  play(): void;
  pause(): void;
  goToAndStop(frame: number, isFrame: true): void;
  setDirection(direction: 1 | -1): void;
  setSpeed(speed: number): void;
  setSegment(first: number, last: number): void;
  /** Called with what was thrown while it draws. */
  onError?: (event: { readonly nativeError: unknown }) => void;
}

export interface StageProps {
  readonly read: ReadAnimation;
  /** The element around the drawing, which is as wide. */
  readonly around: Element;
  readonly id: string;
  readonly renderer: 'svg' | 'canvas';
  readonly onReady: (animation: Animation) => void;
  readonly onComplete: () => void;
  /** Called once; the cause of the player's own error is what it threw. */
  readonly onFail: (error: Error) => void;
}

/** Of all mattes in a frame: a canvas is copied some six times for each. */
const MATTE_PIXELS = 400_000_000;

/** @throws Error for a canvas that is too large for the mattes of its animation. */
function checkMattes({ file, mattes }: ReadAnimation, around: Element): void {
  const width = around.clientWidth * devicePixelRatio;
  limit('pixels of mattes in a canvas', mattes * Math.round((width * width * file.h) / file.w), MATTE_PIXELS);
}

/** The player, and lottie-web with it: a chunk of its own. */
export function Stage({ read, around, id, renderer, onReady, onComplete, onFail }: StageProps): ReactNode {
  const [own] = useState(() => structuredClone(read.file)); // lottie writes into it
  const [refusal] = useState(() => {
    try {
      if (renderer === 'canvas') checkMattes(read, around);
    } catch (error) {
      return error as Error;
    }
    return null;
  });
  const hasFailed = useRef(false);
  const failWith = useStable((error: Error) => {
    if (!hasFailed.current) onFail(error);
    hasFailed.current = true;
  });
  const fail = (cause?: unknown) =>
    failWith(new Error('expected an animation that the player can draw', { cause }));
  useEffect(() => {
    if (refusal) failWith(refusal);
  }, [refusal, failWith]);
  return refusal ? null : (
    <Player
      src={own}
      id={id}
      renderer={renderer}
      keepLastFrame
      lottieRef={(animation: Animation) => {
        if (animation.failure) return fail(animation.failure);
        animation.onError = ({ nativeError }) => fail(nativeError);
        onReady(animation);
      }}
      onEvent={(event) => {
        if (event === PlayerEvent.Complete) onComplete();
        else if (event === PlayerEvent.Error) fail();
      }}
    />
  );
}
