<?php
/**
 * Plugin Name:       Iyim
 * Description:       Runs the shop's, the page builder's and the listing plugins' widgets with Iyim's scripts, beside or instead of the original ones.
 * Version:           0.0.0
 * Requires at least: 6.1
 * Tested up to:      7.2
 * Requires PHP:      7.4
 * Author:            The Iyim contributors
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       iyim
 * Domain Path:       /languages
 * WC requires at least: 8.1
 * WC tested up to:   11.0
 */

namespace Iyim;

defined('ABSPATH') || exit;

const FILE = __FILE__;
const FOLDER = __DIR__;

foreach (['settings', 'data', 'mode', 'markup', 'decision', 'page', 'optimisers', 'found', 'admin', 'health', 'privacy', 'setup'] as $part) {
    require_once __DIR__ . "/includes/$part.php";
}
if (defined('WP_CLI') && \WP_CLI) {
    require_once __DIR__ . '/includes/command.php';
}
