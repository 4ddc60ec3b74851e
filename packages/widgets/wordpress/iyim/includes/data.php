<?php
namespace Iyim;

defined('ABSPATH') || exit;

/** Returns the contents of a JSON file in `data/`, which is read once. */
function data(string $name): array
{
    static $read = [];
    return $read[$name] ??= json_decode(file_get_contents(FOLDER . "/data/$name.json"), true);
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
