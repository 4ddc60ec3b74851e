import { useLayoutEffect, useRef, useState } from 'react';
import { useIsland } from '../island-context.ts';
import { prefersReducedMotion } from './use-device.ts';

/** Box properties to animate: padding and borders as well, because they would keep a closed box visible. */
const SIZES = [
  'blockSize',
  'paddingBlockStart',
  'paddingBlockEnd',
  'borderBlockStartWidth',
  'borderBlockEndWidth',
] as const;
const SHUT: Keyframe = Object.fromEntries(SIZES.map((size) => [size, '0px']));
/** Returns the closed box's sizes. With a `closed` height, only the height changes, and the box keeps its padding and borders. */
const shut = (closed: string | undefined): Keyframe => (closed === undefined ? SHUT : { blockSize: closed });

export interface HeightMotionOptions {
  /** Duration in milliseconds; 0 disables the motion. @default 200 */
  readonly duration?: number | undefined;
  /** CSS easing function. @default 'ease-out' */
  readonly easing?: string | undefined;
  /**
   * CSS height of the closed box, which the caller sets while the box is neither open nor moving. @default 0, without padding and
   * borders
   */
  readonly closed?: string | undefined;
}

/**
 * Animates the height of a box when it opens or closes. Returns true during the motion, when the box must be visible. A motion
 * that is reversed midway continues from the current height. Afterwards the box has no fixed height, so that content added
 * later fits. Nothing moves on the first render, in a hidden page, or for visitors who prefer reduced motion.
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
    setMoving(followed.box === box && box !== null && duration > 0 && canMove(box));
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

const canMove = (box: HTMLElement): boolean =>
  'animate' in box && !document.hidden && !prefersReducedMotion();
