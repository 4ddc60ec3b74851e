import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Proof } from '../requirements/proofs.ts';
import { keyOf, type Mutation } from './values.ts';

/** Rows that each run of `npm test` draws. */
const SAMPLE = 8;

/** Rows that were caught when they were last run. */
export interface Caught {
  /** Day of the newest run, as 2026-11-26. */
  readonly day: string;
  /** Row → fingerprint of what it was proved with. */
  readonly rows: { readonly [key: string]: string };
}

const fileOf = (root: string): string => join(root, 'scripts/values/record.json');

export const readRecord = (root: string): Caught => JSON.parse(readFileSync(fileOf(root), 'utf8'));

export const writeRecord = (root: string, record: Caught): void =>
  writeFileSync(fileOf(root), `${JSON.stringify(record, null, 2)}\n`);

const hash = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 12);

/** Differs when the row, its source file or a test of its requirement is another. */
export function fingerprint({ changed, id }: Mutation, proofs: readonly Proof[]): string {
  const own = proofs.filter(({ ids }) => ids.includes(id)).map(({ file, text }) => file + text);
  return hash(changed, ...own);
}

/** Rows for `npm test`: all that have changed since they were caught, and a sample of the others, chosen by the commit. */
export function chooseRows(
  all: readonly Mutation[],
  fingerprints: ReadonlyMap<Mutation, string>,
  record: Caught,
  commit: string,
): readonly Mutation[] {
  const order = new Map(all.map((mutation) => [mutation, hash(commit, keyOf(mutation))]));
  const hasChanged = (mutation: Mutation) => record.rows[keyOf(mutation)] !== fingerprints.get(mutation);
  const sample = all
    .filter((mutation) => !hasChanged(mutation))
    .toSorted((a, b) => ((order.get(a) ?? '') < (order.get(b) ?? '') ? -1 : 1))
    .slice(0, SAMPLE);
  return [...all.filter(hasChanged), ...sample];
}

/** The record after a run: with the rows that were caught, without those that were not and those that are no longer in the table. */
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
