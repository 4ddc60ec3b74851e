import { childrenOf } from '@iyim/runtime/page';
import { readPhrases } from '../../shared/phrase/read-phrases.ts';

export type AnimatedTextInput = ReturnType<typeof readAnimatedText>;

const ITEM = 'jet-animated-text__animated-text-item';

/** Reads the plugin's markup, or our own: an element with `data-phrases` and one child per phrase. */
export function readAnimatedText(host: HTMLElement) {
  const input = readPhrases(
    host,
    '.jet-animated-text__animated-text, [data-phrases]',
    `.${ITEM}, [data-phrases] > *`,
    [ITEM, 'active', 'visible'],
  );
  return {
    ...input,
    /** Whether words move instead of letters: the server has wrapped each word, not each letter, in an element. */
    isByWords: input.phrases.some((phrase) => childrenOf(phrase).some(isWord)),
    /** Whether the plugin's script animates the text if the page builder's script runs. */
    isItsElement: host.closest('.elementor-element') !== null,
  };
}

const isWord = (part: Element): boolean => [...(part.textContent ?? '').trim()].length > 1;
