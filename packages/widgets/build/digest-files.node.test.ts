import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digestFiles } from './digest-files.ts';

let folder = '';
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const digest = () => digestFiles(folder, ['{src,build}/**/*.*']);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'digest-'));
  mkdirSync(join(folder, 'src/testing'), { recursive: true });
  mkdirSync(join(folder, 'build'));
  write('src/a.ts', 'const a = 1;');
  write('src/b.css', '.b {}');
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each<[what: string, change: () => void]>([
  ['a file’s timestamp', () => utimesSync(join(folder, 'src/a.ts'), new Date(), new Date(2_000_000_000_000))],
  ['a test', () => write('src/a.test.ts', 'it()')],
  ['a story', () => write('src/a.stories.tsx', 'export {}')],
  ['a test helper', () => write('src/testing/page.ts', 'export {}')],
  ['a document', () => write('src/README.md', '# A')],
  ['a file of another folder', () => write('a.ts', 'const a = 2;')],
])('the digest of source files ignores %s', (_what, change) => {
  const before = digest();
  change();
  expect(digest()).toBe(before);
});

it.each<[what: string, change: () => void]>([
  ['one letter', () => write('src/a.ts', 'const a = 2;')],
  ['a style sheet', () => write('src/b.css', '.c {}')],
  ['a new file', () => write('build/c.ts', '')],
  ['a removed file', () => rmSync(join(folder, 'src/b.css'))],
  ['a renamed file', () => renameSync(join(folder, 'src/a.ts'), join(folder, 'src/c.ts'))],
  [
    'text that moves from one file to another',
    () => {
      write('src/a.ts', '');
      write('src/b.css', 'const a = 1;.b {}');
    },
  ],
])('the digest of source files changes with %s', (_what, change) => {
  const before = digest();
  change();
  expect(digest()).not.toBe(before);
});
