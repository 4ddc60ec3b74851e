import type { Browser } from 'playwright';
import type { Options } from './options.ts';
import type { Site } from './site.ts';

export interface PartSettings extends Omit<Options, 'cpu' | 'parts'> {
  /** Factor by which the processor is slowed down. */
  readonly cpu: number;
}

export interface PartReport {
  /** All measurements, for `results.json`. */
  readonly results: unknown;
  /** A Markdown table of the results. */
  readonly table?: string;
  /** One line per target: the measurement, and whether it meets the target. */
  readonly verdicts: readonly string[];
}

/** A part of the benchmark. */
export interface Part {
  /** Name for `--parts`. */
  readonly name: string;
  /** Heading of the part's results. */
  readonly title: string;
  /** Whether `--quick` measures the part. @default false */
  readonly isQuick?: boolean;
  /** Factors by which the processor is slowed down, unless `--cpu` names others. */
  readonly cpu: readonly number[];
  /** Time limit of the part at one speed, in minutes. */
  readonly minutes: number;
  run(browser: Browser, site: Site, settings: PartSettings): Promise<PartReport>;
}
