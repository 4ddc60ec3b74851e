import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import { bundle, chunkOf } from './support/harness.ts';
import { axeViolations } from './support/measures.ts';
import { expect, test } from './support/shop.ts';

const jQuery = readFileSync(createRequire(import.meta.url).resolve('jquery/dist/jquery.min.js'), 'utf8');

const entry = `<script type="module" src="${bundle}/iyim.js"></script>`;
const styles = `<link rel="stylesheet" href="${bundle}/iyim.css">`;
const minutes = '<b data-value="minutes">00</b> <b data-value="seconds">00</b>';

interface Harness {
  readonly head?: string;
  readonly body: string;
  readonly lang?: 'en' | 'he';
  readonly policy?: string;
  readonly query?: string;
}

/** Opens a page at the shop's origin with this content. */
async function openPage(
  page: Page,
  { head = styles + entry, body, lang = 'en', policy, query = '?iyim-inspect' }: Harness,
): Promise<void> {
  await page.route('**/harness/**', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="${lang}" dir="${lang === 'he' ? 'rtl' : 'ltr'}"><head><title>Harness</title><link rel="icon" href="data:,">${head}</head><body><main><h1>Shop</h1>${body}</main></body></html>`,
      ...(policy === undefined ? {} : { headers: { 'content-security-policy': policy } }),
    }),
  );
  await page.goto(`/harness/${query}`);
}

const panel = (page: Page): Locator => page.locator('[data-iyim-inspector] section.panel');
const finding = (page: Page, text: string | RegExp): Locator =>
  panel(page).locator('.findings .finding').filter({ hasText: text });
const row = (page: Page, widget: string): Locator =>
  panel(page)
    .locator('button.row')
    .filter({ has: page.locator(`b:text-is("${widget}")`) });

test.describe('a page with five faults', () => {
  const body = `
    <div id="sale" data-widget="countdown" data-widget-settings='{"evergreen_interval": 600}'>${minutes}</div>
    <div id="wrong" data-widget="collapse" data-widget-settings='{"effect": {"x": 1}}'><p>No heading</p></div>
    <details id="part" data-widget="swatches"><summary>No form</summary></details>
    <div id="search" data-widget="live-search" data-widget-load="load" data-widget-settings='{"limit_query": "many"}'>
      <form action="/search/" role="search"><label>Search <input type="search" name="s"></label><button>Search</button></form>
    </div>
    <details id="more" data-widget="collapse" data-widget-load="load"><summary>Delivery</summary><p>Three days.</p></details>`;
  const scripts = `<script src="/wp-includes/js/jquery/jquery.min.js" id="jquery-core-js"></script>
    <script src="/wp-content/plugins/jet-search/assets/public/js/jet-search.js" id="jet-search-js"></script>
    <script src="/wp-content/themes/shop/theme.js" id="theme-js"></script>`;

  test.beforeEach(async ({ page, problems }) => {
    problems.allow('[iyim]', 'countdown', 'Failed to load resource', 'net::ERR_FAILED');
    await page.route(await chunkOf(page, 'countdown'), (route) => route.abort());
    await page.route('**/jquery.min.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: jQuery }),
    );
    await page.route('**/jet-search.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.route('**/theme.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'jQuery(document).on("click.drawer", "summary", function toggleDrawer() {});',
      }),
    );
    const second = `<script type="module" src="${bundle}/iyim.js?ver=2"></script>`;
    await openPage(page, { head: styles + entry + second, body: body + scripts });
    await expect(panel(page).locator('.summary')).toContainText('5 hosts');
  });

  test('IN-3 the inspector names the file that did not load, its address and the remedy', async ({
    page,
  }) => {
    const missing = finding(page, 'The code of countdown did not load');
    await expect(missing).toContainText(/http:\/\/.*\/countdown\.js/);
    await expect(missing).toContainText('look for 404', { ignoreCase: true });
    await expect(row(page, 'countdown')).toContainText('failed');
  });

  test('IN-3 the inspector names the wrong setting, the found and the expected value', async ({ page }) => {
    const wrong = finding(page, 'live-search');
    await expect(wrong.filter({ hasText: 'limit_query' })).toContainText('expected');
    await expect(wrong.filter({ hasText: 'limit_query' })).toContainText('found "many"');
  });

  test('IN-3 the inspector names the part that the markup lacks', async ({ page }) => {
    await expect(finding(page, 'The markup of swatches lacks a part')).toContainText(/expected .* found/);
  });

  test('IN-5 the inspector names an original script that runs beside a widget, and a handler of another script', async ({
    page,
  }) => {
    await expect(finding(page, 'Another script handles click in collapse: summary')).toContainText(
      'drawer toggleDrawer',
    );
    const scriptsPart = panel(page).locator('details', {
      has: page.locator('h3:text("Scripts of plugins")'),
    });
    await scriptsPart.locator('summary').click();
    await expect(scriptsPart.locator('.item', { hasText: 'jet-search' })).toContainText('jet-search.js');
  });

  test('IN-3, IN-5, IN-7 the panel of a Hebrew page names the five faults in Hebrew', async ({ page }) => {
    const second = `<script type="module" src="${bundle}/iyim.js?ver=2"></script>`;
    await openPage(page, { head: styles + entry + second, body: body + scripts, lang: 'he' });
    await expect(finding(page, /הקוד של .?countdown.? לא נטען/)).toContainText('יש לחפש 404');
    await expect(finding(page, /הגדרה שגויה של .?live-search/)).toContainText('found "many"');
    await expect(finding(page, /חסר חלק בסימון של .?swatches/)).toContainText('יש להשוות לסימון');
    await expect(finding(page, /סקריפט אחר מטפל ב־.?click.? בתוך .?collapse/)).toContainText('toggleDrawer');
    await expect(finding(page, /הספרייה נטענה .?2.? פעמים/)).toContainText('iyim.js?ver=2');
    await expect(row(page, 'swatches')).toContainText('חסר חלק בסימון שלו');
  });

  test('IN-7 the inspector names the addresses of both copies of the script', async ({ page }) => {
    const copies = finding(page, 'The library was loaded 2 times');
    await expect(copies).toContainText(`${bundle}/iyim.js`);
    await expect(copies).toContainText(`${bundle}/iyim.js?ver=2`);
  });
});

test('IN-1, IN-10 iyim.inspect() opens the panel on a page of the shop, which stays as it was; only then is its code fetched', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => void fetched.push(request.url()));
  await page.goto('/product/linen-dress/');
  await expect(page.locator('form[data-widget~=swatches]')).toHaveAttribute('data-widget-state', 'mounted');
  const isInspector = (address: string) => /inspector[^/]*\.js$/.test(address);
  expect(fetched.filter(isInspector)).toEqual([]);
  const box = await page.locator('main').boundingBox();
  await page.evaluate(() => {
    const moved: Node[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { sources = [] } of list.getEntries() as (PerformanceEntry & {
        sources?: { node?: Node }[];
      })[])
        moved.push(...sources.flatMap(({ node }) => node ?? []));
    }).observe({ type: 'layout-shift' });
  });
  await page.evaluate(() => (window as { iyim?: { inspect(): unknown } }).iyim?.inspect());
  await expect(row(page, 'swatches')).toContainText('פעיל');
  expect(fetched.filter(isInspector)).toHaveLength(1);
  expect(await page.locator('main').boundingBox()).toEqual(box);
  expect(await page.evaluate(() => (window as { moved?: Node[] }).moved?.length)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
});

for (const { lang, path } of [
  { lang: 'he', path: '/product/linen-dress/' },
  { lang: 'en', path: '/en/product/linen-dress/' },
]) {
  test(`IN-1, AY-1 the panel has no axe violation, fits in 320 px, and can be used by keyboard (${lang})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${path}?iyim-inspect`);
    const first = row(page, 'swatches');
    await expect(first).toBeVisible();
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    for (const number of [1, 2, 3]) await panel(page).locator('details > summary').nth(number).press('Enter');
    await expect(panel(page).locator('details[open]')).toHaveCount(4);
    expect(await axeViolations(page)).toEqual([]);
    const widths = await panel(page)
      .locator('.content')
      .evaluate((content) => [content.scrollWidth - content.clientWidth, content.clientWidth]);
    expect(widths[0]).toBe(0);
    expect(widths[1]).toBeLessThanOrEqual(320);
    for (const button of await panel(page).locator('button').all()) {
      const size = await button.boundingBox();
      expect(size?.height ?? 24).toBeGreaterThanOrEqual(24);
    }
  });
}

test('IN-7 a missing style sheet and violations of the policy before the panel opened are findings, and the panel itself causes none', async ({
  page,
  problems,
}) => {
  problems.allow('evil.example', 'Content Security Policy');
  await openPage(page, {
    head: `${entry}<script src="https://evil.example/x.js"></script>`,
    body: '<details data-widget="collapse"><summary>Delivery</summary><p>Three days.</p></details>',
    policy: "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types iyim",
  });
  await expect(finding(page, 'iyim.css is missing')).toBeVisible();
  await expect(panel(page).locator('.finding').filter({ hasText: 'Content Security Policy' })).toHaveCount(1);
  await expect(finding(page, 'Content Security Policy')).toContainText('https://evil.example/x.js');
});

const delivery =
  '<details data-widget="collapse" data-widget-load="load"><summary>Delivery</summary><p>Three days.</p></details>';

test('IN-7 a policy that blocks the panel’s own request is not a finding', async ({ page, problems }) => {
  problems.allow('manifest.json');
  await openPage(page, { body: delivery, policy: "connect-src 'none'" });
  await expect(row(page, 'collapse')).toContainText('mounted');
  await expect(panel(page).locator('.findings')).toContainText('No problems found');
});

test('IN-4 the files of a mounted widget count as fetched on a page with more requests than the browser keeps', async ({
  page,
}) => {
  const small = '<script>performance.setResourceTimingBufferSize(1)</script>';
  await openPage(page, { head: small + styles + entry, body: delivery });
  await expect(row(page, 'collapse')).toContainText('mounted');
  await row(page, 'collapse').click();
  await expect(panel(page).locator('.details')).toContainText('collapse.js');
  await expect(panel(page).locator('.details')).not.toContainText('not fetched');
});

test('SEC-3 hosts with names of object properties, and very long texts, do not break the panel', async ({
  page,
}) => {
  const long = 'long'.repeat(1000);
  await openPage(page, {
    body: `<p data-widget="constructor"></p><p data-widget="${long}" class="${long}"></p>${delivery.replace('>', ` data-widget-settings='{"__proto__": 1, "${long}": "${long}"}'>`)}`,
  });
  await expect(row(page, 'constructor')).toContainText('unknown');
  await expect(row(page, 'collapse')).toContainText('mounted');
  const overflow = await panel(page)
    .locator('.content')
    .evaluate((content) => content.scrollWidth - content.clientWidth);
  expect(overflow).toBe(0);
});

test('IN-1 the panel has visible borders and marks with forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/en/product/linen-dress/?iyim-inspect');
  await row(page, 'swatches').focus();
  const mark = page.locator('[data-iyim-inspector] .mark');
  await expect(mark).toHaveCSS('border-top-style', 'solid');
  await expect(panel(page)).toHaveCSS('border-top-style', 'solid');
  await page.emulateMedia({ forcedColors: null });
});

test('IN-7 layout shift is named by its host', async ({ page }) => {
  await openPage(page, {
    body: '<div id="late"></div><details open data-widget="collapse" data-widget-load="never"><summary>Delivery</summary><p style="height: 300px">Text</p></details>',
  });
  await expect(panel(page).locator('.summary')).toBeVisible();
  await page.evaluate(() => {
    const late = document.getElementById('late');
    if (late) late.style.height = '300px';
  });
  await expect(finding(page, 'collapse moved while the page loaded')).toBeVisible();
});

test('IN-7, IN-10 the panel’s own movements are not counted as layout shift of the page', async ({
  page,
}) => {
  await openPage(page, { body: delivery });
  await expect(row(page, 'collapse')).toContainText('mounted');
  await page.evaluate(async () => {
    const parts = document
      .querySelector('[data-iyim-inspector]')
      ?.shadowRoot?.querySelectorAll<HTMLDetailsElement>('details');
    for (const part of parts ?? []) {
      part.open = !part.open;
      await new Promise((resolve) => setTimeout(resolve, 100)); // a frame for each
      part.open = true;
    }
    const host = document.createElement('p');
    host.dataset.widget = 'none';
    document.body.append(host);
  });
  await expect(panel(page).locator('.summary')).toContainText('2 hosts');
  await expect(panel(page).locator('dt:text-is("Layout shift") + dd')).toHaveText('0');
});

test('IN-10 the page’s HTML is the same before the panel opens, beside it, and after it has closed', async ({
  page,
}) => {
  await openPage(page, { body: `${delivery}<p data-widget="none">Text</p>`, query: '' });
  await expect(page.locator('details')).toHaveAttribute('data-widget-state', 'mounted');
  const html = () =>
    page.evaluate(() => {
      const copy = document.documentElement.cloneNode(true) as Element;
      copy.querySelector('[data-iyim-inspector]')?.remove();
      return copy.outerHTML;
    });
  const before = await html();
  await page.evaluate(() => (window as { iyim?: { inspect(): unknown } }).iyim?.inspect());
  await row(page, 'collapse').click();
  await panel(page).locator('.details button').click();
  await panel(page).getByRole('button', { name: 'Move the panel' }).click();
  expect(await html()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  expect(await html()).toBe(before);
});

test('IN-10 the panel adds no style sheet to a page whose hosts all wait', async ({ page }) => {
  await openPage(page, { body: delivery.replace('"load"', '"never"') });
  await expect(row(page, 'collapse')).toContainText('waiting');
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});

test('IN-2 a page with nothing to do logs one line, and its inspector explains why', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => void lines.push(message.text()));
  await openPage(page, { body: '<p>Text</p>', query: '' });
  await expect.poll(() => lines).toEqual(['[iyim] nothing to do: see iyim.inspect()']);
  await page.evaluate(() => (window as { iyim?: { inspect(): unknown } }).iyim?.inspect());
  await expect(finding(page, 'The page has no data-widget')).toBeVisible();
  expect(lines).toHaveLength(1);
});
