import { childrenOf } from '@iyim/runtime/page';
import { readPhrases } from '../../shared/phrase/read-phrases.ts';

export type AnimatedTextInput = ReturnType<typeof readAnimatedText>;

const ITEM = 'jet-animated-text__animated-text-item';

/** The plugin's parts, or our own markup: an element with `data-phrases`, with an element for each phrase. */
export function readAnimatedText(host: HTMLElement) {
  const input = readPhrases(
    host,
    '.jet-animated-text__animated-text, [data-phrases]',
    `.${ITEM}, [data-phrases] > *`,
    [ITEM, 'active', 'visible'],
  );
  return {
    ...input,
    /** Words move, not letters: the server has put each letter, or each word, into an element. */
    isByWords: input.phrases.some((phrase) => childrenOf(phrase).some(isWord)),
    /** Whether the plugin's own script animates it, where the page builder's runs. */
    isItsElement: host.closest('.elementor-element') !== null,
  };
}

const isWord = (part: Element): boolean => [...(part.textContent ?? '').trim()].length > 1;
