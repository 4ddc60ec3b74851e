import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { proofsOf } from '../requirements/proofs.ts';
import { otherThan } from './other-value.ts';
import { testFiles } from './prove.ts';
import { chooseRows, fingerprint, renewed } from './record.ts';
import { keyOf, mutate, namesSection, type Value } from './values.ts';

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
])('DOC-3 another value than %s is %s', (source, other) => expect(otherThan(source)).toBe(other));

const value: Value = { what: 'Time-out', file: 'a.ts', at: 'TIMEOUT', id: 'CA-1' };

function project(text: string): string {
  const root = mkdtempSync(join(tmpdir(), 'values-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'a.ts'), text);
  return root;
}

it('DOC-3 a mutation is the file with one value changed, by default or as the row says', () => {
  const root = project('const TIMEOUT = 5000; const OTHER = 5000;\n');
  expect(mutate(root, value)).toMatchObject({
    from: '5000',
    to: '10000',
    changed: 'const TIMEOUT = 10000; const OTHER = 5000;\n',
  });
  expect(mutate(root, { ...value, to: '7' }).changed).toContain('TIMEOUT = 7;');
});

it('DOC-3 a constant names its section in its comment, or in that of its group', () => {
  const text = `/** Time-out (§9). */
const TIMEOUT = 5;
const RETRY = 6;

/** How often. */
const TRIES = 7;
`;
  const named = (at: string) => namesSection({ at }, text);
  expect([named('TIMEOUT'), named('RETRY'), named('TRIES'), named('TRIES.first')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([named('settings.size'), named('own(«x»)')]).toEqual([true, true]);
});

it('DOC-3 a row whose change would change nothing is an error', () => {
  const root = project('const TIMEOUT = { s: 5 };\n');
  expect(() => mutate(root, value)).toThrow('a.ts: expected another value for "TIMEOUT"');
  expect(() => mutate(root, { ...value, to: '{ s: 5 }' })).toThrow('expected another value');
});

it('DOC-3 the cheapest tests that name the id come first, those beside the value before others', () => {
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

it('DOC-3 npm test runs the rows that have changed, at most 40, and a sample by the commit', () => {
  const root = project('const TIMEOUT = 5000;\n');
  const rows = Array.from({ length: 100 }, (_, index) => mutate(root, { ...value, id: `CA-${index}` }));
  const prints = new Map(rows.map((row) => [row, `print ${row.id}`]));
  const known = (count: number) => ({
    day: '2026-11-26',
    rows: Object.fromEntries(rows.slice(0, count).map((row) => [keyOf(row), `print ${row.id}`])),
  });
  const ids = (count: number, commit: string) =>
    chooseRows(rows, prints, known(count), commit).chosen.map(({ id }) => id);

  expect(ids(100, 'a')).toHaveLength(8);
  expect(ids(100, 'a')).toEqual(ids(100, 'a'));
  expect(ids(100, 'a')).not.toEqual(ids(100, 'b'));
  const chosen = (stale: number) => {
    const recorded = { day: '', rows: { ...known(100).rows } as { [key: string]: string } };
    for (const row of rows.slice(0, stale)) recorded.rows[keyOf(row)] = 'older';
    return chooseRows(rows, prints, recorded, 'a');
  };
  expect(chosen(1).chosen).toHaveLength(9);
  expect(chosen(1).chosen).toContain(rows[0]);
  expect(chosen(50)).toMatchObject({ left: 10 });
  expect(chosen(50).chosen).toHaveLength(48);
  expect(chooseRows(rows, prints, known(99), 'a')).toMatchObject({ left: 1 });
  expect(ids(99, 'a')).not.toContain('CA-99');
});

it('DOC-3 a run records the rows it caught and forgets those it did not', () => {
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

it('DOC-3 a row has changed when its source or a test of its id has', () => {
  const proofs = proofsOf('a.test.ts', `it('CA-1 waits 5000 ms', () => {});`);
  const print = fingerprint(mutate(project('const TIMEOUT = 5000;\n'), value), proofs);
  const printOf = (text: string, all = proofs) => fingerprint(mutate(project(text), value), all);
  expect(printOf('const TIMEOUT = 5000;\n')).toBe(print);
  expect(printOf('const TIMEOUT = 6000;\n')).not.toBe(print);
  expect(printOf('const TIMEOUT = 5000;\n', [])).not.toBe(print);
});
