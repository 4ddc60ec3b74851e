<?php
namespace Iyim;

defined('ABSPATH') || exit;

/** Shows and changes the settings of Iyim. */
final class Command
{
    /** Shows the version, the mode, the flavour, the widgets that are off, and the plugins that were found. */
    public function status(): void
    {
        ['mode' => $mode, 'flavour' => $flavour, 'off' => $off] = settings();
        \WP_CLI::line('version: ' . version());
        \WP_CLI::line("mode: $mode");
        \WP_CLI::line("flavour: $flavour");
        \WP_CLI::line('off: ' . ($off ? implode(', ', $off) : '–'));
        foreach (found_plugins() as ['name' => $name, 'version' => $version, 'state' => $state]) {
            \WP_CLI::line("$name $version: " . state_text($state));
        }
        foreach (missing_files() as $problem) {
            \WP_CLI::warning($problem);
        }
    }

    /**
     * Changes the mode.
     *
     * ## OPTIONS
     *
     * <mode>
     * : off, preview, beside or instead
     */
    public function mode(array $arguments): void
    {
        $this->choose('mode', MODES, $arguments[0]);
    }

    /**
     * Changes the flavour.
     *
     * ## OPTIONS
     *
     * <flavour>
     * : lean or react
     */
    public function flavour(array $arguments): void
    {
        $this->choose('flavour', FLAVOURS, $arguments[0]);
    }

    private function choose(string $setting, array $values, string $value): void
    {
        if (!in_array($value, $values, true)) {
            \WP_CLI::error('expected ' . implode(', ', $values) . ", found $value");
        }
        update_option(OPTION, [$setting => $value] + settings());
        \WP_CLI::success("$setting: $value");
    }

    /**
     * Lists the widgets, or switches some of them on or off.
     *
     * ## OPTIONS
     *
     * [<on-or-off>]
     * : on or off
     *
     * [<name>...]
     * : names of widgets
     */
    public function widgets(array $arguments): void
    {
        $off = settings()['off'];
        if (!$arguments) {
            foreach (data('widgets') as $name => $originals) {
                \WP_CLI::line((in_array($name, $off, true) ? 'off ' : 'on  ') . $name . ': ' . implode('; ', $originals));
            }
            return;
        }
        $change = array_shift($arguments);
        $unknown = array_diff($arguments, widget_names());
        if (!in_array($change, ['on', 'off'], true) || !$arguments || $unknown) {
            \WP_CLI::error('expected on or off, and names of widgets' . ($unknown ? ', found ' . implode(', ', $unknown) : ''));
        }
        $off = $change === 'on' ? array_diff($off, $arguments) : array_merge($off, $arguments);
        update_option(OPTION, ['off' => array_values(array_unique($off))] + settings());
        \WP_CLI::success("$change: " . implode(', ', $arguments));
    }
}

\WP_CLI::add_command('iyim', Command::class);
