import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from './run.ts';

export interface Tarball {
  /** Published name, such as `@iyim/runtime`. */
  readonly name: string;
  readonly version: string;
  /** Path of the tarball. */
  readonly file: string;
  readonly bytes: number;
  /** Paths of the packed files, relative to the package. */
  readonly holds: readonly string[];
}

/** Folders of the published packages. Each comes after the packages that it depends on. */
export const packageFolders: readonly string[] = ['runtime', 'widgets'].map((name) =>
  fileURLToPath(new URL(`../../packages/${name}`, import.meta.url)),
);

/** Packs the built packages into `folder`, exactly as `pnpm publish` would, and returns their tarballs. */
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
