<?php
namespace Iyim;

defined('ABSPATH') || exit;

/** Text in the head that the configuration replaces when the whole page is known. */
const PLACE = '<!--iyim-config-->';

add_action('wp_enqueue_scripts', function () {
    if (mode() === 'off') {
        return;
    }
    wp_enqueue_style('iyim', asset('iyim.css'), [], version());
    if (function_exists('wp_enqueue_script_module')) {
        wp_enqueue_script_module('iyim', asset('iyim.js'), [], version());
    }
}, 1);

add_action('wp_head', function () {
    if (mode() === 'off') {
        return;
    }
    echo PLACE, "\n"; // a constant
    if (!function_exists('wp_enqueue_script_module')) {
        wp_print_script_tag(['type' => 'module', 'id' => 'iyim-js-module', 'src' => asset('iyim.js') . '?ver=' . rawurlencode(version())]);
    }
}, 2);

/** Collects the page in memory, because only its end shows which scripts and which markup it has. Innermost buffer: caches get the result. */
add_action('template_redirect', function () {
    if (mode() !== 'off') {
        ob_start(__NAMESPACE__ . '\finish_page');
    }
}, PHP_INT_MAX);

/** Returns the page with its configuration, and without the files of the scripts that it can do without. */
function finish_page(string $html): string
{
    if (strpos($html, PLACE) === false) {
        return $html;
    }
    $always = (array) apply_filters('iyim_keep_scripts', []);
    $own_code = array_keys(array_filter(data('scripts')['handles'], fn ($rule) => !empty($rule['hasOwnCode'])));
    $decision = new Decision(new Markup($html, $own_code), printed_scripts(), data('scripts'), enabled_widgets(), mode() === 'instead', $always, __NAMESPACE__ . '\script_text');
    foreach ($decision->left_out as $handle) {
        $html = preg_replace('#<script\b[^>]*\sid=(["\'])' . preg_quote($handle, '#') . '-js\1[^>]*></script>\n?#', '', $html) ?? $html;
        if (in_array($handle, $own_code, true)) {
            $html = preg_replace('#<script\b[^>]*\sid=(["\'])' . preg_quote($handle, '#') . '-js-before\1[^>]*>.*?</script>\n?#s', '', $html) ?? $html;
        }
    }
    foreach (array_keys($decision->skipped) as $attribute) {
        $html = str_replace(" $attribute", " data-iyim-skip $attribute", $html);
    }
    $note = current_user_can(PREVIEW_CAPABILITY) ? note($decision) : '';
    return str_replace(PLACE, config_tag($decision) . $note, $html);
}

/** Returns the tag with the configuration, in which no text can end the script. */
function config_tag(Decision $decision): string
{
    $is_on = fn (string $option) => get_option("woocommerce_$option") === 'yes'; // pages print these options only with certain scripts
    $cart = ['ajaxAdd' => $is_on('enable_ajax_add_to_cart'), 'redirectAfterAdd' => $is_on('cart_redirect_after_add')];
    $config = apply_filters('iyim_config', ['adopt' => $decision->widgets, 'cart' => $cart]);
    return rtrim(wp_get_inline_script_tag(
        wp_json_encode($config, JSON_HEX_TAG | JSON_HEX_AMP),
        [
            'type' => 'application/json',
            'id' => 'iyim-config',
            'data-adopt' => implode(' ', $decision->widgets),
            'data-left-out' => implode(' ', $decision->left_out),
        ]
    ));
}

/** Returns a comment for editors that lists what was decided, and why. */
function note(Decision $decision): string
{
    $kept = array_map(fn ($handle, $reason) => "$handle ($reason)", array_keys($decision->kept), $decision->kept);
    $text = sprintf("Iyim, %s.\nLeft out: %s\nKept: %s", mode(), implode(', ', $decision->left_out), implode(', ', $kept));
    return "\n<!-- " . str_replace('--', '- -', esc_html($text)) . " -->";
}

/** Returns the scripts that WordPress has printed, as `Decision` needs them. */
function printed_scripts(): array
{
    $scripts = [];
    foreach (wp_scripts()->done as $handle) {
        if ($script = wp_scripts()->registered[$handle] ?? null) {
            $scripts[$handle] = [
                'deps' => $script->deps,
                'isAlias' => !$script->src,
                'isNamed' => in_array($handle, wp_scripts()->queue, true),
                'hasCodeAfter' => !empty($script->extra['after']),
            ];
        }
    }
    return $scripts;
}

/** Returns the text of a script's file on this server; empty for other files. */
function script_text(string $handle): string
{
    static $texts = [];
    return $texts[$handle] ??= (function () use ($handle) {
        $address = strtok((string) wp_scripts()->registered[$handle]->src, '?#');
        foreach ([[content_url(), WP_CONTENT_DIR], [includes_url(), ABSPATH . WPINC . '/'], ['/wp-includes/', ABSPATH . WPINC . '/']] as [$url, $folder]) {
            $file = strpos($address, $url) === 0 ? realpath($folder . substr($address, strlen($url))) : false;
            if ($file !== false && substr($file, -3) === '.js' && strpos($file, realpath($folder)) === 0) {
                return (string) file_get_contents($file);
            }
        }
        return '';
    })();
}
