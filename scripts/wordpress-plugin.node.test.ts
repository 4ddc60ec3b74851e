import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { originals } from '../packages/widgets/originals/handlers.ts';

const path = fileURLToPath(new URL('../docs/wordpress/iyim.php', import.meta.url));
const plugin = readFileSync(path, 'utf8');

function hasPhp(): boolean {
  try {
    execFileSync('php', ['--version']);
    return true;
  } catch {
    return false;
  }
}

describe('the must-use plugin for WordPress', () => {
  it('WP-1 the WordPress plugin has at most 60 lines', () => {
    expect(plugin.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  });

  it('WP-1 the guide quotes the WordPress plugin unchanged', () => {
    const guide = readFileSync(new URL('../docs/wordpress.md', import.meta.url), 'utf8');
    expect(guide).toContain(`\`\`\`php\n${plugin}\`\`\`\n`);
  });

  it('WP-1 the WordPress plugin adopts only widgets that are in the table of originals', () => {
    const islands = [...plugin.matchAll(/=> \[(('[a-z-]+'(, )?)+)\],/g)].flatMap(([, names = '']) =>
      names.replaceAll("'", '').split(', '),
    );
    expect(islands).toContain('mini-cart');
    expect(Object.keys(originals)).toEqual(expect.arrayContaining(islands));
  });

  it.runIf(hasPhp())('WP-1 the WordPress plugin prints the shop’s options for adding to the cart', () => {
    const configFor = (options: Readonly<Record<string, string>>) => {
      const stubs = `define('ABSPATH', '/'); define('WPMU_PLUGIN_URL', ''); define('WPMU_PLUGIN_DIR', __DIR__);
        function add_action($name, $action) { $GLOBALS['actions'][$name] = $action; }
        function apply_filters($name, $value) { return $value; }
        function get_option($name) { return json_decode('${JSON.stringify(options)}', true)[$name] ?? false; }
        function wp_print_inline_script_tag($text) { echo $text; }
        ${['is_admin', 'is_customize_preview', 'is_feed', 'is_embed', 'wp_print_script_tag', 'set_url_scheme', 'esc_url'].map((name) => `function ${name}() { return ''; }`).join(' ')}
        function wp_json_encode($value, $flags) { return json_encode($value, $flags); }`;
      const run = `${stubs} error_reporting(0); require '${path}'; ob_start(); $actions['wp_head'](); $page = ob_get_clean(); echo substr($page, strpos($page, '{'));`;
      return JSON.parse(execFileSync('php', ['-r', run], { encoding: 'utf8' })).cart;
    };
    const [ajax, way] = ['woocommerce_enable_ajax_add_to_cart', 'woocommerce_cart_redirect_after_add'];
    expect(configFor({ [ajax]: 'yes', [way]: 'no' })).toEqual({ ajaxAdd: true, redirectAfterAdd: false });
    expect(configFor({ [ajax]: 'no', [way]: 'yes' })).toEqual({ ajaxAdd: false, redirectAfterAdd: true });
    expect(configFor({})).toEqual({ ajaxAdd: false, redirectAfterAdd: false });
  });

  it.runIf(hasPhp())('WP-1 the WordPress plugin is valid PHP', () => {
    expect(execFileSync('php', ['-l', path], { encoding: 'utf8' })).toContain('No syntax errors');
  });
});
