import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import { bundleFolder, debugFolder, standAloneFolder, widgetNames } from './bundle.ts';
import type { Manifest } from './manifest.ts';

const flavours = ['react', 'lean'] as const;
const MAX_BYTES = 3.5e6;

const sha384 = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

describe.each(flavours)('the %s bundle', (flavour) => {
  const folder = bundleFolder(flavour);
  const read = (name: string) => readFileSync(join(folder, name));
  const manifest = JSON.parse(read('manifest.json').toString()) as Manifest;

  /** Static imports of the bundle's files, by file name; each file is parsed only once. */
  const cachedImports = new Map<string, string[]>();
  const importsOf = (name: string): string[] => {
    const imports =
      cachedImports.get(name) ??
      parseAst(read(name).toString()).body.flatMap((node) =>
        'source' in node && node.source ? [posix.join(posix.dirname(name), node.source.value)] : [],
      );
    cachedImports.set(name, imports);
    return imports;
  };

  it('SEC-5 the manifest lists the integrity hash and size of every script and style sheet', () => {
    const files = Object.entries(manifest.files);
    expect(files.length).toBeGreaterThan(2 * widgetNames.length);
    for (const [name, { integrity, bytes }] of files) {
      expect(integrity, name).toBe(sha384(read(name)));
      expect(bytes, name).toBe(read(name).length);
    }
  });

  it('SEC-5 the import map has the integrity hash of the entry and of every chunk', () => {
    const { integrity } = JSON.parse(read('importmap.json').toString()) as {
      integrity: Record<string, string>;
    };
    const modules = ['iyim.js', ...globSync('chunks/**/*.js', { cwd: folder })];
    expect(Object.keys(integrity).sort()).toEqual(modules.map((name) => `./${name}`).sort());
    for (const name of modules) expect(integrity[`./${name}`], name).toBe(sha384(read(name)));
  });

  /** Reads the table in a script that lists each widget's chunks. Returns the chunks by widget name. */
  const tableIn = (script: string): Map<string, string[]> => {
    const table = /`(chunks\/\w+ [^`]+)`/.exec(read(script).toString())?.[1] ?? '';
    const [[inFolder = '', ...always] = [], some = [], ...rows] = table
      .split('\n')
      .map((line) => line.split(' '));
    return new Map(
      rows.map(([name = '', others = '']) => {
        const shared = [...others].map((digit) => some[Number.parseInt(digit, 36)] ?? digit);
        return [name, [name, ...always, ...shared].map((chunk) => posix.join(inFolder, `${chunk}.js`))];
      }),
    );
  };

  it('RT-31 the bundle’s entry has no imports; its table and the table of the core list every widget with its chunks', () => {
    expect(importsOf('iyim.js')).toEqual([]);
    const [core = ''] = globSync('chunks/*/core.js', { cwd: folder });
    const rows = new Map([...tableIn('iyim.js'), ...tableIn(core)]);
    expect([...rows.keys()].sort()).toEqual([...widgetNames].sort());
    expect(Object.keys(manifest.widgets).sort()).toEqual([...widgetNames].sort());
    for (const [name, chunks] of Object.entries(manifest.widgets)) {
      const [ownChunk = ''] = chunks;
      expect(ownChunk).toMatch(new RegExp(`^chunks/\\w{6}/${name}\\.js$`));
      const needed = new Set([ownChunk]);
      for (const chunk of needed) for (const other of importsOf(chunk)) needed.add(other);
      expect(chunks, name).toEqual(expect.arrayContaining([...needed]));
      expect(rows.get(name)?.sort(), name).toEqual(chunks.toSorted());
    }
    const names = [...tableIn(core).keys()].join('(=\\w+)? ');
    expect(read('iyim.js').toString()).toMatch(new RegExp(`\`${names}(=\\w+)?\``));
  });

  it('RT-31 the React chunk has no imports, so that its file stays the same across releases', () => {
    expect(globSync('chunks/*.js', { cwd: folder }).flatMap(importsOf)).toEqual([]);
  });

  it('RT-31 no chunk repeats a module of the entry', () => {
    const texts = new Set(
      read('iyim.js')
        .toString()
        .match(/`[^`\n]{20,}`|"[^"\n]{20,}"/g),
    );
    expect(texts.size).toBeGreaterThan(20);
    const both = globSync('chunks/**/*.js', { cwd: folder }).flatMap((name) => {
      const code = read(name).toString();
      return [...texts].filter((text) => code.includes(text)).map((text) => `${name}: ${text}`);
    });
    expect(both).toEqual([]);
  });

  it.each(['http-client', 'lightbox', 'lottie'])(
    'RT-31 every widget mounts without the chunk %s',
    (library) => {
      const users = Object.entries(manifest.widgets).filter(([, chunks]) =>
        chunks.some((chunk) => basename(chunk, '.js') === library),
      );
      expect(users.map(([name]) => name)).toEqual([]);
    },
  );

  it('each chunk is named after its contents: a folder, a library or a module', () => {
    const names = globSync('*/*.js', { cwd: join(folder, 'chunks') }).map((name) => basename(name, '.js'));
    expect(names).toEqual(expect.arrayContaining(['view', 'core', 'http-client', ...widgetNames]));
    expect(globSync('*.js', { cwd: join(folder, 'chunks') })).toEqual([
      expect.stringMatching(/^react-\w{6}\.js$/),
    ]);
    for (const name of ['definition', 'index', 'distribution']) expect(names).not.toContain(name);
  });

  it('RT-19 each widget has a stand-alone script without imports', () => {
    const scripts = globSync('*.js', { cwd: standAloneFolder(flavour) });
    expect(scripts.sort()).toEqual(widgetNames.map((name) => `${name}.js`).sort());
    for (const name of scripts) {
      const code = readFileSync(join(standAloneFolder(flavour), name), 'utf8');
      expect(code, name).not.toMatch(/\bimport\s*[("'`{]/);
      expect(code, name).not.toContain('data-iyim-inspector'); // only the bundle has the inspector
    }
  });

  it('every script has a source map in the debug folder', () => {
    const written = globSync('chunks/**/*.js', { cwd: folder }).filter(
      (name) => !/cjs\.js$/.test(name), // contains the bundler's helpers
    );
    for (const name of ['iyim.js', ...written, ...widgetNames.map((widget) => `${widget}.js`)])
      expect(existsSync(join(debugFolder(flavour), `${name}.map`)), name).toBe(true);
  });
});

it(`the files that a site copies, of both flavours, are smaller than ${MAX_BYTES / 1e6} MB and contain no source map`, () => {
  const files = globSync('**/*.*', { cwd: bundleFolder('react') });
  const bytes = files.reduce((sum, name) => sum + statSync(join(bundleFolder('react'), name)).size, 0);
  expect(bytes).toBeLessThan(MAX_BYTES);
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  const mentions = files.filter((name) =>
    readFileSync(join(bundleFolder('react'), name)).includes('sourceMappingURL'),
  );
  expect(mentions).toEqual([]);
});
