/**
 * `npm test`: every check and every suite, each step with its time, and at the end one line `N passed, N failed`. Goes on
 * after a failed step, so that one run shows everything that is wrong.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

interface Count {
  passed: number;
  failed: number;
}

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Record<string, string>;
  /** How many tests ran; a step without is one check. */
  readonly count?: () => Count;
}

const vitestReport = join(results, 'vitest.json');
const playwrightReport = join(results, 'playwright.json');

const steps: readonly Step[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'format and lint', command: ['biome', 'check', '.'] },
  { name: 'structure', command: ['node', 'scripts/check-structure.ts'] },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'byte budgets', command: ['node', 'scripts/budgets.ts'] },
  {
    name: 'unit, Node, browser and story tests',
    command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`],
    count: () => {
      const report = readReport<{ numPassedTests: number; numFailedTests: number }>(vitestReport);
      return { passed: report.numPassedTests, failed: report.numFailedTests };
    },
  },
  {
    name: 'the demo shop in a browser',
    command: ['playwright', 'test', '--config', 'demo-site/playwright.config.ts', '--reporter=dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    count: () => {
      const { stats } = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
        playwrightReport,
      );
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
  },
];

const readReport = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

function run(step: Step): Promise<boolean> {
  const [program = '', ...args] = step.command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...step.env },
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

const total: Count = { passed: 0, failed: 0 };
const failedSteps: string[] = [];
for (const [index, step] of steps.entries()) {
  console.log(`\n[${index + 1}/${steps.length}] ${step.name} …`);
  const start = performance.now();
  const isFine = await run(step);
  const counted = tryCount(step) ?? { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 };
  if (!isFine && counted.failed === 0) counted.failed = 1;
  total.passed += counted.passed;
  total.failed += counted.failed;
  if (!isFine) failedSteps.push(step.name);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`[${index + 1}/${steps.length}] ${step.name}: ${isFine ? 'passed' : 'FAILED'} in ${seconds} s`);
}

function tryCount(step: Step): Count | undefined {
  try {
    return step.count?.();
  } catch {
    return undefined; // the step ended before it could write its report; its exit code speaks
  }
}

if (failedSteps.length > 0) console.log(`\nfailed: ${failedSteps.join(', ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
