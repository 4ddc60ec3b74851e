import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { leaveResults, type TestOutcome } from './suite-results.ts';

const outcomes = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' } as const;

/** Leaves what came of each of Playwright's projects for `npm test`. Playwright constructs it. */
export default function playwrightReporter(): Reporter {
  let all: Suite;
  return {
    onBegin(_config, suite) {
      all = suite;
    },
    onEnd: () => leaveResults(all.allTests().map(outcomeOf)),
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
