<?php
namespace Iyim;

defined('ABSPATH') || exit;

/** Name of the one option that this plugin stores in a site's database. */
const OPTION = 'iyim';

const FLAVOURS = ['lean', 'react'];
const MODES = ['off', 'preview', 'beside', 'instead'];

/** A new site starts in preview mode: visitors get the original scripts until an administrator chooses otherwise. */
const DEFAULTS = ['flavour' => 'lean', 'mode' => 'preview', 'off' => []];

/** Returns the site's settings: `flavour`, `mode`, and the names of the widgets that are switched off. */
function settings(): array
{
    return clean_settings(get_option(OPTION, []), DEFAULTS);
}

/** Returns the settings with the values of `$previous` in place of invalid ones. Unknown widgets are dropped. */
function clean_settings($settings, array $previous): array
{
    $settings = is_array($settings) ? $settings : [];
    $one_of = fn (string $key, array $values) => in_array($settings[$key] ?? null, $values, true) ? $settings[$key] : $previous[$key];
    $off = is_array($settings['off'] ?? null) ? $settings['off'] : $previous['off'];
    return [
        'flavour' => $one_of('flavour', FLAVOURS),
        'mode' => $one_of('mode', MODES),
        'off' => array_values(array_intersect(widget_names(), array_filter($off, 'is_string'))),
    ];
}

/** Returns the settings that a submitted form describes. The form lists the widgets that are on, because browsers send only checked boxes. */
function settings_from_form($form): array
{
    $form = is_array($form) ? $form : [];
    if (is_array($form['on'] ?? null)) {
        $form['off'] = array_diff(widget_names(), array_keys($form['on']));
    }
    return clean_settings($form, settings());
}

/** Returns the names of the widgets that are switched on. */
function enabled_widgets(): array
{
    $names = apply_filters('iyim_widgets', array_values(array_diff(widget_names(), settings()['off'])));
    return array_values(array_intersect(widget_names(), is_array($names) ? $names : []));
}
