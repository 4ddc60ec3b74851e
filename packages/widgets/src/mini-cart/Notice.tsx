import { useIsland } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useRef } from 'react';
import type { LineNotice } from './use-lines.ts';

/** How long the way back stays open. */
const OFFER_MS = 10_000;

/** Says what became of a line, and offers to put it back or to try again. */
export function Notice({ notice, onEnd }: { notice: LineNotice; onEnd: () => void }): ReactNode {
  const { handler, text } = useIsland();
  const bar = useRef<HTMLDivElement>(null);
  const offer = useRef<Offer | null>(null);
  const { action, isProblem = false } = notice;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one offer for each notice
  useEffect(() => {
    if (notice.takesFocus)
      (bar.current?.querySelector('button') ?? bar.current)?.focus({ preventScroll: true });
    if (isProblem) return;
    const made = createOffer(OFFER_MS, onEnd);
    offer.current = made;
    return made.cancel;
  }, [notice]);

  const hold = () => offer.current?.hold();
  const release = () => offer.current?.release();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the bar while somebody is on it
    <div
      ref={bar}
      className="iyim-notice iyim-mini-cart-word"
      tabIndex={-1}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span role={isProblem ? 'alert' : undefined}>{notice.text}</span>
      {action && (
        <button type="button" className="iyim-button" onClick={handler(() => action.run())}>
          {text(action.label)}
        </button>
      )}
    </div>
  );
}

/** Something that is offered for a while, and not taken away under the hand of whoever is about to take it. */
export interface Offer {
  /** The pointer or the focus is on it. */
  hold(): void;
  release(): void;
  /** Ends it without a word. */
  cancel(): void;
}

export function createOffer(milliseconds: number, onEnd: () => void): Offer {
  let held = false;
  let over = false;
  const timer = setTimeout(() => {
    over = true;
    if (!held) onEnd();
  }, milliseconds);
  return {
    hold() {
      held = true;
    },
    release() {
      held = false;
      if (over) onEnd();
    },
    cancel() {
      clearTimeout(timer);
      held = true;
    },
  };
}
