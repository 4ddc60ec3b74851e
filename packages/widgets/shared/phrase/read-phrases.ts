import { NothingToEnhance } from '@iyim/runtime/widget';
import type { PhrasesInput } from './Phrases.tsx';

/**
 * Phrases of the server's, and the element in which they stand.
 *
 * @param look Classes by which the original's sheets know a phrase that is seen. Throws when there is no phrase.
 */
export function readPhrases(
  host: HTMLElement,
  frames: string,
  items: string,
  look: readonly string[],
): PhrasesInput {
  const frame = host.querySelector<HTMLElement>(frames);
  const phrases = [...(frame?.querySelectorAll<HTMLElement>(items) ?? [])];
  if (!frame || phrases.length === 0)
    throw new NothingToEnhance(`expected an element ${frames} with phrases in it (${items}), found none`);
  return {
    frame,
    phrases,
    texts: phrases.map((phrase) => (phrase.textContent ?? '').replace(/\s+/g, ' ').trim()),
    look: phrases[0]?.classList.contains(look[0] ?? '') ? look.join(' ') : '',
  };
}
