import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as buildByEsbuild } from 'esbuild';
import { build } from 'rolldown';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adaptGlightbox, glightbox, glightboxForEsbuild } from './glightbox.ts';

const folder = fileURLToPath(new URL('../node_modules/glightbox/src/js/', import.meta.url));
const files = globSync('**/*.js', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
const original = (file: string) => readFileSync(join(folder, file), 'utf8');
const adapted = files.map((file) => adaptGlightbox(file, original(file))).join('\n');

describe('glightbox in the dialog that React renders', () => {
  it.each([
    ['plyr.io', 'a foreign player'],
    ['new Plyr(', 'a foreign player'],
    ["setAttribute('style'", 'a style attribute as text'],
    ["createElement('style')", 'a style element'],
    ["getElementsByTagName('html')", 'reading the document when it is loaded'],
    ['document.body.appendChild(lightboxHTML)', 'its own dialog'],
    ['<svg', 'its own icons'],
    ['gcss-styles', 'a style element of the page'],
    ["addClass(document.body, 'glightbox", 'classes on the page'],
  ])('LB-1 the adapted glightbox does not contain %j: %s', (found) => {
    expect([found, files.some((file) => original(file).includes(found)), adapted.includes(found)]).toEqual([
      found,
      true,
      false,
    ]);
  });

  it.each(
    files.filter(
      (file) => adaptGlightbox(file, original(file)) !== original(file) && !/^slides|keyboard/.test(file),
    ),
  )('LB-1 the build fails with another version of glightbox’s %s', (file) => {
    expect(() => adaptGlightbox(file, 'export const other = 1;')).toThrow(
      new RegExp(`adapting glightbox's ${file} \\(.+\\): expected \\d+ × .+, found 0`),
    );
    // An additional match is an error too.
    expect(() => adaptGlightbox(file, original(file) + original(file))).toThrow(/expected \d+ × /);
  });

  describe.each(['rolldown', 'esbuild'] as const)('bundled by %s', (bundler) => {
    let copy: string;
    const inCopy = (file: string) => join(copy, 'glightbox', file);
    beforeEach(async () => {
      copy = await mkdtemp(join(tmpdir(), 'iyim-'));
      // Copies the files, because the package itself is a link into pnpm's store.
      for (const file of ['package.json', ...files.map((name) => join('src/js', name))]) {
        await mkdir(dirname(inCopy(file)), { recursive: true });
        await writeFile(inCopy(file), await readFile(join(folder, '../..', file)));
      }
    });
    afterEach(() => rm(copy, { recursive: true }));

    const change = async (file: string, found: string, instead: string) =>
      writeFile(inCopy(file), (await readFile(inCopy(file), 'utf8')).replaceAll(found, instead));
    const bundle = async () => {
      const entry = inCopy('src/js/glightbox.js');
      if (bundler === 'rolldown')
        return build({ input: entry, plugins: [glightbox], write: false, logLevel: 'silent' });
      const plugins = [glightboxForEsbuild];
      return buildByEsbuild({
        entryPoints: [entry],
        bundle: true,
        plugins,
        write: false,
        logLevel: 'silent',
      });
    };

    it('LB-1 the build accepts only the version of glightbox that the changes are made for', async () => {
      await expect(bundle()).resolves.toBeDefined();
      await change('package.json', '"version": "3.3.1"', '"version": "3.4.0"');
      await expect(bundle()).rejects.toThrow(/expected version 3\.3\.1 of the package, found 3\.4\.0/);
    });

    it('LB-1 the build fails if a changed file of glightbox is missing', async () => {
      await rename(inCopy('src/js/core/zoom.js'), inCopy('src/js/core/enlarge.js'));
      await change('src/js/core/slide.js', './zoom.js', './enlarge.js');
      await expect(bundle()).rejects.toThrow(
        /core\/zoom\.js \(.+\): expected the file in the bundle, found .*core\/enlarge\.js/,
      );
    });
  });
});
