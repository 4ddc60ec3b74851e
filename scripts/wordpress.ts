/** Builds the bundle if its sources have changed, and writes the WordPress plugin as a zip file. Run by `npm run wordpress`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pluginFiles, pluginVersion } from '../packages/widgets/build/wordpress/plugin-files.ts';
import { zip } from '../packages/widgets/build/wordpress/zip.ts';
import './build-if-changed.ts';

const folder = fileURLToPath(new URL('../packages/widgets/dist/wordpress/', import.meta.url));
const name = `iyim-${pluginVersion()}.zip`;
const files = pluginFiles();
const archive = zip(files);
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}${name}`, archive);
console.log(
  `packages/widgets/dist/wordpress/${name}: ${files.length} files, ${(archive.length / 1000).toFixed(0)} kB`,
);
