import { Enhance, Slot } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useState } from 'react';
import { MotionToggle, useMotion } from '../../shared/phrase/MotionToggle.tsx';
import { BOX, LINES, type Marker } from './markers.ts';
import { markTimes } from './rotation.ts';

interface MarkedProps {
  readonly frame: HTMLElement;
  readonly marker: Marker;
  readonly drawing: number;
  readonly pause: number;
  readonly isEndless: boolean;
}

/** Words with a mark that is drawn when they become visible, and repeatedly with `isEndless`. */
export function Marked({ frame, marker, drawing, pause, isEndless }: MarkedProps): ReactNode {
  const { isStill, isStopped, isMoving, setStopped } = useMotion(frame);
  /** Number of the current phase: even while the mark is drawn, odd while it is faded; null until the words have been visible. */
  const [turn, setTurn] = useState<number | null>(null);
  const { shown, gone } = markTimes(drawing, pause);
  useEffect(() => {
    if (!isMoving || (turn !== null && !isEndless)) return;
    if (turn === null) return setTurn(0);
    const timer = setTimeout(() => setTurn(turn + 1), turn % 2 === 0 ? shown : gone);
    return () => clearTimeout(timer);
  }, [isMoving, isEndless, turn, shown, gone]);

  const isStatic = isStill || isStopped;
  return (
    <>
      <Enhance of={frame} classes={{ 'iyim-marked': true }} />
      <Slot
        of={frame}
        as="span"
        aria-hidden
        classes={{ 'iyim-mark': true, 'iyim-mark-gone': !isStatic && (turn ?? 0) % 2 === 1 }}
        styles={{ '--phrase-mark-time': `${drawing}ms` }}
      >
        {(isStatic || turn !== null) && (
          <svg
            // Remounts the mark for each drawing, which restarts its animation.
            key={Math.floor((turn ?? 0) / 2)}
            viewBox={BOX}
            preserveAspectRatio="none"
            data-drawn={!isStatic || undefined}
            aria-hidden="true"
          >
            {LINES[marker].map((line) => (
              <path key={line} d={line} pathLength="1" />
            ))}
          </svg>
        )}
      </Slot>
      {isEndless && !isStill && <MotionToggle isStopped={isStopped} onPress={() => setStopped(!isStopped)} />}
    </>
  );
}
