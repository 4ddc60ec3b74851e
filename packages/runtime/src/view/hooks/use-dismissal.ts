import { pageSlot } from '../../site/page-slot.ts';
import { drawAfter } from '../draw-now.ts';
import { useLifetime, useStable } from './effects.ts';

/** How the visitor said that they are done: Escape, a press elsewhere, the focus that went elsewhere. */
export type DismissedBy = 'escape' | 'press' | 'focus';

export interface DismissalOptions {
  /** Presses and focus in these are no reason: the panel, and what opens and closes it. */
  readonly inside: readonly (Element | null)[];
  /** Which ways count. @default all three */
  readonly by?: readonly DismissedBy[];
  readonly onDismiss: (by: DismissedBy) => unknown;
}

/** Everything that waits for an Escape, whichever copy of the script opened it: the last one opened gets it. */
const waiting = (): object[] => pageSlot('dismissals', () => []);

/** Hears how the visitor is done with something that is open, until `signal` aborts. Always after what is inside has had its say. */
export function listenForDismissal(
  { inside, by = ['escape', 'press', 'focus'], onDismiss }: DismissalOptions,
  signal: AbortSignal,
): void {
  const places = inside.filter((place) => place !== null);
  const { ownerDocument: document } = places[0] ?? { ownerDocument: globalThis.document };
  // What opened it is still on its way up.
  const since = performance.now();
  // Asked of the path: a click may have removed what was clicked.
  const isOutside = (event: Event) =>
    event.timeStamp >= since && !places.some((place) => event.composedPath().includes(place));
  const hear = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, (event) => drawAfter(event, () => listener(event)), { signal });

  if (by.includes('escape')) {
    const own = {};
    const open = waiting();
    open.push(own);
    signal.addEventListener('abort', () => open.splice(open.indexOf(own), 1));
    hear('keydown', (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || open.at(-1) !== own)
        return;
      event.preventDefault(); // and not what it stands in, too
      onDismiss('escape');
    });
  }
  if (by.includes('press')) {
    // A touch that scrolls begins outside and never ends; a selection begins inside. Assistive technology only clicks.
    let began = false;
    hear('pointerdown', (event) => {
      began = isOutside(event);
    });
    hear('pointerup', (event) => {
      if (began && isOutside(event)) onDismiss('press');
    });
    hear('click', (event) => {
      if (event.detail === 0 && isOutside(event)) onDismiss('press');
    });
  }
  if (by.includes('focus')) {
    hear('focusin', (event) => {
      if (isOutside(event)) onDismiss('focus');
    });
  }
}

/** `listenForDismissal` while `isOpen`. */
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
