import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { guides, guideText, pageOf } from '../.storybook/docs/guide-text.ts';
import { encodePalette } from '../.storybook/theme/palette.ts';
import { presets } from '../.storybook/theme/presets.ts';
import { readWidgets } from '../packages/widgets/build/widget-table.ts';
import { root } from './docs/documents.ts';
import { builtStorybook } from './storybook/built-storybook.ts';

/** The static build, because this is what web servers serve. */
const storybook = builtStorybook();

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

describe('the guides in Storybook', () => {
  /** Opens a page, collects its uncaught errors in `errors`, and replaces stories, because they have their own tests. */
  async function openPage(errors: string[]): Promise<Page> {
    const page = await storybook.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route(/viewMode=story/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>A story</p>' }),
    );
    return page;
  }

  it('DOC-2 the guides in Storybook are complete, show their live stories, and link to existing headings', {
    timeout: 120_000,
  }, async () => {
    const { entries } = storybook;
    const ids = Object.keys(entries).filter(
      (id) => entries[id]?.type === 'docs' && /^(Guides|For contributors)\/[^/]+$/.test(entries[id].title),
    );
    expect(ids.map((id) => entries[id]?.title).sort()).toEqual(Object.values(guides).sort());
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
      const live = source.match(/<StoryFrame /g)?.length ?? 0;
      await page.goto(`${storybook.address}iframe.html?viewMode=docs&id=${id}`);
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

    const stories = frames.map((src) => new URL(src, storybook.address).searchParams.get('id') ?? '');
    expect(stories.length).toBeGreaterThan(4);
    expect(stories.filter((id) => !(id in entries))).toEqual([]);
  });

  it('DOC-2 every widget has a page, and the READMEs shown in Storybook link only to existing pages', () => {
    const { entries } = storybook;
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

const TIMEOUT = { timeout: 120_000 };
const SLOW = 30_000;

/** Opens a docs page without Storybook's frame. Waits for the page's own heading. */
async function openDocs(id: string, options?: BrowserContextOptions, globals = ''): Promise<Page> {
  const page = await storybook.newPage(options);
  page.setDefaultTimeout(SLOW);
  await page.goto(`${storybook.address}iframe.html?viewMode=docs&id=${id}&globals=${globals}`);
  await page.locator('#storybook-docs h1').first().waitFor();
  return page;
}

const openStory = async (id: string, globals: string): Promise<Page> => {
  const page = await storybook.newPage();
  page.setDefaultTimeout(SLOW);
  await page.goto(`${storybook.address}iframe.html?viewMode=story&id=${id}&globals=${globals}`);
  await page.locator('[data-widget-state="mounted"]').first().waitFor();
  return page;
};

/** Returns the value of a token, as the story's page uses it. */
const tokenOf = (page: Page, name: string): Promise<string> =>
  page.evaluate((token) => getComputedStyle(document.documentElement).getPropertyValue(token).trim(), name);

/** Returns the violations that axe finds in the page's own content, without its frames. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: run } = window as unknown as { axe: typeof axe };
    // Storybook's own tree of a list setting has list items without a list.
    const context = { include: '#storybook-docs', exclude: '.rejt-tree' };
    const { violations: found } = await run.run(context, { iframes: false });
    return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
  });
}

/** Returns the elements that end outside the window, if the page is wider than the window. */
const tooWide = (page: Page): Promise<string[]> =>
  page.$$eval('#storybook-docs *', (all) =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : all
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            return left < 0 || right > innerWidth;
          })
          .map((element) => `${element.tagName}.${element.className}`),
  );

const setDirection = (page: Page, dir: string): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.dir = value;
  }, dir);

