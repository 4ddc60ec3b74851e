import { Player, PlayerEvent } from '@lottiefiles/react-lottie-player';
import { type ReactNode, useRef, useState } from 'react';
import type { AnimationFile } from './drawing/parse-animation.ts';

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
  readonly file: AnimationFile;
  readonly id: string;
  readonly renderer: 'svg' | 'canvas';
  readonly onReady: (animation: Animation) => void;
  readonly onComplete: () => void;
  /** Called once; the error's cause is the player's error, if it threw one. */
  readonly onFail: (error: Error) => void;
}

/** The player, and lottie-web with it: a chunk of its own. */
export function Stage({ file, id, renderer, onReady, onComplete, onFail }: StageProps): ReactNode {
  const [own] = useState(() => structuredClone(file)); // lottie writes into it
  const hasFailed = useRef(false);
  const fail = (cause?: unknown) => {
    if (!hasFailed.current) onFail(new Error('expected an animation that the player can draw', { cause }));
    hasFailed.current = true;
  };
  return (
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
