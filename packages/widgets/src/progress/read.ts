import { decimalMark, readNumberAttribute } from '@iyim/runtime/page';
import { languageOf } from '@iyim/runtime/shop';

export type ProgressInput = ReturnType<typeof readProgress>;

const find = (host: HTMLElement, selector: string) => host.querySelector<HTMLElement>(selector);

const findBar = (host: HTMLElement) => find(host, '.elementor-progress-bar, [data-max]');

/** Throws for a host without a bar. */
export function readProgress(host: HTMLElement) {
  const bar = findBar(host);
  const track =
    bar?.closest<HTMLElement>('.elementor-progress-wrapper, [role=progressbar]') ?? bar?.parentElement;
  if (!bar || !track) throw new Error('expected an element with data-max, found none');
  const words = ['.elementor-title', '.elementor-progress-text'].map((part) =>
    find(host, part)?.textContent?.trim(),
  );
  // In our own markup these are all words that are not in the track.
  const beside = [...host.children].filter((child) => !child.contains(track));
  return {
    /** What is filled. */
    track,
    bar,
    /** The server says what it is of. */
    isNamed: track.matches('[aria-label], [aria-labelledby]'),
    /** The words beside and on the bar, without its number. */
    title:
      words.filter(Boolean).join(', ') ||
      beside
        .map((child) => child.textContent?.trim())
        .filter(Boolean)
        .join(', '),
  };
}

/** The part as the page builder prints it, on the bar; it lets any text through. */
export function printedSettings(host: HTMLElement): Record<string, unknown> {
  const written = findBar(host)?.dataset.max ?? '';
  const part = readNumberAttribute(written, decimalMark(languageOf(host)))?.value ?? 0;
  return { percent: Math.min(100, Math.max(0, part)) };
}