describe.each([
  { id: 'welcome--docs', ready: 'li' },
  { id: 'gallery--docs', ready: '.iyim-gallery-page li' },
  { id: 'tokens--docs', ready: '.iyim-tokens-rows li' },
  { id: 'shop-mini-cart--docs', ready: '.docblock-argstable tr' },
  { id: 'search-live-search--docs', ready: '.docblock-argstable tr' },
  { id: 'content-motion--docs', ready: '.docblock-argstable tr' },
  { id: 'guides-integrators--docs', ready: 'table' },
])('the page $id', ({ id, ready }) => {
  it.each(['ltr', 'rtl'])(
    'STB-7 the page has no axe violation, and fits into 320 px, with the direction %s',
    TIMEOUT,
    async (dir) => {
      const page = await openDocs(id, { viewport: { width: 320, height: 640 } });
      await page.locator(`#storybook-docs ${ready}`).first().waitFor();
      await setDirection(page, dir);
      expect(await tooWide(page)).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(await tooWide(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    },
  );

  it('STB-7 the page shows its controls with forced colours', TIMEOUT, async () => {
    const page = await openDocs(id, { forcedColors: 'active' });
    await page.locator(`#storybook-docs ${ready}`).first().waitFor();
    const flat = await page.$$eval('#storybook-docs :is(button, input, select)', (all) =>
      all
        .filter(
          (element) =>
            element.checkVisibility() && !element.matches('[type=checkbox], [type=radio], [type=color]'),
        )
        .filter((element) => Number.parseFloat(getComputedStyle(element).borderBlockStartWidth) === 0)
        .map(({ outerHTML }) => outerHTML),
    );
    expect(flat).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });
});

describe('docs pages in a small window', () => {
  it('STB-7 a wide table scrolls by keyboard, and a table that fits takes no focus', TIMEOUT, async () => {
    const page = await openDocs('shop-mini-cart--docs', { viewport: { width: 320, height: 640 } });
    const controls = page.getByRole('group', { name: 'Controls' });
    await controls.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => controls.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    const fitting = (selector: string) =>
      page.$$eval(
        selector,
        (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth).length,
      );
    await expect.poll(() => fitting('.iyim-docs-scroll[tabindex]')).toBe(0);
    expect(await fitting('.iyim-docs-scroll')).toBeGreaterThan(3);
  });

  it('STB-7 forced colours show which preset of the tokens is chosen', TIMEOUT, async () => {
    const page = await openDocs('tokens--docs', { forcedColors: 'active' });
    const background = (name: string) =>
      page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await background('Default')).not.toBe(await background('Brand'));
  });
});

describe('the gallery', () => {
  it(
    'STB-5 the gallery shows every widget of the catalogue, with a link to its page and the recorded picture',
    TIMEOUT,
    async () => {
      const page = await openDocs('gallery--docs');
      await page.locator('.iyim-gallery-page li').first().waitFor();
      const links = await page.$$eval('.iyim-gallery-page li a', (all) =>
        all.map(
          (a) => new URL((a as HTMLAnchorElement).href).searchParams.get('path')?.replace('/docs/', '') ?? '',
        ),
      );
      const widgets = await readWidgets(join(root, 'packages/widgets/bundle/catalogue.ts'));
      expect(links).toHaveLength(widgets.length);
      expect(links.filter((id) => !(id in storybook.entries))).toEqual([]);
      const pictures = globSync('docs/pictures/*.webp', { cwd: root });
      expect(await page.locator('.iyim-gallery-page li img').count()).toBe(pictures.length);
    },
  );

  it(
    'STB-5 the search of the gallery finds widgets by other words, and says how many it has found',
    TIMEOUT,
    async () => {
      const page = await openDocs('gallery--docs');
      await page.getByRole('searchbox').fill('pop-up');
      await expect.poll(() => page.locator('.iyim-gallery-page li b').allTextContents()).toContain('Popup');
      const count = await page.locator('.iyim-gallery-page li').count();
      expect(count).toBeLessThan(10);
      expect(await page.locator('.iyim-gallery-page [role=status]').textContent()).toMatch(`${count} of `);
    },
  );
});

describe('the page of tokens', () => {
  const preview = (page: Page) => page.frames().findLast((frame) => frame.url().includes('viewMode=story'));
  const shownToken = (page: Page, name: string) =>
    preview(page)?.evaluate(
      (token) => getComputedStyle(document.documentElement).getPropertyValue(token).trim(),
      name,
    );
  const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

  it(
    'STB-1 a changed token appears in the preview, the contrast and the CSS, while the field keeps the focus',
    TIMEOUT,
    async () => {
      const page = await openDocs('tokens--docs');
      const story = page.frameLocator('iframe[title=Preview]');
      await story.locator('[data-widget-state="mounted"]').first().waitFor();
      expect(await page.locator('.iyim-tokens-edit [role=status]').first().textContent()).toContain(
        'Every pair',
      );
      await field(page, '--iyim-accent').fill('#ffee00');
      await expect.poll(() => shownToken(page, '--iyim-accent'), { timeout: SLOW }).toBe('#ffee00');
      expect(await page.locator('.iyim-tokens pre').textContent()).toBe(
        ':root {\n  --iyim-accent: #ffee00;\n}',
      );
      expect(await page.locator('.iyim-tokens-edit [role=status]').first().textContent()).toMatch(/^3 of 13/);
      await page.waitForTimeout(1000); // the palette is written into the address after 300 ms
      expect(await page.evaluate(() => document.activeElement?.getAttribute('placeholder'))).toBe('#1a5fb4');
    },
  );

  it('STB-1 a value that is not a colour is reported, and is not used', TIMEOUT, async () => {
    const page = await openDocs('tokens--docs');
    await field(page, '--iyim-accent').fill('red; } body { display: none');
    await expect.poll(() => field(page, '--iyim-accent').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByText('Expected a colour, such as #1a5fb4').count()).toBe(1);
    expect(await page.locator('.iyim-tokens pre').textContent()).toContain('No token differs');
  });

  it(
    'STB-1 a preset and the address set all values, and Storybook keeps them in its address',
    TIMEOUT,
    async () => {
      const page = await storybook.newPage();
      page.setDefaultTimeout(SLOW);
      await page.goto(`${storybook.address}?path=/docs/tokens--docs`);
      const docs = page.frameLocator('#storybook-preview-iframe');
      await docs.getByRole('button', { name: 'Dark' }).click();
      const dark = encodePalette(presets.dark.palette);
      await page.waitForURL((url) => url.search.includes(`palette:${dark}`), { timeout: SLOW });

      await page.goto(`${storybook.address}?path=/docs/tokens--docs&globals=palette:${dark}`);
      await docs.getByRole('button', { name: 'Dark', pressed: true }).waitFor();
      await expect.poll(() => shownToken(page, '--iyim-surface'), { timeout: SLOW }).toBe('#26221e');
      await docs.getByRole('button', { name: 'Show it in all stories' }).click();
      await page.waitForURL((url) => url.search.includes('theme:mine'), { timeout: SLOW });
    },
  );
});

describe('the first preview of the tokens', () => {
  it('STB-1 the accent changes colours of the first preview', TIMEOUT, async () => {
    const page = await openStory('shop-mini-cart--open', 'theme:mine');
    const hasChanged = await page.evaluate(() => {
      const still = new CSSStyleSheet();
      still.replaceSync('* { transition: none !important; }');
      document.adoptedStyleSheets.push(still);
      const backgrounds = () =>
        [...document.querySelectorAll('#storybook-root *')]
          .map((element) => getComputedStyle(element).backgroundColor)
          .join();
      const before = backgrounds();
      document.documentElement.style.setProperty('--iyim-accent', '#f0a');
      return backgrounds() !== before;
    });
    expect(hasChanged).toBe(true);
  });
});

describe('the theme of stories', () => {
  const STORY = 'content-accordion--in-the-shop';

  it('STB-2 every story obeys the theme of the toolbar', TIMEOUT, async () => {
    const palette = encodePalette({ page: 'light', values: { '--iyim-accent': '#123456' } });
    const accents = {
      'theme:shop': '#2c5649',
      'theme:default': '#1a5fb4',
      'theme:dark': '#8fd0b5',
      [`theme:mine;palette:${palette}`]: '#123456',
      'theme:mine;palette:broken': '#1a5fb4',
    };
    for (const [globals, accent] of Object.entries(accents)) {
      const page = await openStory(STORY, globals);
      expect(await tokenOf(page, '--iyim-accent'), globals).toBe(accent);
      await page.context().close();
    }
  });

  it('STB-2 the stories of a guide obey the toolbars', TIMEOUT, async () => {
    const page = await openDocs('guides-integrators--docs', {}, 'theme:dark;language:en');
    const story = page.frameLocator('iframe').first();
    await story.locator('html[lang=en][data-page=dark]').waitFor();
    await expect
      .poll(() =>
        story.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--iyim-accent')),
      )
      .toBe('#8fd0b5');
  });

  it('STB-2 the dark theme has enough contrast on the page of the demo shop', TIMEOUT, async () => {
    const page = await openStory('shop-mini-cart--open', 'theme:dark');
    await page.locator('.iyim-mini-cart-panel[aria-hidden=false]').waitFor();
    await page.evaluate(axe.source);
    const found = await page.evaluate(async () => {
      const { axe: run } = window as unknown as { axe: typeof axe };
      const { violations: all } = await run.run('#storybook-root', { runOnly: ['color-contrast'] });
      return all.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 200)));
    });
    expect(found).toEqual([]);
  });
});

