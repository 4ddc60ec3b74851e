import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { root } from '../docs/documents.ts';
import { run } from '../packages/run.ts';

/** Folder of the web server that has Storybook, to test that Storybook needs no folder of its own. */
const FOLDER = '/design/storybook/';

/** A page or a story in Storybook's index. */
export interface Entry {
  readonly title: string;
  readonly name: string;
  readonly type: 'docs' | 'story';
  readonly tags: readonly string[];
}

/** A built Storybook, served from a folder of a web server, while the tests of a file run. */
export interface BuiltStorybook {
  /** `http://localhost:4173/design/storybook/` */
  readonly address: string;
  readonly entries: Readonly<Record<string, Entry>>;
  newPage(options?: BrowserContextOptions): Promise<Page>;
}

/** Builds Storybook before the tests of the current file, and serves it until they have ended. */
export function builtStorybook(): BuiltStorybook {
  let folder: string;
  let server: PreviewServer;
  let browser: Browser;
  const built = { address: '', entries: {} as Record<string, Entry> };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'iyim-storybook-'));
    await run('storybook', ['build', '--quiet', '--output-dir', folder], root);
    built.entries = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries;
    server = await preview({
      root: folder,
      configFile: false,
      base: FOLDER,
      appType: 'mpa',
      build: { outDir: '.' },
      preview: { port: 0, host: '127.0.0.1' },
      logLevel: 'silent',
    });
    built.address = server.resolvedUrls?.local[0] ?? '';
    browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  }, 600_000);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    if (existsSync(folder)) await rm(folder, { recursive: true, force: true });
  });

  return {
    get address() {
      return built.address;
    },
    get entries() {
      return built.entries;
    },
    newPage: async (options) => (await browser.newContext(options)).newPage(),
  };
}
