import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArgs, chromiumPath } from '../../../../scripts/chromium.ts';
import { buildBundle, isBuilt } from '../../build/bundle.ts';
import { pluginFiles } from '../../build/wordpress/plugin-files.ts';
import { logIn, missing, startWordPress, type WordPress } from './wordpress.ts';

const lacks = missing();
if (lacks.length > 0)
  console.warn(`SKIPPED: WP-7 the plugin in a real network. This machine lacks ${lacks.join(', ')}.`);

/** Each test continues where the previous one has ended. */
describe.skipIf(lacks.length > 0)('the plugin in a network of two sites', () => {
  let wordpress: WordPress;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    for (const flavour of ['react', 'lean'] as const) if (!isBuilt(flavour)) await buildBundle(flavour);
    wordpress = await startWordPress({ isNetwork: true });
    for (const { path, content } of pluginFiles()) {
      const file = join(wordpress.folder, 'wp-content/plugins', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    wordpress.run(
      `require ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin('iyim/iyim.php', '', true);
      foreach ([1, 2] as $site) { switch_to_blog($site); switch_theme('test'); }`,
    );
    browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
    page = await browser.newPage();
    await logIn(page, wordpress);
  });
  afterAll(async () => {
    await browser?.close();
    await wordpress?.end();
  });

  const visit = async (path: string) => await (await fetch(wordpress.url + path)).text();
  const options = () =>
    wordpress
      .query(
        `SELECT option_value FROM wp_options WHERE option_name LIKE '%iyim%'
        UNION ALL SELECT option_value FROM wp_2_options WHERE option_name LIKE '%iyim%'
        UNION ALL SELECT meta_value FROM wp_sitemeta WHERE meta_key LIKE '%iyim%'`,
      )
      .trim();
  const shows = async (path: string) => {
    await page.goto(wordpress.url + path);
    return (await page.locator('#iyim-config').count()) === 1;
  };

  it('WP-7 each site begins with a preview, and shows it only to its editors who ask for it', async () => {
    for (const path of ['/?iyim', '/two/?iyim']) expect(await visit(path)).not.toContain('iyim-config');
    expect(await shows('/two/?iyim')).toBe(true);
    expect(await shows('/two/')).toBe(true);
    expect(await shows('/')).toBe(false);
    expect(await shows('/two/?iyim=off')).toBe(false);
  });

  it('WP-7 the settings of one site change only its pages', async () => {
    await page.goto(`${wordpress.url}/two/wp-admin/options-general.php?page=iyim`);
    await page.check('[name="iyim[mode]"][value=instead]');
    await page.check('[name="iyim[flavour]"][value=react]');
    await page.click('#submit');
    await page.waitForSelector('#setting-error-settings_updated');
    expect(await visit('/two/')).toMatch(/src="[^"]*\/iyim\/assets\/react\/iyim\.js/);
    expect(await visit('/')).not.toContain('iyim-config');
  });

  it('WP-7 the widgets of a site in a folder find their chunks', async () => {
    const visitor = await browser.newContext();
    try {
      const view = await visitor.newPage();
      await view.goto(`${wordpress.url}/two/`);
      await view.waitForSelector('[data-widget~=mini-cart][data-widget-state=mounted]');
    } finally {
      await visitor.close();
    }
  });

  it('WP-7 an administrator of one site cannot change another one', async () => {
    const code = `$user = wp_create_user('owner', 'owner-pass', 'owner@shop.test'); add_user_to_blog(2, $user, 'administrator');
      wp_set_current_user($user); foreach ([1, 2] as $site) { switch_to_blog($site); echo (int) current_user_can(Iyim\\CAPABILITY); }`;
    expect(wordpress.run(code)).toBe('01');
  });

  it('WP-7 deleting the plugin leaves nothing on any site', () => {
    wordpress.run(`update_option('iyim', ['mode' => 'beside']);`);
    expect(options()).toMatch(/"beside"[\s\S]*"react"/);
    wordpress.run(
      `foreach (['plugin', 'file'] as $part) require_once ABSPATH . "wp-admin/includes/$part.php";
      deactivate_plugins('iyim/iyim.php', false, true); delete_plugins(['iyim/iyim.php']);`,
    );
    expect(options()).toBe('');
  });
});
