import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A Markdown file of the repository. */
export interface Doc {
  /** Its path from the root, with slashes. */
  readonly file: string;
  readonly text: string;
}

/** A fenced sample. */
export interface Sample {
  readonly file: string;
  /** The line of its fence, from 1. */
  readonly line: number;
  readonly language: string;
  /** The file that it is in an application. */
  readonly title: string | undefined;
  /** A part of something larger: it is not compiled. */
  readonly isFragment: boolean;
  readonly code: string;
}

const DOCUMENTS = [
  '*.md',
  'docs/**/*.md',
  'packages/*/README.md',
  'packages/widgets/{src,shared}/*/README.md',
];

/** Every document that people read. */
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
