import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pluginSources } from './plugin-files.ts';

const hasPhp = spawnSync('php', ['--version']).status === 0;
if (!hasPhp) console.warn('SKIPPED: the pages of the WordPress plugin. This machine lacks php.');

/** Fakes of the functions of WordPress that the page needs. `$GLOBALS['shop']` has the scripts by handle. */
const WORDPRESS = `
  $GLOBALS['actions'] = []; $GLOBALS['headers'] = [];
  function add_action($name, $work) { $GLOBALS['actions'][$name][] = $work; }
  function add_filter() {}
  function apply_filters($name, $value) { return $GLOBALS['filters'][$name] ?? $value; }
  function get_option() { return ['mode' => 'instead']; }
  function is_multisite() { return isset($GLOBALS['site']); } function get_current_blog_id() { return $GLOBALS['site']; }
  function current_user_can() { return $GLOBALS['is_editor'] ?? false; }
  function is_admin() { return false; } function is_customize_preview() { return false; }
  function is_feed() { return false; } function is_embed() { return false; } function is_ssl() { return true; }
  function content_url() { return 'https://shop.test/shop/wp-content'; }
  function nocache_headers() { $GLOBALS['headers'][] = 'no-cache'; }
  function wp_json_encode($value, $flags) { return json_encode($value, $flags); }
  function wp_get_inline_script_tag($text, $attributes) { return "<script id=\\"$attributes[id]\\" data-left-out=\\"{$attributes['data-left-out']}\\">$text</script>"; }
  function esc_html($text) { return htmlspecialchars($text); }
  function wp_scripts() {
    static $scripts;
    if (!$scripts) {
      $scripts = (object) ['done' => array_keys($GLOBALS['shop']), 'queue' => [], 'registered' => []];
      foreach ($GLOBALS['shop'] as $handle => $src) $scripts->registered[$handle] = (object) ['src' => $src, 'deps' => [], 'extra' => []];
    }
    return $scripts;
  }`;

const scripts = { 'jquery-core': '/wp-includes/js/jquery.js', woocommerce: '/wp-content/plugins/shop.js' };
const tag = (id: string, src: string) => `<script id="${id}-js" src="${src}"></script>\n`;
const tags = Object.entries(scripts)
  .map(([handle, src]) => tag(handle, src))
  .join('');
const start = `<html><head><!--iyim-config-->\n${tags}</head><body>`;
const leftOut = (html: string) => /data-left-out="([^"]*)"/.exec(html)?.[1]?.split(' ').filter(Boolean);

