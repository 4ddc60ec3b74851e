import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adoptionRows } from './adoption-rows.ts';
import { mo, readPo } from './translations.ts';
import type { ZipFile } from './zip.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Returns the version that the packages and the plugin share. */
export const pluginVersion = (): string =>
  (JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string }).version;

const filesIn = (folder: string, prefix: string, keep: (path: string) => boolean = () => true): ZipFile[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter(keep)
    .sort()
    .map((path) => ({ path: `${prefix}${path}`, content: readFileSync(join(folder, path)) }));

const textFile = (path: string, text: string): ZipFile => ({ path, content: Buffer.from(text) });

/**
 * Returns the files of the WordPress plugin without the built bundle: its PHP files with the packages' version, its translations, and
 * its data, which is the library's own: the widgets of docs/adoption.md and the rules of `originals/scripts.json`.
 */
export function pluginSources(): ZipFile[] {
  const sources = filesIn(at('wordpress/iyim'), 'iyim/').map(({ path, content }) =>
    /\/(iyim\.php|readme\.txt)$/.test(path)
      ? textFile(path, content.toString().replaceAll('0.0.0', pluginVersion()))
      : { path, content },
  );
  const translations = sources
    .filter(({ path }) => path.endsWith('.po'))
    .map(({ path, content }) => ({
      path: path.replace(/po$/, 'mo'),
      content: mo(readPo(Buffer.from(content).toString())),
    }));
  const widgets = adoptionRows(readFileSync(at('../../docs/adoption.md'), 'utf8'));
  return [
    ...sources,
    ...translations,
    textFile('iyim/data/widgets.json', JSON.stringify(widgets)),
    textFile(
      'iyim/data/scripts.json',
      JSON.stringify(JSON.parse(readFileSync(at('originals/scripts.json'), 'utf8'))),
    ),
  ];
}

/** Returns all files of the plugin. Needs both flavours of the bundle. */
export function pluginFiles(): ZipFile[] {
  const bundle = at('dist/bundle');
  return [
    ...pluginSources(),
    ...filesIn(`${bundle}/lean`, 'iyim/assets/lean/'),
    ...filesIn(bundle, 'iyim/assets/react/', (path) => !path.startsWith('lean/')),
  ];
}
