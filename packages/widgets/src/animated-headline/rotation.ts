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

/** Times as fractions of `rotate_iteration_delay` (§9). By default (2500 ms) they are 50, 150, 500, 600 and 1500 ms. */
const PARTS = { letter: 0.02, typing: 0.06, selection: 0.2, reveal: 0.24, revealed: 0.6 };
/** Time from the end of the selection to the first typed letter, in ms (§9). */
const BEFORE_TYPING = 800;

/** Returns the animation's times, in ms, for phrases that are shown for `stay` ms each. */
export function timesOf(stay: number) {
  const part = (name: keyof typeof PARTS) => Math.round(stay * PARTS[name] * 100) / 100;
  return {
    stay,
    letter: part('letter'),
    typing: part('typing'),
    selection: part('selection'),
    reveal: part('reveal'),
    revealed: part('revealed'),
    beforeTyping: part('selection') + BEFORE_TYPING,
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

/** Returns how long a mark is shown before it fades, and how long it is gone before it is redrawn, in ms. */
export const markTimes = (drawing: number, pause: number) => ({
  shown: drawing + 0.8 * pause,
  gone: 0.2 * pause,
});
