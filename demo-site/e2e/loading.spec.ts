import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { bundleFolder, type Flavour, standAloneScript } from '../../packages/widgets/build/bundle.ts';
import { CATALOGUE } from '../../packages/widgets/build/entries.ts';
import type { Manifest } from '../../packages/widgets/build/manifest.ts';
import { readWidgets } from '../../packages/widgets/build/widget-table.ts';
import {
  bundle,
  chunkOf,
  openHarness,
  rewritePages,
  withScripts,
  withScriptsInHead,
} from './support/harness.ts';
import { recordScriptRequests } from './support/requests.ts';
import { expect, test } from './support/shop.ts';
import { createShopper, type Shopper } from './support/shopper.ts';

const cup = { slug: 'clay-cup', name: 'כוס חימר' };
const addRequest = 'wc-ajax=add_to_cart';
const standAlone = '/wp-content/plugins/stand-alone';

/** Adds a product from the list, and expects it in the mini-cart. This involves two islands and the shared cart. */
async function addFromList(shopper: Shopper): Promise<void> {
  // Until the script has loaded, a click would follow the link.
  await shopper.cartIsReady();
  await shopper.listButton(cup.name).click();
  await expect(shopper.at.miniCart).toBeVisible();
  await expect(shopper.at.miniCartLines).toHaveCount(1);
  await expect(shopper.at.miniCartLines).toContainText('1 ×');
}

/** Answers requests to `standAlone` with the flavour's scripts, built on demand. */
const serveStandAlone = (page: Page, flavour: Flavour = 'react'): Promise<unknown> =>
  page.route(`**${standAlone}/*.js`, async (route) => {
    const name = basename(new URL(route.request().url()).pathname, '.js');
    const [widget] = (await readWidgets(CATALOGUE)).filter((declared) => declared.name === name);
    if (!widget) throw new Error(`expected a widget of the catalogue, found "${name}"`);
    const { code } = await standAloneScript(widget, flavour);
    await route.fulfill({ contentType: 'text/javascript', body: code });
  });

test('PG-5 a link to a picture opens in the lightbox with the stand-alone script of another widget', async ({
  page,
}, { project }) => {
  await rewritePages(page, { html: withScripts(`<script src="${standAlone}/mini-cart.js"></script>`) });
  await serveStandAlone(page, project.metadata.flavour);
  await page.goto('/lab/links/');
  await page.locator('#pictures .picture-links a').first().click();
  await expect(page.locator('dialog.iyim-lightbox img')).toBeVisible();
});

test.describe('RT-8 loaded twice', () => {
  const scripts = {
    'the same file twice': [`<script type="module" src="${bundle}/iyim.js"></script>`.repeat(2)],
    'two versions in the address': ['1', '2'].map(
      (version) => `<script type="module" src="${bundle}/iyim.js?ver=${version}"></script>`,
    ),
    'a stand-alone widget before the bundle': [
      `<script src="${standAlone}/add-to-cart.js"></script>`,
      `<script type="module" src="${bundle}/iyim.js"></script>`,
    ],
    'two stand-alone widgets': ['add-to-cart', 'mini-cart'].map(
      (name) => `<script src="${standAlone}/${name}.js"></script>`,
    ),
    'two builds': ['iyim', 'other'].map(
      (folder) => `<script type="module" src="/wp-content/plugins/${folder}/iyim.js"></script>`,
    ),
  };
  /** Cases that log "already running": the browser runs a second copy, because it only deduplicates modules with the same URL. */
  const reported = [
    'two versions in the address',
    'a stand-alone widget before the bundle',
    'two stand-alone widgets',
    'two builds',
  ];

  for (const [name, tags] of Object.entries(scripts)) {
    test(`RT-8 ${name}: the library starts once, and a click adds the product once`, async ({
      page,
      context,
    }, { project }) => {
      await rewritePages(page, { html: withScripts(...tags) });
      const other = bundleFolder(project.metadata.flavour === 'lean' ? 'react' : 'lean');
      await page.route('**/plugins/other/**', (route) =>
        route.fulfill({ path: other + new URL(route.request().url()).pathname.split('/other')[1] }),
      );
      await serveStandAlone(page, project.metadata.flavour);
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      const requests = recordScriptRequests(context);
      const shopper = createShopper(page);
      await shopper.go('/shop/');
      await addFromList(shopper);
      expect(requests.of(addRequest)).toBe(1);
      await expect(shopper.at.main.locator('a.added_to_cart')).toHaveCount(1);
      const isReported = messages.some((text) => /^\[iyim\] already running \(version .+\)/.test(text));
      expect(isReported, messages.join('\n')).toBe(reported.includes(name));
    });
  }
});

