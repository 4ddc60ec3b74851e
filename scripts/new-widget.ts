/**
 * `npm run new:widget -- price-alert`: writes a small working widget, with tests, a README, a story, a line in the catalogue and a
 * lifecycle fixture. The widget is a copy of `new-widget/sample-widget/`, whose tests run with all others.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

const template = fileURLToPath(new URL('new-widget', import.meta.url));
const CATALOGUE = 'packages/widgets/bundle/catalogue.ts';
const FIXTURES = 'packages/widgets/testing/fixtures.ts';
const STORY = 'SampleWidget.stories.ts';
const FIXTURE = `  {
    widget: 'sample-widget',
    html: () => '<a href="/more/" data-widget="sample-widget">More</a>',
    settings: [{ note: 'A' }, { note: 'B' }],
    act: click('[data-widget="sample-widget"]'),
    isDone: () => has('[data-widget="sample-widget"][aria-expanded="true"]'),
  },
`;
const LONGEST = 40;

/** Names that the packages' entries or the generated files already use. */
const TAKEN = ['bundle', 'stand-alone', 'widget', 'widgets', 'view-props', 'react-node'];

/**
 * Writes a widget into the workspace at `root`. Returns the paths of the new and the changed files. Throws without writing any file
 * if the name is not allowed.
 */
export function newWidget(name: string, root: string): readonly string[] {
  const isKebabCase = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name) && name.length <= LONGEST;
  if (!isKebabCase)
    throw new Error(
      `expected a name in kebab-case of at most ${LONGEST} letters, such as "price-alert", found ${JSON.stringify(name)}`,
    );
  const pascal = name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  if (TAKEN.includes(name) || isReserved(camel) || pascal in globalThis)
    throw new Error(`expected a free name, found "${name}", which JavaScript or the packages already use`);
  const title = pascal.charAt(0) + name.slice(1).replaceAll('-', ' ');
  const rename = (text: string) =>
    text
      .replaceAll('sample-widget', name)
      .replaceAll('SampleWidget', pascal)
      .replaceAll('sampleWidget', camel)
      .replaceAll('Sample widget', title);

  const [, row = ''] = readFileSync(join(template, 'catalogue.ts'), 'utf8')
    .replace("'./sample-widget/", "'../src/sample-widget/")
    .split(/\n\n(?=\/\*\*)/);
  const folder = `packages/widgets/src/${name}`;
  const story = `stories/${rename(STORY)}`;
  for (const path of [folder, story])
    if (existsSync(join(root, path))) throw new Error(`expected a new name, found "${name}" in ${path}`);

  const written = new Map<string, string>();
  for (const file of readdirSync(join(template, 'sample-widget')))
    written.set(
      `${folder}/${rename(file)}`,
      rename(readFileSync(join(template, 'sample-widget', file), 'utf8')).replaceAll(
        "'../catalogue.ts'",
        "'../../bundle/catalogue.ts'",
      ),
    );
  written.set(
    story,
    rename(
      readFileSync(join(template, STORY), 'utf8')
        .replaceAll("'../../.storybook/", "'../.storybook/")
        .replaceAll("'./sample-widget/", "'../packages/widgets/src/sample-widget/"),
    ),
  );
  written.set(CATALOGUE, withRow(readFileSync(join(root, CATALOGUE), 'utf8'), name, rename(row)));
  written.set(FIXTURES, withFixture(readFileSync(join(root, FIXTURES), 'utf8'), name, rename(FIXTURE)));

  for (const [path, text] of written) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  format([...written.keys()], root);
  return [...written.keys()];
}

/** Returns whether a name is not valid for a variable, or is a property of every object. The script is only compiled, never run. */
function isReserved(identifier: string): boolean {
  try {
    new Script(`'use strict'; let ${identifier};`);
    return identifier === 'await' || identifier in {};
  } catch {
    return true;
  }
}

/** Returns the catalogue with the row inserted in alphabetical order. */
function withRow(catalogue: string, name: string, row: string): string {
  const [imports = '', ...rows] = catalogue.split(/\n\n(?=\/\*\*|export)/);
  const nameOf = (text: string) => /iyimWidget\('(.+?)'/.exec(text)?.[1];
  if (rows.length === 0 || !rows.every(nameOf)) throw new Error(`expected rows in ${CATALOGUE}, found none`);
  const at = rows.filter((other) => (nameOf(other) ?? '') < name).length;
  return [imports, ...rows.toSpliced(at, 0, row)]
    .map((text) => text.trim())
    .join('\n\n')
    .concat('\n');
}

/** Returns the fixtures with the fixture inserted in alphabetical order. */
function withFixture(fixtures: string, name: string, fixture: string): string {
  const existing = [...fixtures.matchAll(/^ {2}\{\n {4}widget: '(.+)',$/gm)];
  if (existing.length === 0) throw new Error(`expected fixtures in ${FIXTURES}, found none`);
  const at = existing.find(([, other = '']) => other > name)?.index ?? fixtures.lastIndexOf('];');
  return fixtures.slice(0, at) + fixture + fixtures.slice(at);
}

/** Formats the files, because line breaks and the order of imports depend on the name. */
function format(files: readonly string[], root: string): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const code = files.filter((file) => /\.tsx?$/.test(file));
  const { status, stderr } = spawnSync(process.execPath, [biome, 'check', '--write', ...code], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Biome refuses the new files: ${stderr}`);
}

if (import.meta.main) {
  try {
    const [name, ...more] = process.argv.slice(2);
    if (name === undefined || more.length > 0)
      throw new Error('expected one name: npm run new:widget -- price-alert');
    const written = newWidget(name, fileURLToPath(new URL('..', import.meta.url)));
    console.log(`${written.join('\n')}\n\nCONTRIBUTING.md describes the next steps.`);
  } catch (error) {
    console.error(`new:widget: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