describe.runIf(hasPhp)('the pages of the WordPress plugin', () => {
  let folder = '';
  // Each test has its own copy of the plugin, because one of them removes a file.
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'iyim-page-'));
    const files = {
      'wp-content/themes/code.js': 'window.jQuery("a")',
      'wp-content/themes/plain.js': 'document.title',
      'wp-content/themes/code.txt': 'window.jQuery("a")',
      'secret.js': 'window.jQuery("a")',
    };
    for (const { path, content } of [
      ...pluginSources(),
      ...Object.entries(files).map(([path, content]) => ({ path, content })),
    ]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Runs PHP code with the plugin's page and the fakes, and returns what it prints. */
  const run = (code: string, input: unknown = null): string =>
    execFileSync(
      'php',
      [
        '-d',
        'display_errors=1',
        '-r',
        `namespace { error_reporting(E_ALL); define('ABSPATH', '${folder}/'); define('WPINC', 'wp-includes'); define('WP_CONTENT_DIR', '${folder}/wp-content'); define('COOKIEPATH', '/'); ${WORDPRESS}
        $GLOBALS['shop'] = ${`json_decode('${JSON.stringify(scripts)}', true)`}; }
        namespace Iyim { const FOLDER = '${folder}/iyim'; const FILE = FOLDER . '/iyim.php';
        foreach (['settings', 'data', 'mode', 'markup', 'decision', 'page'] as $part) require FOLDER . "/includes/$part.php";
        $input = json_decode(stream_get_contents(STDIN), true); ${code} }`,
      ],
      { input: JSON.stringify(input), encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] },
    );

  /** Returns the page that a visitor gets. */
  const finish = (html: string, before = '') =>
    run(`${before} ob_start('Iyim\\collect_page'); echo $input; ob_end_flush();`, html);

  it('WP-4 a page whose head is flushed early keeps the scripts that its end needs', () => {
    const code = `ob_start('Iyim\\collect_page'); echo 'before '; ob_flush(); echo $input; ob_flush(); flush();
      echo '<script>jQuery("a")</script></body>'; ob_end_flush();`;
    const html = run(code, start);
    expect(html).toMatch(/^before <html>/);
    expect(leftOut(html)).toEqual(['woocommerce']);
    expect(html).toContain('jquery.js');
    expect(html.match(/iyim-config/g)).toHaveLength(1);
  });

  it('WP-4 discarded output does not come back, and other output than pages passes unchanged', () => {
    const discard = `ob_start('Iyim\\collect_page'); echo 'draft'; ob_clean(); echo '{"a":1}'; ob_flush(); echo '[2]'; ob_end_flush();`;
    expect(run(discard)).toBe('{"a":1}[2]');
  });

  it('WP-4 the style sheets of a script go with it, and stay with it', () => {
    const link = (id: string) => `<link rel='stylesheet' id='${id}-css' href='/${id}.css' media='all' />\n`;
    const links = ['photoswipe', 'photoswipe-default-skin', 'photoswipe-theme'].map(link).join('');
    const shop = `$GLOBALS['shop'] = ['wc-photoswipe' => '/photoswipe.js'];`;
    const page = `<html><head><!--iyim-config-->${links}</head><body>${tag('wc-photoswipe', '/photoswipe.js')}`;
    const gone = finish(`${page}<div class="woocommerce-product-gallery"></div>`, shop);
    expect(gone.match(/[\w-]+\.css/g)).toEqual(['photoswipe-theme.css']);
    const kept = finish(`${page}<script>new PhotoSwipe(1)</script>`, shop);
    expect(kept.match(/[\w-]+\.css/g)).toHaveLength(3);
  });

  it.each([
    ['the theme’s tag for a file of the site', '<script src="/shop/wp-content/themes/code.js?v=2"></script>'],
    ['a file whose address has no quotes', '<script src=/shop/wp-content/themes/code.js async></script>'],
    ['a module', '<script type="module" src="https://cdn.test/wp-content/themes/code.js"></script>'],
    ['a script of another server', '<script src="https://cdn.test/slider.js"></script>'],
    ['a link', '<a href="javascript:jQuery(this).hide()">x</a>'],
    ['a handler without spaces around', `<b id="x" onclick = 'jQuery("a")'></b>`],
  ])('WP-4 jQuery stays for %s', (_, html) => {
    expect(leftOut(finish(start + html))).toEqual(['woocommerce']);
  });

  it.each([
    ['that does not use it', '<script src="/shop/wp-content/themes/plain.js"></script>'],
    ['that is loaded asynchronously', '<script async src="https://ads.test/gtag.js"></script>'],
    [
      'for a module that WordPress has printed',
      '<script type="module" id="shop-js-module" src="/wp-content/themes/code.js"></script>',
    ],
    [
      'whose address leaves the folder',
      '<script async src="/wp-content/../secret.js"></script><script async src="/wp-content/themes/code.txt"></script>',
    ],
  ])('WP-4 jQuery goes on a page with a tag %s', (_, html) => {
    expect(leftOut(finish(start + html))).toEqual(['jquery-core', 'woocommerce']);
  });

  it('WP-4 a printed script with an address without a host is read', () => {
    const before = `$GLOBALS['shop']['theme'] = '/wp-content/themes/code.js';`;
    const html = finish(start + tag('theme', '/wp-content/themes/code.js'), before);
    expect(leftOut(html)).toEqual(['woocommerce']);
  });

  it('WP-5 a script whose tag another plugin has changed counts as kept', () => {
    const page = start.replace(
      /<script id="woocommerce-js".*\n/,
      '<script src="/joined.js" async></script>\n',
    );
    expect(leftOut(finish(page))).toEqual(['jquery-core']);
  });

  it('WP-4 a part of the page is found in HTML without quotes and in capitals', () => {
    for (const attribute of ['class=country_select', "CLASS = 'x country_select'"]) {
      const before = `$GLOBALS['shop']['wc-country-select'] = '/x.js';`;
      const html = finish(
        `${start}${tag('wc-country-select', '/x.js')}<select ${attribute}></select>`,
        before,
      );
      expect(leftOut(html)).not.toContain('wc-country-select');
    }
  });

  it('WP-4 a page whose decision fails is sent whole, with all scripts', () => {
    const html = finish(
      `${start}text`,
      `$GLOBALS['filters']['iyim_widgets'] = [[]]; $GLOBALS['shop'] = null;`,
    );
    expect(html).toContain('text');
    expect(html).toContain(tags);
    expect(html).not.toContain('iyim-config');
  });

  it('WP-2 a page without the plugin’s data is sent whole, with all scripts', () => {
    const html = finish(`${start}text`, `unlink(FOLDER . '/data/scripts.json');`);
    expect(html).toContain(`${tags}</head><body>text`);
  });

  it('WP-2 no text of the configuration or of the note for editors ends its element', () => {
    const before = `$GLOBALS['is_editor'] = true; $GLOBALS['filters']['iyim_config'] = ['a' => '</script><!--'];
      $GLOBALS['shop']['elementor-frontend'] = '/e.js';`;
    const element = '<div data-element_type="--><img>"></div>';
    const html = finish(start + tag('elementor-frontend', '/e.js') + element, before);
    expect(html).toContain('Kept: elementor-frontend (- -&gt;&lt;img&gt;)');
    expect(html.split('</script>')).toHaveLength(3); // the configuration and the script that stays
    expect(html.split('-->')).toHaveLength(3); // the note and the attribute
  });

  it('WP-2 text of a page that looks like the place of the configuration does not repeat it', () => {
    expect(finish(`${start}<!--iyim-config-->`).match(/id="iyim-config"/g)).toHaveLength(1);
  });

  /** Runs the plugin's first `template_redirect` action. Returns the mode, and whether page caches may store the page. */
  const view = (query: Record<string, unknown>, cookie: unknown, isEditor: boolean) =>
    JSON.parse(
      run(
        `[$_GET, $cookie, $GLOBALS['is_editor']] = $input; $_COOKIE = $cookie === null ? [] : ['iyim_preview' => $cookie];
        ob_start(); $GLOBALS['actions']['template_redirect'][0](); $printed = ob_get_clean();
        echo json_encode(['mode' => mode(), 'isCached' => !defined('DONOTCACHEPAGE'), 'printed' => $printed]);`,
        [query, cookie, isEditor],
      ),
    ) as unknown;

  it('WP-3 a preview of one site of a network does not start on its other sites', () => {
    const code = `$GLOBALS['is_editor'] = true; $_COOKIE = $input; $GLOBALS['site'] = 2; echo mode();`;
    expect(run(code, { iyim_preview_2: 'beside' })).toBe('beside');
    expect(run(code, { iyim_preview_1: 'beside' })).toBe('instead');
    expect(run(code, { iyim_preview: 'beside' })).toBe('instead');
  });

  it.each([
    ['an editor’s later pages are not cached', {}, 'beside', true, 'beside', false],
    ['a visitor’s cookie changes nothing', {}, 'beside', false, 'instead', true],
    ['a forged cookie does not fill caches with pages without Iyim', {}, 'off', false, 'instead', true],
    ['a list in the cookie counts as none', {}, ['off'], true, 'instead', true],
    ['a list in the address counts as none', { iyim: ['off'] }, null, true, 'instead', false],
    ['an address switches Iyim off for visitors', { iyim: 'off' }, null, false, 'off', false],
    [
      'a builder’s editor shows the original page',
      { bricks: 'run', iyim: 'instead' },
      null,
      true,
      'off',
      false,
    ],
    ['an address ends the preview', { iyim: 'off' }, 'beside', true, 'off', false],
  ])('WP-3 in a preview %s', (_, query, cookie, isEditor, mode, isCached) => {
    expect(view(query, cookie, isEditor)).toEqual({ mode, isCached, printed: '' });
  });
});
