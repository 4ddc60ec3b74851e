import { languageOf } from '@iyim/runtime/shop';
import { announce, type Island } from '@iyim/runtime/widget';
import { inWords, saidSeconds } from './in-words.ts';
import { milestone } from './milestone.ts';
import type { Countdown } from './plan.ts';

/**
 * Brings the text alternative up to date with what remains, in ms. `before` is what remained at the last look; null where
 * nothing is to be said of what happened since.
 */
type ShowWords = (remaining: number, before: number | null) => void;

/**
 * The countdown for those who do not see it: a timer whose text can be read at any time and is not read out each second, and
 * the milestones, which are (CD-3). The numbers and their labels, which make no sentence, are left to the eyes.
 */
export function connectWords(island: Island, { face, message, actions }: Countdown): ShowWords {
  const { host, changes } = island;
  const language = languageOf(host);
  if (!host.hasAttribute('role')) changes.attribute(host, 'role', 'timer');
  for (const part of face) changes.attribute(part, 'aria-hidden', 'true');
  const slot = changes.slot(host, 'first', 'span');
  slot.className = 'iyim-countdown-words';
  const isTold = actions.some(({ kind }) => kind === 'message');
  let last = Number.NaN;
  let text = '';
  return (remaining, before) => {
    const seconds = saidSeconds(remaining);
    if (seconds !== last) {
      last = seconds;
      text = seconds > 0 ? island.text('left', { time: inWords(seconds, language) }) : island.text('ended');
      slot.textContent = text;
    }
    if (before === null || milestone(before, remaining) === null) return;
    announce((remaining === 0 && isTold && message?.textContent?.trim()) || text);
  };
}
