/**
 * Changes each value of the specification (`scripts/values/table.ts`), one at a time, and expects a test of its requirement to
 * fail. Prints a line for each change and names at the end the rows that no test noticed; then it exits 1.
 *
 * - `npm run test:values`: all rows. Renews `scripts/values/record.json` and `docs/limits.md`.
 * - `npm run test:values -- CF-1 swatches`: rows whose id, file or place holds one of the words.
 * - `--changed`, a step of `npm test`: rows that have changed since they were recorded, and a sample chosen by the commit's hash.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './docs/documents.ts';
import { proofs } from './requirements/proofs.ts';
import { leaveResults, seconds, type TestOutcome } from './suite-results.ts';
import { limitsDocument } from './values/document.ts';
import { openProver } from './values/prove.ts';
import { chooseRows, fingerprint, readRecord, renewed, writeRecord } from './values/record.ts';
import { SECTIONS } from './values/table.ts';
import { keyOf, type Mutation, mutate } from './values/values.ts';

const words = process.argv.slice(2).filter((word) => word !== '--changed');
const onlyChanged = process.argv.includes('--changed');

const all = SECTIONS.flatMap(({ values }) => values).map((value) => mutate(root, value));
const tests = proofs(root);
const fingerprints = new Map(all.map((mutation) => [mutation, fingerprint(mutation, tests)]));

function choose(): readonly Mutation[] {
  if (!onlyChanged)
    return all.filter((value) => words.length === 0 || words.some((word) => keyOf(value).includes(word)));
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const { chosen, left } = chooseRows(all, fingerprints, readRecord(root), commit);
  if (left > 0)
    console.log(`${left} more rows have changed or were never caught: run \`npm run test:values\``);
  return chosen;
}

const chosen = choose();
const outcomes: TestOutcome[] = [];
const start = performance.now();
const prover = await openProver(root);
for (const mutation of chosen) {
  const { id, file, at, from, to } = mutation;
  const before = performance.now();
  const { test, ran, broken } = await prover.prove(mutation);
  const ms = performance.now() - before;
  const title = `${id} ${file} ${at}: ${from} → ${to}`.replaceAll(/\s+/g, ' ');
  outcomes.push({ suite: 'values', title, outcome: test === null ? 'failed' : 'passed', ms });
  const count = `[${outcomes.length}/${chosen.length}]`;
  if (test !== null) console.log(`${count} caught ${title} (${(ms / 1000).toFixed(1)} s)`);
  else console.log(`${count} HOLLOW ${title}: no test of ${id} failed in ${ran.join(', ') || 'any file'}`);
  if (broken.length > 0) console.log(`  the change keeps these from loading: ${broken.join(', ')}`);
}
await prover.close();

const hollow = outcomes.filter(({ outcome }) => outcome === 'failed');
if (!onlyChanged) {
  const caught = new Map(chosen.map((mutation, index) => [mutation, outcomes[index]?.outcome === 'passed']));
  const record = renewed(readRecord(root), fingerprints, caught, new Date().toISOString().slice(0, 10));
  writeRecord(root, record);
  writeFileSync(join(root, 'docs/limits.md'), limitsDocument(SECTIONS, all, record));
}
if (process.env.SUITE_RESULTS) leaveResults(outcomes);
for (const { title } of hollow) console.log(`hollow: ${title}`);
const time = seconds(performance.now() - start);
console.log(
  `\n${outcomes.length} rows, ${outcomes.length - hollow.length} caught, ${hollow.length} hollow, in ${time} s`,
);
process.exit(hollow.length > 0 ? 1 : 0);
