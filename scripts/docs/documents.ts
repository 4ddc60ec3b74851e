import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A Markdown file of the repository. */
export interface Doc {
  /** Path relative to the repository's root, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

/** A fenced code sample in a document. */
export interface Sample {
  readonly file: string;
  /** Line of the opening fence, counted from 1. */
  readonly line: number;
  readonly language: string;
  /** Path, within an application, of the file that the sample shows. */
  readonly title: string | undefined;
  /** Whether the sample is part of a larger file. Fragments are not compiled. */
  readonly isFragment: boolean;
  readonly code: string;
}

const DOCUMENTS = [
  '*.md',
  'docs/**/*.md',
  'demo-site/README.md',
  'examples/*/README.md',
  'packages/*/README.md',
  'packages/widgets/{src,shared}/*/README.md',
  'scripts/new-widget/*/README.md',
];

/** Returns the repository's documents: at the root, in `docs/`, and the READMEs of packages and widgets. */
export const documents = (): Doc[] =>
  globSync(DOCUMENTS, { cwd: root }).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const FENCE = /^( *)```(\w+)( fragment)?(?: title="([^"\n]+)")?\n(.*?)^\1```/gms;

export const samplesOf = ({ file, text }: Doc): Sample[] =>
  [...text.matchAll(FENCE)].map(
    ({ index, 1: indent = '', 2: language = '', 3: fragment, 4: title, 5: code = '' }) => ({
      file,
      line: text.slice(0, index).split('\n').length,
      language,
      title,
      isFragment: fragment !== undefined,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
