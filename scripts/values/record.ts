import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Proof } from '../requirements/proofs.ts';
import { keyOf, type Mutation } from './values.ts';

/** Number of unchanged rows that a run with `--changed` repeats as a sample. A test has already caught each of them. */
const SAMPLE = 8;
/**
 * Maximum number of changed rows that `npm test` runs. A row counts as changed if its source or tests have changed. Each row takes
 * seconds, and a change to a shared file affects hundreds of rows.
 */
export const CHANGED_SAMPLE = 16;

/** Record of the rows whose changed value made a test fail when they were last run. */
export interface Caught {
  /** Day of the newest run, such as 2026-11-26. */
  readonly day: string;
  /** Fingerprint of each row's source and tests when it was last caught, by the row's key. */
  readonly rows: { readonly [key: string]: string };
}

const fileOf = (root: string): string => join(root, 'scripts/values/record.json');

export const readRecord = (root: string): Caught => JSON.parse(readFileSync(fileOf(root), 'utf8'));

export const writeRecord = (root: string, record: Caught): void =>
  writeFileSync(fileOf(root), `${JSON.stringify(record, null, 2)}\n`);

const hash = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 12);

/** Returns a hash that changes with the row, its source file and the tests of its requirement. */
export function fingerprint({ changed, id }: Mutation, proofs: readonly Proof[]): string {
  const tests = proofs.filter(({ ids }) => ids.includes(id)).map(({ file, text }) => file + text);
  return hash(changed, ...tests);
}

/**
 * Returns the rows to run: all rows that are not in the record, at most `mostChanged` rows that have changed since they were caught,
 * and a sample of the others. The hash of the commit determines the choice.
 */
export function chooseRows(
  all: readonly Mutation[],
  fingerprints: ReadonlyMap<Mutation, string>,
  record: Caught,
  commit: string,
  mostChanged = Number.POSITIVE_INFINITY,
): readonly Mutation[] {
  const order = new Map(all.map((mutation) => [mutation, hash(commit, keyOf(mutation))]));
  const drawn = all.toSorted((a, b) => ((order.get(a) ?? '') < (order.get(b) ?? '') ? -1 : 1));
  const caught = (mutation: Mutation) => record.rows[keyOf(mutation)];
  const isSame = (mutation: Mutation) => caught(mutation) === fingerprints.get(mutation);
  const changed = drawn.filter((mutation) => caught(mutation) !== undefined && !isSame(mutation));
  const chosen = new Set([...changed.slice(0, mostChanged), ...drawn.filter(isSame).slice(0, SAMPLE)]);
  return all.filter((mutation) => caught(mutation) === undefined || chosen.has(mutation));
}

/** Returns the record after a run: adds rows that were caught, and removes rows that were not or are no longer in the table. */
export function renewed(
  record: Caught,
  fingerprints: ReadonlyMap<Mutation, string>,
  outcomes: ReadonlyMap<Mutation, boolean>,
  day: string,
): Caught {
  const rows = [...fingerprints].flatMap(([mutation, print]): [string, string][] => {
    const key = keyOf(mutation);
    const proved = outcomes.has(mutation) ? outcomes.get(mutation) && print : record.rows[key];
    return proved ? [[key, proved]] : [];
  });
  return { day, rows: Object.fromEntries(rows) };
}
