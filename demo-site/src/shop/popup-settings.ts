/** Switches are `yes`; what is off is not written. */
type On = 'yes';

/** What opens a popup by itself, in the builder's spelling. */
export interface PopupTriggers {
  readonly page_load?: On;
  /** Seconds. */
  readonly page_load_delay?: number;
  readonly scrolling?: On;
  readonly scrolling_direction?: 'down' | 'up';
  /** Percent of the page. */
  readonly scrolling_offset?: number;
  readonly scrolling_to?: On;
  /** A selector. */
  readonly scrolling_to_selector?: string;
  readonly click?: On;
  readonly click_times?: number;
  readonly inactivity?: On;
  /** Seconds. */
  readonly inactivity_time?: number;
  readonly exit_intent?: On;
}

/** What must be so for a popup to open by itself, in the builder's spelling: a switch, and its settings under its name. */
export interface PopupTiming {
  readonly page_views?: On;
  readonly page_views_views?: number;
  readonly sessions?: On;
  readonly sessions_sessions?: number;
  readonly url?: On;
  readonly url_action?: 'show' | 'hide' | 'regex';
  readonly url_url?: string;
  readonly sources?: On;
  readonly sources_sources?: readonly ('search' | 'external' | 'internal')[];
  readonly logged_in?: On;
  readonly logged_in_users?: 'all' | 'custom';
  readonly logged_in_roles?: readonly string[];
  readonly devices?: On;
  readonly devices_devices?: readonly string[];
  readonly times?: On;
  readonly times_times?: number;
  readonly times_period?: '' | 'session' | 'day' | 'week' | 'month';
  readonly times_count?: '' | 'close';
  readonly browsers?: On;
  readonly browsers_browsers?: 'all' | 'custom';
  readonly browsers_browsers_options?: readonly string[];
  readonly schedule?: On;
  readonly schedule_timezone?: 'site' | 'visitor';
  /** `2026-11-20 10:00`. */
  readonly schedule_start_date?: string;
  readonly schedule_end_date?: string;
  /** The site's own time when the page was made: `2026-11-20 10:00:00`. */
  readonly schedule_server_datetime?: string;
}

/** A popup's `data-elementor-settings`. PHP writes an empty map as a list. */
export interface PopupSettings {
  readonly triggers: PopupTriggers | readonly [];
  readonly timing: PopupTiming | readonly [];
  readonly a11y_navigation: On;
  readonly open_selector?: string;
  readonly avoid_multiple_popups?: On;
  readonly close_button_delay?: number;
  readonly close_automatically?: number;
  readonly close_button_position?: 'outside';
  readonly prevent_scroll?: On;
  readonly prevent_close_on_background_click?: On;
  readonly prevent_close_on_esc_key?: On;
  readonly entrance_animation?: string;
  readonly entrance_animation_duration?: {
    readonly unit: 'px';
    readonly size: number;
    readonly sizes: readonly [];
  };
  readonly exit_animation?: string;
  readonly classes?: string;
}
