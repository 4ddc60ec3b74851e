import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Proof } from '../requirements/proofs.ts';
import { keyOf, type Mutation } from './values.ts';

/** Rows that `npm test` runs at most besides the sample: more of them are for `npm run test:values`. */
const CHANGED_AT_MOST = 40;
/** Rows that each run of `npm test` draws. */
const SAMPLE = 8;

/** Rows that the last run of `npm run test:values` over each of them caught. */
export interface Record {
  /** Day of the newest run, as 2026-11-26. */
  readonly day: string;
  /** Row → fingerprint of what it was proved with. */
  readonly rows: { readonly [key: string]: string };
}

const fileOf = (root: string): string => join(root, 'scripts/values/record.json');

export const readRecord = (root: string): Record => JSON.parse(readFileSync(fileOf(root), 'utf8'));

export const writeRecord = (root: string, record: Record): void =>
  writeFileSync(fileOf(root), `${JSON.stringify(record, null, 2)}\n`);

const hash = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 12);

/** Differs when the row, its source file or a test of its requirement is another. */
export function fingerprint({ changed, id }: Mutation, proofs: readonly Proof[]): string {
  const own = proofs.filter(({ ids }) => ids.includes(id)).map(({ file, text }) => file + text);
  return hash(changed, ...own);
}

/**
 * Chooses the rows for `npm test`: those that have changed since they were recorded, and a sample that depends on the commit. Rows
 * without a record are left to `npm run test:values`.
 */
export function chooseRows(
  all: readonly Mutation[],
  fingerprints: ReadonlyMap<Mutation, string>,
  record: Record,
  commit: string,
): { readonly chosen: readonly Mutation[]; readonly left: number } {
  const order = new Map(all.map((mutation) => [mutation, hash(commit, keyOf(mutation))]));
  const drawn = all
    .filter((mutation) => keyOf(mutation) in record.rows)
    .toSorted((a, b) => ((order.get(a) ?? '') < (order.get(b) ?? '') ? -1 : 1));
  const hasChanged = (mutation: Mutation) => record.rows[keyOf(mutation)] !== fingerprints.get(mutation);
  const changed = drawn.filter(hasChanged);
  const sample = drawn.filter((mutation) => !hasChanged(mutation)).slice(0, SAMPLE);
  return {
    chosen: [...changed.slice(0, CHANGED_AT_MOST), ...sample],
    left: all.length - drawn.length + Math.max(0, changed.length - CHANGED_AT_MOST),
  };
}

/** The record after a run: with the rows that were caught, without those that were not and those that are no longer in the table. */
export function renewed(
  record: Record,
  fingerprints: ReadonlyMap<Mutation, string>,
  outcomes: ReadonlyMap<Mutation, boolean>,
  day: string,
): Record {
  const rows = [...fingerprints].flatMap(([mutation, print]): [string, string][] => {
    const key = keyOf(mutation);
    const proved = outcomes.has(mutation) ? outcomes.get(mutation) && print : record.rows[key];
    return proved ? [[key, proved]] : [];
  });
  return { day, rows: Object.fromEntries(rows) };
}
