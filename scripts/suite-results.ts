import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Results of one suite: a project of Vitest or Playwright. */
export interface SuiteResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** Tests that passed only on a retry, each with the reason of the first failure; they count as passed. */
  readonly flaky: readonly string[];
  /** Sum of the times of all tests, in ms. It may exceed the time of the step, because tests run in parallel. */
  readonly ms: number;
  /** Sum of the times of the tests in each file, in ms. */
  readonly files: Readonly<Record<string, number>>;
}

/** Result of one test, including its retries. */
export interface TestOutcome {
  readonly suite: string;
  /** Path of the test file. */
  readonly file: string;
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'flaky' | 'skipped';
  readonly ms: number;
  /** Message of the first failed try. May contain terminal colours. */
  readonly failure?: string | undefined;
}

interface Counts {
  passed: number;
  failed: number;
  flaky: string[];
  ms: number;
  files: Record<string, number>;
}

/** Returns the results by suite, in the order in which the suites first appear. */
export function bySuite(outcomes: Iterable<TestOutcome>): readonly SuiteResult[] {
  const suites = new Map<string, Counts>();
  for (const { suite, file, title, outcome, ms, failure } of outcomes) {
    const result = suites.get(suite) ?? { passed: 0, failed: 0, flaky: [], ms: 0, files: {} };
    suites.set(suite, result);
    result.ms += ms;
    result.files[file] = (result.files[file] ?? 0) + ms;
    if (outcome === 'failed') result.failed++;
    else if (outcome !== 'skipped') result.passed++;
    const name = `${file} › ${title}`;
    if (outcome === 'flaky') result.flaky.push(failure ? `${name}: ${firstLine(failure)}` : name);
  }
  return [...suites].map(([name, result]) => ({ name, ...result }));
}

const firstLine = (text: string) => stripVTControlCharacters(text).trim().split('\n')[0];

/** Writes the results of a reporter to the file that `SUITE_RESULTS` names. */
export function writeResults(outcomes: Iterable<TestOutcome>): void {
  const file = process.env.SUITE_RESULTS;
  if (!file) throw new Error('SUITE_RESULTS is empty, expected the file to write the results to');
  writeFileSync(file, JSON.stringify(bySuite(outcomes)));
}

/** Returns the results that a reporter has written, or null if the run ended before the reporter wrote them. */
export const readResults = (file: string): readonly SuiteResult[] | null =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;

export const sum = (suites: readonly SuiteResult[], what: 'passed' | 'failed'): number =>
  suites.reduce((all, suite) => all + suite[what], 0);

/** Returns a line about the suite, and another for each flaky test. */
export const describeSuite = ({ name, passed, failed, flaky, ms }: SuiteResult): string =>
  [
    `  ${name}: ${passed} passed, ${failed} failed, ${seconds(ms)} s of tests`,
    ...flaky.map((title) => `    flaky, passed on a retry: ${title}`),
  ].join('\n');

/** Returns a line for each of the `most` slowest files. A file that runs in several suites is listed once per suite. */
export const describeSlowest = (suites: readonly SuiteResult[], most: number): readonly string[] =>
  suites
    .flatMap(({ name, files }) => Object.entries(files).map(([file, ms]) => ({ name, file, ms })))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, most)
    .map(({ name, file, ms }) => `  ${seconds(ms).padStart(4)} s  ${file} (${name})`);

export const seconds = (ms: number): string => (ms / 1000).toFixed(0);
