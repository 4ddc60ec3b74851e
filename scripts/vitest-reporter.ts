import type { Reporter, TestModule } from 'vitest/node';
import { type TestOutcome, writeResults } from './suite-results.ts';

/** Writes the results of each Vitest project for `npm test`. Vitest constructs it. */
export default function vitestReporter(): Reporter {
  return { onTestRunEnd: (modules) => writeResults(outcomesOf(modules)) };
}

function* outcomesOf(modules: readonly TestModule[]): Iterable<TestOutcome> {
  for (const { children, project, relativeModuleId } of modules)
    for (const test of children.allTests()) {
      const { state, errors } = test.result();
      const { duration = 0, flaky = false } = test.diagnostic() ?? {};
      const outcome = state === 'pending' ? 'skipped' : flaky ? 'flaky' : state;
      yield {
        suite: project.name,
        file: relativeModuleId,
        title: test.fullName,
        outcome,
        ms: duration,
        failure: errors?.[0]?.message,
      };
    }
}
