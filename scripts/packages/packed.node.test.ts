import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { type FreshApp, makeFreshApp } from './fresh-app.ts';

const MAX_BYTES = 2e6;
/** Default of `--iyim-accent`, the colour of the ring around a selected swatch. */
const ACCENT = 'rgb(26, 95, 180)';
const MUG = `<div class="widget_shopping_cart_content"><li class="mini_cart_item"><a class="remove" data-cart_item_key="k">×</a>
  <a href="/mug/">Mug</a><span class="quantity">3 × <span class="woocommerce-Price-amount">₪10</span></span></li></div>`;

let app: FreshApp;
let browser: Browser;
let served: Awaited<ReturnType<FreshApp['serve']>>;

beforeAll(async () => {
  app = await makeFreshApp();
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await served?.close();
  await app?.remove();
});

describe('the packed npm packages', () => {
  it(`PK-1 each packed npm package is below ${MAX_BYTES / 1e6} MB`, () => {
    for (const { name, bytes } of app.tarballs) {
      console.log(`  ${name}: ${(bytes / 1000).toFixed(0)} kB`);
      expect(bytes, name).toBeLessThan(MAX_BYTES);
    }
  });

  it('PK-1 the packed npm packages contain no style sheet except those of the bundle', () => {
    const sheets = app.tarballs.flatMap(({ holds }) => holds.filter((path) => path.endsWith('.css')));
    expect(sheets.sort()).toEqual(['dist/bundle/iyim.css', 'dist/bundle/lean/iyim.css']);
  });

  it('PK-1 the packed npm packages type-check in a strict application, with every widget and every complete sample', async () => {
    await app.run('tsc');
  }, 240_000);

  describe('built with Vite', () => {
    beforeAll(async () => {
      await app.run('vite', 'build');
      served = await app.serve();
      browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
    }, 120_000);

    /** Uncaught errors on all pages. */
    const errors: string[] = [];
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    /** Opens a page of the application. Every request to the shop returns a cart with three mugs. */
    async function open(path: string): Promise<Page> {
      const page = await browser.newPage();
      page.on('pageerror', (error) => errors.push(`${path}: ${error.message}`));
      await page.context().addCookies([{ name: 'woocommerce_cart_hash', value: 'h', url: served.url }]);
      const answer = { fragments: { 'div.widget_shopping_cart_content': MUG }, cart_hash: 'h' };
      await page.route('**/*wc-ajax=*', (route) => route.fulfill({ json: answer }));
      await page.goto(served.url + path);
      return page;
    }

    it.each([
      ['a React application', ''],
      ['start() on a server-rendered page', 'islands.html'],
      ['the script bundle', 'plain.html'],
    ])('PK-1 a selected swatch has a ring in %s', async (_, path) => {
      const page = await open(path);
      const red = page.getByRole('radio', { name: 'Red' });
      await red.click();
      await expect.poll(() => page.getByLabel('Colour').first().inputValue()).toBe('red');
      await expect
        .poll(() => red.evaluate((element) => getComputedStyle(element).boxShadow))
        .toContain(ACCENT);
      await page.close();
    });

    it('PK-1 a React application reads the cart and changes one of the visitor’s lists', async () => {
      const page = await open('');
      await expect.poll(() => page.locator('output').textContent()).toBe('3');
      const like = page.getByRole('button', { name: 'Like' });
      await like.click();
      await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true');
      await page.close();
    });
  });
});
