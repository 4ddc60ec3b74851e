import { Player, PlayerEvent } from '@lottiefiles/react-lottie-player';
import { type ReactNode, useState } from 'react';
import type { AnimationFile } from './parse-animation.ts';

/** What is used of lottie's animation. Its frames are counted from the beginning of the part that plays. */
export interface Animation {
  readonly totalFrames: number;
  readonly frameRate: number;
  readonly firstFrame: number;
  play(): void;
  pause(): void;
  goToAndStop(frame: number, isFrame: true): void;
  setDirection(direction: 1 | -1): void;
  setSpeed(speed: number): void;
  setSegment(first: number, last: number): void;
}

export interface StageProps {
  readonly file: AnimationFile;
  readonly id: string;
  readonly renderer: 'svg' | 'canvas';
  readonly onReady: (animation: Animation) => void;
  readonly onComplete: () => void;
  readonly onFail: () => void;
}

/** The player, and lottie-web with it: a chunk of its own. */
export function Stage({ file, id, renderer, onReady, onComplete, onFail }: StageProps): ReactNode {
  const [own] = useState(() => structuredClone(file)); // lottie writes into it
  return (
    <Player
      src={own}
      id={id}
      renderer={renderer}
      keepLastFrame
      lottieRef={onReady}
      onEvent={(event) => {
        if (event === PlayerEvent.Complete) onComplete();
        else if (event === PlayerEvent.Error) onFail();
      }}
    />
  );
}
