import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { type TestOutcome, writeResults } from './suite-results.ts';

const outcomes = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' } as const;

/** Writes the results of each Playwright project for `npm test`. Playwright constructs it. */
export default function playwrightReporter(): Reporter {
  let all: Suite;
  return {
    onBegin(_config, suite) {
      all = suite;
    },
    onEnd: () => writeResults(all.allTests().map(outcomeOf)),
    printsToStdio: () => false,
  };
}

function outcomeOf(test: TestCase): TestOutcome {
  const [, project = '', file = '', ...names] = test.titlePath();
  return {
    suite: `shop: ${project}`,
    file,
    title: names.join(' › '),
    outcome: outcomes[test.outcome()],
    failure: test.results.find(({ error }) => error)?.error?.message,
    ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
  };
}
