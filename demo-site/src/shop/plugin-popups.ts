/** Automatic trigger of a popup of the listings plugin; with `attach`, only attached elements open it. */
type OpenTrigger =
  | 'attach'
  | 'page-load'
  | 'user-inactive'
  | 'scroll-trigger'
  | 'try-exit-trigger'
  | 'on-date'
  | 'on-time'
  | 'custom-selector';

/** Settings of a popup of the listings plugin, in the plugin's spelling. Delays are in seconds, except `show-again-delay`. */
export interface PluginPopupSettings {
  readonly 'open-trigger': OpenTrigger;
  readonly 'page-load-delay'?: number;
  readonly 'user-inactivity-time'?: number;
  /** Percent of the page's height. */
  readonly 'scrolled-to'?: number;
  /** Such as `2026-11-20 10:00`. */
  readonly 'on-date'?: string;
  /** Such as `09:00`. */
  readonly 'on-time-start'?: string;
  readonly 'on-time-end'?: string;
  readonly 'custom-selector'?: string;
  readonly 'prevent-scrolling'?: boolean;
  readonly 'show-once'?: boolean;
  /** Time in ms after which a closed popup may open again; `none`: never again. */
  readonly 'show-again-delay'?: number | 'none';
  /** Whether the popup's content is requested when the popup opens. */
  readonly 'use-ajax'?: boolean;
  /** Whether the content is requested each time the popup opens, not only the first time. */
  readonly 'force-ajax'?: boolean;
  readonly 'close-on-overlay-click'?: boolean;
}

/** Post ids of the listings plugin's popups. */
export const pluginPopups = {
  quickView: 7101,
  welcome: 7102,
  giftNote: 7103,
  shipping: 7104,
  kept: 7105,
  inactive: 7106,
  scrolled: 7107,
  leaving: 7108,
  dated: 7109,
  timed: 7110,
  reached: 7111,
} as const;

export type PluginPopupName = keyof typeof pluginPopups;

/** Popups whose content is requested when they open, because it depends on the item that they are opened from. */
export const itemPopups: readonly number[] = [pluginPopups.quickView, pluginPopups.kept];
