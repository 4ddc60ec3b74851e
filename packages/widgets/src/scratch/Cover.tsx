import { focusPlace, useMeasured } from '@iyim/runtime/page';
import { attempt, Enhance, Slot, useIsland, useListener } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { clear, NOTHING, type Point, pathOfRest, shareOf } from './cleared.ts';
import { type CardInput, coveredClass, nameOf } from './read.ts';

export interface CoverProps {
  readonly input: CardInput;
  /**
   * Front of the card, which is also the cover. Scratching clips pieces out of the element itself, so that no picture of the
   * server's content is needed.
   */
  readonly front: HTMLElement;
  /** The part of the cover, from 0 to 1, that must be scratched off before the rest is removed. */
  readonly enough: number;
}

/** Radius of the brush, in px. */
const RADIUS = 40;
/** Tolerance for rounding errors in sums of fractions. */
const TINY = 1e-6;

export function Cover({ input: { back }, front, enough }: CoverProps): ReactNode {
  const { host, text, emit } = useIsland();
  const [cleared, setCleared] = useState(NOTHING);
  const [revealedBy, setRevealedBy] = useState<'scratching' | 'button' | null>(null);
  // Current state for the event handlers, because several pointer moves may happen before the next render.
  const state = useRef({ cleared: NOTHING, last: null as Point | null, isRevealed: false }).current;
  const isRevealed = revealedBy !== null;

  const [width, height] = useMeasured([front], () => [front.offsetWidth, front.offsetHeight]);
  useEffect(() => {
    if (revealedBy === 'button') focusPlace(back); // because the button, which had the focus, has been removed
  }, [revealedBy, back]);
  // Keeps images and links in the front from being dragged.
  useListener(isRevealed ? null : front, 'dragstart', (event) => event.preventDefault());

  const reveal = (by: 'scratching' | 'button') => {
    if (state.isRevealed) return;
    state.isRevealed = true;
    setRevealedBy(by);
    emit('iyim:scratch-revealed');
  };
  const scratch = (event: PointerEvent) => {
    const { left, top, width, height } = front.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const to = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    state.cleared = clear(state.cleared, state.last ?? to, to, { x: RADIUS / width, y: RADIUS / height });
    state.last = to;
    setCleared(state.cleared);
    if (shareOf(state.cleared) >= enough - TINY) reveal('scratching');
  };
  const stop = () => {
    state.last = null;
  };
  const hand = {
    onPointerDown(event: PointerEvent) {
      if (event.isPrimary && event.button === 0) scratch(event);
    },
    onPointerMove(event: PointerEvent) {
      if (!event.isPrimary || state.last === null) return;
      // Captures the pointer only when it moves, so that a click on a control of the front still works.
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
