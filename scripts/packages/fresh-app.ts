import { globSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PreviewServer, preview } from 'vite';
import { documents, type Sample, samplesOf } from '../docs/documents.ts';
import { step } from '../step.ts';
import { packPackages, type Tarball } from './pack.ts';
import { run } from './run.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Packages that Vite's template for React and TypeScript installs. The application gets this workspace's versions of them. */
const TEMPLATE = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'typescript',
  'vite',
];

/** A Vite application set up as docs/npm.md describes, with the packed packages, in a folder outside the workspace. */
export interface FreshApp {
  readonly tarballs: readonly Tarball[];
  /** Runs a tool of the application. Returns its output, or throws an error with the output if the tool fails. */
  readonly run: (tool: string, ...args: readonly string[]) => Promise<string>;
  /** Serves the built application on a free local port. */
  readonly serve: () => Promise<{ url: string; close: () => Promise<void> }>;
  readonly remove: () => Promise<void>;
}

export async function makeFreshApp(): Promise<FreshApp> {
  const folder = await mkdtemp(join(tmpdir(), 'iyim-app-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const tarballs = await step('pack', () => packPackages(folder));
    await writeApp(folder, tarballs);
    await step('install', () =>
      run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts'], folder),
    );
    const files = join(folder, 'node_modules/@iyim/widgets/dist');
    await cp(join(files, 'bundle'), join(folder, 'public/iyim'), { recursive: true });
    return {
      tarballs,
      run: (tool, ...args) => step(tool, () => run(join(folder, 'node_modules/.bin', tool), args, folder)),
      serve: () => serve(folder),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function writeApp(folder: string, tarballs: readonly Tarball[]): Promise<void> {
  const write = async (name: string, content: string | object) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Readonly<Record<string, string>>;
  };
  const packed = Object.fromEntries(tarballs.map(({ name, file }) => [name, `file:${file}`]));
  await write('package.json', {
    private: true,
    type: 'module',
    dependencies: { ...Object.fromEntries(TEMPLATE.map((name) => [name, devDependencies[name]])), ...packed },
  });
  await write('pnpm-workspace.yaml', {
    overrides: packed, // the widgets depend on a version of the runtime that may not be published yet
    autoInstallPeers: false,
    // The oldest Node that the template's tools support.
    nodeVersion: '20.19.0',
    engineStrict: true,
  });
  await write('tsconfig.json', {
    compilerOptions: {
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      types: ['vite/client'],
      jsx: 'react-jsx',
      allowImportingTsExtensions: true,
      verbatimModuleSyntax: true,
      noEmit: true,
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      skipDefaultLibCheck: true, // skips only TypeScript's own declarations
    },
    include: ['src'],
  });
  await write(
    'vite.config.js',
    `import react from '@vitejs/plugin-react';
     export default { plugins: [react()], build: { rolldownOptions: { input: ['index.html', 'islands.html'] } } };`,
  );
  await write('index.html', '<div id="root"></div><script type="module" src="/src/main.tsx"></script>');

  for (const [index, { title, language, code }] of samples().entries())
    await write(title ?? `src/samples/${index}.${language}`, code);
  const plain = readFileSync(join(folder, 'public/plain.html'), 'utf8');
  await write('islands.html', plain.replace('"/iyim/iyim.js"', '"/src/islands.ts"'));
  await write('src/every.tsx', everyWidget());
}

/** Returns code that uses each widget's component with a form's attributes, and with settings and attributes that tsc must reject. */
function everyWidget(): string {
  const names = globSync('packages/widgets/src/*/', { cwd: root }).map((path) => basename(path));
  return names
    .map((name) => {
      const component = name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
      return `import { ${component} } from '@iyim/widgets/${name}';
        export const ${component}Form = <${component} as="form" method="post" settings={{}} onSubmit={(event) => event.currentTarget.reset()} />;
        // @ts-expect-error: no such setting
        export const ${component}Wrong = <${component} settings={{ no_such_setting: true }} />;
        // @ts-expect-error: a div has no method
        export const ${component}Sent = <${component} method="post" />;\n`;
    })
    .join('');
}

/** Returns the samples that are complete files: samples that begin with an import or have a file's path as their title. */
const samples = (): Sample[] =>
  documents()
    .flatMap(samplesOf)
    .filter(({ language }) => /^(tsx?|html)$/.test(language))
    .filter(({ title, code }) => title !== undefined || code.startsWith('import '));

async function serve(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server: PreviewServer = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('expected an address of the preview server, found none');
  return { url, close: () => server.close() };
}
