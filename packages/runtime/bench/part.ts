import type { Browser } from 'playwright';
import type { Options } from './options.ts';
import type { Site } from './site.ts';

export interface PartSettings extends Omit<Options, 'cpu' | 'parts'> {
  /** How many times slower than this machine the processor is made. */
  readonly cpu: number;
}

export interface PartReport {
  /** Everything that was measured, for `results.json`. */
  readonly results: unknown;
  /** A Markdown table of it. */
  readonly table?: string;
  /** One line for each target: what was measured, and whether that meets it. */
  readonly verdicts: readonly string[];
}

/** A part of the benchmark. */
export interface Part {
  /** In `--parts`. */
  readonly name: string;
  /** The heading above its table. */
  readonly title: string;
  /** Whether `--quick` measures it. */
  readonly isQuick?: boolean;
  /** After so many minutes at one speed it is given up, and the next part begins. */
  readonly minutes: number;
  run(browser: Browser, site: Site, settings: PartSettings): Promise<PartReport>;
}
