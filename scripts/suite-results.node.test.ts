import { describe, expect, it } from 'vitest';
import { bySuite, describeSlowest, describeSuite, type TestOutcome } from './suite-results.ts';

const outcomes: readonly TestOutcome[] = [
  { suite: 'jsdom', file: 'a.ts', title: 'a', outcome: 'passed', ms: 1200 },
  { suite: 'node', file: 'b.ts', title: 'b', outcome: 'failed', ms: 10 },
  {
    suite: 'jsdom',
    file: 'c.ts',
    title: 'c',
    outcome: 'flaky',
    ms: 800,
    failure: '\u001b[31mno list\u001b[39m\n  at c.ts',
  },
  { suite: 'jsdom', file: 'a.ts', title: 'd', outcome: 'skipped', ms: 0 },
];

describe('the results of the suites', () => {
  it('bySuite counts each test once: a flaky test as passed, a skipped test as neither', () => {
    expect(bySuite(outcomes)).toEqual([
      {
        name: 'jsdom',
        passed: 2,
        failed: 0,
        flaky: ['c.ts › c: no list'],
        ms: 2000,
        files: { 'a.ts': 1200, 'c.ts': 800 },
      },
      { name: 'node', passed: 0, failed: 1, flaky: [], ms: 10, files: { 'b.ts': 10 } },
    ]);
  });

  it('describeSuite returns one line for each suite, and another for each flaky test with its reason', () => {
    expect(bySuite(outcomes).map(describeSuite)).toEqual([
      '  jsdom: 2 passed, 0 failed, 2 s of tests\n    flaky, passed on a retry: c.ts › c: no list',
      '  node: 0 passed, 1 failed, 0 s of tests',
    ]);
  });

  it('describeSlowest lists the slowest files, each with its suite', () => {
    const twice = [
      ...outcomes,
      { suite: 'node', file: 'a.ts', title: 'a', outcome: 'passed', ms: 4000 } as const,
    ];
    expect(describeSlowest(bySuite(twice), 3)).toEqual([
      '     4 s  a.ts (node)',
      '     1 s  a.ts (jsdom)',
      '     1 s  c.ts (jsdom)',
    ]);
  });
});
