import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArgs, chromiumPath } from '../../../../scripts/chromium.ts';
import { buildBundle, isBuilt } from '../../build/bundle.ts';
import { pluginFiles, pluginVersion } from '../../build/wordpress/plugin-files.ts';
import { zip } from '../../build/wordpress/zip.ts';
import { logIn, missing, startWordPress, type WordPress } from './wordpress.ts';

const lacks = missing();
if (lacks.length > 0)
  console.warn(`SKIPPED: WP-6 the plugin in a real WordPress. This machine lacks ${lacks.join(', ')}.`);

/** Each test continues where the previous one has ended. */
describe.skipIf(lacks.length > 0)('the plugin in a real WordPress', () => {
  let wordpress: WordPress;
  let browser: Browser;
  let page: Page;
  const open = (path: string, on = page) => on.goto(wordpress.url + path);
  const options = () =>
    wordpress.query("SELECT option_name FROM wp_options WHERE option_name LIKE '%iyim%'").trim();

  beforeAll(async () => {
    for (const flavour of ['react', 'lean'] as const) if (!isBuilt(flavour)) await buildBundle(flavour);
    wordpress = await startWordPress();
    browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
    page = await browser.newPage();
    await logIn(page, wordpress);
  });
  afterAll(async () => {
    await browser?.close();
    await wordpress?.end();
  });

  /** Opens a page as a visitor, and returns its HTML and the handles of the scripts whose files it loads. */
  async function visit(path: string) {
    const visitor = await browser.newContext();
    try {
      const view = await visitor.newPage();
      const errors: string[] = [];
      view.on('pageerror', ({ message }) => errors.push(message));
      const response = await open(path, view);
      const handles = await view
        .locator('script[id$="-js"][src]')
        .evaluateAll((scripts) => scripts.map(({ id }) => id.replace(/-js$/, '')));
      const config = view.locator('#iyim-config');
      const attributes =
        (await config.count()) > 0
          ? await config.evaluate(
              (script): Partial<Record<string, string>> => ({
                ...(script as HTMLElement).dataset,
                text: script.textContent,
              }),
            )
          : null;
      if (attributes) await view.waitForSelector('[data-widget~=mini-cart][data-widget-state=mounted]');
      return { html: (await response?.text()) ?? '', handles, config: attributes, errors };
    } finally {
      await visitor.close();
    }
  }

  it('WP-6 the zip file is installed and activated on the page for uploads', async () => {
    const file = join(wordpress.folder, '..', `iyim-${pluginVersion()}.zip`);
    writeFileSync(file, zip(pluginFiles()));
    await open('/wp-admin/plugin-install.php?tab=upload');
    await page.setInputFiles('#pluginzip', file);
    await page.click('#install-plugin-submit');
    await page.click('text=Activate Plugin');
    await page.waitForSelector('[data-slug=iyim].active, [data-plugin="iyim/iyim.php"].active');
    expect(await page.textContent('[data-plugin="iyim/iyim.php"]')).toContain(`Version ${pluginVersion()}`);
  });

  it('WP-6 a fresh installation changes nothing for visitors, and shows editors a preview on ?iyim', async () => {
    expect(await visit('/?iyim')).toMatchObject({ config: null, errors: [] });
    await open('/?iyim');
    expect(await page.locator('#iyim-config').count()).toBe(1);
    expect(await page.content()).toContain('Left out:');
    await open('/');
    expect(await page.locator('#iyim-config').count()).toBe(1);
    await open('/?iyim=off');
    expect(await page.locator('#iyim-config').count()).toBe(0);
    await open('/');
    expect(await page.locator('#iyim-config').count()).toBe(0);
  });

  it('WP-6 the settings page saves the mode and the widgets, and rejects a form without its nonce', async () => {
    await open('/wp-admin/options-general.php?page=iyim');
    await page.check('[name="iyim[mode]"][value=instead]');
    await page.uncheck('[name="iyim[on][accordion]"]');
    await page.click('#submit');
    await page.waitForSelector('#setting-error-settings_updated');
    expect(await page.isChecked('[name="iyim[mode]"][value=instead]')).toBe(true);
    expect(await page.isChecked('[name="iyim[on][accordion]"]')).toBe(false);
    expect(await page.isChecked('[name="iyim[on][cart]"]')).toBe(true);
    const form = { option_page: 'iyim', action: 'update', 'iyim[mode]': 'off', _wpnonce: 'wrong' };
    expect((await page.request.post(`${wordpress.url}/wp-admin/options.php`, { form })).status()).toBe(403);
    expect(wordpress.query("SELECT option_value FROM wp_options WHERE option_name = 'iyim'")).toContain(
      '"instead"',
    );
  });

  it('WP-6 the front page has the tags, the configuration and the data of the scripts that it leaves out', async () => {
    const { html, handles, config, errors } = await visit('/');
    expect(handles).toEqual([]);
    expect(html).toMatch(/<script[^>]* type="module"[^>]* src="[^"]*\/iyim\/assets\/lean\/iyim\.js\?ver=/);
    expect(html).toMatch(/<link [^>]*href='[^']*\/iyim\/assets\/lean\/iyim\.css\?ver=/);
    expect(html.match(/data-cfasync="false"/g)).toHaveLength(2);
    expect(html).toContain('var wc_cart_fragments_params');
    const adopted = config?.adopt?.split(' ');
    expect(adopted).toContain('mini-cart');
    expect(adopted).not.toContain('accordion');
    expect(JSON.parse(config?.text ?? '')).toEqual({
      adopt: adopted,
      cart: { ajaxAdd: false, redirectAfterAdd: false },
    });
    expect(config?.leftOut?.split(' ')).toEqual(expect.arrayContaining(['woocommerce', 'jquery-core']));
    expect(html).not.toContain('Left out:');
    expect(errors).toEqual([]);
  });

  it('WP-6 a page with a part that no widget drives keeps its script and jQuery', async () => {
    expect((await visit('/?gallery')).handles).toEqual([]); // the product gallery drives this part
    expect((await visit('/?states')).handles).toEqual(['jquery-core', 'jquery-migrate', 'wc-country-select']);
  });

  it('WP-6 ?iyim=off shows visitors the page without Iyim', async () => {
    const { html, handles, errors } = await visit('/?iyim=off');
    expect(errors).toEqual([]);
    expect(html).not.toContain('/iyim/');
    expect(handles).toEqual(
      expect.arrayContaining(['jquery-core', 'woocommerce', 'wc-add-to-cart', 'wc-cart-fragments']),
    );
  });

  it('WP-6 feeds and answers for scripts are unchanged', async () => {
    for (const path of ['/?feed=rss2', '/?rest_route=/', '/wp-login.php'])
      expect(await (await fetch(wordpress.url + path)).text()).not.toMatch(/iyim-config|assets\/lean/);
  });

  it('WP-6 Site Health reports the plugin', async () => {
    await open('/wp-admin/site-health.php?tab=debug');
    expect(await page.textContent('#health-check-accordion-block-iyim')).toContain('instead');
  });

  it('WP-6 deleting the plugin leaves no option and no file, and WordPress has logged no error', async () => {
    expect(options()).toBe('iyim');
    await open('/wp-admin/plugins.php');
    await page.click('#deactivate-iyim');
    await page.waitForSelector('#delete-iyim');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.click('#delete-iyim');
    await page.waitForSelector('tr.deleted, .plugin-deleted-tr', { state: 'attached' });
    expect(options()).toBe('');
    expect(existsSync(join(wordpress.folder, 'wp-content/plugins/iyim'))).toBe(false);
    const log = join(wordpress.folder, 'debug.log');
    expect(
      existsSync(log)
        ? readFileSync(log, 'utf8')
            .split('\n')
            .filter((line) => line.includes('/iyim/'))
        : [],
    ).toEqual([]);
  });
});
