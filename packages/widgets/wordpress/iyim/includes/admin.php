<?php
namespace Iyim;

defined('ABSPATH') || exit;

const PAGE = 'iyim';
const CAPABILITY = 'manage_options';

/** Registers the option of the page Settings → Iyim. WordPress checks the nonce and `manage_options` before it stores the option. */
add_action('admin_init', function () {
    register_setting(PAGE, OPTION, [
        'type' => 'array',
        'sanitize_callback' => __NAMESPACE__ . '\settings_from_form',
        'default' => DEFAULTS,
        'show_in_rest' => false,
    ]);
});

add_action('admin_menu', function () {
    add_options_page(__('Iyim', 'iyim'), __('Iyim', 'iyim'), CAPABILITY, PAGE, __NAMESPACE__ . '\show_settings');
});

add_filter('plugin_action_links_' . plugin_basename(FILE), function (array $links) {
    $link = sprintf('<a href="%s">%s</a>', esc_url(admin_url('options-general.php?page=' . PAGE)), esc_html__('Settings', 'iyim'));
    return array_merge([$link], $links);
});

function show_settings(): void
{
    if (!current_user_can(CAPABILITY)) {
        return;
    }
    $settings = settings();
    ?>
    <div class="wrap">
        <h1><?php esc_html_e('Iyim', 'iyim'); ?></h1>
        <form method="post" action="options.php">
            <?php settings_fields(PAGE); ?>
            <table class="form-table" role="presentation">
                <?php show_choice('mode', __('Mode', 'iyim'), mode_texts(), $settings['mode']); ?>
                <?php show_choice('flavour', __('Flavour', 'iyim'), flavour_texts(), $settings['flavour']); ?>
            </table>
            <h2><?php esc_html_e('Widgets', 'iyim'); ?></h2>
            <p><?php esc_html_e('A widget that is off is left to the original script, which then stays on pages with that element.', 'iyim'); ?></p>
            <?php show_widgets($settings['off']); ?>
            <?php submit_button(); ?>
        </form>
        <h2><?php esc_html_e('On this site', 'iyim'); ?></h2>
        <?php show_found(); ?>
        <h2><?php esc_html_e('Look at the result', 'iyim'); ?></h2>
        <ul class="ul-disc">
            <?php foreach (view_links() as $query => $text) { ?>
                <li><a href="<?php echo esc_url(home_url("/?$query")); ?>"><?php echo esc_html($text); ?></a></li>
            <?php } ?>
        </ul>
    </div>
    <?php
}

function mode_texts(): array
{
    return [
        'off' => __('Off: visitors get the original scripts', 'iyim'),
        'preview' => __('Preview: only editors see Iyim, on addresses with ?iyim', 'iyim'),
        'beside' => __('Beside: Iyim runs, and every original script stays', 'iyim'),
        'instead' => __('Instead: Iyim runs, and each page leaves out the original scripts that nothing on it needs', 'iyim'),
    ];
}

function flavour_texts(): array
{
    return [
        'lean' => __('Lean: the same widgets on Preact, about 60 kB smaller', 'iyim'),
        'react' => __('React: for sites that load React widgets of their own', 'iyim'),
    ];
}

function view_links(): array
{
    return [
        'iyim=instead' => __('Preview with the original scripts left out', 'iyim'),
        'iyim=beside' => __('Preview beside the original scripts', 'iyim'),
        'iyim-inspect&iyim=instead' => __('Inspector: each widget of the page, its state, and what keeps a script on the page', 'iyim'),
        'iyim=off' => __('Without Iyim, and end the preview', 'iyim'),
    ];
}

function show_choice(string $key, string $title, array $texts, string $chosen): void
{
    ?>
    <tr>
        <th scope="row"><?php echo esc_html($title); ?></th>
        <td><fieldset>
            <legend class="screen-reader-text"><?php echo esc_html($title); ?></legend>
            <?php foreach ($texts as $value => $text) { ?>
                <label>
                    <input type="radio" name="<?php echo esc_attr(OPTION . "[$key]"); ?>" value="<?php echo esc_attr($value); ?>" <?php checked($chosen, $value); ?>>
                    <?php echo esc_html($text); ?>
                </label><br>
            <?php } ?>
        </fieldset></td>
    </tr>
    <?php
}

function show_widgets(array $off): void
{
    ?>
    <input type="hidden" name="<?php echo esc_attr(OPTION . '[on][]'); ?>" value="">
    <table class="widefat striped">
        <thead><tr>
            <th scope="col"><?php esc_html_e('Widget', 'iyim'); ?></th>
            <th scope="col"><?php esc_html_e('In place of', 'iyim'); ?></th>
        </tr></thead>
        <tbody>
        <?php foreach (data('widgets') as $name => $originals) { ?>
            <tr>
                <th scope="row"><label>
                    <input type="checkbox" name="<?php echo esc_attr(OPTION . "[on][$name]"); ?>" value="1" <?php checked(!in_array($name, $off, true)); ?>>
                    <code><?php echo esc_html($name); ?></code>
                </label></th>
                <td><?php echo esc_html(implode('; ', $originals)); ?></td>
            </tr>
        <?php } ?>
        </tbody>
    </table>
    <?php
}

function show_found(): void
{
    $found = found_plugins();
    if (!$found) {
        echo '<p>', esc_html__('No plugin whose widgets Iyim knows is active.', 'iyim'), '</p>';
        return;
    }
    ?>
    <table class="widefat striped">
        <thead><tr>
            <th scope="col"><?php esc_html_e('Plugin', 'iyim'); ?></th>
            <th scope="col"><?php esc_html_e('Version', 'iyim'); ?></th>
            <th scope="col"><?php esc_html_e('State', 'iyim'); ?></th>
        </tr></thead>
        <tbody>
        <?php foreach ($found as ['name' => $name, 'version' => $version, 'state' => $state]) { ?>
            <tr>
                <th scope="row"><?php echo esc_html($name); ?></th>
                <td><?php echo esc_html($version); ?></td>
                <td><?php echo esc_html(state_text($state)); ?></td>
            </tr>
        <?php } ?>
        </tbody>
    </table>
    <?php
}
