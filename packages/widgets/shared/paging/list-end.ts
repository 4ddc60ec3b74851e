import { onSight } from '@iyim/runtime/page';
import { useLifetime } from '@iyim/runtime/widget';

/** Pause after a load before infinite scroll continues, in ms (§9). */
const REARM = 250;

interface ListEnd {
  /** Element at the end of the list. Null stops the observation. */
  readonly element: Element | null;
  /** CSS length below the viewport within which the end counts as reached. */
  readonly offset: string;
  readonly hasLoaded: boolean;
  readonly reach: () => void;
}

/** Calls `reach` once when the end of a list is near the window. Starts again when `turn` changes. */
export function useListEnd({ element, offset, hasLoaded, reach }: ListEnd, turn: unknown): void {
  useLifetime(
    (signal) => {
      if (!element) return;
      const timer = setTimeout(() => whenNear(element, offset, signal, reach), hasLoaded ? REARM : 0);
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
    [element, offset, turn],
  );
}

/** Calls `run` once when an element is less than `offset` (a CSS length) below the bottom of the window. */
export function whenNear(element: Element, offset: string, signal: AbortSignal, run: () => void): void {
  const end = onSight(
    element,
    (isSeen) => {
      if (!isSeen) return;
      end();
      run();
    },
    `0% 0% ${offset} 0%`,
  );
  signal.addEventListener('abort', end);
}
