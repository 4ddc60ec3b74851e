<?php
namespace Iyim;

defined('ABSPATH') || exit;

// Keeps script and style optimisers away from the module. It finds its chunks by its own address, so it must not be joined, inlined
// or moved. Optimisers ignore the attributes and filters that they do not know.

/** Attributes that keep LiteSpeed Cache, Cloudflare, Autoptimize, WP Rocket, Jetpack Boost, WP-Optimize, WP Meteor and Asset CleanUp from changing a tag. */
const UNTOUCHED = [
    'data-no-optimize' => '1', 'data-no-defer' => '1', 'data-cfasync' => 'false', 'data-noptimize' => '1', 'nowprocket' => '1',
    'data-jetpack-boost' => 'ignore', 'data-no-delay-js' => '1', 'data-wpmeteor-nooptimize' => 'true', 'data-wpacu-skip' => '1',
];

const OUR_SCRIPTS = ['iyim-js-module', 'iyim-config'];

/** Adds the attributes, and the nonce of the site's Content Security Policy, to the plugin's script tags. */
function tag_attributes(array $attributes): array
{
    if (!in_array($attributes['id'] ?? '', OUR_SCRIPTS, true)) {
        return $attributes;
    }
    $nonce = apply_filters('iyim_csp_nonce', '');
    return $attributes + UNTOUCHED + (is_string($nonce) && $nonce !== '' ? ['nonce' => $nonce] : []);
}
add_filter('wp_script_attributes', __NAMESPACE__ . '\tag_attributes');
add_filter('wp_inline_script_attributes', __NAMESPACE__ . '\tag_attributes');

add_filter('style_loader_tag', function ($tag, $handle) {
    return $handle === 'iyim' ? str_replace('<link ', '<link data-no-optimize="1" data-noptimize="1" data-wpacu-skip="1" ', $tag) : $tag;
}, 10, 2);

const FOLDER_PATH = '/iyim/assets/';

/** Filters whose value is a list of parts of addresses. */
const LISTS = [
    'rocket_exclude_js', 'rocket_exclude_defer_js', 'rocket_delay_js_exclusions', 'rocket_exclude_css',
    'litespeed_optimize_js_excludes', 'litespeed_optm_js_defer_exc', 'litespeed_optimize_css_excludes',
    'perfmatters_delay_js_exclusions', 'perfmatters_minify_js_exclusions', 'perfmatters_rucss_excluded_stylesheets',
    'wp-optimize-minify-default-exclusions', 'sgo_rqs_exclude',
];
foreach (LISTS as $filter) {
    add_filter($filter, fn ($list) => array_merge((array) $list, [FOLDER_PATH]));
}

/** Filters whose value is a list of handles. */
foreach (['sgo_js_minify_exclude', 'sgo_js_async_exclude', 'sgo_javascript_combine_exclude', 'sgo_css_minify_exclude', 'sgo_css_combine_exclude'] as $filter) {
    add_filter($filter, fn ($handles) => array_merge((array) $handles, ['iyim']));
}

/** When it joins scripts, SG Optimizer identifies tags by their `id`, not by the handle. */
add_filter('sgo_javascript_combine_exclude_ids', fn ($ids) => array_merge((array) $ids, OUR_SCRIPTS));

/**
 * WP-Optimize copies every module to another folder, where its chunks are missing. This filter returns the text of the copy, which
 * imports the original module.
 */
add_filter('wpo_minify_get_js', function ($code, $address) {
    return strpos((string) $address, FOLDER_PATH) === false ? $code : sprintf("import(%s);\n", wp_json_encode(add_query_arg('ver', version(), $address), JSON_HEX_TAG));
}, 10, 2);

/** Filters whose value is a comma-separated text. */
foreach (['autoptimize_filter_js_exclude', 'autoptimize_filter_css_exclude'] as $filter) {
    add_filter($filter, fn ($text) => is_string($text) ? "$text, " . FOLDER_PATH : $text);
}

/** W3 Total Cache asks for each script and style sheet whether to minify it. */
foreach (['w3tc_minify_js_do_tag_minification', 'w3tc_minify_css_do_tag_minification'] as $filter) {
    add_filter($filter, fn ($is_minified, $tag) => $is_minified && strpos((string) $tag, FOLDER_PATH) === false, 10, 2);
}

/** Jetpack Boost and WordPress.com join scripts before the page is complete. Scripts that a page may leave out must not be joined. */
add_filter('js_do_concat', function ($is_joined, $handle) {
    return $is_joined && !(mode() === 'instead' && isset(data('scripts')['handles'][$handle]));
}, 10, 2);
