import { isItsElement } from '../../originals/frontend.ts';
import type { PhrasesInput } from '../../shared/phrase/Phrases.tsx';
import { readPhrases } from '../../shared/phrase/read-phrases.ts';

export interface HeadlineInput extends PhrasesInput {
  /** Whether the page builder's own script animates it, where it runs. */
  readonly isItsElement: boolean;
}

/** The page builder's parts, or our own markup: an element with `data-phrases`, with an element for each phrase. */
export const readHeadline = (host: HTMLElement): HeadlineInput => ({
  ...readPhrases(
    host,
    '.elementor-headline-dynamic-wrapper, [data-phrases]',
    '.elementor-headline-dynamic-text, [data-phrases] > *',
    ['elementor-headline-dynamic-text', 'elementor-headline-text-active'],
  ),
  isItsElement: isItsElement(host),
});
