<?php
namespace Iyim;

defined('ABSPATH') || exit;

add_action('init', fn () => load_plugin_textdomain('iyim', false, dirname(plugin_basename(FILE)) . '/languages'));

/** Declares that the plugin works with WooCommerce's order tables, and with its block cart and checkout, which it leaves alone. */
add_action('before_woocommerce_init', function () {
    $features = 'Automattic\WooCommerce\Utilities\FeaturesUtil';
    if (class_exists($features)) {
        $features::declare_compatibility('custom_order_tables', FILE, true);
        $features::declare_compatibility('cart_checkout_blocks', FILE, true);
    }
});

/** Prevents the activation on a site where the plugin cannot run, and shows the reason. */
register_activation_hook(FILE, function () {
    $problems = missing_files();
    if (version_compare(get_bloginfo('version'), '6.1', '<')) {
        $problems[] = __('Iyim needs WordPress 6.1 or later.', 'iyim');
    }
    if ($problems) {
        wp_die(esc_html(implode(' ', $problems)), esc_html__('Iyim', 'iyim'), ['back_link' => true]);
    }
});
