import { pageSlot } from '../../site/page-slot.ts';
import { drawAfter } from '../draw-now.ts';
import { useLifetime, useStable } from './effects.ts';

/** The way the visitor dismisses something: Escape, a press outside, or moving the focus elsewhere. */
export type DismissedBy = 'escape' | 'press' | 'focus';

export interface DismissalOptions {
  /** The panel and its toggle: presses and focus inside them do not dismiss. */
  readonly inside: readonly (Element | null)[];
  /** Ways to dismiss. @default all three */
  readonly by?: readonly DismissedBy[];
  readonly onDismiss: (by: DismissedBy) => unknown;
}

/** Everything that Escape can dismiss, across all copies of the script: only the last one opened is dismissed. */
const waiting = (): object[] => pageSlot('dismissals', () => []);

/**
 * Calls `onDismiss` when the visitor dismisses something open, until `signal` aborts. Listens on the document, so that handlers
 * of elements in the page run first.
 */
export function listenForDismissal(
  { inside, by = ['escape', 'press', 'focus'], onDismiss }: DismissalOptions,
  signal: AbortSignal,
): void {
  const places = inside.filter((place) => place !== null);
  const { ownerDocument: document } = places[0] ?? { ownerDocument: globalThis.document };
  // Ignores the event that opened the element, which may still be bubbling.
  const since = performance.now();
  // Checks the event's path: a click may have removed its target.
  const isOutside = (event: Event) =>
    event.timeStamp >= since && !places.some((place) => event.composedPath().includes(place));
  const listen = <K extends keyof DocumentEventMap>(
    type: K,
    listener: (event: DocumentEventMap[K]) => void,
  ) => document.addEventListener(type, (event) => drawAfter(event, () => listener(event)), { signal });

  if (by.includes('escape')) {
    const entry = {};
    const open = waiting();
    open.push(entry);
    signal.addEventListener('abort', () => open.splice(open.indexOf(entry), 1));
    listen('keydown', (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || open.at(-1) !== entry)
        return;
      event.preventDefault(); // so that only the innermost open element closes
      onDismiss('escape');
    });
  }
  if (by.includes('press')) {
    // Dismisses only if the press starts and ends outside: a touch that scrolls fires no `pointerup`, and a text selection may
    // start inside and end outside. Assistive technology fires only `click`.
    let began = false;
    listen('pointerdown', (event) => {
      began = isOutside(event);
    });
    listen('pointerup', (event) => {
      if (began && isOutside(event)) onDismiss('press');
    });
    listen('click', (event) => {
      if (event.detail === 0 && isOutside(event)) onDismiss('press');
    });
  }
  if (by.includes('focus')) {
    listen('focusin', (event) => {
      if (isOutside(event)) onDismiss('focus');
    });
  }
}

/** Calls `listenForDismissal` while `isOpen`. */
export function useDismissal(isOpen: boolean, { inside, by, onDismiss }: DismissalOptions): void {
  const dismiss = useStable(onDismiss);
  const ways = by?.join();
  useLifetime(
    (signal) => {
      if (isOpen) listenForDismissal({ inside, ...(by && { by }), onDismiss: dismiss }, signal);
    },
    [isOpen, dismiss, ways, ...inside],
  );
}
