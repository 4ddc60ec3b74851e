import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from './run.ts';

export interface Tarball {
  /** As it is published: `@iyim/runtime`. */
  readonly name: string;
  readonly version: string;
  /** The tarball's path. */
  readonly file: string;
  readonly bytes: number;
  /** What is in it, by paths within the package. */
  readonly holds: readonly string[];
}

/** The folders of what is published; a package after those it needs. */
export const packageFolders: readonly string[] = ['runtime', 'widgets'].map((name) =>
  fileURLToPath(new URL(`../../packages/${name}`, import.meta.url)),
);

/** Writes the tarballs of the built packages to `folder`, as `pnpm publish` would send them. */
export async function packPackages(folder: string): Promise<Tarball[]> {
  const tarballs = packageFolders.map(async (cwd): Promise<Tarball> => {
    const packed = await run('pnpm', ['pack', '--json', '--pack-destination', folder], cwd);
    const { name, version, filename, files } = JSON.parse(packed) as {
      name: string;
      version: string;
      filename: string;
      files: readonly { path: string }[];
    };
    const holds = files.map(({ path }) => path);
    return { name, version, file: filename, bytes: statSync(filename).size, holds };
  });
  return Promise.all(tarballs);
}
