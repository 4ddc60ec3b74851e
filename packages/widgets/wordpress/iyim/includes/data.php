<?php
namespace Iyim;

defined('ABSPATH') || exit;

/** Returns the contents of a JSON file in `data/`, which is read once. Empty if the file is missing, which Site Health reports. */
function data(string $name): array
{
    static $read = [];
    $file = FOLDER . "/data/$name.json";
    return $read[$name] ??= is_readable($file) ? (array) json_decode(file_get_contents($file), true) : [];
}

/** Returns the names of all widgets that can be adopted. */
function widget_names(): array
{
    return array_keys(data('widgets'));
}

/** Returns the address of a file of the chosen flavour. */
function asset(string $file): string
{
    return plugins_url('assets/' . settings()['flavour'] . "/$file", FILE);
}

/** Returns the plugin's version, which is in its header only. */
function version(): string
{
    static $version;
    return $version ??= get_file_data(FILE, ['version' => 'Version'])['version'];
}
