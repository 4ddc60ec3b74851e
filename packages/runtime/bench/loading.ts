/**
 * `pnpm bench:loading`: measures in how many steps pages load their scripts, and the scripts' bytes, on a network with a latency of
 * 150 ms. See README.md in this folder.
 */
import { chromium, type Page } from 'playwright';
import { startDemo } from '../../../demo-site/src/server/listen.ts';
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.ts';
import { fetchedScripts, sumOfBytes } from '../../../scripts/fetched-scripts.ts';
import { bundleFolder, type Flavour } from '../../widgets/build/bundle.ts';
import { cell, table } from './table.ts';

const LATENCY_MS = 150;
const folder = '/wp-content/plugins/iyim';
const module = `<script type="module" src="${folder}/iyim.js"></script>`;
const classic = `<script src="${folder}/iyim.classic.js"></script>`;
const cart =
  '<div data-widget="mini-cart"><a href="/cart/">Cart</a><div><div class="widget_shopping_cart_content"></div></div></div>';
const countdown =
  '<div data-widget="countdown" data-widget-load="interaction" data-due-date="4102444800"><b data-value="days">00</b></div>';

interface Case {
  readonly name: string;
  readonly body: string;
  /** Activates the island after the page has loaded. */
  readonly act?: (page: Page) => Promise<unknown>;
}

const cases: readonly Case[] = [
  { name: 'no host', body: `<p>Text</p>${module}` },
  { name: '`never` host', body: `<div data-widget="swatches" data-widget-load="never"></div>${module}` },
  { name: "another product's host", body: `<div data-widget="chat-bubble"></div>${module}` },
  {
    name: '`interaction` host, not touched',
    body: countdown + module,
  },
  {
    name: '`interaction` host, touched',
    body: countdown + module,
    act: (page) => page.hover('[data-widget]'),
  },
  { name: 'mini-cart', body: cart + module },
  { name: 'mini-cart, classic loader', body: cart + classic },
];

const rows: string[][] = [];
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
try {
  for (const flavour of ['react', 'lean'] satisfies Flavour[]) {
    const demo = await startDemo({ port: 0, db: ':memory:', bundle: bundleFolder(flavour) });
    for (const { name, body, act } of cases) {
      const url = `${demo.url}loading/`;
      const scripts = await fetchedScripts(browser, url, {
        async prepare(page) {
          await page.route(url, (route) =>
            route.fulfill({
              contentType: 'text/html',
              body: `<!doctype html><html lang="en"><link rel="icon" href="data:,">${body}`,
            }),
          );
          const devtools = await page.context().newCDPSession(page);
          await devtools.send('Network.enable');
          await devtools.send('Network.emulateNetworkConditions', {
            offline: false,
            latency: LATENCY_MS,
            downloadThroughput: -1,
            uploadThroughput: -1,
          });
        },
        ...(act && { act }),
      });
      const steps = Math.max(0, ...scripts.map(({ step }) => step));
      rows.push([
        `${flavour}: ${name}`,
        `${steps}`,
        `${scripts.length}`,
        cell(sumOfBytes(scripts) / 1000, 1),
      ]);
    }
    await demo.close();
  }
} finally {
  await browser.close();
}
console.log(`Chromium ${browser.version()}, ${LATENCY_MS} ms latency\n`);
console.log(table(['page', 'steps', 'scripts', 'gz kB'], rows));
