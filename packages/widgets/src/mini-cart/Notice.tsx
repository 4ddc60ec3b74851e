import { useIsland } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useRef } from 'react';
import type { LineNotice } from './use-lines.ts';

/** How long the way back stays open. */
const SHOWN_MS = 10_000;

/** Says what became of a line, and offers to put it back or to try again. */
export function Notice({ notice, onEnd }: { notice: LineNotice; onEnd: () => void }): ReactNode {
  const { handler, text } = useIsland();
  const bar = useRef<HTMLDivElement>(null);
  const countdown = useRef<Countdown | null>(null);
  const { action, isProblem = false } = notice;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one countdown for each notice
  useEffect(() => {
    if (notice.takesFocus)
      (bar.current?.querySelector('button') ?? bar.current)?.focus({ preventScroll: true });
    if (isProblem) return;
    const made = createCountdown(SHOWN_MS, onEnd);
    countdown.current = made;
    return made.cancel;
  }, [notice]);

  const hold = () => countdown.current?.hold();
  const release = () => countdown.current?.release();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the bar while somebody is on it
    <div
      ref={bar}
      className="iyim-notice iyim-mini-cart-notice"
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

/** What ends after a while, but not under the hand of whoever is about to use it. */
export interface Countdown {
  /** The pointer or the focus is on it. */
  hold(): void;
  release(): void;
  /** Ends it without a word. */
  cancel(): void;
}

export function createCountdown(milliseconds: number, onEnd: () => void): Countdown {
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
