/**
 * `npm test`: every check and every suite, each step with its time. `npm run test:quick` (`--quick`): the checks that need no build
 * and the unit tests that need no browser, each once. Ends with a line for each step and suite, its flaky tests,
 * and one line `N passed, N failed`. Goes on after a failed step, so that one run shows everything that is wrong.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeSuite, readResults, seconds, sum } from './suite-results.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Where the step's reporter leaves what came of its suites; a step without is one check. */
  readonly results?: string;
}

const isQuick = process.argv.includes('--quick');

const checks: readonly Step[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'format and lint', command: ['biome', 'check', '.'] },
  { name: 'structure', command: ['node', 'scripts/check-structure.ts'] },
];

const vitest = (...projects: readonly string[]): Omit<Step, 'name'> => ({
  command: [
    'vitest',
    'run',
    '--reporter=dot',
    '--reporter=./scripts/vitest-reporter.ts',
    ...projects.map((project) => `--project=${project}`),
  ],
  results: join(results, 'vitest.json'),
});

const suites: readonly Step[] = [
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'public surface', command: ['node', 'scripts/api-report.ts'] },
  { name: 'byte budgets', command: ['node', 'scripts/budgets.ts'] },
  { name: 'unit, Node, browser and story tests', ...vitest() },
  {
    name: 'the demo shop in a browser',
    command: [
      'playwright',
      'test',
      '--config=demo-site/playwright.config.ts',
      '--reporter=dot,./scripts/playwright-reporter.ts',
    ],
    results: join(results, 'playwright.json'),
  },
];

const steps = [...checks, ...(isQuick ? [{ name: 'unit tests', ...vitest('node', 'jsdom') }] : suites)];

/** For Vitest: a dot with its colours is forty characters of a log file. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '' };

function run({ command: [program = '', ...args], results: file }: Step): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        ...(program === 'vitest' ? plain : {}),
        ...(file === undefined ? {} : { SUITE_RESULTS: file }),
      },
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

const total = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const [index, step] of steps.entries()) {
  const label = `[${index + 1}/${steps.length}] ${step.name}`;
  console.log(`\n${label} …`);
  const start = performance.now();
  const ended = await run(step);
  const ran = step.results === undefined ? [] : readResults(step.results);
  // A step that ended before its reporter could write is one failed check.
  const isFine = ended && ran !== null;
  const line = `${isFine ? 'passed' : 'FAILED'} in ${seconds(performance.now() - start)} s`;
  console.log(`${label}: ${line}`);
  const failed = sum(ran ?? [], 'failed');
  total.failed += isFine ? failed : Math.max(failed, 1);
  total.passed += step.results === undefined && isFine ? 1 : sum(ran ?? [], 'passed');
  summary.push(`${step.name}: ${line}`, ...(ran ?? []).map(describeSuite));
}

console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
