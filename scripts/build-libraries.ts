import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { widgetNames } from '../packages/widgets/build/bundle.ts';
import { writeEntries } from '../packages/widgets/build/entries.ts';
import { camelCase } from '../packages/widgets/build/widget-table.ts';
import { writeGuides } from './packages/guides.ts';

/** Entries of `@iyim/widgets` beside the widgets, with the names that they export. */
const COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  lightbox: ['Lightbox', 'type LightboxProps', 'type LightboxSlide'],
};

/**
 * Builds the npm packages with their types: first the runtime, because the widgets use its types. Given sources, tsup would create
 * a compiler program for each widget, which takes half a minute. Therefore `tsc` writes the widgets' types, and tsup bundles them.
 */
export async function buildLibraries(): Promise<void> {
  run('runtime', 'tsup', '--silent');
  markForClient('runtime', ['index', 'shop', 'widget', 'page']);
  await writeEntries();
  run('widgets', 'tsc', '--project', 'tsconfig.types.json');
  run('widgets', 'tsup', '--silent');
  markForClient(
    'widgets',
    [...widgetNames, ...Object.keys(COMPONENTS)].map((name) => `lib/${name}/index`),
  );
  writeIndex();
  writeGuides();
}

const at = (name: string, path = ''): string =>
  fileURLToPath(new URL(`../packages/${name}/${path}`, import.meta.url));

function run(name: string, tool: string, ...args: readonly string[]): void {
  const { status, error } = spawnSync(tool, args, { cwd: at(name), stdio: 'inherit' });
  if (status !== 0) throw new Error(`${tool} failed in packages/${name}`, { cause: error });
}

/**
 * Marks entries as client modules, so that a server component of React may import them. The bundler drops directives, so they are added
 * to its output; other bundlers ignore them.
 */
function markForClient(name: string, entries: readonly string[]): void {
  for (const entry of entries) {
    const file = at(name, `dist/${entry}.js`);
    writeFileSync(file, `'use client';\n${readFileSync(file, 'utf8')}`);
  }
}

/**
 * Writes the main entry of the widgets, which exports everything again by name: a server component cannot import `export *` from a
 * client module.
 */
function writeIndex(): void {
  const names = new Map(
    widgetNames.map((name) => {
      const component = camelCase(`-${name}`);
      return [name, [camelCase(name), component, `type ${component}Settings`]];
    }),
  );
  for (const [name, exported] of Object.entries(COMPONENTS)) names.set(name, [...exported]);
  const lines = (isTypes: boolean) =>
    [...names].map(([name, exported]) => {
      const listed = exported.filter((one) => isTypes || !one.startsWith('type '));
      return `export { ${listed.join(', ')} } from './${name}/index.js';\n`;
    });
  writeFileSync(at('widgets', 'dist/lib/index.js'), lines(false).join(''));
  writeFileSync(at('widgets', 'dist/lib/index.d.ts'), lines(true).join(''));
}
