import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A test whose title begins with ids of requirements, or a story whose tags are such ids. */
export interface Proof {
  readonly file: string;
  readonly ids: readonly string[];
  /** Source of the file up to its first test, followed by the source of this test with the rows of its `each`. */
  readonly text: string;
}

const FILES = [
  '{packages,demo-site,scripts}/**/*.test.{ts,tsx}',
  'demo-site/e2e/*.spec.ts',
  'stories/*.stories.ts',
];
const START = /\b(?:it|test)(?:\.\w+)*[(`]|\btags: \[/g;
const IDS = /^[A-Z][A-Z0-9]+-\d+(?:(?:, | and | )[A-Z][A-Z0-9]+-\d+)*/;
const QUOTED = /(['"`])((?:(?!\1).)+)\1/g;

/** Returns the tests or stories of a file that name requirements. `text` is the file's source. */
export function proofsOf(file: string, text: string): Proof[] {
  const starts = [...text.matchAll(START)].map(({ index }) => index);
  const before = text.slice(0, starts[0]);
  return starts.flatMap((start, index) => {
    const block = text.slice(start, starts[index + 1]);
    const ids = [...block.matchAll(QUOTED)].flatMap(
      ([, , words = '']) => IDS.exec(words)?.[0].split(/, | and | /) ?? [],
    );
    return ids.length > 0 ? [{ file, ids, text: before + block }] : [];
  });
}

export const proofs = (root: string): Proof[] =>
  globSync(FILES, { cwd: root, exclude: (name) => /node_modules|dist/.test(name) })
    .sort()
    .flatMap((file) => proofsOf(file, readFileSync(join(root, file), 'utf8')));
