import type { DeviceValues } from '@iyim/runtime/shop';
import {
  byDevice,
  choice,
  defineSettings,
  number,
  type Setting,
  type SettingsSchema,
  text,
  toggle,
} from '@iyim/runtime/widget';

const SECOND = 1000;
/** Longest delay, in seconds; it must be within the range of a browser's timer. */
const A_DAY = 86_400;

/** The popup document's settings (§3), with the builder's presets; times are in seconds. */
const entries = {
  open_selector: text(
    '',
    'CSS selector of the elements that open the popup when clicked, such as `#open-sale`.',
  ),
  close_button_delay: number(0, 'Delay before the close button appears, in seconds.', { min: 0, max: A_DAY }),
  close_automatically: number(
    0,
    'Time before the popup closes by itself, in seconds. If 0, it never does. The time stops while the visitor uses the popup, and continues 5 seconds later.',
    { min: 0, max: A_DAY },
  ),
  close_button_position: choice(
    ['inside', 'outside'],
    'inside',
    'Position of the close button: in a corner of the popup (`inside`) or of the window (`outside`).',
  ),
  a11y_navigation: toggle(
    true,
    'Moves the focus to the first visible control when the popup opens. If off, moves it to the dialog itself. In both cases, the focus stays inside the popup.',
  ),
  prevent_scroll: toggle(false, 'Keeps the page behind the popup from scrolling.'),
  prevent_close_on_background_click: toggle(false, 'Keeps the popup open after a click outside it.'),
  prevent_close_on_esc_key: toggle(false, 'Keeps the popup open when the visitor presses Esc.'),
  entrance_animation: byDevice(
    text(
      '',
      'Name of an Elementor entrance animation, such as `fadeIn`, `zoomIn` or `slideInUp`. If empty or `none`, there is no animation.',
    ),
  ),
  entrance_animation_duration: number(
    1.2,
    'Duration of the opening animation and of the closing animation, in seconds.',
    {
      min: 0,
      max: 60,
    },
  ),
  exit_animation: byDevice(
    text(
      '',
      'Name of an Elementor entrance animation that plays backwards when the popup closes, such as `fadeIn`. If empty or `none`, there is no animation.',
    ),
  ),
  classes: text('', 'Additional CSS classes of the dialog, separated by spaces.'),
  avoid_multiple_popups: toggle(
    false,
    'Keeps the popup closed if another popup has been shown since the page was loaded.',
  ),
  title: text(
    '',
    'Name of the dialog for screen readers, if its content has no heading. Elementor and JetPopup have no such setting.',
  ),
};

/** Triggers or timing rules, under the builder's flat keys that the README lists. */
type Rules = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/**
 * All settings that typed code may pass. `entries` lacks `triggers` and `timing`, because `triggers.ts` and `rules/` read them and
 * Storybook has no controls for objects.
 */
type GivenEntries = typeof entries & { readonly triggers: Setting<Rules>; readonly timing: Setting<Rules> };

/** The host's settings. They are not parsed here, because `read.ts` first merges them with the settings of the popup document. */
export const settings: SettingsSchema<Readonly<Record<string, unknown>>, GivenEntries> = {
  entries: entries as GivenEntries,
  parse: (raw) => raw,
};

const schema = defineSettings(
  entries,
  (fields) => ({
    settings: {
      /** Accessible name of the dialog if its content has no heading. Empty: the default text. */
      title: fields.title.trim(),
      /** Selector of the elements that open the popup when clicked, or empty. */
      openSelector: fields.open_selector.trim(),
      /** Time from opening until the close button shows, in ms; 0: immediately. */
      closeButtonDelay: fields.close_button_delay * SECOND,
      /** Time until the popup closes by itself, in ms; 0: never. */
      closeAfter: fields.close_automatically * SECOND,
      closeButton: fields.close_button_position,
      preventScroll: fields.prevent_scroll,
      closesOnBackground: !fields.prevent_close_on_background_click,
      closesOnEsc: !fields.prevent_close_on_esc_key,
      /** True: the first control inside gets the focus, if it is visible; false: the dialog itself does. */
      focusFirst: fields.a11y_navigation,
      /** Names of the original's animation classes; empty for no animation. */
      entrance: toClasses(fields.entrance_animation),
      exit: toClasses(fields.exit_animation),
      /** Duration of both animations, in ms. */
      animationTime: fields.entrance_animation_duration * SECOND,
      /** Additional CSS classes of the dialog. */
      classes: fields.classes.split(/\s+/).filter(Boolean),
    },
    avoidsOthers: fields.avoid_multiple_popups,
  }),
  { isTolerant: true },
);

/** Settings of a popup's behaviour, in the same form for all plugins. */
export type PopupSettings = Readonly<ReturnType<typeof schema.parse>['settings']>;

/** Reads a popup's settings. Invalid values count as missing and are named in `problems` (PO-5). */
export function readSettings(raw: Readonly<Record<string, unknown>>) {
  const problems: string[] = [];
  const read = schema.parse(raw, (problem) => problems.push(problem));
  return { ...read, problems };
}

const toClasses = (names: DeviceValues<string>): DeviceValues<string> =>
  Object.fromEntries(
    Object.entries(names).map(([device, name]) => [device, toClass(name)]),
  ) as DeviceValues<string>;

const toClass = (name: string): string => (/^[\w-]+$/.test(name) && name !== 'none' ? name : '');
