<?php
/**
 * Plugin Name: Test shop
 * Registers and enqueues script handles with the dependencies, places and data of WooCommerce.
 */
add_action('wp_enqueue_scripts', function () {
    $scripts = [
        'wc-jquery-blockui' => ['jquery'],
        'wc-js-cookie' => [],
        'woocommerce' => ['jquery', 'wc-jquery-blockui', 'wc-js-cookie'],
        'wc-add-to-cart' => ['jquery', 'wc-jquery-blockui'],
        'wc-cart-fragments' => ['jquery', 'wc-js-cookie'],
        'wc-single-product' => ['jquery'],
        'wc-country-select' => ['jquery'],
    ];
    foreach ($scripts as $handle => $dependencies) {
        wp_register_script($handle, content_url("shop/script.js?of=$handle"), $dependencies, '1');
    }
    foreach (['wc-add-to-cart', 'wc-single-product', 'wc-country-select', 'woocommerce', 'wc-cart-fragments'] as $handle) {
        wp_enqueue_script($handle);
        wp_localize_script($handle, str_replace('-', '_', $handle) . '_params', ['wc_ajax_url' => '/?wc-ajax=%%endpoint%%']);
    }
});
