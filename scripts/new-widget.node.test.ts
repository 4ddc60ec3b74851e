import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWidgets } from '../packages/widgets/build/widget-table.ts';
import { sectionProblems } from './docs/sections.ts';
import { newWidget } from './new-widget.ts';

const workspace = fileURLToPath(new URL('..', import.meta.url));

/** Root of a temporary workspace: copies of the folders and files that `newWidget` changes, and links to the others. */
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'new-widget-'));
  const inWidgets = ['src', 'shared', 'originals', 'page', 'bundle', 'testing'].map(
    (folder) => `packages/widgets/${folder}`,
  );
  const scripts = ['check-structure', 'import-circles', 'raw-handlers', 'vendor-literals'].map(
    (script) => `scripts/${script}.ts`,
  );
  for (const path of [...inWidgets, ...scripts, 'stories', 'biome.json', '.gitignore', 'tsconfig.base.json'])
    cpSync(join(workspace, path), join(root, path), { recursive: true });
  // Turns off Biome's check for import cycles, which follows the links out of the copy and fails there.
  const biome = read('biome.json');
  writeFileSync(
    join(root, 'biome.json'),
    biome.replace('"noImportCycles": "error"', '"noImportCycles": "off"'),
  );
  for (const path of [
    'node_modules',
    'packages/widgets/node_modules',
    'packages/runtime',
    'demo-site',
    '.storybook',
    'docs',
  ])
    symlinkSync(join(workspace, path), join(root, path));
});

afterAll(() => rmSync(root, { recursive: true }));

/** Runs a script in the temporary workspace. Returns "fine", or the script's output if it failed. */
function run(script: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? 'fine' : `${stdout}${stderr}`;
}

const isCode = (file: string) => /\.tsx?$/.test(file);
const filesIn = (folder: string) => readdirSync(join(root, folder), { recursive: true }).map(String).sort();
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const CATALOGUE = 'packages/widgets/bundle/catalogue.ts';
const FIXTURES = 'packages/widgets/testing/fixtures.ts';

describe('a new widget', () => {
  // The first name is long enough to break lines; the second is the last in the catalogue.
  const names = ['back-in-stock-notice-with-a-long-name', 'wish'];
  let written: string[];

  beforeAll(() => {
    written = [...new Set(names.flatMap((name) => newWidget(name, root)))];
  });

  it('a new widget has all its files, named after it', () => {
    expect(filesIn('packages/widgets/src/wish')).toEqual([
      'README.md',
      'Wish.tsx',
      'read.test.ts',
      'read.ts',
      'settings.ts',
      'texts.json',
      'wish.browser.test.ts',
    ]);
    const all = written.map(read).join('\n');
    expect(all).not.toMatch(/sample.?widget/i);
    const readme = read('packages/widgets/src/wish/README.md');
    expect(readme).toMatch(/^# Wish\n/);
    expect(sectionProblems({ file: 'packages/widgets/src/wish/README.md', text: readme })).toEqual([]);
  });

  it('a new widget is in the catalogue and has a fixture, both in the order of names', async () => {
    const widgets = await readWidgets(join(root, CATALOGUE));
    const found = widgets.map(({ name }) => name);
    expect(found).toEqual([...found].sort());
    expect(found).toEqual(expect.arrayContaining(names));
    expect(widgets.find(({ name }) => name === 'wish')?.definition).toMatch(/src\/wish\/Wish\.tsx$/);
    const inFixtures = [...read(FIXTURES).matchAll(/^ {4}widget: '(.+)',$/gm)].map(([, name]) => name);
    expect([...new Set(inFixtures)]).toEqual(found);
  });

  // Reading the types of React, Storybook and the demo takes a long time, especially on a busy machine.
  it('a new widget is accepted by TypeScript', { timeout: 90_000 }, () => {
    const paths = {
      '@iyim/runtime': ['./packages/runtime/src/index.ts'],
      '@iyim/runtime/*': ['./packages/runtime/src/*.ts'],
    };
    const config = {
      extends: './tsconfig.base.json',
      compilerOptions: { types: ['node', 'vite/client'], paths },
      files: written.filter(isCode),
    };
    const { options, fileNames, errors } = ts.parseJsonConfigFileContent(config, ts.sys, root);
    const program = ts.createProgram(fileNames, options);
    const found = fileNames.flatMap((file) => [
      ...ts.getPreEmitDiagnostics(program, program.getSourceFile(file)),
    ]);
    expect(fileNames).toHaveLength(written.filter(isCode).length);
    expect(
      [...errors, ...found].map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    ).toEqual([]);
  });

  it('a new widget is accepted by Biome and by the structure check', () => {
    expect(run('node_modules/@biomejs/biome/bin/biome', 'check', ...written.filter(isCode))).toBe('fine');
    expect(run('scripts/check-structure.ts')).toBe('fine');
  });
});

describe('an invalid name', () => {
  it.each([
    ['', 'kebab-case'],
    ['PriceAlert', 'kebab-case'],
    ['price_alert', 'kebab-case'],
    ['price--alert', 'kebab-case'],
    ['-price', 'kebab-case'],
    ['2-for-1', 'kebab-case'],
    ['../../evil', 'kebab-case'],
    ['a/b', 'kebab-case'],
    ["a'; process.exit(9); '", 'kebab-case'],
    ['__proto__', 'kebab-case'],
    ['price-alert\n', 'kebab-case'],
    ['x'.repeat(300), 'kebab-case'],
    ['new', 'free'],
    ['await', 'free'],
    ['constructor', 'free'],
    ['to-string', 'free'],
    ['map', 'free'],
    ['widgets', 'free'],
    ['stand-alone', 'free'],
    ['cart', 'found "cart" in packages/widgets/src/cart'],
  ])('newWidget refuses the name %j, and writes nothing', (name, expected) => {
    const before = [filesIn('packages/widgets/src'), filesIn('stories'), read(CATALOGUE), read(FIXTURES)];
    expect(() => newWidget(name, root)).toThrow(expected);
    expect([filesIn('packages/widgets/src'), filesIn('stories'), read(CATALOGUE), read(FIXTURES)]).toEqual(
      before,
    );
  });

  it('new:widget prints why it refuses a name, and exits 1', () => {
    const command = join(workspace, 'scripts/new-widget.ts');
    const { status, stderr } = spawnSync(process.execPath, [command, 'New'], { encoding: 'utf8' });
    expect([status, stderr.trim()]).toEqual([
      1,
      'new:widget: expected a name in kebab-case of at most 40 letters, such as "price-alert", found "New"',
    ]);
  });
});
