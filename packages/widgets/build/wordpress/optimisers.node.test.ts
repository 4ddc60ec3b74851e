import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pluginSources, pluginVersion } from './plugin-files.ts';

const hasPhp = spawnSync('php', ['--version']).status === 0;
if (!hasPhp) console.warn('SKIPPED: the optimisers of the WordPress plugin. This machine lacks php.');

/** Fakes of WordPress's filters. A function gets as many arguments as it was registered with. */
const FILTERS = `
  $GLOBALS['filters'] = [];
  function add_filter($name, $work, $priority = 10, $count = 1) { $GLOBALS['filters'][$name][] = [$work, $count]; }
  function apply_filters($name, $value, ...$more) {
    foreach ($GLOBALS['filters'][$name] ?? [] as [$work, $count]) $value = $work(...array_slice([$value, ...$more], 0, $count));
    return $value;
  }
  function wp_json_encode($value, $flags = 0) { return json_encode($value, $flags); }
  function add_query_arg($key, $value, $address) { return "$address?$key=$value"; }
  function get_file_data() { return ['version' => '${pluginVersion()}']; }`;

const module = 'https://shop.test/wp-content/plugins/iyim/assets/lean/iyim.js';
const other = 'https://shop.test/wp-content/plugins/woocommerce/cart.js';
const attributes = (id: string) => ({ id, type: 'module', src: module });

describe.runIf(hasPhp)('the optimisers that the WordPress plugin knows', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'iyim-optimisers-'));
    for (const { path, content } of pluginSources()) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Returns a filter's value in a mode. `values` are the arguments that the optimiser passes. */
  const filteredIn = (mode: string, name: string, ...values: unknown[]): unknown =>
    JSON.parse(
      execFileSync(
        'php',
        [
          '-r',
          `namespace { error_reporting(E_ALL); ini_set('display_errors', '1'); define('ABSPATH', '/'); ${FILTERS} }
          namespace Iyim { function mode() { return '${mode}'; } const FOLDER = '${folder}/iyim'; const FILE = FOLDER . '/iyim.php';
          foreach (['data', 'optimisers'] as $part) require FOLDER . "/includes/$part.php";
          echo json_encode(apply_filters(...json_decode(stream_get_contents(STDIN), true))); }`,
        ],
        { input: JSON.stringify([name, ...values]), encoding: 'utf8' },
      ),
    );

  const filtered = (name: string, ...values: unknown[]) => filteredIn('instead', name, ...values);

  it.each([
    ['WP Rocket', 'rocket_exclude_js'],
    ['WP Rocket, delaying scripts', 'rocket_delay_js_exclusions'],
    ['LiteSpeed Cache', 'litespeed_optimize_js_excludes'],
    ['WP-Optimize', 'wp-optimize-minify-default-exclusions'],
    ['SG Optimizer, removing queries', 'sgo_rqs_exclude'],
  ])('WP-7 %s excludes the plugin’s files by a part of their address', (_, filter) => {
    const list = filtered(filter, ['/other.js']) as string[];
    expect(list).toContain('/other.js');
    expect(list.some((part) => module.includes(part))).toBe(true);
    expect(list.some((part) => other.includes(part))).toBe(false);
  });

  it('WP-7 SG Optimizer joins neither the module nor the configuration', () => {
    expect(filtered('sgo_javascript_combine_exclude_ids', ['a'])).toEqual([
      'a',
      'iyim-js-module',
      'iyim-config',
    ]);
  });

  it('WP-7 Jetpack Boost joins no script that a page may leave out, unless all scripts stay', () => {
    expect(filtered('js_do_concat', true, 'wc-add-to-cart')).toBe(false);
    expect(filtered('js_do_concat', true, 'theme')).toBe(true);
    expect(filtered('js_do_concat', false, 'theme')).toBe(false);
    for (const mode of ['off', 'beside'])
      expect(filteredIn(mode, 'js_do_concat', true, 'wc-add-to-cart')).toBe(true);
  });

  it('WP-7 WP-Optimize’s copy of the module loads the module from its own folder', () => {
    const address = `${module}?ver=${pluginVersion()}`;
    expect(filtered('wpo_minify_get_js', 'const a = 1;', module, true)).toBe(
      `import(${JSON.stringify(address).replaceAll('/', '\\/')});\n`,
    );
    expect(filtered('wpo_minify_get_js', 'const a = 1;', other, true)).toBe('const a = 1;');
  });

  it('WP-7 the text of an address with a script’s end cannot end the copy', () => {
    expect(filtered('wpo_minify_get_js', '', `${module}</script>")//`, true)).not.toMatch(
      /<\/script>|[^\\]"\)\//,
    );
  });

  it.each(['iyim-js-module', 'iyim-config'])('WP-7 the tag %s has the marks of the optimisers', (id) => {
    expect(filtered('wp_script_attributes', attributes(id))).toEqual({
      ...attributes(id),
      'data-no-optimize': '1',
      'data-no-defer': '1',
      'data-cfasync': 'false',
      'data-noptimize': '1',
      nowprocket: '1',
      'data-jetpack-boost': 'ignore',
      'data-no-delay-js': '1',
      'data-wpmeteor-nooptimize': 'true',
      'data-wpacu-skip': '1',
    });
  });

  it('WP-7 the tags of other plugins have no mark', () => {
    expect(filtered('wp_script_attributes', attributes('shop-js-module'))).toEqual(
      attributes('shop-js-module'),
    );
  });

  it('WP-7 a value of another type than an optimiser documents causes no error', () => {
    expect(filtered('autoptimize_filter_js_exclude', ['a'])).toEqual(['a']);
    expect(filtered('rocket_exclude_js', null)).toEqual(['/iyim/assets/']);
    expect(filtered('wpo_minify_get_js', null, null, null)).toBeNull();
  });
});