for (const [what, host] of [
  ['no host', ''],
  ['a host that never activates', '<div data-widget="swatches" data-widget-load="never"></div>'],
  ["another product's host", '<div data-widget="chat-bubble">…</div>'],
])
  test(`RT-15, RT-31 a page with ${what} fetches nothing but the entry`, async ({ page, problems }) => {
    if (host?.includes('chat-bubble')) problems.allow('chat-bubble');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname.replace(`${bundle}/`, '')));
    await openHarness(
      page,
      `<main><p>שלום</p>${host}</main><script type="module" src="${bundle}/iyim.js"></script>`,
    );
    await page.waitForFunction(() => window.iyim !== undefined);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(fetched).toEqual(['/harness/', 'iyim.js']);
  });

test('RT-31 an island requests all its chunks in parallel', async ({ page }) => {
  const waiting = new Set<string>();
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${bundle}/chunks/**`, async (route) => {
    waiting.add(new URL(route.request().url()).pathname.replace(`${bundle}/`, ''));
    await gate;
    await route.continue();
  });
  await openHarness(
    page,
    `<div data-widget="swatches" data-widget-load="load"></div><script type="module" src="${bundle}/iyim.js"></script>`,
  );
  const manifest = (await (await page.request.get(`${bundle}/manifest.json`)).json()) as Manifest;
  const needed = [...(manifest.widgets.swatches ?? [])].sort();
  await expect.poll(() => [...waiting].sort(), 'before any of them is answered').toEqual(needed);
  release();
});

test.describe('SEC-5 integrity by an import map', () => {
  const page = (map: string) =>
    `<script type="importmap">${map}</script><div data-widget="countdown" data-widget-load="load"><p>Server</p></div>
     <script type="module" src="${bundle}/iyim.js"></script>`;
  const mapOf = (flavour: Flavour = 'react') =>
    readFileSync(join(bundleFolder(flavour), 'importmap.json'), 'utf8').replaceAll('"./', `"${bundle}/`);

  test('SEC-5 the browser runs a chunk that has not changed since it was built', async ({
    page: tab,
    problems,
  }, { project }) => {
    problems.allow('[iyim] countdown');
    await openHarness(tab, page(mapOf(project.metadata.flavour)));
    // The widget's code has run if it reports that the host contains no countdown.
    await expect.poll(() => problems.all().join('\n')).toContain('[iyim] countdown: mounting');
  });

  test('SEC-5 the browser does not run a changed chunk, which stops only its own island', async ({
    page: tab,
    problems,
  }, { project }) => {
    problems.allow('integrity', 'Loading chunk countdown failed.');
    await tab.route(await chunkOf(tab, 'countdown'), async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\nwindow.wasChanged = true;` });
    });
    await openHarness(tab, page(mapOf(project.metadata.flavour)));
    await expect(tab.locator('[data-widget]')).toHaveAttribute('data-widget-state', 'failed');
    await expect(tab.locator('[data-widget]')).toHaveText('Server');
    expect(await tab.evaluate(() => 'wasChanged' in window)).toBe(false);
  });
});

test.describe('RT-17 a chunk that fails to load', () => {
  test('RT-17 a chunk that failed to load once is requested again, and its island works', async ({
    page,
    problems,
  }) => {
    problems.allow('net::ERR_FAILED');
    let failures = 0;
    await page.route(await chunkOf(page, 'add-to-cart'), (route) =>
      failures++ === 0 ? route.abort() : route.fallback(),
    );
    const shopper = createShopper(page);
    await shopper.go('/shop/');
    await addFromList(shopper);
    expect(failures).toBe(2);
  });

  test('RT-17, RT-7 a chunk that always fails stops only its own island, whose form works as the server wrote it', async ({
    page,
    problems,
  }) => {
    problems.allow('net::ERR_FAILED', 'Loading chunk add-to-cart failed.');
    await page.route(await chunkOf(page, 'add-to-cart'), (route) => route.abort());
    const shopper = createShopper(page);
    await shopper.openProduct(cup.slug);
    await shopper.at.addButton.click();
    await expect(page.getByRole('alert').getByText(`המוצר ״${cup.name}״ נוסף לסל הקניות.`)).toBeVisible();
    // On the new page the pointer may already be on the button, so that hovering would fire no event.
    await page.mouse.move(0, 0);
    await shopper.at.addButton.hover();
    await expect(shopper.at.form).toHaveAttribute('data-widget-state', 'failed');
    expect(problems.all()).toContainEqual(expect.stringContaining('Loading chunk add-to-cart failed.'));
    await shopper.openMiniCart();
    await expect(shopper.at.miniCartLines).toContainText('1 ×');
  });

  test('RT-10 forms and links work as the server wrote them when the script itself does not load', async ({
    page,
    problems,
  }) => {
    problems.allow('net::ERR_FAILED');
    await page.route(`**${bundle}/**`, (route) => route.abort());
    const shopper = createShopper(page, { scripts: false });
    await shopper.openProduct(cup.slug);
    await shopper.addToCart();
    await page.locator('header').getByRole('link', { name: shopper.words.viewYourCart }).first().click();
    await shopper.at.quantity().fill('2');
    await page.getByRole('button', { name: shopper.words.updateCart }).click();
    await expect(shopper.at.main.getByText(shopper.words.cartUpdated)).toBeVisible();
    await expect(shopper.at.quantity()).toHaveValue('2');
  });
});

test.describe('RT-27 script optimisers and other ways to load', () => {
  const classicLoader = readFileSync(join(bundleFolder('react'), 'iyim.classic.js'), 'utf8');
  const ways = {
    'the classic loader': withScripts(`<script src="${bundle}/iyim.classic.js"></script>`),
    'the classic loader, deferred in the head': withScriptsInHead(
      `<script defer src="${bundle}/iyim.classic.js"></script>`,
    ),
    'the classic loader, async in the head': withScriptsInHead(
      `<script async src="${bundle}/iyim.classic.js"></script>`,
    ),
    'the classic loader, put into the page by an optimiser': withScripts(
      `<script data-iyim-src="${bundle}/iyim.js" >${classicLoader}</script>`,
    ),
    'the classic loader, put into another file by an optimiser': withScripts(
      `<script data-iyim-src="${bundle}/iyim.js"></script><script src="/combined/all.js"></script>`,
    ),
    'an async module in the head': withScriptsInHead(
      `<script type="module" async src="${bundle}/iyim.js"></script>`,
    ),
  };

  for (const [name, html] of Object.entries(ways)) {
    test(`RT-27 adding to the cart works with ${name}`, async ({ page }) => {
      // No policy is sent with an optimiser's inline script, because a policy would block it.
      await rewritePages(page, { html, ...(name.includes('into the page') ? { policy: null } : {}) });
      await page.route('**/combined/all.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: `var other = 1;\n${classicLoader}` }),
      );
      const shopper = createShopper(page);
      await shopper.go('/shop/');
      await addFromList(shopper);
    });
  }

  test('RT-27 the classic loader reports what to do if it cannot find the module', async ({
    page,
    problems,
  }) => {
    problems.allow('data-iyim-src');
    await openHarness(page, `<script>${classicLoader}</script>`);
    expect(problems.all().join('\n')).toContain('<script data-iyim-src="/iyim/iyim.js">');
  });

  test('RT-27 the script works with an optimiser that holds back every script until the pointer first moves', async ({
    page,
  }) => {
    await rewritePages(page, {
      policy: null, // optimisers do not work with strict policies
      html: (html) =>
        withScripts()(html).replace(
          /<script id="([^"]*-js-extra)" nonce="[^"]*"/g,
          '<script id="$1" type="text/delayed"',
        ),
    });
    const shopper = createShopper(page);
    await shopper.go('/shop/');
    expect(await page.evaluate(() => 'wc_cart_fragments_params' in window)).toBe(false);
    await page.evaluate((src) => {
      const load = () => {
        const script = document.createElement('script');
        script.type = 'module';
        script.src = src;
        document.head.append(script);
      };
      addEventListener('pointermove', load, { once: true });
    }, `${bundle}/iyim.js`);
    await page.mouse.move(300, 300);
    await addFromList(shopper);
    // The plugins' inline scripts never ran, but the library has read their values.
    const keys = await page.evaluate(() => Object.keys(sessionStorage));
    const name = /"fragment_name":"(\w+)"/.exec(await page.content())?.[1];
    expect(name).toMatch(/^wc_fragments_[0-9a-f]{32}$/);
    expect(keys).toContain(name);
  });
});

test('RT-4 an island responds to clicks as soon as it fires iyim:mounted', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('iyim:mounted', ({ detail, target }: CustomEventInit & Event) => {
      if (detail.widget === 'subscribe' && target instanceof Element) target.querySelector('button')?.click();
    });
  });
  await page.goto('/newsletter/');
  const host = page.locator('[data-widget=subscribe]');
  await host.getByLabel('אימייל').focus();
  await expect(host.getByRole('alert')).toHaveText('יש להזין כתובת אימייל תקינה.');
});