describe('docs pages of widgets', () => {
  it('STB-3 the HTML of a docs page follows the controls', TIMEOUT, async () => {
    const page = await openDocs('shop-mini-cart--docs');
    await page.getByText('Show HTML', { exact: true }).click();
    const code = page.locator('.iyim-docs-html pre').first();
    await expect.poll(() => code.textContent(), { timeout: SLOW }).toContain('data-widget="mini-cart"');
    await page.getByLabel('side-cart').check();
    await expect.poll(() => code.textContent(), { timeout: SLOW }).toContain('{"cart_type":"side-cart"}');
  });

  it('STB-4 a docs page shows the main state first, and pictures of the other states', TIMEOUT, async () => {
    const page = await openDocs('shop-mini-cart--docs');
    const first = page.locator('iframe').first();
    expect(await first.getAttribute('src')).toContain('id=shop-mini-cart--open&');
    const cards = page.locator('.iyim-docs-cards a');
    const ids = await cards.evaluateAll((all) =>
      all.map((a) => new URL((a as HTMLAnchorElement).href).searchParams.get('path')?.replace('/story/', '')),
    );
    const visible = Object.entries(storybook.entries)
      .filter(
        ([id, { tags, type }]) =>
          id.startsWith('shop-mini-cart--') && type === 'story' && tags.includes('dev'),
      )
      .map(([id]) => id);
    expect(ids.sort()).toEqual(visible.filter((id) => id !== 'shop-mini-cart--open').sort());
    expect(await page.locator('.iyim-docs-cards img').count()).toBe(ids.length);
    await page.frameLocator('iframe').first().locator('.iyim-mini-cart-panel[aria-hidden=false]').waitFor();
    expect(await page.evaluate(() => scrollY), 'the story must not scroll the page').toBe(0);
  });

  it('STB-4 stories that are only tests are tested, and are not in the sidebar', () => {
    const stories = Object.values(storybook.entries).filter(({ type }) => type === 'story');
    const hidden = stories.filter(({ tags }) => !tags.includes('dev'));
    expect(hidden.length).toBeGreaterThan(50);
    expect(hidden.filter(({ tags }) => !tags.includes('test'))).toEqual([]);
    const titles = new Set(stories.map(({ title }) => title));
    const shown = new Set(stories.filter(({ tags }) => tags.includes('dev')).map(({ title }) => title));
    expect([...titles].filter((title) => !shown.has(title))).toEqual([]);
  });

  it('STB-4 the main state of each widget is one of its stories in the sidebar', () => {
    const wrong = globSync('stories/*.stories.ts', { cwd: root }).filter((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const primary = /primary: '(\w+)'/.exec(text)?.[1];
      const story = new RegExp(`export const ${primary}: WidgetStory = [^]*?\n(?=\n|$)`).exec(text)?.[0];
      return primary !== undefined && (story === undefined || story.includes("'!dev'"));
    });
    expect(wrong).toEqual([]);
  });
});

