import { useStable } from '@iyim/runtime/widget';
import { Player, PlayerEvent } from '@lottiefiles/react-lottie-player';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ReadAnimation } from './drawing/parse-animation.ts';
import { limit } from './drawing/readers.ts';

/** The members of lottie's animation that this widget uses. `goToAndStop` counts frames from the start of the segment. */
export interface Animation {
  readonly totalFrames: number;
  readonly frameRate: number;
  readonly firstFrame: number;
  /** Error thrown while drawing; set by code that `build/lottie-player.ts` adds. */
  readonly failure?: unknown;
  play(): void;
  pause(): void;
  goToAndStop(frame: number, isFrame: true): void;
  setDirection(direction: 1 | -1): void;
  setSpeed(speed: number): void;
  setSegment(first: number, last: number): void;
  /** Called with an error thrown while drawing. */
  onError?: (event: { readonly nativeError: unknown }) => void;
}

export interface StageProps {
  readonly read: ReadAnimation;
  /** Element that contains the drawing and sets its width. */
  readonly around: Element;
  readonly id: string;
  readonly renderer: 'svg' | 'canvas';
  readonly onReady: (animation: Animation) => void;
  readonly onComplete: () => void;
  /** Called at most once. The `cause` of the error is the player's error, if there is one. */
  readonly onFail: (error: Error) => void;
}

/** Maximum number of pixels of all mattes in a frame, because a canvas is copied about six times for each matte. */
const MATTE_PIXELS = 400_000_000;

/** Checks the size of a canvas. @throws Error if it is too large for the mattes of its animation. */
function checkMattes({ file, mattes }: ReadAnimation, around: Element): void {
  const width = around.clientWidth * devicePixelRatio;
  limit('pixels of mattes in a canvas', mattes * Math.round((width * width * file.h) / file.w), MATTE_PIXELS);
}

/** Draws an animation with lottie's player. The player and lottie-web are in a separate chunk. */
export function Stage({ read, around, id, renderer, onReady, onComplete, onFail }: StageProps): ReactNode {
  const [copy] = useState(() => structuredClone(read.file)); // a copy, because lottie writes into it
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
      src={copy}
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
