import { decimalMark, readNumberAttribute } from '@iyim/runtime/page';
import { languageOf } from '@iyim/runtime/shop';

export type ProgressInput = ReturnType<typeof readProgress>;

const find = (host: HTMLElement, selector: string) => host.querySelector<HTMLElement>(selector);

const findBar = (host: HTMLElement) => find(host, '.elementor-progress-bar, [data-max]');

/** Reads the parts of a progress bar. Throws for a host without a bar. */
export function readProgress(host: HTMLElement) {
  const bar = findBar(host);
  const track =
    bar?.closest<HTMLElement>('.elementor-progress-wrapper, [role=progressbar]') ?? bar?.parentElement;
  if (!bar || !track) throw new Error('expected an element with data-max, found none');
  const words = ['.elementor-title', '.elementor-progress-text'].map((part) =>
    find(host, part)?.textContent?.trim(),
  );
  // In plain markup the title is all text outside the track.
  const beside = [...host.children].filter((child) => !child.contains(track));
  return {
    /** The element that the bar fills. */
    track,
    bar,
    /** Whether the bar has an accessible name in the server's markup. */
    isNamed: track.matches('[aria-label], [aria-labelledby]'),
    /** The server's text next to the bar and on it, without the percentage. */
    title:
      words.filter(Boolean).join(', ') ||
      beside
        .map((child) => child.textContent?.trim())
        .filter(Boolean)
        .join(', '),
  };
}

/** Reads the percentage in the bar's `data-max`, limited to 0 to 100; 0 for text that is not a number. */
export function printedSettings(host: HTMLElement): Record<string, unknown> {
  const written = findBar(host)?.dataset.max ?? '';
  const part = readNumberAttribute(written, decimalMark(languageOf(host)))?.value ?? 0;
  return { percent: Math.min(100, Math.max(0, part)) };
}
