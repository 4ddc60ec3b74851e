import texts from '../../content/texts/shop.json' with { type: 'json' };
import type { Locale } from '../shop/model.ts';
import type { Visit } from '../shop/visit.ts';
import { builderWidget } from './builder-widget.ts';
import { type Html, html } from './html.ts';

interface TimeParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Returns milliseconds as whole days, hours, minutes and seconds, at least 0. */
export function timeParts(milliseconds: number): TimeParts {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Renders the end of a countdown in words, in the shop's time zone. */
function endText(time: number, locale: Locale): Html {
  const words = new Intl.DateTimeFormat(locale === 'he' ? 'he-IL' : 'en-GB', {
    timeZone: 'Asia/Jerusalem',
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(time);
  return html`<p class="countdown-end">${texts.countdown[locale].ends} <time datetime="${new Date(time).toISOString()}">${words}</time></p>`;
}

/**
 * Renders the end of a countdown. With `isOwn` each visitor has a different end, which only the script can compute; visitors
 * without scripts see the server's end.
 */
const ending = (time: number, locale: Locale, isOwn: boolean): Html =>
  isOwn ? html`<noscript>${endText(time, locale)}</noscript>` : endText(time, locale);

type ExpireAction =
  | { readonly type: 'hide' | 'message' }
  | { readonly type: 'redirect'; readonly redirect_url: string };

/** The page builder's countdown: to a date, or for `evergreen` seconds from a visitor's first view. */
export interface BuilderCountdown {
  /** Seven characters. The browser stores the end of an evergreen countdown under this id. */
  readonly id: string;
  /** Epoch milliseconds; missing for an evergreen countdown. */
  readonly end?: number;
  readonly evergreen?: number;
  readonly actions: readonly ExpireAction[];
  readonly message?: string;
}

export function builderCountdown({ locale, shop }: Visit, countdown: BuilderCountdown): Html {
  const { id, evergreen, actions, message } = countdown;
  const now = shop.platform.now();
  const end = countdown.end ?? now + (evergreen ?? 0) * 1000;
  const parts = timeParts(end - now);
  const item = (unit: keyof TimeParts): Html =>
    html`<div class="elementor-countdown-item"><span class="elementor-countdown-digits elementor-countdown-${unit}">${twoDigits(parts[unit])}</span> <span class="elementor-countdown-label">${texts.countdown[locale][unit]}</span></div>`;
  const inside = html`<div class="elementor-countdown-wrapper" data-date="${Math.floor(end / 1000)}"${evergreen !== undefined && html` data-evergreen-interval="${evergreen}"`}${actions.length > 0 && html` data-expire-actions="${JSON.stringify(actions)}"`} data-widget="countdown">${units.map(item)}</div>${message !== undefined && html`<div class="elementor-countdown-expire--message">${message}</div>`}${ending(end, locale, evergreen !== undefined)}`;
  return builderWidget({ type: 'countdown', id, classes: 'elementor-countdown--label-block', inside });
}

/** The elements plugin's countdown: to a date, evergreen, or repeating. Durations are in seconds. */
export interface PluginCountdown {
  readonly id: string;
  readonly type: 'due_date' | 'evergreen' | 'endless';
  /** End of `due_date`, in epoch milliseconds. */
  readonly end?: number;
  readonly evergreen?: number;
  /** For `endless`: `start` is the first start in epoch milliseconds, `restart` the seconds from one start to the next. */
  readonly start?: number;
  readonly restart?: number;
  readonly actions: readonly ('redirect' | 'message' | 'hide' | 'restart')[];
  readonly redirect?: string;
  readonly message?: string;
}

/** Returns the end of the current round of a repeating countdown, in epoch milliseconds. */
function endOfRound(start: number, seconds: number, now: number): number {
  const length = seconds * 1000;
  return start + (Math.floor((now - start) / length) + 1) * length;
}

export function pluginCountdown({ locale, shop }: Visit, countdown: PluginCountdown): Html {
  const { id, type, evergreen, start, restart, actions, redirect, message } = countdown;
  const now = shop.platform.now();
  const end =
    start !== undefined && restart !== undefined
      ? endOfRound(start, restart, now)
      : (countdown.end ?? now + (evergreen ?? 0) * 1000);
  const parts = timeParts(end - now);
  const item = (unit: keyof TimeParts, at: number): Html =>
    html`${at > 0 && html`<div class="jet-countdown-timer__separator">:</div>`}<div class="jet-countdown-timer__item item-${unit}"><div class="jet-countdown-timer__item-value" data-value="${unit}">${digits(parts[unit])}</div><div class="jet-countdown-timer__item-label">${texts.countdown[locale][unit]}</div></div>`;
  const attributes = html` data-type="${type}"${type === 'due_date' && html` data-due-date="${Math.floor(end / 1000)}"`}${evergreen !== undefined && html` data-evergreen-interval="${evergreen}"`}${start !== undefined && html` data-start-date="${Math.floor(start / 1000)}"`}${restart !== undefined && html` data-restart-interval="${restart}"`} data-expire-actions="${JSON.stringify(actions)}"${redirect !== undefined && html` data-expire-redirect-url="${redirect}"`}`;
  const inside = html`<div class="elementor-jet-countdown-timer jet-elements"><div class="jet-countdown-timer"${attributes} data-widget="countdown">${units.map(item)}</div>${message !== undefined && html`<div class="jet-countdown-timer-message">${message}</div>`}</div>${ending(end, locale, type !== 'due_date')}`;
  return builderWidget({ type: 'jet-countdown-timer', id, inside });
}

const digits = (number: number): readonly Html[] =>
  [...twoDigits(number)].map((digit) => html`<span class="jet-countdown-timer__digit">${digit}</span>`);
