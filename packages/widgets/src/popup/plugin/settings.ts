import type { PopupSettings } from '../settings.ts';
import { createReader } from '../settings-reader.ts';

const SECOND = 1000;
const OPEN_TRIGGERS = [
  'attach',
  'page-load',
  'user-inactive',
  'scroll-trigger',
  'try-exit-trigger',
  'on-date',
  'on-time',
  'custom-selector',
] as const;

export type OpenTrigger = (typeof OPEN_TRIGGERS)[number];

/** For each of the plugin's animations, the page builder's most similar class and the duration of the entrance in milliseconds. */
const ANIMATIONS = {
  none: ['', 0],
  fade: ['fadeIn', 600],
  'zoom-in': ['zoomIn', 500],
  'zoom-out': ['fadeIn', 500],
  rotate: ['rotateIn', 500],
  'move-up': ['fadeInUp', 500],
  'flip-x': ['flipInX', 500],
  'flip-y': ['flipInY', 500],
  'bounce-in': ['bounceIn', 800],
  'bounce-out': ['fadeIn', 800],
  'slide-in-up': ['slideInUp', 750],
  'slide-in-right': ['slideInRight', 750],
  'slide-in-down': ['slideInDown', 750],
  'slide-in-left': ['slideInLeft', 750],
} as const satisfies Record<string, readonly [className: string, time: number]>;
const ANIMATION_NAMES = Object.keys(ANIMATIONS) as (keyof typeof ANIMATIONS)[];

export type PluginSettings = ReturnType<typeof readPluginSettings>;

/** Reads a popup's settings. Invalid values are replaced by their defaults and named in `problems`. */
export function readPluginSettings(raw: Readonly<Record<string, unknown>>) {
  const { problems, isOn, oneOf, ...reader } = createReader(raw, 'popup');
  const text = (name: string) => reader.text(name).trim();
  const number = (name: string, preset = 0): number => {
    const found = reader.number(name, { preset, least: 0 });
    return Number.isNaN(found) ? preset : found;
  };
  const openTrigger = oneOf('open-trigger', OPEN_TRIGGERS) ?? 'attach';
  const [animation, time] = ANIMATIONS[oneOf('animation', ANIMATION_NAMES) ?? 'fade'];
  const again = reader.text('show-again-delay');
  const popup: PopupSettings = {
    title: '',
    openSelector: openTrigger === 'custom-selector' ? text('custom-selector') : '',
    closeButtonDelay: 0,
    closeAfter: 0,
    closeButton: 'inside',
    preventScroll: isOn('prevent-scrolling'),
    closesOnBackground: isOn('close-on-overlay-click'),
    closesOnEsc: true,
    focusFirst: true,
    entrance: { desktop: animation },
    exit: { desktop: animation },
    animationTime: isOn('animation_custom_duration') ? number('animation_in_duration', 500) : time,
    classes: [],
  };
  return {
    popup,
    openTrigger,
    /** Seconds from loading the page to opening the popup. */
    pageLoadDelay: number('page-load-delay'),
    /** Seconds without visitor activity until the popup opens. */
    inactivity: number('user-inactivity-time'),
    /** Percentage of the page that the visitor must scroll. */
    scrolledTo: Math.min(100, number('scrolled-to')),
    onDate: text('on-date'),
    onTime: { start: text('on-time-start'), end: text('on-time-end') },
    /** Whether the popup is not shown again after the visitor has closed it. */
    showOnce: isOn('show-once'),
    /** Milliseconds after which a popup that was closed for good may show again; null: never. */
    showAgainDelay: again === '' || again === 'none' ? null : number('show-again-delay') || null,
    /** Whether the content is loaded when the popup opens. */
    usesAjax: isOn('use-ajax'),
    /** Whether the content is loaded at every opening. */
    forcesAjax: isOn('force-ajax'),
    /** Name of the builder that made the content, for page scripts that handle the plugin's events. */
    contentType: text('content-type'),
    problems,
    /** The settings as found in the page, for page scripts that handle the plugin's events. */
    raw,
  } as const;
}

/** Returns the number of seconds until a popup opens by date or time of day; null if it does not open on this page view. */
export function secondsUntilDue(
  { openTrigger, onDate, onTime }: Pick<PluginSettings, 'openTrigger' | 'onDate' | 'onTime'>,
  now: Date,
): number | null {
  if (openTrigger === 'on-time') return untilTime(onTime, now);
  const date = Date.parse(onDate.replace(/^(\d{4}-\d\d-\d\d) (\d)/, '$1T$2'));
  if (Number.isNaN(date)) return null;
  return Math.max(SETTLED, (date - now.getTime()) / SECOND);
}

/** Number of seconds that the original waits for the page to settle. */
const SETTLED = 0.5;
const TIME = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/**
 * Returns the number of seconds until the visitor's local time is between start and end. An end before the start is on the next
 * day. Returns null if the end has passed today, or if the times are equal or invalid.
 */
function untilTime({ start, end }: PluginSettings['onTime'], now: Date): number | null {
  const from = minutesOf(start || '00:00');
  const to = minutesOf(end || '23:59');
  if (from === null || to === null || from === to) return null;
  const at = now.getHours() * 60 + now.getMinutes() + now.getSeconds() / 60;
  const isInside = from < to ? at >= from && at < to : at >= from || at < to;
  if (isInside) return SETTLED;
  return at < from ? (from - at) * 60 : null;
}

function minutesOf(time: string): number | null {
  const [, hours, minutes] = TIME.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
