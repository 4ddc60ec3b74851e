import type { Island } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useRef } from 'react';
import { createOffer, type Offer } from './offer.ts';
import type { Word } from './removals.tsx';

/** How long the way back stays open. */
const OFFER_MS = 10_000;

/** Says what became of a line, and offers to put it back. */
export function UndoBar({
  island,
  word,
  onEnd,
}: {
  island: Island;
  word: Word;
  onEnd: () => void;
}): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  const offer = useRef<Offer | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one offer for each word
  useEffect(() => {
    const made = createOffer(OFFER_MS, onEnd);
    offer.current = made;
    if (word.takesFocus)
      (bar.current?.querySelector('button') ?? bar.current)?.focus({ preventScroll: true });
    return made.cancel;
  }, [word]);

  const hold = () => offer.current?.hold();
  const release = () => offer.current?.release();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the bar while somebody is on it
    <div
      ref={bar}
      className="iyim-mini-cart-word"
      tabIndex={-1}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span>{word.text}</span>
      {word.undo && (
        <button type="button" onClick={word.undo}>
          {island.text('undo')}
        </button>
      )}
    </div>
  );
}
