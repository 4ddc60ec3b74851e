import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { adaptGlightbox } from './glightbox.ts';

const folder = fileURLToPath(new URL('../node_modules/glightbox/src/js/', import.meta.url));
const files = globSync('**/*.js', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
const original = (file: string) => readFileSync(join(folder, file), 'utf8');
const adapted = files.map((file) => adaptGlightbox(file, original(file))).join('\n');

describe('glightbox inside the dialog of ours', () => {
  it.each([
    ['plyr.io', 'a foreign player'],
    ['new Plyr(', 'a foreign player'],
    ["setAttribute('style'", 'a style attribute as text'],
    ["createElement('style')", 'a style element'],
    ["getElementsByTagName('html')", 'reading the document when it is loaded'],
    ['document.body.appendChild(lightboxHTML)', 'a dialog of its own'],
    ['<svg', 'icons of its own'],
    ["addClass(document.body, 'glightbox", 'classes on the page'],
  ])('LB-1 has no %j: %s', (found) => {
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
  )('LB-1 does not build with another version of %s', (file) => {
    expect(() => adaptGlightbox(file, 'export const other = 1;')).toThrow(
      new RegExp(`adapting glightbox's ${file} \\(.+\\): expected \\d+ × .+, found 0`),
    );
    // A place more is not what was looked at either.
    expect(() => adaptGlightbox(file, original(file) + original(file))).toThrow(/expected \d+ × /);
  });

  it('LB-1 is bundled in the version that the package pins', () => {
    const manifest = JSON.parse(readFileSync(join(dirname(folder), '../package.json'), 'utf8'));
    const { devDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect(devDependencies.glightbox).toBe(manifest.version);
  });
});
