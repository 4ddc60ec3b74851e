import { isItsElement } from '../../originals/frontend.ts';
import { readPhrases } from '../../shared/phrase/read-phrases.ts';

export type HeadlineInput = ReturnType<typeof readHeadline>;

/** Reads the page builder's markup, or our own: an element with `data-phrases` and one child per phrase. */
export const readHeadline = (host: HTMLElement) => ({
  ...readPhrases(
    host,
    '.elementor-headline-dynamic-wrapper, [data-phrases]',
    '.elementor-headline-dynamic-text, [data-phrases] > *',
    ['elementor-headline-dynamic-text', 'elementor-headline-text-active'],
  ),
  /** Whether the page builder's script, if it runs, animates the headline. */
  isItsElement: isItsElement(host),
});
