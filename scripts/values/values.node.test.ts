import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { proofsOf } from '../requirements/proofs.ts';
import { otherThan, readingDefault } from './other-value.ts';
import { testFiles } from './prove.ts';
import { chooseRows, fingerprint, renewed } from './record.ts';
import { keyOf, type Mutation, mutate, namesSection, type Value, withoutRow } from './values.ts';

it.each([
  ['true', 'false'],
  ['5000', '10000'],
  ['86_400', '172800'],
  ['0', '1'],
  ['-1', '-2'],
  ['0.45', '0.9'],
  ['24 * 60', '2 * 24 * 60'],
  ["'-100px'", "'-200px'"],
  ["'120ms'", "'240ms'"],
  ["'wc_cart_hash'", "'xwc_cart_hash'"],
  ["''", "'x'"],
  ['/^a$/i', '/(?!)/'],
  ['120px', '240px'],
  ['post_count', 'xpost_count'],
  ['{ start: 0 }', undefined],
  ["link('')", undefined],
])('DOC-3 otherThan changes %s to %s', (source, other) => expect(otherThan(source)).toBe(other));

const value: Value = { what: 'Time-out', file: 'a.ts', at: 'TIMEOUT', id: 'CA-1' };

function project(text: string): string {
  const root = mkdtempSync(join(tmpdir(), 'values-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'a.ts'), text);
  return root;
}

it('DOC-3 mutate changes one value of a file, to the value in the row or else to another of the same kind', () => {
  const root = project('const TIMEOUT = 5000; const OTHER = 5000;\n');
  expect(mutate(root, value)).toMatchObject({
    from: '5000',
    to: '10000',
    changed: 'const TIMEOUT = 10000; const OTHER = 5000;\n',
  });
  expect(mutate(root, { ...value, to: '7' }).changed).toContain('TIMEOUT = 7;');
});

it('DOC-3 namesSection finds the § in the comment of a constant or of its group', () => {
  const text = `/** Time-out (§9). */
const TIMEOUT = 5;
const RETRY = 6;

/** How often. */
const TRIES = 7;
/** Of what (§3)? */
const NAME = 'x';
/** Nothing of the specification. */
const OWN = 8;
`;
  const named = (at: string) => namesSection({ at }, text);
  expect(['TIMEOUT', 'RETRY', 'NAME', 'NAME.first'].map(named)).toEqual([true, true, true, true]);
  expect(['TRIES', 'TRIES.first', 'OWN'].map(named)).toEqual([false, false, false]);
  expect([named('settings.size'), named('ownValue(«x»)')]).toEqual([true, true]);
});

it('DOC-3 withoutRow returns the constants whose comment names a section, but which have no row', () => {
  const text = `/** Time-out (§9). */
const TIMEOUT = 5;
/**
 * Names of an answer (§7).
 */
export const NAMES = { a: 'a' };
/** Ours. */
const OWN = 8;
`;
  const rows = (...at: string[]) => at.map((one) => ({ ...value, at: one }));
  expect(withoutRow('a.ts', text, rows('TIMEOUT'))).toEqual(['NAMES']);
  expect(withoutRow('a.ts', text, rows('TIMEOUT', "{ a: '«a»'"))).toEqual([]);
  expect(withoutRow('b.ts', text, rows('TIMEOUT', 'NAMES.a'))).toEqual(['TIMEOUT', 'NAMES']);
});

it('DOC-3 a setting whose reader is replaced keeps its default', () => {
  const reader = readingDefault("number(3, 'Columns.')");
  expect(
    mutate(project(`const settings = { columns: number(3, 'Columns.') };\n`), {
      ...value,
      at: 'settings.columns:reader',
    }).changed,
  ).toBe(`const settings = { columns: ${reader} };\n`);
  const run = (setting: object) => new Function('setting', `return ${readingDefault('setting')}`)(setting);
  const one = { info: { defaultValue: 3 }, read: () => 7 };
  expect(run(one).read('5')).toBe(3);
  expect(run({ each: one }).each.read('5')).toBe(3);
});

it('DOC-3 a row without an effective change is an error', () => {
  const root = project('const TIMEOUT = { s: 5 };\n');
  expect(() => mutate(root, value)).toThrow('a.ts: expected another value for "TIMEOUT"');
  expect(() => mutate(root, { ...value, to: '{ s: 5 }' })).toThrow('expected another value');
});

it('DOC-3 testFiles returns the fastest tests of the id first, and of these the ones nearest to the value', () => {
  const proofs = [
    'packages/x/src/b/b.browser.test.ts',
    'packages/x/src/a/a.browser.test.ts',
    'packages/x/src/b/b.test.ts',
    'packages/x/src/c/c.node.test.ts',
    'demo-site/e2e/a.spec.ts',
  ].flatMap((file) => proofsOf(file, `it('CA-1 works', () => {});`));
  const other = proofsOf('packages/x/src/a/other.test.ts', `it('CA-12 works', () => {});`);
  expect(testFiles({ id: 'CA-1', file: 'packages/x/src/a/a.ts' }, [...proofs, ...other])).toEqual([
    ['packages/x/src/c/c.node.test.ts'],
    ['packages/x/src/b/b.test.ts'],
    ['packages/x/src/a/a.browser.test.ts'],
    ['packages/x/src/b/b.browser.test.ts'],
  ]);
});

it('DOC-3 chooseRows returns the rows not caught in their current state, and a sample of the others that depends on the commit', () => {
  const root = project('const TIMEOUT = 5000;\n');
  const rows = Array.from({ length: 100 }, (_, index) => mutate(root, { ...value, id: `CA-${index}` }));
  const prints = new Map(rows.map((row) => [row, `print ${row.id}`]));
  const ids = (
    commit: string,
    older: readonly Mutation[],
    unknown: readonly Mutation[] = [],
    most?: number,
  ) => {
    const recorded = rows.filter((row) => !unknown.includes(row));
    const entries = recorded.map((row) => [keyOf(row), older.includes(row) ? 'older' : `print ${row.id}`]);
    const record = { day: '2026-11-26', rows: Object.fromEntries(entries) };
    return chooseRows(rows, prints, record, commit, most).map(({ id }) => id);
  };

  expect(ids('a', [])).toHaveLength(8);
  expect(ids('a', [])).toEqual(ids('a', []));
  expect(ids('a', [])).not.toEqual(ids('b', []));
  const chosen = ids('a', rows.slice(0, 50), rows.slice(99));
  expect(chosen).toHaveLength(59);
  expect(new Set(chosen).size).toBe(59);
  expect(chosen).toEqual(expect.arrayContaining(['CA-0', 'CA-49', 'CA-99']));
  const few = ids('a', rows.slice(0, 50), rows.slice(99), 5);
  expect(few).toHaveLength(5 + 1 + 8);
  expect(few).toContain('CA-99');
});

it('DOC-3 renewed adds the rows that were caught to the record and removes the others that ran', () => {
  const root = project('const TIMEOUT = 5000;\n');
  const [one, two, three] = ['CA-1', 'CA-2', 'CA-3'].map((id) => mutate(root, { ...value, id }));
  if (!one || !two || !three) throw new Error('expected three rows');
  const prints = new Map([one, two, three].map((row) => [row, `new ${row.id}`]));
  const rows = { [keyOf(two)]: 'old CA-2', [keyOf(three)]: 'old CA-3', 'CA-9 gone.ts X': 'old' };
  const after = renewed(
    { day: '', rows },
    prints,
    new Map([
      [one, true],
      [two, false],
    ]),
    '2026-11-26',
  );
  expect(after).toEqual({
    day: '2026-11-26',
    rows: { [keyOf(one)]: 'new CA-1', [keyOf(three)]: 'old CA-3' },
  });
});

it('DOC-3 the fingerprint of a row changes with its source and with the tests of its id', () => {
  const proofs = proofsOf('a.test.ts', `it('CA-1 waits 5000 ms', () => {});`);
  const print = fingerprint(mutate(project('const TIMEOUT = 5000;\n'), value), proofs);
  const printOf = (text: string, all = proofs) => fingerprint(mutate(project(text), value), all);
  expect(printOf('const TIMEOUT = 5000;\n')).toBe(print);
  expect(printOf('const TIMEOUT = 6000;\n')).not.toBe(print);
  expect(printOf('const TIMEOUT = 5000;\n', [])).not.toBe(print);
});
