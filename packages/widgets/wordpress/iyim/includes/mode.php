<?php
namespace Iyim;

defined('ABSPATH') || exit;

/** Cookie that keeps an editor's preview until the browser is closed. In a network, the site's id is appended to the name. */
const PREVIEW_COOKIE = 'iyim_preview';

/** Capability that a preview requires. Users who have it are called editors here. */
const PREVIEW_CAPABILITY = 'edit_posts';

/** Query parameters of pages that Elementor, Divi, Beaver Builder, Bricks, Oxygen, WPBakery, Breakdance and Brizy show in their editors. */
const EDITORS = ['elementor-preview', 'et_fb', 'fl_builder', 'bricks', 'ct_builder', 'vc_editable', 'breakdance_iframe', 'brizy-edit-iframe'];

/**
 * Decides the mode of one page view: `off`, `beside` or `instead`.
 * - Pages that are being edited, feeds, embeds and AMP pages keep the original scripts.
 * - `?iyim=off` switches Iyim off for this view, for everybody.
 * - `?iyim`, `?iyim=beside` and `?iyim=instead` choose the mode for an editor, until the browser is closed.
 */
function mode(): string
{
    static $mode;
    return $mode ??= is_wanted() ? mode_of_view(settings()['mode'], asked_mode(), current_user_can(PREVIEW_CAPABILITY)) : 'off';
}

function is_wanted(): bool
{
    $is_edited = is_admin() || is_customize_preview() || array_intersect(EDITORS, array_keys($_GET));
    $is_amp = function_exists('amp_is_request') && amp_is_request();
    return (bool) apply_filters('iyim_is_wanted', !$is_edited && !$is_amp && !is_feed() && !is_embed());
}

/** Returns the name of the site's preview cookie. The sites of a network share their host, so a preview of one must not start on the others. */
function preview_cookie(): string
{
    return is_multisite() ? PREVIEW_COOKIE . '_' . get_current_blog_id() : PREVIEW_COOKIE;
}

/**
 * Returns the mode that the address asks for, else the one in the preview cookie, else null. `off` in a cookie is ignored, because
 * page caches ignore this cookie and would store the page without Iyim.
 */
function asked_mode(): ?string
{
    $asked = $_GET['iyim'] ?? null;
    if (is_string($asked)) {
        return in_array($asked, ['off', 'beside', 'instead'], true) ? $asked : 'instead';
    }
    $kept = $_COOKIE[preview_cookie()] ?? null;
    return in_array($kept, ['beside', 'instead'], true) ? $kept : null;
}

function mode_of_view(string $mode, ?string $asked, bool $is_editor): string
{
    if ($asked === 'off') {
        return 'off';
    }
    if ($asked !== null && $is_editor) {
        return $asked;
    }
    return in_array($mode, ['beside', 'instead'], true) ? $mode : 'off';
}

/** Stores an editor's choice in a session cookie, and keeps pages that depend on the cookie or on `?iyim` out of page caches. */
add_action('template_redirect', function () {
    $asked = asked_mode();
    $is_preview = $asked !== null && current_user_can(PREVIEW_CAPABILITY);
    if (!isset($_GET['iyim']) && !$is_preview) {
        return;
    }
    defined('DONOTCACHEPAGE') || define('DONOTCACHEPAGE', true);
    nocache_headers();
    if (!isset($_GET['iyim']) || !$is_preview || headers_sent()) {
        return;
    }
    setcookie(preview_cookie(), $asked === 'off' ? '' : $asked, [
        'expires' => $asked === 'off' ? 1 : 0,
        'path' => COOKIEPATH ?: '/',
        'secure' => is_ssl(),
        'httponly' => true,
        'samesite' => 'Lax',
    ]);
}, 1);
