import { NothingToEnhance } from '@iyim/runtime/widget';
import type { PhrasesInput } from './Phrases.tsx';

/**
 * Reads server-rendered phrases and the element around them. Throws `NothingToEnhance` if there are no phrases.
 * @param shownClasses Classes of a visible phrase in the original's style sheets.
 */
export function readPhrases(
  host: HTMLElement,
  frames: string,
  items: string,
  shownClasses: readonly string[],
): PhrasesInput {
  const frame = host.querySelector<HTMLElement>(frames);
  const phrases = [...(frame?.querySelectorAll<HTMLElement>(items) ?? [])];
  if (!frame || phrases.length === 0)
    throw new NothingToEnhance(`expected an element ${frames} with phrases in it (${items}), found none`);
  return {
    frame,
    phrases,
    texts: phrases.map((phrase) => (phrase.textContent ?? '').replace(/\s+/g, ' ').trim()),
    shownClasses: phrases[0]?.classList.contains(shownClasses[0] ?? '') ? shownClasses.join(' ') : '',
  };
}
