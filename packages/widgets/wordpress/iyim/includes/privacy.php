<?php
namespace Iyim;

defined('ABSPATH') || exit;

/** Suggests a text for the site's privacy policy. */
add_action('admin_init', function () {
    if (!function_exists('wp_add_privacy_policy_content')) {
        return;
    }
    $texts = [
        __('Iyim sends no data to other servers. Its widgets send the same requests to this site as the scripts they replace.', 'iyim'),
        __('In the visitor’s browser it stores what the original scripts store, under the same names: the cart and its hash, favourites, recent searches, popups that were closed, and drafts of forms. It adds no cookie for visitors.', 'iyim'),
        __('Editors who preview the site get a cookie whose name begins with iyim_preview, until they close the browser.', 'iyim'),
    ];
    wp_add_privacy_policy_content('Iyim', '<p>' . implode('</p><p>', array_map('esc_html', $texts)) . '</p>');
});
