import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guides, guideText, pageOf } from '../.storybook/docs/guide-text.ts';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { root } from './docs/documents.ts';
import { run } from './packages/run.ts';

describe('links of guides', () => {
  const shown = (text: string) => guideText('docs/guide.md', text);

  it('DOC-2 a link to a document leads to its page in Storybook', () => {
    expect(shown('[a](theming.md), [b](npm.md#entries)')).toBe(
      '[a](?path=/docs/guides-theming--docs), [b](?path=/docs/guides-from-npm--docs#entries)',
    );
    expect(shown('[a](../packages/widgets/src/mini-cart/README.md)')).toBe(
      '[a](?path=/docs/shop-mini-cart--docs)',
    );
    expect(shown('[all](../README.md#the-widgets)')).toBe('[all](?path=/docs/welcome--docs)');
  });

  it('DOC-2 a link to a file without a page becomes text, and other links are unchanged', () => {
    expect(shown('[how](../CONTRIBUTING.md#tests)')).toBe('how');
    expect(shown('[a](#here) [b](https://example.org/)')).toBe('[a](#here) [b](https://example.org/)');
    expect(shown('`[a](theming.md)`\n```md\n[a](theming.md)\n```')).toBe(
      '`[a](theming.md)`\n```md\n[a](theming.md)\n```',
    );
  });

  it('DOC-2 every document of docs/ is a guide', () => {
    expect(Object.keys(guides).sort()).toEqual(globSync('docs/*.md', { cwd: root }).sort());
  });
});

/** Tests the static build, because this is what web servers serve. */
describe('the guides in Storybook', () => {
  const ORIGIN = 'http://localhost:1';
  let folder: string;
  let browser: Browser;
  let entries: Readonly<Record<string, { title: string; type: string }>>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'iyim-guides-'));
    await run('storybook', ['build', '--quiet', '--output-dir', folder], root);
    ({ entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));
    browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  }, 600_000);

  afterAll(async () => {
    await browser?.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Opens a page that serves the built Storybook, and collects its uncaught errors in `errors`. */
  async function openPage(errors: string[]): Promise<Page> {
    const page = await browser.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route(`${ORIGIN}/**`, (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      // Stories are replaced, because they have their own tests.
      return searchParams.get('viewMode') === 'story'
        ? route.fulfill({ contentType: 'text/html', body: '<p>A story</p>' })
        : route.fulfill({ path: join(folder, pathname) });
    });
    return page;
  }

  it('DOC-2 the guides in Storybook are complete, show their live stories, and link to existing headings', {
    timeout: 120_000,
  }, async () => {
    const ids = Object.keys(entries).filter((id) => entries[id]?.title.startsWith('Guides/'));
    expect(ids.map((id) => entries[id]?.title).sort()).toEqual(
      Object.values(guides)
        .map((title) => `Guides/${title}`)
        .sort(),
    );
    const errors: string[] = [];
    const page = await openPage(errors);
    const anchors = new Map<string, readonly string[]>();
    const links: string[] = [];
    const frames: string[] = [];
    const sources = globSync('stories/guides/*.mdx', { cwd: root }).map((file) =>
      readFileSync(join(root, file), 'utf8'),
    );
    for (const id of ids) {
      const source = sources.find((text) => text.includes(`<Meta title="${entries[id]?.title}" />`)) ?? '';
      const live = source.match(/<(Canvas|ThemeEditor) /g)?.length ?? 0;
      await page.goto(`${ORIGIN}/iframe.html?viewMode=docs&id=${id}`);
      await page.locator('#storybook-docs h1').first().waitFor();
      await page.waitForFunction(
        (n) => document.querySelectorAll('#storybook-docs iframe').length === n,
        live,
      );
      anchors.set(id, await page.$$eval('#storybook-docs [id]', (all) => all.map((element) => element.id)));
      links.push(
        ...(await page.$$eval('#storybook-docs a', (all) => all.map((a) => a.getAttribute('href') ?? ''))),
      );
      frames.push(
        ...(await page.$$eval('#storybook-docs iframe', (all) =>
          all.map((frame) => frame.getAttribute('src') ?? ''),
        )),
      );
    }
    expect(errors).toEqual([]);

    const dead = links.filter((href) => {
      const [, id = '', anchor] = /^\?path=\/docs\/([\w-]+)(?:#(.*))?$/.exec(href) ?? [];
      if (id === '') return !/^(#|https?:)/.test(href);
      return (
        !(id in entries) ||
        (anchor !== undefined && anchors.get(id)?.includes(decodeURIComponent(anchor)) === false)
      );
    });
    expect(dead).toEqual([]);
    expect(links.filter((href) => href.startsWith('?path=')).length).toBeGreaterThan(20);

    const stories = frames.map((src) => new URL(src, ORIGIN).searchParams.get('id') ?? '');
    expect(stories.length).toBeGreaterThan(4);
    expect(stories.filter((id) => !(id in entries))).toEqual([]);
  });

  it('DOC-2 every widget has a page, and the READMEs shown in Storybook link only to existing pages', () => {
    const files = globSync('packages/widgets/{src,shared}/*/README.md', { cwd: root });
    expect(files.length).toBeGreaterThan(51);
    expect(files.filter((file) => !((pageOf(file) ?? '') in entries))).toEqual([]);
    const links = files.flatMap((file) => {
      const text = guideText(file, readFileSync(join(root, file), 'utf8'));
      return [...text.matchAll(/\]\((?!#|https?:)([^)\s]+)\)/g)].map(([, target = '']) => target);
    });
    expect(links.length).toBeGreaterThan(20);
    const pages = links.map((link) => /^\?path=\/docs\/([\w-]+)/.exec(link)?.[1] ?? link);
    expect(pages.filter((page) => !(page in entries))).toEqual([]);
  });
});
