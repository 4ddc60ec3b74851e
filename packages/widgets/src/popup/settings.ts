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
/** Longest delay, in seconds: within the range of a timer. */
const A_DAY = 86_400;

/** The document settings of §3, with the builder's presets; times in seconds. */
const entries = {
  open_selector: text('', 'Elements of the page that open the popup by a click: a CSS selector.'),
  close_button_delay: number(0, 'Seconds until the close button comes.', { min: 0, max: A_DAY }),
  close_automatically: number(
    0,
    'Seconds until the popup closes by itself; 0: never. The time pauses while the visitor uses the popup, and goes on 5 s after the last use.',
    { min: 0, max: A_DAY },
  ),
  close_button_position: choice(
    ['inside', 'outside'],
    'inside',
    'Where the close button stands: in the popup’s corner or in the window’s.',
  ),
  a11y_navigation: toggle(
    true,
    'Moves the focus to the first control in sight; off: to the dialog itself. It stays inside either way.',
  ),
  prevent_scroll: toggle(false, 'Keeps the page behind from scrolling.'),
  prevent_close_on_background_click: toggle(false, 'A click beside the popup does not close it.'),
  prevent_close_on_esc_key: toggle(false, 'Esc does not close it.'),
  entrance_animation: byDevice(text('', 'Animation class at opening (`fadeIn`, `slideInUp` …).')),
  entrance_animation_duration: number(1.2, 'Seconds of both animations; also `{ "size": 1.2 }`.', {
    min: 0,
    max: 60,
  }),
  exit_animation: byDevice(text('', 'Animation class at closing; it runs backwards.')),
  classes: text('', 'Further classes of the dialog.'),
  avoid_multiple_popups: toggle(false, 'Does not show when another popup has shown on this page.'),
  title: text('', 'Name of the dialog where its content has no heading. Ours: the original has none.'),
};

/** The builder's own flat keys; see the README. */
type Rules = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Settings that code may write: rules are objects, for which there are no controls and which `rules/` reads. */
type GivenEntries = typeof entries & { readonly triggers: Setting<Rules>; readonly timing: Setting<Rules> };

/** The host's settings, unread: `read.ts` merges them with those in the popup document's own attribute. */
export const settings: SettingsSchema<Readonly<Record<string, unknown>>, GivenEntries> = {
  entries: entries as GivenEntries,
  parse: (raw) => raw,
};

const schema = defineSettings(
  entries,
  (fields) => ({
    settings: {
      /** Name of the dialog if its content has no heading. Empty: a text of ours. */
      title: fields.title.trim(),
      /** Elements of the page that open it by a click: a selector, or empty. */
      openSelector: fields.open_selector.trim(),
      /** Time from opening until the close button shows, in ms; 0: at once. */
      closeButtonDelay: fields.close_button_delay * SECOND,
      /** Time until it closes by itself, in ms; 0: never. */
      closeAfter: fields.close_automatically * SECOND,
      closeButton: fields.close_button_position,
      preventScroll: fields.prevent_scroll,
      closesOnBackground: !fields.prevent_close_on_background_click,
      closesOnEsc: !fields.prevent_close_on_esc_key,
      /** True: the first control inside gets the focus, if it is visible; false: the dialog itself does. */
      focusFirst: fields.a11y_navigation,
      /** Names of the original's animation classes; empty: none. */
      entrance: toClasses(fields.entrance_animation),
      exit: toClasses(fields.exit_animation),
      /** Length of both animations, in ms. */
      animationTime: fields.entrance_animation_duration * SECOND,
      /** Further classes of the dialog. */
      classes: fields.classes.split(/\s+/).filter(Boolean),
    },
    avoidsOthers: fields.avoid_multiple_popups,
  }),
  { isTolerant: true },
);

/** How a popup behaves, whichever plugin's it is. */
export type PopupSettings = Readonly<ReturnType<typeof schema.parse>['settings']>;

/** Reads a popup's settings; wrong values count as absent and are named in `problems` (PO-5). */
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
