import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleFolder } from './bundle.ts';
import { writeNotices } from './notices.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'notices-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Installs a package as npm does; returns the id of one of its modules. */
function install(name: string, manifest: object, files: Readonly<Record<string, string>> = {}): string {
  const folder = join(root, 'node_modules', name);
  mkdirSync(join(folder, 'esm'), { recursive: true });
  // Some packages have a second manifest, without a licence, next to their modules.
  writeFileSync(join(folder, 'esm/package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', ...manifest }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return join(folder, 'esm/index.js');
}

async function noticesOf(...moduleIds: readonly string[]): Promise<string> {
  await writeNotices(root, [{ moduleIds: [...moduleIds] }]);
  return readFileSync(join(root, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
}

describe('the notices of a bundle', () => {
  it('SEC-5 the notices list each package with code in the bundle once, with its version, its licence and the licence text', async () => {
    const slider = install('@some/slider', { license: 'ISC' }, { 'LICENSE.md': 'Copyright A\nterms of A' });
    const clock = install('clock', { license: 'MIT' }, { license: 'terms of B' });
    install('unused', { license: 'MIT' }, { LICENSE: 'terms of C' });
    const text = await noticesOf(
      clock,
      `\0${slider}`,
      slider.replace('index', 'other'),
      join(root, 'src/own.ts'),
    );
    expect(text.match(/^.* 1\.2\.3 .*$/gm)).toEqual(['@some/slider 1.2.3 (ISC)', 'clock 1.2.3 (MIT)']);
    expect(text).toContain('Copyright A\nterms of A');
    expect(text).toContain('terms of B');
    expect(text).not.toContain('terms of C');
  });

  it('SEC-5 the notices list an MIT package without a licence file with its author and the terms of the licence', async () => {
    const bare = install('bare', { license: 'MIT', author: { name: 'Dana Levi' } });
    expect(await noticesOf(bare)).toMatch(
      /^bare 1\.2\.3 \(MIT\)\n\nCopyright \(c\) Dana Levi\n\nPermission is hereby granted[\s\S]+SOFTWARE\.\n$/,
    );
    await expect(noticesOf(install('barer', { license: 'ISC' }))).rejects.toThrow('barer@1.2.3');
  });

  it.each([
    [{ license: 'GPL-3.0-only' }, '"GPL-3.0-only"'],
    [{}, 'none'],
    [{ license: { type: 'MIT' } }, '{"type":"MIT"}'],
  ])(
    'SEC-5 a package with the licence %j fails the build, with an error that names the package',
    async (manifest, found) => {
      const copyleft = install('copyleft', manifest);
      await expect(noticesOf(copyleft)).rejects.toThrow(/copyleft@1\.2\.3 is in the bundle: expected .*MIT/);
      await expect(noticesOf(copyleft)).rejects.toThrow(`found ${found}`);
    },
  );

  it('SEC-5 the notices list lottie-web with the version that the player contains, not the installed version', async () => {
    const player = install(
      '@lottiefiles/react-lottie-player',
      { license: 'MIT' },
      { LICENSE: 'terms of A', 'esm/index.js': 'lottie.__getFactory=f,lottie.version="5.12.2";' },
    );
    install('lottie-web', { license: 'MIT', version: '5.13.0' }, { 'LICENSE.md': 'terms of B' });
    const text = await noticesOf(player, player);
    expect(text.match(/^\S+ [\d.]+ \(MIT\)$/gm)).toEqual([
      '@lottiefiles/react-lottie-player 1.2.3 (MIT)',
      'lottie-web 5.12.2 (MIT)',
    ]);
    expect(text).toContain('terms of B');
    writeFileSync(player, 'lottie.play()');
    await expect(noticesOf(player)).rejects.toThrow('expected the version of lottie-web in it, found none');
  });

  it.each([
    [
      'react',
      ['react-dom', 'ky', 'valibot', 'embla-carousel', 'glightbox', '@preact/signals-core'],
      ['preact'],
    ],
    [
      'lean',
      ['preact', 'ky', 'valibot', 'embla-carousel', 'glightbox', '@preact/signals-core'],
      ['react-dom', 'scheduler'],
    ],
  ] as const)('SEC-5 the notices of the %s bundle list its packages', (flavour, carried, absent) => {
    const text = readFileSync(join(bundleFolder(flavour), 'THIRD-PARTY-NOTICES.txt'), 'utf8');
    const names = [...text.matchAll(/^(\S+) \d+\.\d+\.\d+ \(/gm)].map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining([...carried]));
    for (const name of absent) expect(names).not.toContain(name);
  });
});
