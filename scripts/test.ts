/**
 * `npm test`: runs every check and every suite. `npm run test:quick` (`--quick`): runs only checks that need no build, and unit
 * tests that need no browser. At the end, prints the result and time of each step and suite, the flaky tests, the ten slowest
 * files, and a line `N passed, N failed`. Continues after a failed step, so that one run shows all problems. The steps of a stage
 * run in parallel. The output of a check is printed when it has ended, and the progress of a suite while it runs.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  describeSlowest,
  describeSuite,
  readResults,
  type SuiteResult,
  seconds,
  sum,
} from './suite-results.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** File to which the step's reporter writes the results of its suites. A step without this file counts as one check. */
  readonly results?: string;
}

const isQuick = process.argv.includes('--quick');

const types: Step = { name: 'types', command: ['tsc', '--noEmit'] };
const lint: Step = { name: 'format and lint', command: ['biome', 'check', '.'] };
const structure: Step = { name: 'structure', command: ['node', 'scripts/check-structure.ts'] };
const prose: Step = { name: 'prose', command: ['node', 'scripts/check-prose.ts'] };

const docs: Step = { name: 'documents', command: ['node', 'scripts/check-docs.ts'] };
const requirements: Step = { name: 'requirements', command: ['node', 'scripts/check-requirements.ts'] };

/** Changes values of the specification and expects a test to fail; see `test-values.ts`. */
const values: Step = {
  name: 'changed values',
  command: ['node', 'scripts/test-values.ts', '--changed'],
  results: join(results, 'values.json'),
};

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

/** Stages, which run one after another. The steps of a stage run in parallel. */
const stages: readonly (readonly Step[])[] = isQuick
  ? [
      [types, lint, structure, prose, docs, requirements],
      [{ name: 'unit tests', ...vitest('node', 'jsdom') }],
    ]
  : [
      [
        types,
        { name: 'build', command: ['node', 'scripts/build.ts'] },
        lint,
        structure,
        prose,
        docs,
        requirements,
      ],
      [
        { name: 'public surface', command: ['node', 'scripts/api-report.ts'] },
        { name: 'npm packages', command: ['node', 'scripts/packages/check.ts'] },
        { name: 'byte budgets', command: ['node', 'scripts/budgets.ts'] },
        values,
        { name: 'unit, Node, browser and story tests', ...vitest() },
      ],
      [
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
      ],
    ];
const steps = stages.flat();

/** Environment variables that turn off Vitest's colours in a log file, where each coloured dot takes forty characters. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '' };

/** Runs a command. Returns whether it succeeded. With `print`, collects its output and passes it to `print` at the end. */
function run(
  { command: [program = '', ...args], results: file }: Step,
  print?: (text: string) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    const output = print ? 'pipe' : 'inherit';
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: {
        ...process.env,
        ...(program === 'vitest' ? plain : {}),
        ...(file === undefined ? {} : { SUITE_RESULTS: file }),
      },
    });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => printed.push(chunk));
    // `close` follows `error`, even if the program could not be started.
    child.on('error', ({ message }) => printed.push(Buffer.from(`${message}\n`)));
    child.on('close', (code) => {
      print?.(Buffer.concat(printed).toString());
      resolve(code === 0);
    });
  });
}

const total = { passed: 0, failed: 0 };
const suites: SuiteResult[] = [];
/** Lines of the summary for each step, in the order of the steps. */
const summary = new Map<Step, readonly string[]>(steps.map((step) => [step, []]));

async function take(step: Step): Promise<void> {
  const label = `[${steps.indexOf(step) + 1}/${steps.length}] ${step.name}`;
  console.log(`\n${label} …`);
  const start = performance.now();
  const print = (text: string) => console.log(`\n${label}:\n${text.trimEnd()}`);
  const ended = await run(step, step.results === undefined ? print : undefined);
  const ran = step.results === undefined ? [] : readResults(step.results);
  // A step that ended before its reporter wrote results counts as one failed check.
  const isFine = ended && ran !== null;
  const line = `${isFine ? 'passed' : 'FAILED'} in ${seconds(performance.now() - start)} s`;
  console.log(`${label}: ${line}`);
  suites.push(...(ran ?? []));
  const failed = sum(ran ?? [], 'failed');
  total.failed += isFine ? failed : Math.max(failed, 1);
  total.passed += step.results === undefined && isFine ? 1 : sum(ran ?? [], 'passed');
  summary.set(step, [`${step.name}: ${line}`, ...(ran ?? []).map(describeSuite)]);
}

for (const stage of stages) await Promise.all(stage.map(take));

console.log(`\n${[...summary.values()].flat().join('\n')}`);
console.log(`the slowest files:\n${describeSlowest(suites, 10).join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
