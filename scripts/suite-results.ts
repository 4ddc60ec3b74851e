import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** What came of one suite: a project of Vitest or of Playwright. */
export interface SuiteResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** Tests that passed only when they were tried again, each with why the first try failed; they count as passed. */
  readonly flaky: readonly string[];
  /** All tests' times together. Suites run side by side: their sum is more than the step's own time. */
  readonly ms: number;
}

/** One test, with all its tries. */
export interface TestOutcome {
  readonly suite: string;
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'flaky' | 'skipped';
  readonly ms: number;
  /** What the first try that failed said, with its colours. */
  readonly failure?: string | undefined;
}

/** Adds the tests up by suite, in the order in which the suites first appear. */
export function bySuite(outcomes: Iterable<TestOutcome>): readonly SuiteResult[] {
  const suites = new Map<string, { passed: number; failed: number; flaky: string[]; ms: number }>();
  for (const { suite, title, outcome, ms, failure } of outcomes) {
    const result = suites.get(suite) ?? { passed: 0, failed: 0, flaky: [], ms: 0 };
    suites.set(suite, result);
    result.ms += ms;
    if (outcome === 'failed') result.failed++;
    else if (outcome !== 'skipped') result.passed++;
    if (outcome === 'flaky') result.flaky.push(failure ? `${title}: ${firstLine(failure)}` : title);
  }
  return [...suites].map(([name, result]) => ({ name, ...result }));
}

const firstLine = (text: string) => stripVTControlCharacters(text).trim().split('\n')[0];

/** For the reporters: leaves the results in the file that `SUITE_RESULTS` names. */
export function leaveResults(outcomes: Iterable<TestOutcome>): void {
  const file = process.env.SUITE_RESULTS;
  if (!file) throw new Error('SUITE_RESULTS is empty, expected the file to write the results to');
  writeFileSync(file, JSON.stringify(bySuite(outcomes)));
}

/** What the reporters left; null when the run ended before they could. */
export const readResults = (file: string): readonly SuiteResult[] | null =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;

export const sum = (suites: readonly SuiteResult[], what: 'passed' | 'failed'): number =>
  suites.reduce((all, suite) => all + suite[what], 0);

/** One line, and one more for each flaky test. */
export const describeSuite = ({ name, passed, failed, flaky, ms }: SuiteResult): string =>
  [
    `  ${name}: ${passed} passed, ${failed} failed, ${seconds(ms)} s of tests`,
    ...flaky.map((title) => `    flaky, passed when tried again: ${title}`),
  ].join('\n');

export const seconds = (ms: number): string => (ms / 1000).toFixed(0);
