import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { originals } from '../../originals/markup.ts';
import table from '../../originals/scripts.json' with { type: 'json' };
import { adoptionRows } from './adoption-rows.ts';
import { pluginSources, pluginVersion } from './plugin-files.ts';
import { mo, poFile, readPo, textsOf } from './translations.ts';
import { zip } from './zip.ts';

const root = new URL('../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const source = new URL('../../wordpress/iyim/', import.meta.url).pathname;
const php = globSync('**/*.php', { cwd: source }).sort();
const texts = textsOf(php.map((file) => readFileSync(join(source, file), 'utf8')));

const hasPhp = (() => {
  try {
    execFileSync('php', ['--version']);
    return true;
  } catch {
    return false;
  }
})();

if (!hasPhp) console.warn('SKIPPED: the PHP of the WordPress plugin. This machine lacks php.');

describe('the rules for original scripts', () => {
  const rows: Readonly<Record<string, Row>> = table.handles;
  const handles = Object.values(rows).filter((row): row is Rule => 'drives' in row);
  interface Rule {
    readonly drives: readonly {
      readonly widget?: string;
      readonly what?: string;
      readonly marks: readonly string[];
    }[];
    readonly usedBy?: readonly string[];
    readonly names?: readonly string[];
    readonly elements?: boolean;
  }
  type Row = Rule | { readonly like: string };

  it('WP-4 each widget in them is in the table of originals', () => {
    const named = [
      ...handles.flatMap(({ drives }) => drives.flatMap(({ widget }) => widget ?? [])),
      ...Object.values(table.elements.types).flatMap(({ widgets }) => widgets),
      ...table.elements.settings.flatMap((rule) => ('widget' in rule ? rule.widget : [])),
    ];
    expect(named).toContain('mini-cart');
    expect(Object.keys(originals)).toEqual(expect.arrayContaining([...new Set(named)]));
  });

  it.each(Object.entries(table.elements.types))(
    'WP-4 a widget of the builder’s type %s adopts its markup',
    (_, { widgets, selector }) => {
      const adopted = widgets.map((widget) => originals[widget]).join();
      expect(adopted).toMatch(new RegExp(`${selector.replace('.', '\\.')}(?![\\w-])`));
    },
  );

  it('WP-4 every part of a page that a script drives has a widget or a name', () => {
    for (const { drives } of handles)
      for (const { widget, what } of drives) expect(widget ?? what).toBeTruthy();
  });

  it('WP-4 the script of an element of the builder has rules, and drives elements', () => {
    const named = Object.values(table.elements.types).flatMap((type) =>
      'script' in type ? type.script : [],
    );
    expect(named).toContain('jet-tricks-frontend');
    for (const name of named) expect(rows[name]).toHaveProperty('elements', true);
  });

  it('WP-4 every name of a script is a valid pattern, and every user of a script has rules', () => {
    for (const { names = [], usedBy = [] } of handles) {
      for (const name of names) expect(() => new RegExp(name)).not.toThrow();
      expect(Object.keys(table.handles).concat('jet-woo-builder')).toEqual(
        expect.arrayContaining([...usedBy]),
      );
    }
  });

  it('WP-4 a script that is like another has the rules of a script with rules of its own', () => {
    const likes = Object.values(rows).flatMap((row) => ('like' in row ? row.like : []));
    expect(likes).toContain('wc-zoom');
    for (const like of likes) expect(rows[like]).toHaveProperty('drives');
  });
});

describe('the files of the WordPress plugin', () => {
  it('WP-2 the plugin lists every widget that can be adopted, with what it replaces', () => {
    const rows = adoptionRows(read('docs/adoption.md'));
    expect(Object.keys(rows)).toEqual(Object.keys(originals).sort());
    expect(rows['mini-cart']).toEqual(
      expect.arrayContaining(['Elementor Pro: Menu Cart', 'JetBlocks Shopping Cart']),
    );
  });

  it('WP-2 the header and the readme have the version of the packages', () => {
    for (const name of ['iyim.php', 'readme.txt']) {
      const file = pluginSources().find(({ path }) => path === `iyim/${name}`);
      expect(Buffer.from(file?.content ?? '').toString()).toMatch(
        new RegExp(`(Version|Stable tag): +${pluginVersion().replaceAll('.', '\\.')}\\n`),
      );
    }
  });

  it('WP-2 the template for translators has all texts, and the Hebrew translation is complete', () => {
    expect(readFileSync(join(source, 'languages/iyim.pot'), 'utf8')).toBe(poFile(texts));
    const hebrew = readPo(readFileSync(join(source, 'languages/iyim-he_IL.po'), 'utf8'));
    expect([...hebrew.keys()].filter(Boolean).sort()).toEqual([...texts].sort());
    const marks = (text: string) => (text.match(/%(\d\$)?s|\?iyim/g) ?? []).sort();
    for (const text of texts) {
      expect(hebrew.get(text)).not.toBe('');
      expect(marks(hebrew.get(text) ?? '')).toEqual(marks(text));
    }
  });

  it('WP-2 an updated translation keeps its header and translations, drops unused texts and leaves new ones empty', () => {
    const before =
      'msgid ""\nmsgstr ""\n"Language: he_IL\\n"\n\nmsgid "old"\nmsgstr "ישן"\n\nmsgid "say \\"a\\""\nmsgstr "א"\n';
    const after = poFile(['new', 'say "a"'], readPo(before));
    expect([...readPo(after)]).toEqual([
      ['', 'Language: he_IL\n'],
      ['new', ''],
      ['say "a"', 'א'],
    ]);
  });

  it('WP-2 a broken line of translations is an error that names it', () => {
    expect(() => readPo('msgid "a"\nmsgstr b')).toThrow('line 2 of the translations');
  });

  it('WP-2 compiled translations have sorted texts at the offsets of their tables', () => {
    const file = mo(
      new Map([
        ['b', 'ב'],
        ['', 'header'],
        ['a', ''],
      ]),
    );
    const text = (start: number) =>
      file
        .subarray(file.readUInt32LE(start + 4), file.readUInt32LE(start + 4) + file.readUInt32LE(start))
        .toString();
    expect([0, 1, 2].map((index) => text(28 + index * 8))).toEqual(['', 'a', 'b']);
    expect([0, 1, 2].map((index) => text(28 + 24 + index * 8))).toEqual(['header', '', 'ב']);
  });

  it('WP-2 the same files always make the same archive', () => {
    const files = [{ path: 'iyim/א.txt', content: Buffer.from('אבג'.repeat(100)) }];
    expect(zip(files)).toEqual(zip(files));
    expect(zip(files).length).toBeLessThan(250);
  });

  it('WP-2 no file of the plugin requests another server', () => {
    for (const file of php)
      expect(readFileSync(join(source, file), 'utf8')).not.toMatch(
        /wp_(safe_)?remote_|curl_|fsockopen|file_get_contents\(['"]http/,
      );
  });

  /** Functions and syntax that PHP 7.4 lacks. Strings and comments are removed before the search. */
  const NEWER = [
    /\b(str_(contains|starts_with|ends_with)|get_debug_type|get_resource_id|array_(is_list|any|all|find|find_key)|json_validate|mb_(trim|str_pad|ucfirst|lcfirst)|fdiv|preg_last_error_msg)\s*\(/,
    /\?->/,
    /\b(match\s*\([^)]*\)\s*\{|enum\s+\w+\s*[:{]|readonly\s)/,
    /#\[/,
    /\bfunction\b[^;{]*(\b(mixed|never|false|true|null)\b\s+\$|\w\|\w|\)\s*:\s*\??(mixed|never|static|null|false|true)\b)/,
    /\bfunction\s+\w*\s*\([^)]*,\s*\)/, // a trailing comma in a parameter list
    /__construct\s*\([^)]*\b(private|protected|public)\s/,
    /[(,]\s*[a-z_]\w*\s*:\s*(?!:)[$\w'"[]/, // a named argument
    /\(\.\.\.\)/,
    /\bcatch\s*\([\\\w\s|]+\)/, // a catch without a variable
    /\bthrow\b[^;]*\?\?|(=>|\?\?|\?|:)\s*throw\b/,
  ];
  const codeOf = (text: string) =>
    text.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\/\*[\s\S]*?\*\/|\/\/.*|^#(?!\[).*/gm, "''");

  it('WP-2 no file uses a function or syntax that PHP 7.4 lacks', () => {
    for (const file of php)
      for (const pattern of NEWER)
        expect(codeOf(readFileSync(join(source, file), 'utf8')), file).not.toMatch(pattern);
  });

  it.each([
    'str_contains($a, $b)',
    '$a?->b',
    'match ($a) { 1 => 2 }',
    'enum Mode: string {}',
    '#[Pure]',
    'function a(int|string $b) {}',
    'function a(): mixed {}',
    'function a(mixed $b) {}',
    'function a($b, ) {}',
    'function __construct(private $a) {}',
    'a(name: $b)',
    'strlen(...)',
    'try {} catch (Error) {}',
    '$a ?? throw $b',
  ])('WP-2 the check for PHP 7.4 finds %s', (code) => {
    expect(NEWER.some((pattern) => pattern.test(codeOf(code)))).toBe(true);
  });

  it('WP-2 every output of the settings page is escaped', () => {
    const page = readFileSync(join(source, 'includes/admin.php'), 'utf8');
    const echoes = [...page.matchAll(/\becho ([^;]+);/g)].map(([, value = '']) => value);
    expect(echoes.length).toBeGreaterThan(5);
    for (const value of echoes) expect(value).toMatch(/^(esc_(html|attr|url)\(|'<p>', esc_html__\()/);
  });
});

describe.runIf(hasPhp)('the PHP of the WordPress plugin', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'iyim-php-'));
    for (const { path, content } of pluginSources()) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Runs PHP code with the plugin's functions, and returns what it prints as JSON. */
  function run(code: string, input: unknown = null): unknown {
    const script = `namespace Iyim; error_reporting(E_ALL); define('ABSPATH', '/'); const FOLDER = '${folder}/iyim'; const FILE = FOLDER . '/iyim.php';
      function add_action() {} function add_filter() {} function apply_filters($name, $value) { return $value; }
      function get_option() { return $GLOBALS['option'] ?? false; }
      foreach (['settings', 'data', 'mode', 'markup', 'decision', 'found'] as $part) require FOLDER . "/includes/$part.php";
      $input = json_decode(stream_get_contents(STDIN), true); echo json_encode((function () use ($input) { ${code} })());`;
    const out = execFileSync('php', ['-d', 'display_errors=stderr', '-r', script], {
      input: JSON.stringify(input),
      encoding: 'utf8',
    });
    return JSON.parse(out) as unknown;
  }

  it('WP-2 uninstalling removes the option of every site of a network', () => {
    const script = `define('WP_UNINSTALL_PLUGIN', 'iyim/iyim.php'); function is_multisite() { return true; }
      function get_sites($query) { return $query === ['fields' => 'ids', 'number' => 0] ? [1, 2, 5] : []; }
      function delete_blog_option($site, $name) { echo "$site:$name "; } require '${folder}/iyim/uninstall.php';`;
    expect(execFileSync('php', ['-r', script], { encoding: 'utf8' })).toBe('1:iyim 2:iyim 5:iyim ');
  });

  /** Runs a `wp iyim` command, and returns its lines and the stored option. */
  const command = (name: string, ...words: readonly string[]) =>
    run(
      `eval('final class WP_CLI { public static $lines = []; static function add_command() {}
        static function line($text) { self::$lines[] = $text; } static function success($text) { self::$lines[] = $text; }
        static function warning($text) { self::$lines[] = $text; } static function error($text) { self::$lines[] = "Error: $text"; echo json_encode([self::$lines, $GLOBALS["option"] ?? null]); exit; } }
        function update_option($name, $value) { $GLOBALS["option"] = $value; }');
      require FOLDER . '/includes/command.php';
      $method = $input['name']; (new Command())->$method($input['words']);
      return [\\WP_CLI::$lines, $GLOBALS['option'] ?? null];`,
      { name, words },
    );

  it('WP-3 wp iyim changes the mode, the flavour and the widgets, and names wrong words', () => {
    expect(command('mode', 'instead')).toEqual([
      ['mode: instead'],
      { mode: 'instead', flavour: 'lean', off: [] },
    ]);
    expect(command('mode', 'now')).toEqual([
      ['Error: expected off, preview, beside, instead, found now'],
      null,
    ]);
    expect(command('flavour', 'react')).toEqual([
      ['flavour: react'],
      { mode: 'preview', flavour: 'react', off: [] },
    ]);
    expect(command('flavour', 'vue')).toEqual([['Error: expected lean, react, found vue'], null]);
    expect(command('widgets', 'off', 'cart', 'tabs')).toEqual([
      ['off: cart, tabs'],
      { mode: 'preview', flavour: 'lean', off: ['cart', 'tabs'] },
    ]);
    expect(command('widgets', 'off', 'basket')).toEqual([
      ['Error: expected on or off, and names of widgets, found basket'],
      null,
    ]);
    expect(command('widgets')).toEqual([expect.arrayContaining(['on  counter: Elementor: Counter']), null]);
  });

  interface Script {
    readonly deps?: readonly string[];
    readonly isAlias?: boolean;
    readonly isNamed?: boolean;
    readonly hasCodeAfter?: boolean;
    readonly text?: string;
  }
  interface Decided {
    readonly out: readonly string[];
    readonly kept: Readonly<Record<string, string>>;
    readonly widgets: readonly string[];
    readonly skipped: Readonly<Record<string, true>> | readonly [];
  }
  /** Runs the decision for a page with these scripts. All widgets are on, except those in `off`. */
  const decide = (
    html: string,
    scripts: Readonly<Record<string, Script>>,
    { off = [] as readonly string[], isInstead = true, always = [] as readonly string[] } = {},
  ) =>
    run(
      `$scripts = array_map(fn ($script) => $script + ['deps' => [], 'isAlias' => false, 'isNamed' => false, 'hasCodeAfter' => false, 'text' => ''], $input['scripts']);
      $widgets = array_values(array_diff(widget_names(), $input['off']));
      $decision = new Decision(new Markup($input['html'], ['jquery-ui-core']), $scripts, data('scripts'), $widgets, $input['isInstead'], $input['always'], fn ($handle) => $scripts[$handle]['text']);
      return ['out' => $decision->left_out, 'kept' => $decision->kept, 'widgets' => $decision->widgets, 'skipped' => $decision->skipped];`,
      { html, scripts, off, isInstead, always },
    ) as Decided;

  const jquery = {
    'jquery-core': {},
    'jquery-migrate': { deps: ['jquery-core'] },
    jquery: { deps: ['jquery-core', 'jquery-migrate'], isAlias: true },
  };
  const shop = {
    ...jquery,
    'wc-js-cookie': {},
    'wc-jquery-blockui': { deps: ['jquery'] },
    woocommerce: { deps: ['jquery', 'wc-jquery-blockui', 'wc-js-cookie'], isNamed: true },
    'wc-add-to-cart': { deps: ['jquery', 'wc-jquery-blockui'], isNamed: true },
  };
  const list = '<a class="button add_to_cart_button">Add</a>';

  it('WP-4 all files are valid PHP', () => {
    for (const file of php)
      expect(execFileSync('php', ['-l', join(source, file)], { encoding: 'utf8' })).toContain(
        'No syntax errors',
      );
  });

  it('WP-4 a shop page whose parts all have widgets leaves out the shop’s scripts and jQuery', () => {
    expect(decide(list, shop)).toMatchObject({ out: Object.keys(shop), kept: [] });
  });

  it('WP-4 a script stays while one of its widgets is off, and so does what it depends on', () => {
    const { out, kept, widgets } = decide(list, shop, { off: ['add-to-cart'] });
    expect(kept).toMatchObject({ 'wc-add-to-cart': 'add-to-cart', 'jquery-core': 'jquery' });
    expect(out).toEqual(['wc-js-cookie', 'woocommerce']);
    expect(widgets).not.toContain('add-to-cart');
  });

  it.each([
    ['an inline script', '<script>jQuery(function ($) {})</script>', {}],
    ['an inline script with the short name', '<script>$( ".a" ).hide()</script>', {}],
    ['a handler in an attribute', '<b onclick="jQuery(this).hide()"></b>', {}],
    [
      'the file of another script that does not declare it',
      '',
      { theme: { text: '(function(){window.jQuery("a")})()' } },
    ],
    ['another script that declares it', '', { theme: { deps: ['jquery'] } }],
    [
      'another script, through a handle without a file',
      '',
      { theme: { deps: ['bundle'] }, bundle: { deps: ['jquery'], isAlias: true } },
    ],
    ['code after it', '', { 'jquery-core': { hasCodeAfter: true } }],
    ['its own name in the queue', '', { 'jquery-core': { isNamed: true } }],
  ])('WP-4 jQuery stays if it is needed by %s', (_, html, scripts) => {
    const { out } = decide(list + html, { ...shop, ...scripts });
    expect(out).not.toContain('jquery-core');
    expect(out).toContain('woocommerce');
  });

  it.each([
    ['data', '<script id="woocommerce-js-extra">var a = {"x":"jQuery("};</script>'],
    [
      'code of a script that goes too',
      '<script id="jquery-ui-core-js-before">jQuery.uiBackCompat = true;</script>',
    ],
    ['JSON', '<script type="application/ld+json">{"x":"jQuery("}</script>'],
    ['a template literal', '<script>const a = `${' + 'b}`; x.$ = 1</script>'],
    ['a handle without a file that is not needed', ''],
  ])('WP-4 jQuery goes although its name or its handle appears in %s', (_, html) => {
    expect(decide(list + html, { ...shop, legacy: { deps: ['jquery'], isAlias: true } }).out).toContain(
      'jquery-core',
    );
  });

  const PASSED = '(function (j) { j(".a").hide(); })';
  /** Code that uses jQuery, in forms that are known from themes and optimisers. */
  const USES: readonly (readonly [form: string, code: string])[] = [
    ['a function with jQuery as its argument', `${PASSED}(jQuery);`],
    ['a function with window.jQuery as its argument', `!${PASSED}(window.jQuery)`],
    ['a function with $ as its argument', '(function($){ $(".a").hide(); })($);'],
    ['an arrow function with $ as its argument', '(($)=>{$(".a").hide()})($)'],
    ['a function with several arguments', '(function(w, $){ $(w); })(window, $);'],
    ['a function that is called with $', '(function($){ $(".a"); }).call(this, $);'],
    ['a function with window.$ as its argument', `${PASSED}(window.$);`],
    ['window.$()', 'window.$(".a").hide()'],
    ['window.$.fn', 'window . $.fn.a = b'],
    ['window?.$', 'window?.$?.(".a")'],
    ['window["$"]', 'window["$"](".a")'],
    ["self['jQuery']", "self['jQuery'](1)"],
    ['globalThis.$', 'var q=globalThis.$;q(1)'],
    ['"$" in window', 'if ("$" in window) go()'],
    ['a name from window', 'const { $ } = window; $(".a")'],
    ['another name for a name from window', 'const { $: q, document: d } = window; q(d)'],
    ['jQuery.noConflict()', 'var $j = jQuery.noConflict(); $j(1)'],
    ['$.noConflict()', 'var q = $.noConflict(true); q(1)'],
    ['a module name', 'define(["jquery"], function (q) { q(1) })'],
    ['require()', "var q = require('jquery')"],
    ['$()', '$(function () { $(".a").hide() })'],
    ['$ () with a space', '$ (document).ready(go)'],
    ['$() whose function has $ as its parameter', '$(document).ready(function($){ $(".a").hide() })'],
    ['$.ajax()', 'document.addEventListener("x", function(){ $.ajax("/a") })'],
    ['$?.()', 'go(() => $?.(".a").hide())'],
    ['$["ajax"]()', '$["ajax"]("/a")'],
    ['an argument', 'start($)'],
    ['the last of several arguments', 'start(document, $);'],
    ['a variable', 'var q = $;\nq(".a").hide()'],
    ['a variable without a semicolon', 'window.q = $'],
    ['typeof', 'if (typeof $ === "function") go()'],
    ['a condition', 'if (!$) stop(); else $ && go()'],
    ['a property', 'start({ q: $ })'],
    ['a returned value', 'function q() { return $; }'],
    ['a list', 'start([$])'],
  ];

  const OTHERS: typeof USES = [
    ['a price', 'var shop = {"currency":"$","format":"%2$s%1$s","sale":"US$ 5", sign: \'$\'};'],
    ['patterns', 'x.replace(/^a|b$/, "").replace(/[^$]+$/g, "$1").match(/(\\.|;|$)/) && /(^|,)$/.test(y)'],
    ['a pattern of prices', 'p.replace(/[$,]/g, "")'],
    ['a selector', 'document.querySelector("a[href$=\'.pdf\']")'],
    ['longer names', 'var a$ = 1, $b = 2, c$d = a$; a$($b); x.$ = 1; this.$el.$($b)'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code
    ['a template literal', 'const a = `${b}, $${c} (${d})`; go(`$`)'],
  ];
  /** Code of minified files, which may call anything `$`. */
  const OWN: typeof USES = [
    ['a function', 'function $(e){return document.querySelector(e)}$(".a").x=1'],
    ['a function that follows its use', '$(".a");function $(e){return e}'],
    ['a variable', 'const $=e=>e.q;$(1);'],
    ['one of several variables', 'let e,$,t;$=e;$(t)'],
    ['a parameter', '!function(e,$){$(e);$.a=1}(1,2)'],
    ['a parameter of an arrow function', 'x.map(($,i)=>$(i))'],
    ['an element of a list', 'const [e,$]=use(1);$(e)'],
    ['a part of an object', 'const {a:$}=x;$(1)'],
    ['a private method', 'class A{#$(){this.#$()}}'],
  ];
  /** Why jQuery stays if the code is inline, or in a file, by code. One process decides all, because starting it is slow. */
  let reasons: Readonly<Record<string, readonly [inline: string | null, file: string | null]>>;
  const reasonsFor = (code: string) => {
    reasons ??= run(
      `$scripts = array_map(fn ($script) => $script + ['deps' => [], 'isAlias' => false, 'isNamed' => false], $input['scripts']);
      $reason = fn ($html, $text) => (new Decision(new Markup($html), $scripts, data('scripts'), widget_names(), true, [], fn ($handle) => $handle === 'theme' ? $text : ''))->kept['jquery'] ?? null;
      return array_combine($input['codes'], array_map(fn ($code) => [$reason("<script>$code</script>", ''), $reason('', $code)], $input['codes']));`,
      { codes: [...USES, ...OTHERS, ...OWN].map(([, text]) => text), scripts: { ...shop, theme: {} } },
    ) as typeof reasons;
    return reasons[code];
  };

  it.each(USES)('WP-4 jQuery stays for inline code, and for an undeclared file, with %s', (_, code) => {
    expect(reasonsFor(code)).toEqual(['inline code', 'theme']);
  });

  it.each(OTHERS)('WP-4 jQuery goes although inline code or a file has a dollar sign in %s', (_, code) => {
    expect(reasonsFor(code)).toEqual([null, null]);
  });

  it.each(OWN)('WP-4 jQuery goes although a minified file calls %s of its own $', (_, code) => {
    expect(reasonsFor(code)?.[1]).toBeNull();
  });

  it('SEC-3 files of repeated brackets, lists and words do not delay the decision', () => {
    const parts = [
      '{',
      '[$,',
      '($,',
      '{$:',
      'function ',
      'function(a,',
      'import ',
      '$,',
      '},\n  (',
      'var a,',
      '} ',
    ];
    const text = parts.map((part) => part.repeat(30_000)).join('\n');
    expect(decide(list, { ...shop, theme: { text } }).out).toContain('woocommerce');
  });

  const product = {
    ...shop,
    'wc-zoom': { deps: ['jquery'], isNamed: true },
    'wc-flexslider': { deps: ['jquery'], isNamed: true },
    'wc-photoswipe': {},
    'wc-photoswipe-ui-default': { deps: ['wc-photoswipe'], isNamed: true },
    'wc-single-product': { deps: ['jquery'], isNamed: true },
  };
  const gallery = '<div class="woocommerce-product-gallery"></div>';
  const tabs = '<div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs"></ul></div>';
  const rating = '<div id="respond"><p class="comment-form-rating"></p></div>';

  it('WP-4 a product page whose gallery and tabs have widgets leaves out the shop’s scripts and jQuery', () => {
    for (const page of [gallery + tabs + rating, gallery, tabs, rating, '<p>wc-tabs</p>'])
      expect(decide(page, product)).toMatchObject({ out: Object.keys(product), kept: [] });
  });

  it('WP-4 the product script and the gallery’s scripts stay together while the gallery is off', () => {
    const { kept, out } = decide(gallery + tabs, product, { off: ['product-gallery'] });
    for (const name of ['wc-single-product', 'wc-zoom', 'wc-flexslider', 'wc-photoswipe'])
      expect(kept).toHaveProperty(name);
    expect(kept).toHaveProperty('jquery-core');
    expect(out).toContain('woocommerce');
  });

  it('WP-4 the gallery’s scripts stay for a product script that the tabs need', () => {
    const { kept } = decide(gallery + tabs, product, { off: ['tabs'] });
    expect(kept).toMatchObject({
      'wc-single-product': 'tabs',
      'wc-flexslider': 'wc-single-product',
      'wc-zoom': 'wc-single-product',
      'wc-photoswipe-ui-default': 'wc-single-product',
    });
  });

  it('WP-4 the product script stays for a theme’s script that starts galleries', () => {
    const theme = { isNamed: true, text: 'x.wc_product_gallery()' };
    const { kept } = decide(gallery, { ...product, theme });
    expect(kept).toMatchObject({ 'wc-single-product': 'theme', 'wc-zoom': 'wc-single-product' });
  });

  it('WP-4 a page prints the globals of the product script although the file is left out', () => {
    const tag = (id: string, more = '') => `<script id="${id}"${more}></script>\n`;
    const extra =
      '<script id="wc-single-product-js-extra">var wc_single_product_params = {"review_rating_required":"yes"};</script>\n';
    const page = `<head><!--iyim-config--></head>${gallery}${extra}${tag('wc-single-product-js', ' src="/single-product.js" defer')}${tag('theme-js', ' src="/theme.js"')}`;
    const code = `eval('function wp_scripts() { return $GLOBALS["scripts"]; } function current_user_can() { return false; }
        function is_admin() { return false; } function is_multisite() { return false; } function is_customize_preview() { return false; } function is_feed() { return false; }
        function is_embed() { return false; } function wp_json_encode($value, $flags) { return json_encode($value, $flags); }
        function wp_get_inline_script_tag($text, $attributes) { return "<script id=\\"{$attributes["id"]}\\" data-left-out=\\"{$attributes["data-left-out"]}\\">$text</script>"; }');
      $script = fn ($src) => (object) ['src' => $src, 'deps' => [], 'extra' => []];
      $GLOBALS['option'] = ['mode' => 'instead'];
      $GLOBALS['scripts'] = (object) ['done' => ['wc-single-product', 'theme'], 'queue' => ['wc-single-product', 'theme'],
        'registered' => ['wc-single-product' => $script('/single-product.js'), 'theme' => $script('/theme.js')]];
      function content_url() { return '/wp-content'; } function includes_url() { return '/wp-includes/'; }
      define('WP_CONTENT_DIR', '/nowhere'); define('WPINC', 'wp-includes');
      require FOLDER . '/includes/page.php'; return finish_page($input);`;
    const html = run(code, page);
    expect(html).not.toContain('single-product.js');
    expect(html).toContain('data-left-out="wc-single-product"');
    expect(html).toContain(extra);
    expect(html).toContain('/theme.js');
  });

  it('WP-4 the cart’s requests stay on a page without a cart that Iyim shows', () => {
    const scripts = { 'wc-cart-fragments': { isNamed: true } };
    expect(decide('<b class="theme-count"></b>', scripts).out).toEqual([]);
    expect(decide('<ul class="site-header-cart"></ul>', scripts).out).toEqual(['wc-cart-fragments']);
  });

  const builder = {
    'elementor-webpack-runtime': {},
    'elementor-frontend-modules': { deps: ['elementor-webpack-runtime'] },
    swiper: {},
    'elementor-frontend': { deps: ['elementor-frontend-modules'], isNamed: true },
    'elementor-pro-frontend': { deps: ['elementor-frontend-modules'], isNamed: true },
  };
  const widget = (type: string, settings = '') =>
    `<div class="elementor-element" data-element_type="widget" data-e-type="widget" data-settings="${settings}" data-widget_type="${type}.default"></div>`;

  it('WP-4 the builder’s scripts go where every element has a widget or needs no script', () => {
    expect(decide(widget('accordion') + widget('heading'), builder).out).toEqual(Object.keys(builder));
  });

  it.each([
    ['an element without a widget', widget('alert')],
    ['an unknown element', widget('some-add-on')],
    ['an unknown kind of element', '<div data-element_type="e-tabs"></div>'],
    ['a background video', widget('heading', '{&quot;background_background&quot;:&quot;video&quot;}')],
    ['a stretched section', widget('heading', '{&quot;stretch_section&quot;:&quot;section-stretched&quot;}')],
    ['an effect of another plugin', '<div data-jet-tricks-settings="{}"></div>'],
    ['code that calls it', '<script>elementorFrontend.hooks.addAction("x")</script>'],
  ])('WP-4 all of the builder’s scripts stay for %s', (_, html) => {
    expect(decide(widget('accordion') + html, builder).out).toEqual([]);
  });

  it.each([
    ['Elementor Pro’s loop carousel', widget('loop-carousel'), 'carousel'],
    ['Elementor Pro’s product images', widget('woocommerce-product-images'), 'product-gallery'],
    ['Elementor Pro’s product tabs', widget('woocommerce-product-data-tabs'), 'tabs'],
    ['JetTricks’ hotspots', widget('jet-hotspots'), 'hotspots'],
    ['JetTricks’ sticky columns', '<div class="jet-sticky-column"></div>', 'sticky'],
    ['JetBlocks’ menu', widget('jet-nav-menu'), 'nav-menu'],
    ['JetBlocks’ cart', widget('jet-blocks-cart'), 'mini-cart'],
    ['JetBlocks’ search', widget('jet-search'), 'off-canvas'],
    ['JetBlocks’ hamburger panel', widget('jet-hamburger-panel'), 'off-canvas'],
    ['Elementor Pro’s off-canvas', widget('off-canvas'), 'off-canvas'],
    ['JetMenu’s menu', widget('jet-mega-menu'), 'nav-menu'],
  ])('WP-4 the builder’s scripts go with %s, and stay if its widget is off', (_, html, name) => {
    const scripts = {
      ...builder,
      'jet-blocks': {},
      'jet-tricks-frontend': {},
      'jet-tricks-tippy-bundle': {},
    };
    expect(decide(html, scripts).out).toEqual(Object.keys(scripts));
    expect(decide(html, scripts, { off: [name] }).out).toEqual([]);
  });

  it.each([
    ['login form', widget('jet-login')],
    ['registration form', widget('jet-register')],
    ['sticky section', widget('heading', '{&quot;jet_sticky_section&quot;:&quot;yes&quot;}')],
  ])('WP-4 JetBlocks’ script stays for its %s', (_, html) => {
    expect(decide(widget('jet-nav-menu') + html, { ...builder, 'jet-blocks': {} }).out).toEqual([]);
  });

  it('WP-4 JetMenu’s scripts go with its desktop menu, and stay for its other menus', () => {
    const scripts = {
      'jet-vue': {},
      'jet-menu-public-scripts': { deps: ['jet-vue'], isNamed: true },
      'jet-menu-elementor-widgets-scripts': { deps: ['jet-menu-public-scripts'], isNamed: true },
    };
    const menu = (classes: string) => `<div class="jet-mega-menu ${classes}"></div>`;
    expect(decide(menu('jet-mega-menu--layout-horizontal'), scripts).out).toEqual(Object.keys(scripts));
    expect(decide(menu('jet-mega-menu--ajax-loading'), scripts).out).toEqual([]);
    expect(decide(`${menu('')}<div class="jet-mobile-menu"></div>`, scripts).out).toEqual([]);
    expect(decide(menu(''), scripts, { off: ['nav-menu'] }).out).toEqual([]);
    expect(decide(menu(''), { ...scripts, reviews: { deps: ['jet-vue'] } }).kept).toEqual({
      'jet-vue': 'reviews',
    });
  });

  it('WP-4 the builder’s configuration and broken settings keep none of its scripts', () => {
    const html = `<script>var elementorFrontendConfig = {};</script>${widget('heading', '{broken')}${widget('heading', '[1]')}`;
    expect(decide(html, builder).out).toEqual(Object.keys(builder));
  });

  it('WP-4 an animated element keeps the builder’s scripts only if its widget is off', () => {
    const html = widget('heading', '{&quot;_animation&quot;:&quot;fadeIn&quot;}');
    expect(decide(html, builder).out).toEqual(Object.keys(builder));
    expect(decide(html, builder, { off: ['entrance'] }).kept['elementor-frontend']).toBe('entrance');
  });

  it('WP-4 a page that exceeds the limits of PHP’s patterns keeps all scripts', () => {
    const code = `ini_set('pcre.jit', '0'); ini_set('pcre.backtrack_limit', '1000');
      $scripts = ['woocommerce' => ['deps' => [], 'isAlias' => false, 'isNamed' => true, 'hasCodeAfter' => false]];
      $decision = new Decision(new Markup($input), $scripts, data('scripts'), widget_names(), true, [], fn () => '');
      return $decision->left_out;`;
    expect(run(code, '<script>a</script>')).toEqual(['woocommerce']);
    expect(run(code, `<script>${'a'.repeat(9999)}</script>`)).toEqual([]);
  });

  it('WP-5 an element is left to a builder script that stays if both would send its requests', () => {
    const decided = decide(
      `${widget('form')}${widget('alert')}<div data-elementor-type="popup"></div>`,
      builder,
    );
    expect(decided.skipped).toEqual({ 'data-widget_type="form.': true, 'data-elementor-type="popup"': true });
    expect(decide(widget('form'), builder).skipped).toEqual([]);
  });

  it('WP-5 the shop’s cart script stays with the builder’s menu cart', () => {
    const html = `${widget('woocommerce-menu-cart')}${widget('alert')}<div class="elementor-widget-woocommerce-menu-cart"></div>`;
    expect(decide(html, { ...builder, 'wc-cart-fragments': {} }).kept).toHaveProperty('wc-cart-fragments');
  });

  it('WP-5 beside the original scripts every file stays, and widgets that must not run beside them are off', () => {
    const scripts = { ...shop, 'jet-engine-frontend': {}, 'jet-search': {} };
    const decided = decide('<div class="jet-listing-grid"></div>', scripts, { isInstead: false });
    expect(decided.out).toEqual([]);
    expect(decided.widgets).not.toContain('listing');
    expect(decided.widgets).toEqual(expect.arrayContaining(['add-to-cart', 'live-search']));
  });

  it('WP-5 widgets of a script that stays for another part of the page are off', () => {
    const decided = decide('<div class="jet-listing-grid"><div class="jet-map-listing"></div></div>', {
      'jet-engine-frontend': {},
    });
    expect(decided.kept).toEqual({ 'jet-engine-frontend': 'maps' });
    expect(decided.widgets).not.toContain('listing');
  });

  it('WP-4 a script that the site keeps stays with all that it needs', () => {
    expect(decide(list, shop, { always: ['woocommerce'] }).out).toEqual(['wc-add-to-cart']);
  });

  it.each([
    ['off', null, false, 'off'],
    ['preview', null, true, 'off'],
    ['preview', 'instead', false, 'off'],
    ['preview', 'beside', true, 'beside'],
    ['beside', null, false, 'beside'],
    ['beside', 'instead', false, 'beside'],
    ['instead', 'off', false, 'off'],
    ['off', 'instead', true, 'instead'],
  ])(
    'WP-3 in mode %s, an address that asks for %s (editor: %s) gets %s',
    (mode, asked, isEditor, expected) => {
      expect(run('return mode_of_view(...$input);', [mode, asked, isEditor])).toBe(expected);
    },
  );

  it.each([
    ['text', 'x'],
    ['null', null],
    ['lists', { mode: ['off'], flavour: [], off: 'mini-cart' }],
    ['unknown words', { mode: '<script>', flavour: 'vue', off: ['../x', 7, null] }],
  ])('WP-3 stored settings that are %s count as the defaults', (_, option) => {
    expect(run('$GLOBALS["option"] = $input; return settings();', option)).toEqual({
      flavour: 'lean',
      mode: 'preview',
      off: [],
    });
  });

  it('WP-3 a form that lists the widgets that are on switches the others off', () => {
    const saved = run('return settings_from_form($input);', {
      mode: 'instead',
      on: { 0: '', accordion: '1', '"><b>': '1' },
    }) as { mode: string; off: string[] };
    expect(saved.mode).toBe('instead');
    expect(saved.off).toEqual(
      Object.keys(originals)
        .sort()
        .filter((name) => name !== 'accordion'),
    );
  });

  it.each([
    ['11.0.1', ['8.1', '11.0'], 'tried'],
    ['8.1.0', ['8.1', '11.0'], 'tried'],
    ['11.1', ['8.1', '11.0'], 'untried'],
    ['7.9', ['8.1', '11.0'], 'untried'],
    ['1.0', null, 'unknown'],
  ])('WP-3 version %s of a plugin that was tried with %s is %s', (version, tried, expected) => {
    expect(run('return tried_state(...$input);', [version, tried])).toBe(expected);
  });
});
