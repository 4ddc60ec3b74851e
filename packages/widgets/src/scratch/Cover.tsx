import { focusPlace, useMeasured } from '@iyim/runtime/page';
import { attempt, Enhance, Slot, useIsland, useListener } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { clear, NOTHING, type Point, pathOfRest, shareOf } from './cleared.ts';
import { type CardInput, coveredClass, nameOf } from './read.ts';

export interface CoverProps {
  readonly input: CardInput;
  /** Is the cover itself: pieces of it are cut out, so that it shows what the server wrote, and needs no picture of that. */
  readonly front: HTMLElement;
  /** The part of it that is scratched off when the rest goes. */
  readonly enough: number;
}

/** Of the brush, in pixels. */
const RADIUS = 40;
/** What sums of fractions are off by. */
const TINY = 1e-6;

export function Cover({ input: { back }, front, enough }: CoverProps): ReactNode {
  const { host, text, emit } = useIsland();
  const [cleared, setCleared] = useState(NOTHING);
  const [revealedBy, setRevealedBy] = useState<'scratching' | 'button' | null>(null);
  // What has happened: a move is drawn after some more of them.
  const so = useRef({ cleared: NOTHING, last: null as Point | null, isRevealed: false }).current;
  const isRevealed = revealedBy !== null;

  const [width, height] = useMeasured([front], () => [front.offsetWidth, front.offsetHeight]);
  useEffect(() => {
    if (revealedBy === 'button') focusPlace(back); // the button has gone
  }, [revealedBy, back]);
  // A picture or a link of the front would be carried away.
  useListener(isRevealed ? null : front, 'dragstart', (event) => event.preventDefault());

  const reveal = (by: 'scratching' | 'button') => {
    if (so.isRevealed) return;
    so.isRevealed = true;
    setRevealedBy(by);
    emit('iyim:scratch-revealed');
  };
  const scratch = (event: PointerEvent) => {
    const { left, top, width, height } = front.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const to = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    so.cleared = clear(so.cleared, so.last ?? to, to, { x: RADIUS / width, y: RADIUS / height });
    so.last = to;
    setCleared(so.cleared);
    if (shareOf(so.cleared) >= enough - TINY) reveal('scratching');
  };
  const stop = () => {
    so.last = null;
  };
  const hand = {
    onPointerDown(event: PointerEvent) {
      if (event.isPrimary && event.button === 0) scratch(event);
    },
    onPointerMove(event: PointerEvent) {
      if (!event.isPrimary || so.last === null) return;
      // Only now: a press on a control of the front stays one.
      attempt(() => host.setPointerCapture(event.pointerId));
      scratch(event);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
  return (
    <>
      <Enhance
        of={host}
        classes={{ ...coveredClass(!isRevealed), 'iyim-scratch': !isRevealed }}
        {...(!isRevealed && hand)}
      />
      <Enhance
        of={front}
        classes={{ 'iyim-scratch-cover': true, 'iyim-scratch-gone': isRevealed }}
        styles={{
          clipPath: cleared === NOTHING ? undefined : `path("${pathOfRest(cleared, width, height)}")`,
        }}
      />
      <Enhance of={back} inert={!isRevealed} tabIndex={revealedBy === 'button' ? -1 : undefined} />
      {!isRevealed && (
        <Slot
          of={host}
          as="button"
          type="button"
          aria-label={nameOf(text('reveal'), front)}
          classes={{ 'iyim-button iyim-scratch-reveal': true }}
          onClick={() => reveal('button')}
        >
          {text('reveal')}
        </Slot>
      )}
    </>
  );
}
