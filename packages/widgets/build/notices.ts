import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutputChunk } from 'rolldown';

/** Licences allowed for code in the bundle. All they require of a site that serves the bundle is to publish their notices. */
const ALLOWED: readonly unknown[] = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: unknown;
  readonly author?: string | { readonly name: string };
}

/**
 * Writes `THIRD-PARTY-NOTICES.txt`: the licence of every npm package that has code in the chunks.
 *
 * @throws Error with the name of a package whose licence is not allowed.
 */
export async function writeNotices(
  folder: string,
  chunks: readonly Pick<OutputChunk, 'moduleIds'>[],
): Promise<void> {
  const ids = chunks.flatMap(({ moduleIds }) => moduleIds);
  const roots = new Set(ids.flatMap((id) => packageOf(id) ?? []));
  const players = ids.filter((id) => LOTTIE_PLAYER.test(id));
  const notices = new Map(
    await Promise.all([...[...roots].map((root) => noticeOf(root)), ...players.map(lottieNotice)]),
  );
  const sorted = [...notices].sort(([a], [b]) => a.localeCompare(b)).map(([, notice]) => notice);
  await writeFile(join(folder, 'THIRD-PARTY-NOTICES.txt'), sorted.join(`\n${'-'.repeat(80)}\n\n`));
}

const LOTTIE_PLAYER = /[\\/]@lottiefiles[\\/]react-lottie-player[\\/]/;

/**
 * Returns the notice for lottie-web, whose code is inside the player's file. The licence is read from the installed lottie-web
 * package, whose version may differ.
 */
async function lottieNotice(player: string): Promise<[title: string, notice: string]> {
  const [, version] = /\blottie\.version ?= ?"([\d.]+)"/.exec(await readFile(player, 'utf8')) ?? [];
  if (!version) throw new Error(`${player}: expected the version of lottie-web in it, found none`);
  return noticeOf(join(packageOf(player) ?? '', '../../lottie-web'), version);
}

/** Returns the folder of the npm package that a module belongs to; undefined for the project's own modules. */
const packageOf = (id: string): string | undefined =>
  /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id)?.[1];

async function noticeOf(root: string, bundled?: string): Promise<[title: string, notice: string]> {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Manifest;
  const { name, license, author } = manifest;
  const version = bundled ?? manifest.version;
  if (!ALLOWED.includes(license)) {
    const found = license === undefined ? 'none' : JSON.stringify(license);
    throw new Error(
      `${name}@${version} is in the bundle: expected a licence of ${ALLOWED.join(', ')}, found ${found}`,
    );
  }
  const file = (await readdir(root)).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  if (!file && license !== 'MIT')
    throw new Error(`${name}@${version} is in the bundle: expected a licence file`);
  const text = file
    ? await readFile(join(root, file), 'utf8')
    : `Copyright (c) ${typeof author === 'object' ? author.name : (author ?? `the authors of ${name}`)}\n\n${await mitTerms()}`;
  const title = `${name} ${version} (${license})`;
  return [title, `${title}\n\n${text.trim()}\n`];
}

/** Returns the terms of the MIT licence without a copyright line, from the project's own licence. */
async function mitTerms(): Promise<string> {
  const licence = await readFile(new URL('../../../LICENSE', import.meta.url), 'utf8');
  return licence.slice(licence.indexOf('Permission is hereby granted'));
}
