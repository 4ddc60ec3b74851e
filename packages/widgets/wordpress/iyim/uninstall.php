<?php
/** Removes the plugin's option from every site. The plugin stores nothing else. */
defined('WP_UNINSTALL_PLUGIN') || exit;

if (is_multisite()) {
    foreach (get_sites(['fields' => 'ids', 'number' => 0]) as $iyim_site) {
        delete_blog_option($iyim_site, 'iyim');
    }
} else {
    delete_option('iyim');
}
