import { childrenOf } from '@iyim/runtime/page';
import type { PhrasesInput } from '../../shared/phrase/Phrases.tsx';
import { readPhrases } from '../../shared/phrase/read-phrases.ts';

export interface AnimatedTextInput extends PhrasesInput {
  /** Words move, not letters. */
  readonly isByWords: boolean;
  /** Whether the plugin's own script animates it, where the page builder's runs. */
  readonly isItsElement: boolean;
}

const ITEM = 'jet-animated-text__animated-text-item';

/** The plugin's parts, or our own markup: an element with `data-phrases`, with an element for each phrase. */
export function readAnimatedText(host: HTMLElement): AnimatedTextInput {
  const input = readPhrases(
    host,
    '.jet-animated-text__animated-text, [data-phrases]',
    `.${ITEM}, [data-phrases] > *`,
    [ITEM, 'active', 'visible'],
  );
  return {
    ...input,
    // The server has put each letter, or each word, into an element.
    isByWords: input.phrases.some((phrase) => childrenOf(phrase).some(isWord)),
    isItsElement: host.closest('.elementor-element') !== null,
  };
}

const isWord = (part: Element): boolean => [...(part.textContent ?? '').trim()].length > 1;
