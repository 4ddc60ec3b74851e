/**
 * Changes each value of the specification (`scripts/values/table.ts`), one at a time, and expects a test of its requirement to
 * fail. Prints the test that failed for each change, and at the end the rows for which no test failed. Exits 1 if there are any.
 *
 * - `npm run test:values`: all rows.
 * - `npm run test:values -- CF-1 swatches`: rows whose id, file or place contains one of the words.
 * - `npm run test:values -- --changed`: rows that have not been caught since they were added or changed, and a sample of the
 *   others, which depends on the commit's hash. As a step of `npm test`, it also runs only a sample of the changed rows.
 *
 * Updates `scripts/values/record.json` and `docs/limits.md`, except as a step of `npm test`.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './docs/documents.ts';
import { proofs } from './requirements/proofs.ts';
import { seconds, type TestOutcome, writeResults } from './suite-results.ts';
import { limitsDocument } from './values/document.ts';
import { openProver, type Prover } from './values/prove.ts';
import {
  CHANGED_SAMPLE,
  chooseRows,
  fingerprint,
  readRecord,
  renewed,
  writeRecord,
} from './values/record.ts';
import { SECTIONS } from './values/table.ts';
import { keyOf, type Mutation, mutate } from './values/values.ts';

const words = process.argv.slice(2).filter((word) => word !== '--changed');
const onlyChanged = process.argv.includes('--changed');
const isStep = Boolean(process.env.SUITE_RESULTS);

const all = SECTIONS.flatMap(({ values }) => values).map((value) => mutate(root, value));
const tests = proofs(root);
const fingerprints = new Map(all.map((mutation) => [mutation, fingerprint(mutation, tests)]));

function choose(): readonly Mutation[] {
  if (!onlyChanged)
    return all.filter((value) => words.length === 0 || words.some((word) => keyOf(value).includes(word)));
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  return chooseRows(all, fingerprints, readRecord(root), commit, isStep ? CHANGED_SAMPLE : undefined);
}

/** Throws if a test fails when only a blank line is added, because failures would then prove nothing about values. */
async function checkProver(prover: Prover, row: Mutation): Promise<void> {
  const { test } = await prover.prove({ ...row, changed: `${row.text}\n` });
  if (test)
    throw new Error(`expected every test of ${row.id} to pass without a change, found "${test.title}"`);
}

const chosen = choose();
const outcomes = new Map<Mutation, TestOutcome>();
const caught = new Map<Mutation, boolean>();
const start = performance.now();
async function proveAll(prover: Prover, rows: readonly Mutation[]): Promise<void> {
  for (const mutation of rows) {
    const { id, file, at, from, to } = mutation;
    const before = performance.now();
    const { test, ran, broken } = await prover.prove(mutation);
    const ms = performance.now() - before;
    caught.set(mutation, test !== null);
    const title = `${id} ${at}: ${from} → ${to}`.replaceAll(/\s+/g, ' ');
    outcomes.set(mutation, { suite: 'values', file, title, outcome: test ? 'passed' : 'failed', ms });
    const line = `[${caught.size}/${chosen.length}] ${test ? 'caught' : 'NOT CAUGHT'} ${file} ${title}`;
    if (test) console.log(`${line}\n  by ${test.error} of "${test.title}" (${(ms / 1000).toFixed(1)} s)`);
    else console.log(`${line}\n  no test of ${id} failed in ${ran.join(', ') || 'any file'}`);
    if (broken.length > 0) console.log(`  did not load with the change: ${broken.join(', ')}`);
    if (isStep) continue;
    // Writes the record after each row, so that an interrupted run keeps its results.
    const record = renewed(readRecord(root), fingerprints, caught, new Date().toISOString().slice(0, 10));
    writeRecord(root, record);
    writeFileSync(join(root, 'docs/limits.md'), limitsDocument(SECTIONS, all, record));
  }
}

if (chosen.length === 0 && !onlyChanged)
  throw new Error(`expected rows with ${words.join(' or ')}, found none`);
if (chosen[0]) {
  const prover = await openProver(root);
  await checkProver(prover, chosen[0]);
  await proveAll(prover, chosen);
  // Retries the rows that were not caught: a test that also fails without the change, as on a busy machine, does not count.
  await proveAll(
    prover,
    chosen.filter((row) => !caught.get(row)),
  );
  await prover.close();
}

if (isStep) writeResults([...outcomes.values()]);
const hollow = [...outcomes.values()].filter(({ outcome }) => outcome === 'failed');
for (const { title } of hollow) console.log(`not caught: ${title}`);
const time = seconds(performance.now() - start);
console.log(
  `\n${outcomes.size} rows, ${outcomes.size - hollow.length} caught, ${hollow.length} not caught, in ${time} s`,
);
process.exit(hollow.length > 0 ? 1 : 0);
