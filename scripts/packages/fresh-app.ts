import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type PreviewServer, preview } from 'vite';
import { root } from '../docs/documents.ts';
import { step } from '../step.ts';
import { packPackages, type Tarball } from './pack.ts';
import { run } from './run.ts';

/** An example of `examples/` with the packed packages, in a folder outside the workspace. */
export interface FreshApp {
  readonly folder: string;
  readonly tarballs: readonly Tarball[];
  /** Runs a tool of the application. Returns its output, or throws an error with the output if the tool fails. */
  readonly run: (tool: string, ...args: readonly string[]) => Promise<string>;
  readonly remove: () => Promise<void>;
}

interface Options {
  /** More files, by their paths in the application. */
  readonly files?: Readonly<Record<string, string>>;
  /** Whether to copy the script bundle to `public/iyim`, as docs/npm.md describes. */
  readonly hasBundle?: boolean;
}

/** Copies an example, and installs the packed packages and the example's other dependencies. */
export async function makeFreshApp(
  example: string,
  { files = {}, hasBundle = false }: Options = {},
): Promise<FreshApp> {
  const folder = await mkdtemp(join(tmpdir(), `iyim-${example}-`));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const tarballs = await step('pack', () => packPackages(folder));
    await cp(join(root, 'examples', example), folder, {
      recursive: true,
      // Leaves out the results of earlier builds in the example's folder.
      filter: (path) => !/[\\/](node_modules|\.next|out|dist|public[\\/]iyim)$/.test(path),
    });
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    await writeFile(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(installOptions(tarballs)));
    await step(`install the example ${example}`, () =>
      run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts'], folder),
    );
    if (hasBundle)
      await cp(join(folder, 'node_modules/@iyim/widgets/dist/bundle'), join(folder, 'public/iyim'), {
        recursive: true,
      });
    return {
      folder,
      tarballs,
      run: (tool, ...args) => step(tool, () => run(join(folder, 'node_modules/.bin', tool), args, folder)),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Returns the settings with which pnpm installs the tarballs in place of the published packages. */
const installOptions = (tarballs: readonly Tarball[]) => ({
  overrides: Object.fromEntries(tarballs.map(({ name, file }) => [name, `file:${file}`])),
  autoInstallPeers: false,
  // The oldest Node that the examples' tools support.
  nodeVersion: '20.19.0',
  engineStrict: true,
});

/** Dependencies of an example, with their versions. */
export function dependenciesOf(example: string): Readonly<Record<string, string>> {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'examples', example, 'package.json'), 'utf8'),
  ) as Readonly<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>;
  return { ...dependencies, ...devDependencies };
}

export interface Served {
  /** Ends in a slash. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves built files on a free local port. */
export async function serve(folder: string, outDir: string): Promise<Served> {
  const server: PreviewServer = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('expected an address of the preview server, found none');
  return { url, close: () => server.close() };
}
