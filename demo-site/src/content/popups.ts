import * as v from 'valibot';
import chaptersFile from '../../content/chapters.json' with { type: 'json' };
import pluginFile from '../../content/plugin-popups.json' with { type: 'json' };
import popupsFile from '../../content/popups.json' with { type: 'json' };
import { type PluginPopupName, pluginPopups } from '../shop/plugin-popups.ts';
import { checked, text, written } from './check.ts';

/** Switches are `yes`; what is off is not written. */
const on = v.exactOptional(v.literal('yes'));
const count = v.exactOptional(v.number());
const word = v.exactOptional(v.string());
const words = v.exactOptional(v.array(v.string()));
const either = <const Options extends readonly string[]>(...options: Options) =>
  v.exactOptional(v.picklist(options));

/** What opens a popup by itself, in the builder's spelling. Times in seconds. */
const triggers = v.strictObject({
  page_load: on,
  page_load_delay: count,
  scrolling: on,
  scrolling_direction: either('down', 'up'),
  /** Percent of the page. */
  scrolling_offset: count,
  scrolling_to: on,
  /** A selector. */
  scrolling_to_selector: word,
  click: on,
  click_times: count,
  inactivity: on,
  inactivity_time: count,
  exit_intent: on,
});

/** What must be so for a popup to open by itself, in the builder's spelling: a switch, and its settings under its name. */
const timing = v.strictObject({
  page_views: on,
  page_views_views: count,
  sessions: on,
  sessions_sessions: count,
  url: on,
  url_action: either('show', 'hide', 'regex'),
  url_url: word,
  sources: on,
  sources_sources: v.exactOptional(v.array(v.picklist(['search', 'external', 'internal']))),
  logged_in: on,
  logged_in_users: either('all', 'custom'),
  logged_in_roles: words,
  devices: on,
  devices_devices: words,
  times: on,
  times_times: count,
  times_period: either('', 'session', 'day', 'week', 'month'),
  times_count: either('', 'close'),
  browsers: on,
  browsers_browsers: either('all', 'custom'),
  browsers_browsers_options: words,
  schedule: on,
  schedule_timezone: either('site', 'visitor'),
  /** `2026-11-20 10:00`. */
  schedule_start_date: word,
  schedule_end_date: word,
  /** The site's own time when the page was made: `2026-11-20 10:00:00`. */
  schedule_server_datetime: word,
});

/** How a popup behaves once it is open, in the builder's spelling. Times in seconds. */
const behaviour = v.strictObject({
  open_selector: word,
  avoid_multiple_popups: on,
  close_button_delay: count,
  close_automatically: count,
  close_button_position: either('outside'),
  prevent_scroll: on,
  prevent_close_on_background_click: on,
  prevent_close_on_esc_key: on,
  entrance_animation: word,
  entrance_animation_duration: v.exactOptional(
    v.strictObject({ unit: v.literal('px'), size: v.number(), sizes: v.tuple([]) }),
  ),
  exit_animation: word,
  classes: word,
});

export type PopupTiming = v.InferOutput<typeof timing>;

/** A popup's `data-elementor-settings`. PHP writes an empty map as a list. */
export interface PopupSettings extends v.InferOutput<typeof behaviour> {
  readonly triggers: v.InferOutput<typeof triggers> | readonly [];
  readonly timing: PopupTiming | readonly [];
  readonly a11y_navigation: 'yes';
}

const popupWords = v.strictObject({
  title: written,
  /** What to do on the popup's page. */
  todo: written,
  /** What should happen then. */
  result: written,
  heading: written,
  text: written,
});
const bothWords = v.strictObject({ he: popupWords, en: popupWords });

/** A link to try: to a page of the site, or to a popup's number; without either it is a `#` for a selector to find. */
const link = v.strictObject({
  label: text,
  path: word,
  opens: count,
  toggles: count,
  classes: word,
});
export type PopupLink = v.InferOutput<typeof link>;

export const popupGroups = ['triggers', 'rules', 'behaviour', 'content'] as const;
export type PopupGroup = (typeof popupGroups)[number];

const popup = v.strictObject({
  /** The CMS's number of the popup. */
  id: v.number(),
  /** The last part of its page's address. */
  slug: written,
  group: v.picklist(popupGroups),
  /** Without: it opens by links or a selector only. */
  triggers: v.exactOptional(triggers),
  timing: v.exactOptional(timing),
  /** Scheduled from one day to another, counted from today; below 0: before. */
  scheduledDays: v.exactOptional(v.tuple([v.number(), v.number()])),
  behaviour: v.exactOptional(behaviour),
  /** Product whose picture it shows. */
  pictured: v.exactOptional(v.number()),
  /** Numbers of other popups that its page carries, too. */
  others: v.optional(v.array(v.number()), []),
  /** On its page, and in the popup under its text. */
  links: v.exactOptional(v.array(link)),
  linksInside: v.exactOptional(v.array(link)),
  /** Its page has enough to scroll. */
  hasChapters: v.optional(v.boolean(), false),
  words: bothWords,
});
export type PopupSheet = v.InferOutput<typeof popup>;

/** Every popup of the page builder that has a page of its own, and what the page says about it. */
export const popupSheets = checked('popups.json', v.array(popup), popupsFile);

export const popupBySlug = (slug: string): PopupSheet | null =>
  popupSheets.find((sheet) => sheet.slug === slug) ?? null;

export const popupById = (id: number): PopupSheet | null =>
  popupSheets.find((sheet) => sheet.id === id) ?? null;

const plugin = v.strictObject({
  name: v.picklist(Object.keys(pluginPopups) as PluginPopupName[]),
  /** Of its page, below `/lab/popups/listing/`. */
  slug: written,
  settings: v.strictObject({
    'open-trigger': v.picklist([
      'attach',
      'page-load',
      'user-inactive',
      'scroll-trigger',
      'try-exit-trigger',
      'on-date',
      'on-time',
    ]),
    'page-load-delay': count,
    'user-inactivity-time': count,
    'scrolled-to': count,
    'on-time-start': word,
    'on-time-end': word,
    'show-once': v.exactOptional(v.boolean()),
    'show-again-delay': count,
  }),
  /** Opens from a day on, counted from today; below 0: before. */
  fromDay: v.exactOptional(v.number()),
  /** The page has enough to scroll. */
  hasChapters: v.optional(v.boolean(), false),
  /** Something at the end of the page opens it when it comes into view. */
  opensAtEnd: v.optional(v.boolean(), false),
  words: bothWords,
});
export type PluginSheet = v.InferOutput<typeof plugin>;

/** The triggers of the listings plugin that a page can show only one of: popups with a page of their own. */
export const pluginSheets = checked('plugin-popups.json', v.array(plugin), pluginFile);

export const pluginSheetBySlug = (slug: string): PluginSheet | null =>
  pluginSheets.find((sheet) => sheet.slug === slug) ?? null;

/** The id of a popup's element, which is its key in storage, too. */
export const pluginKey = ({ name }: PluginSheet): string => `jet-popup-${pluginPopups[name]}`;

/** Something to read, several screens long. */
export const chapters = checked(
  'chapters.json',
  v.array(v.strictObject({ id: written, heading: text, text })),
  chaptersFile,
);
