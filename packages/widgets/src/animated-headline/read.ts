import { isItsElement } from '../../originals/frontend.ts';
import { readPhrases } from '../../shared/phrase/read-phrases.ts';

export type HeadlineInput = ReturnType<typeof readHeadline>;

/** The page builder's parts, or our own markup: an element with `data-phrases`, with an element for each phrase. */
export const readHeadline = (host: HTMLElement) => ({
  ...readPhrases(
    host,
    '.elementor-headline-dynamic-wrapper, [data-phrases]',
    '.elementor-headline-dynamic-text, [data-phrases] > *',
    ['elementor-headline-dynamic-text', 'elementor-headline-text-active'],
  ),
  /** Whether the page builder's own script animates it, where it runs. */
  isItsElement: isItsElement(host),
});
