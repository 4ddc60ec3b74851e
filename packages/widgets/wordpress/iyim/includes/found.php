<?php
namespace Iyim;

defined('ABSPATH') || exit;

/** First and last version of each plugin that Iyim was tried with; null for plugins that were not tried. */
const TRIED = [
    'woocommerce/woocommerce.php' => ['8.1', '11.0'],
    'elementor/elementor.php' => ['3.17', '4.2'],
    'elementor-pro/elementor-pro.php' => ['3.2', '3.31'],
    'pro-elements/pro-elements.php' => ['3.11', '3.31'],
    'jet-engine/jet-engine.php' => ['3.3', '3.7'],
    'jet-search/jet-search.php' => ['3.2', '3.5'],
    'jet-popup/jet-popup.php' => ['1.5', '2.0'],
    'jet-elements/jet-elements.php' => ['2.5', '2.8'],
    'jet-tabs/jet-tabs.php' => ['2.1', '2.3'],
    'jet-tricks/jet-tricks.php' => ['1.3', '1.5'],
    'jet-blocks/jet-blocks.php' => ['1.3', '1.3'],
    'jet-menu/jet-menu.php' => ['2.4', '2.4'],
    'jet-smart-filters/jet-smart-filters.php' => null,
    'woo-variation-swatches/woo-variation-swatches.php' => ['2.0', '2.99'],
    // Optimisers and caches.
    'async-javascript/async-javascript.php' => ['2.21', '2.21'],
    'autoptimize/autoptimize.php' => ['3.1', '3.1'],
    'breeze/breeze.php' => ['2.5', '2.5'],
    'cache-enabler/cache-enabler.php' => ['1.8', '1.8'],
    'debloat/debloat.php' => ['1.2', '1.2'],
    'fast-velocity-minify/fvm.php' => ['3.4', '3.4'],
    'flying-press/flying-press.php' => null,
    'flying-scripts/flying-scripts.php' => ['1.2', '1.2'],
    'hummingbird-performance/wp-hummingbird.php' => ['3.19', '3.19'],
    'jetpack-boost/jetpack-boost.php' => ['4.6', '4.6'],
    'litespeed-cache/litespeed-cache.php' => ['7.8', '7.8'],
    'nitropack/main.php' => null,
    'perfmatters/perfmatters.php' => null,
    'sg-cachepress/sg-cachepress.php' => ['7.7', '7.7'],
    'speed-booster-pack/speed-booster-pack.php' => ['4.5', '4.5'],
    'w3-total-cache/w3-total-cache.php' => ['2.10', '2.10'],
    'wp-asset-clean-up/wpacu.php' => ['1.4', '1.4'],
    'wp-fastest-cache/wpFastestCache.php' => ['1.4', '1.4'],
    'wp-meteor/wp-meteor.php' => ['3.4', '3.4'],
    'wp-optimize/wp-optimize.php' => ['4.5', '4.5'],
    'wp-rocket/wp-rocket.php' => ['3.17', '3.17'],
    'wp-super-cache/wp-cache.php' => ['3.1', '3.1'],
];

/** Returns the active plugins that Iyim knows: name, version, and `tried`, `untried` (another version) or `unknown` (none was tried). */
function found_plugins(): array
{
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    $found = [];
    foreach (array_intersect_key(get_plugins(), TRIED) as $file => ['Name' => $name, 'Version' => $version]) {
        if (is_plugin_active($file)) {
            $found[] = ['name' => $name, 'version' => $version, 'state' => tried_state($version, TRIED[$file])];
        }
    }
    return $found;
}

function tried_state(string $version, ?array $tried): string
{
    if (!$tried) {
        return 'unknown';
    }
    // "11.0" includes every "11.0.x".
    [$first, $last] = $tried;
    $short = implode('.', array_slice(explode('.', $version), 0, substr_count($last, '.') + 1));
    return version_compare($short, $first, '>=') && version_compare($short, $last, '<=') ? 'tried' : 'untried';
}

function state_text(string $state): string
{
    $texts = [
        'tried' => __('tried', 'iyim'),
        'untried' => __('this version was not tried', 'iyim'),
        'unknown' => __('Iyim has no widgets for it, or they were not tried', 'iyim'),
    ];
    return $texts[$state];
}
