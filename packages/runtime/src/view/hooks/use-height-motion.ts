import { useLayoutEffect, useRef, useState } from 'react';
import { useIsland } from '../island-context.ts';
import { prefersReducedMotion } from './use-device.ts';

/** What of a box moves; a box of no height has no edges either. */
const SIZES = [
  'blockSize',
  'paddingBlockStart',
  'paddingBlockEnd',
  'borderBlockStartWidth',
  'borderBlockEndWidth',
] as const;
const SHUT: Keyframe = Object.fromEntries(SIZES.map((size) => [size, '0px']));
/** Edges stay on a box that is cut off. */
const shut = (closed: string | undefined): Keyframe => (closed === undefined ? SHUT : { blockSize: closed });

export interface HeightMotionOptions {
  /** Milliseconds; 0 moves nothing. @default 200 */
  readonly duration?: number | undefined;
  /** @default 'ease-out' */
  readonly easing?: string | undefined;
  /** Its height when it is closed, as CSS, which the caller gives it while it neither is open nor moves. @default nothing is left of it */
  readonly closed?: string | undefined;
}

/**
 * Lets the height of a box grow when it opens and shrink when it closes; true while it does, when the box has to be seen. Moves
 * from where the box is when it is turned round on the way, and leaves no height behind: what comes into it later has its room.
 * Nothing moves at first, in a page behind, or for visitors who want less motion.
 */
export function useHeightMotion(
  box: HTMLElement | null,
  isOpen: boolean,
  { duration = 200, easing = 'ease-out', closed }: HeightMotionOptions = {},
): boolean {
  const { handler } = useIsland();
  const [followed, setFollowed] = useState({ box, isOpen });
  const [isMoving, setMoving] = useState(false);
  const interruptedAt = useRef<Keyframe>(undefined);
  if (followed.box !== box || followed.isOpen !== isOpen) {
    setFollowed({ box, isOpen });
    setMoving(followed.box === box && box !== null && duration > 0 && mayMove(box));
  }

  useLayoutEffect(() => {
    if (!isMoving || !box) return;
    const full = sizeOf(box);
    const from = interruptedAt.current ?? (isOpen ? shut(closed) : full);
    const clip = { overflow: 'clip' };
    const motion = box.animate(
      [
        { ...from, ...clip },
        { ...(isOpen ? full : shut(closed)), ...clip },
      ],
      { duration, easing },
    );
    motion.finished.then(
      handler(() => setMoving(false)),
      () => {}, // cancelled
    );
    return () => {
      interruptedAt.current = motion.playState === 'finished' ? undefined : sizeOf(box);
      motion.cancel();
    };
  }, [isMoving, isOpen, box, duration, easing, closed, handler]);
  useLayoutEffect(() => {
    if (!isMoving) interruptedAt.current = undefined;
  }, [isMoving]);

  return isMoving;
}

function sizeOf(box: HTMLElement): Keyframe {
  const style = getComputedStyle(box);
  return Object.fromEntries(SIZES.map((size) => [size, style[size]]));
}

const mayMove = (box: HTMLElement): boolean =>
  'animate' in box && !document.hidden && !prefersReducedMotion();
