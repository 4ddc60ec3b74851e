<?php
namespace Iyim;

defined('ABSPATH') || exit;

/** Placeholder in the head. The configuration replaces it when the page is complete. */
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

/**
 * Collects the page in memory, because its scripts and markup are known only at its end. The buffer is the innermost one, so that
 * caches get the result.
 */
add_action('template_redirect', function () {
    if (mode() !== 'off') {
        ob_start(__NAMESPACE__ . '\collect_page');
    }
}, PHP_INT_MAX);

/** Holds a page back until it is complete, even if a theme flushes its head early. Output without the placeholder is not changed. */
function collect_page(string $html, int $phase): string
{
    static $collected = '';
    if ($phase & PHP_OUTPUT_HANDLER_CLEAN) {
        return ''; // PHP discards this output
    }
    $page = $collected . $html;
    $is_ours = strpos($page, PLACE) !== false;
    $is_complete = (bool) ($phase & PHP_OUTPUT_HANDLER_FINAL);
    $collected = $is_ours && !$is_complete ? $page : '';
    if (!$is_ours || !$is_complete) {
        return $is_ours ? '' : $page;
    }
    try {
        return finish_page($page);
    } catch (\Throwable $error) {
        error_log("Iyim: the page keeps all scripts, because the decision about them failed: $error");
        return str_replace(PLACE, '', $page);
    }
}

/** Returns the page with its configuration, without the tags of left-out scripts and of the style sheets that only they use. */
function finish_page(string $html): string
{
    $always = (array) apply_filters('iyim_keep_scripts', []);
    $own_code = array_keys(array_filter(data('scripts')['handles'], fn ($rule) => !empty($rule['hasOwnCode'])));
    $scripts = printed_scripts($html);
    $decision = new Decision(new Markup($html, $own_code), $scripts, data('scripts'), enabled_widgets(), mode() === 'instead', $always, __NAMESPACE__ . '\script_text');
    foreach ($decision->left_out as $handle) {
        $html = preg_replace(tag_pattern($handle), '', $html) ?? $html;
        if (in_array($handle, $own_code, true)) {
            $html = preg_replace('#<script\b[^>]*\sid=(["\'])' . preg_quote($handle, '#') . '-js-before\1[^>]*>.*?</script>\n?#s', '', $html) ?? $html;
        }
    }
    foreach ($decision->left_out_styles() as $style) {
        $html = preg_replace('#<link\b[^>]*\sid=(["\'])' . preg_quote($style, '#') . '-css\1[^>]*>\n?#', '', $html) ?? $html;
    }
    foreach (array_keys($decision->skipped) as $attribute) {
        $html = str_replace(" $attribute", " data-iyim-skip $attribute", $html);
    }
    $note = current_user_can(PREVIEW_CAPABILITY) ? note($decision) : '';
    [$start, $rest] = explode(PLACE, $html, 2);
    return $start . config_tag($decision) . $note . $rest;
}

/** Returns the script tag with the configuration, escaped so that no text in it can end the tag. */
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

/** Returns an HTML comment for editors: the mode, the left-out scripts, and the scripts that stay with the reasons. */
function note(Decision $decision): string
{
    $kept = array_map(fn ($handle, $reason) => "$handle ($reason)", array_keys($decision->kept), $decision->kept);
    $text = sprintf("Iyim, %s.\nLeft out: %s\nKept: %s", mode(), implode(', ', $decision->left_out), implode(', ', $kept));
    return "\n<!-- " . str_replace('--', '- -', esc_html($text)) . " -->";
}

/** Returns a pattern that matches the tag that WordPress prints for a script's file. */
function tag_pattern(string $handle): string
{
    return '#<script\b[^>]*\sid=(["\'])' . preg_quote($handle, '#') . '-js\1[^>]*>\s*</script>\n?#';
}

/** Returns the page's scripts as `Decision` expects them: by handle if WordPress has printed them, by address if a template has. */
function printed_scripts(string $html): array
{
    $scripts = [];
    foreach (wp_scripts()->done as $handle) {
        if ($script = wp_scripts()->registered[$handle] ?? null) {
            $scripts[$handle] = [
                'deps' => $script->deps,
                'isAlias' => !$script->src,
                'isNamed' => in_array($handle, wp_scripts()->queue, true),
                'hasCodeAfter' => !empty($script->extra['after']),
                'isChanged' => $script->src && !preg_match(tag_pattern($handle), $html),
            ];
        }
    }
    foreach (script_tags($html) as ['id' => $id, 'src' => $src, 'waits' => $waits]) {
        // Leaves out the modules that WordPress prints: they use jQuery only where the page has it.
        if (substr($id, -10) !== '-js-module' && !isset($scripts[preg_replace('/-js$/', '', $id)])) {
            $scripts[$src] = [
                'deps' => [],
                'isAlias' => false,
                'isNamed' => true,
                'hasCodeAfter' => false,
                'isUnknown' => $waits && script_text($src) === '',
            ];
        }
    }
    return $scripts;
}

/** Returns `id` and `src` of each script tag with a file. `waits`: it is a classic script that runs after the ones before it. */
function script_tags(string $html): array
{
    preg_match_all('#<script\b([^>]*\ssrc\s*=[^>]*)>#i', $html, $tags);
    return array_map(function ($attributes) {
        $value = fn ($name) => preg_match("/\s$name\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|([^\s\"'>]+))/i", $attributes, $match) ? end($match) : '';
        $waits = !preg_match('/\sasync\b/i', $attributes) && $value('type') !== 'module';
        return ['id' => $value('id'), 'src' => html_entity_decode($value('src'), ENT_QUOTES | ENT_HTML5), 'waits' => $waits];
    }, $tags[1] ?? []);
}

/**
 * Returns the text of a script in the content folder or in `wp-includes`, by its handle or its address; empty for other files. Ignores
 * the host, because a CDN uses the same paths.
 */
function script_text(string $name): string
{
    static $texts = [];
    return $texts[$name] ??= (function () use ($name) {
        $script = wp_scripts()->registered[$name] ?? null;
        $path = '/' . ltrim((string) parse_url($script ? (string) $script->src : $name, PHP_URL_PATH), '/');
        $content = basename((string) parse_url(content_url(), PHP_URL_PATH));
        foreach ([$content => WP_CONTENT_DIR, WPINC => ABSPATH . WPINC] as $folder => $place) {
            $start = strpos($path, "/$folder/");
            $file = $start === false ? '' : $place . substr($path, $start + strlen("/$folder"));
            if (substr($file, -3) === '.js' && strpos($file, '..') === false && is_readable($file)) {
                return (string) file_get_contents($file);
            }
        }
        return '';
    })();
}
