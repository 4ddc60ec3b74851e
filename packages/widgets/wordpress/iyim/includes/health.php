<?php
namespace Iyim;

defined('ABSPATH') || exit;

/** Adds a check and a section to Tools → Site Health. Sends no request. */
add_filter('site_status_tests', function (array $tests) {
    $tests['direct']['iyim'] = ['label' => __('Iyim', 'iyim'), 'test' => __NAMESPACE__ . '\health'];
    return $tests;
});

add_filter('debug_information', function (array $information) {
    ['mode' => $mode, 'flavour' => $flavour, 'off' => $off] = settings();
    $fields = [
        'version' => ['label' => __('Version', 'iyim'), 'value' => version()],
        'mode' => ['label' => __('Mode', 'iyim'), 'value' => $mode],
        'flavour' => ['label' => __('Flavour', 'iyim'), 'value' => $flavour],
        'off' => ['label' => __('Widgets that are off', 'iyim'), 'value' => $off ? implode(', ', $off) : '–'],
    ];
    foreach (found_plugins() as ['name' => $name, 'version' => $version, 'state' => $state]) {
        $fields[sanitize_key($name)] = ['label' => $name, 'value' => "$version: " . state_text($state)];
    }
    $information['iyim'] = ['label' => __('Iyim', 'iyim'), 'fields' => $fields];
    return $information;
});

function health(): array
{
    $problems = array_merge(missing_files(), untried_plugins());
    $list = implode('', array_map(fn ($problem) => '<li>' . esc_html($problem) . '</li>', $problems));
    return [
        'label' => $problems ? __('Iyim needs a look', 'iyim') : __('Iyim is complete and was tried with this site’s plugins', 'iyim'),
        'status' => missing_files() ? 'critical' : ($problems ? 'recommended' : 'good'),
        'badge' => ['label' => __('Performance', 'iyim'), 'color' => 'blue'],
        'description' => $problems ? "<ul>$list</ul>" : '<p>' . esc_html(mode_texts()[settings()['mode']]) . '</p>',
        'actions' => sprintf('<a href="%s">%s</a>', esc_url(admin_url('options-general.php?page=' . PAGE)), esc_html__('Settings', 'iyim')),
        'test' => 'iyim',
    ];
}

/** Returns a line for each file without which the plugin cannot run. */
function missing_files(): array
{
    $missing = [];
    foreach (['data/widgets.json', 'data/scripts.json', 'assets/lean/iyim.js', 'assets/lean/iyim.css', 'assets/react/iyim.js', 'assets/react/iyim.css'] as $file) {
        if (!is_readable(FOLDER . "/$file")) {
            /* translators: %s: path of a file inside the plugin */
            $missing[] = sprintf(__('The file %s is missing: install the plugin again.', 'iyim'), $file);
        }
    }
    return $missing;
}

function untried_plugins(): array
{
    $untried = array_filter(found_plugins(), fn ($plugin) => $plugin['state'] === 'untried');
    return array_map(
        /* translators: 1: name of a plugin, 2: its version */
        fn ($plugin) => sprintf(__('%1$s %2$s: this version was not tried. Compare the pages in preview.', 'iyim'), $plugin['name'], $plugin['version']),
        array_values($untried)
    );
}
