import type { Unit } from '../../shared/phrase/split.ts';
import { lengthOf, type Motion, type Plan } from '../../shared/phrase/turns.ts';

export const KINDS = [
  'typing',
  'clip',
  'flip',
  'swirl',
  'blinds',
  'drop-in',
  'wave',
  'slide',
  'slide-down',
] as const;
export type Kind = (typeof KINDS)[number];

const BY_LETTERS: readonly Kind[] = ['typing', 'swirl', 'blinds', 'wave'];

export const unitOf = (kind: Kind): Unit => (BY_LETTERS.includes(kind) ? 'letter' : 'phrase');

/** Times in ms, as the page builder makes them of the time that a phrase stays. None, or zero, means 2500. */
export function timesOf(delay: number) {
  const stay = delay || 2500;
  const part = (of: number) => Math.round(stay * of * 100) / 100;
  const selection = part(0.2);
  return {
    stay,
    letter: part(0.02),
    typing: part(0.06),
    selection,
    reveal: part(0.24),
    revealed: part(0.6),
    /** From the selection to the first letter that is typed. */
    beforeTyping: selection + 800,
  };
}

const both = (motion: Motion) => ({ come: motion, go: motion });

export function planOf(kind: Kind, delay: number): Plan {
  const times = timesOf(delay);
  const whole = both({ time: times.reveal, wait: 0, step: 0 });
  if (kind === 'typing')
    return {
      ...both({ time: 1, wait: times.typing, step: times.typing }),
      overlaps: false,
      first: times.stay,
      stay: (parts) => parts * times.typing + times.stay,
      ending: () => [
        { name: 'selected', time: times.selection },
        { name: 'blank', time: times.beforeTyping - times.selection },
      ],
    };
  if (kind === 'clip')
    return {
      ...whole,
      overlaps: false,
      first: times.stay,
      stay: () => times.reveal + times.revealed,
      ending: () => [{ name: 'out', time: lengthOf(whole.go, 1) }],
    };
  const isByLetters = unitOf(kind) === 'letter';
  return {
    ...(isByLetters ? both({ ...whole.come, step: times.letter }) : whole),
    overlaps: true,
    first: times.stay,
    stay: (parts, before) => times.stay + (isByLetters ? Math.max(parts, before) * times.letter : 0),
    ending: () => [],
  };
}

/** How long a mark is there until it fades, and then until it is drawn again, in ms. */
export const markTimes = (drawing: number, pause: number) => ({
  shown: drawing + 0.8 * pause,
  gone: 0.2 * pause,
});
