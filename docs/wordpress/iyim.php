<?php
/**
 * Plugin Name: Iyim
 * Description: Replaces scripts of WooCommerce, Elementor and the Jet plugins with Iyim's widgets. Needs no change of a template.
 * Put this file and the folder "iyim" (a copy of dist/bundle/lean) into wp-content/mu-plugins.
 */

defined('ABSPATH') || exit;

/** Scripts that Iyim replaces, each with the widgets that replace it. Remove a line to keep the original script. */
function iyim_replaces(): array
{
    return apply_filters('iyim_replaces', [
        'wc-add-to-cart' => ['add-to-cart'],
        'wc-add-to-cart-variation' => ['swatches'],
        'woo-variation-swatches' => ['swatches'],
        'wc-cart-fragments' => ['mini-cart'],
        'wc-cart' => ['cart', 'coupon'],
        'jet-search' => ['live-search', 'search-suggestions'],
        'jet-engine-frontend' => ['listing', 'data-store', 'calendar', 'delete-link'],
        'jet-popup-frontend' => ['popup'],
    ]);
}

/** Editors, feeds, embeds and AMP pages keep the original scripts. */
function iyim_is_wanted(): bool
{
    $is_edited = is_admin() || is_customize_preview() || isset($_GET['elementor-preview']);
    $is_amp = function_exists('amp_is_request') && amp_is_request();
    return apply_filters('iyim_is_wanted', !$is_edited && !$is_amp && !is_feed() && !is_embed());
}

add_action('wp_head', function () {
    if (!iyim_is_wanted()) return;
    $folder = set_url_scheme(WPMU_PLUGIN_URL . '/iyim/');
    $version = '?ver=' . filemtime(WPMU_PLUGIN_DIR . '/iyim/iyim.js');
    $adopt = array_values(array_unique(array_merge([], ...array_values(iyim_replaces()))));
    $is_on = fn ($option) => get_option("woocommerce_$option") === 'yes'; // pages print these options only with certain scripts
    $cart = ['ajaxAdd' => $is_on('enable_ajax_add_to_cart'), 'redirectAfterAdd' => $is_on('cart_redirect_after_add')];
    $config = apply_filters('iyim_config', ['adopt' => $adopt, 'cart' => $cart]);
    printf('<link rel="stylesheet" href="%s">', esc_url($folder . 'iyim.css' . $version));
    $attributes = ['type' => 'application/json', 'id' => 'iyim-config', 'data-adopt' => implode(' ', $adopt)];
    wp_print_inline_script_tag(wp_json_encode($config, JSON_HEX_TAG), $attributes);
    wp_print_script_tag(['type' => 'module', 'src' => $folder . 'iyim.js' . $version]);
}, 2);

/** Drops the files of the replaced scripts, and their dependencies. Their handles stay and print their globals and nonces. */
function iyim_leave_out(): void
{
    if (!iyim_is_wanted()) return;
    foreach (array_intersect_key(wp_scripts()->registered, iyim_replaces()) as $script) {
        $script->src = false;
        $has_code = !empty($script->extra['before']) || !empty($script->extra['after']);
        // Inline code that others have added to a handle may use its dependencies. The cart page needs the scripts in $keep.
        $keep = ['woocommerce', 'wc-country-select', 'wc-address-i18n'];
        $script->deps = $has_code ? $script->deps : array_intersect($script->deps, $keep);
    }
}
add_action('wp_print_scripts', 'iyim_leave_out', 0);
add_action('wp_print_footer_scripts', 'iyim_leave_out', 0);
