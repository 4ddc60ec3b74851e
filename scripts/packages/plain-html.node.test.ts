import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { createServer } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { documents, root, samplesOf } from '../docs/documents.ts';
import { run } from './run.ts';

const GUIDE = 'docs/integrators.md';
const example = (file: string) => readFileSync(join(root, 'examples/plain-html', file), 'utf8');
const [copy, page, server] = documents()
  .filter(({ file }) => file === GUIDE)
  .flatMap(samplesOf)
  .map(({ code }) => code);

/** Folder in which the guide's commands run. Its `packages` leads to the workspace's. */
let folder: string;
let browser: Browser;
const opened: Page[] = [];
const errors: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'iyim-plain-html-'));
  symlinkSync(join(root, 'packages'), join(folder, 'packages'));
  await run('sh', ['-ec', copy ?? ''], folder);
  for (const file of ['index.html', 'own-widget.html', 'delivery-note.js'])
    cpSync(join(root, 'examples/plain-html', file), join(folder, 'my-page', file));
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
}, 60_000);

afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
  expect(errors.splice(0)).toEqual([]);
});

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(url: string): Promise<Page> {
  const one = await browser.newPage();
  opened.push(one);
  one.on('pageerror', ({ message }) => errors.push(message));
  one.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await one.goto(url);
  return one;
}

async function expectClock(url: string): Promise<void> {
  const one = await open(url);
  await one.locator('#sale[data-widget-state=mounted]').waitFor();
  await expect.poll(() => one.locator('[data-value=minutes]').textContent()).toBe('09');
}

/** Starts a command of the guide, and resolves with the first local address that it prints. */
function start(command: string): { server: ChildProcess; url: Promise<string> } {
  const child = spawn('sh', ['-ec', `exec ${command}`], { cwd: folder, detached: true });
  const url = new Promise<string>((resolve, reject) => {
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed += chunk;
        // biome-ignore lint/suspicious/noControlCharactersInRegex: the command colours its output
        const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed.replaceAll(/\u001b\[\d*m/g, '')) ?? [];
        if (found) resolve(found);
      });
    child.on('close', () => reject(new Error(`${command} ended: ${printed}`)));
  });
  return { server: child, url };
}

/** Ends a command and the processes that it has started. */
const end = ({ pid }: ChildProcess) => pid !== undefined && process.kill(-pid, 'SIGTERM');

/** Serves the folder with Vite's development server, which rewrites scripts. */
async function withVite(use: (url: string) => Promise<void>): Promise<void> {
  const vite = await createServer({
    root: join(folder, 'my-page'),
    configFile: false,
    logLevel: 'silent',
    cacheDir: join(folder, '.vite'),
    server: { host: '127.0.0.1', port: 0 },
  });
  try {
    await vite.listen();
    await use(vite.resolvedUrls?.local[0] ?? '');
  } finally {
    await vite.close();
  }
}

describe('the example without a build', () => {
  it('RT-35 the page of the guide for integrators is the one of the example', () => {
    expect(page).toBe(example('index.html'));
  });

  it('RT-35 the commands of the guide for integrators, run as they are printed, serve a page whose clock runs', async () => {
    const { server: child, url } = start((server ?? '').trim());
    try {
      await expectClock(await url);
    } finally {
      end(child);
    }
  }, 90_000);

  it('RT-35 the same page runs under Vite’s development server, which rewrites scripts', async () => {
    await withVite(expectClock);
  }, 60_000);

  it('RT-34 a widget of the page’s own, without a build, works and is restored', async () => {
    await withVite(async (url) => {
      const one = await open(`${url}own-widget.html`);
      const host = one.locator('[data-widget=delivery-note]');
      const markup = /<button.*<\/p>/s.exec(example('own-widget.html'))?.[0] ?? '';
      await one.locator('[data-widget=delivery-note][data-widget-state=mounted]').waitFor();
      const button = one.getByRole('button');
      const note = host.locator('p');
      expect(await note.isVisible()).toBe(false);
      await one.evaluate(() => {
        document.addEventListener('iyim:delivery-note', (event) => {
          document.title = JSON.stringify((event as CustomEvent).detail);
        });
      });
      await button.click();
      await expect.poll(() => note.isVisible()).toBe(true);
      expect(await note.textContent()).toBe('Within 3 days.');
      expect(await button.getAttribute('aria-expanded')).toBe('true');
      expect(await one.title()).toBe('{"isOpen":true}');
      await one.keyboard.press('Escape');
      await expect.poll(() => note.isVisible()).toBe(false);
      expect(await one.getByRole('link', { name: 'All about delivery' }).count()).toBe(1);

      await host.evaluate((element) => {
        element.setAttribute('data-widget-settings', '{"days": "<img src=x onerror=alert(1)>"}');
        window.iyim?.unmount(element as HTMLElement);
        return window.iyim?.mount(element as HTMLElement);
      });
      await button.click();
      await expect.poll(() => note.textContent()).toBe('Within 7 days.');

      await one.evaluate(() => window.iyim?.stop());
      expect((await host.innerHTML()).trim()).toBe(markup);
    });
  }, 60_000);

  it('RT-34 the guide to widgets without a build shows the script of the example', () => {
    const shown = documents()
      .filter(({ file }) => file === 'docs/plain-widgets.md')
      .flatMap(samplesOf)
      .map(({ code }) => code);
    expect(shown).toContain(example('delivery-note.js'));
  });
});