describe('the static build', () => {
  it('STB-6 Storybook works in any folder of a web server', TIMEOUT, async () => {
    const page = await storybook.newPage();
    page.setDefaultTimeout(SLOW);
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(response.url());
    });
    await page.goto(`${storybook.address}?path=/story/shop-mini-cart--open`);
    const story = page.frameLocator('#storybook-preview-iframe');
    await story.locator('.iyim-mini-cart-panel[aria-hidden=false] .mini_cart_item').first().waitFor();
    const sidebar = (await page.locator('#storybook-explorer-tree').allInnerTexts()).join('\n').split(/\n+/);
    const order = ['Welcome', 'Gallery', 'Tokens', 'SHOP', 'CONTENT', 'GUIDES', 'FOR CONTRIBUTORS'];
    const positions = order.map((text) =>
      sidebar.findIndex((line) => line.toUpperCase() === text.toUpperCase()),
    );
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(positions).not.toContain(-1);
    expect(sidebar, 'the folder for contributors is collapsed').not.toContain('Architecture');
    await page.getByRole('tab', { name: 'Show HTML' }).click();
    await page.getByRole('tabpanel').getByText('data-widget').first().waitFor();
    const logo = page.locator('img[src="./logo.svg"]');
    expect(await logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    const broken = await story
      .locator('img')
      .evaluateAll((all) =>
        (all as HTMLImageElement[])
          .filter((image) => image.complete && image.naturalWidth === 0)
          .map(({ src }) => src),
      );
    expect(broken).toEqual([]);
    expect(missing).toEqual([]);
  });
});
