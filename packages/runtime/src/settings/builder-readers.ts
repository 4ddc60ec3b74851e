import { coerceFlag, coerceNumber, coerceText, isUnset, sizeOf } from '../site/coerce.ts';
import { isPlainObject, own } from '../site/plain.ts';
import { safeUrl } from '../site/safe-url.ts';
import type { Setting } from './settings.ts';

// Readers of what content widgets have and shop widgets have not; in the bundle a chunk of their own.

/**
 * A length as CSS writes it, `10px`; a number is one of pixels. The page builder writes `{ "unit": "px", "size": 10 }`, and CSS as the
 * `size` of the unit `custom`. Empty text means the default.
 */
export function length(defaultValue: string, doc: string): Setting<string> {
  return {
    info: { kind: 'text', defaultValue, doc },
    expected: 'a length (10, "10px", {"unit": "px", "size": 10})',
    read(raw) {
      const size = sizeOf(raw);
      if (size === '') return defaultValue;
      const unit = coerceText(own(raw, 'unit')) ?? 'px';
      if (coerceNumber(size) !== undefined) return `${size}${unit === 'custom' ? '' : unit}`;
      return coerceText(size);
    },
  };
}

/** A time in milliseconds, also as CSS writes it (`"400ms"`, `"0.4s"`) or the page builder (`{ "unit": "s", "size": 0.4 }`). */
export function duration(defaultValue: number, doc: string): Setting<number> {
  return {
    info: { kind: 'number', defaultValue, doc: `${doc} In milliseconds.` },
    expected: 'a time (400, "0.4s", {"unit": "ms", "size": 400})',
    read(raw) {
      const size = sizeOf(raw);
      if (size === '') return defaultValue;
      const [, digits, written] = /^\s*([\d.]+)\s*(m?s)?\s*$/.exec(coerceText(size) ?? '') ?? [];
      const value = coerceNumber(digits);
      const unit = written ?? own(raw, 'unit');
      return value === undefined ? undefined : Math.min(value * (unit === 's' ? 1000 : 1), LONGEST);
    },
  };
}

/** No motion takes longer, in milliseconds. */
const LONGEST = 60_000;

/**
 * Nothing happens again sooner by itself, in milliseconds: what changes three times a second flashes (WCAG 2.3.1), and each change costs
 * the page's time.
 */
const SHORTEST_PERIOD = 500;

/**
 * A time after which something happens again by itself, as `duration`; less than half a second counts as half a second.
 *
 * @param isZeroDefault Zero means the default, as in the page builder's `value || 2500`.
 */
export function period(defaultValue: number, doc: string, isZeroDefault = false): Setting<number> {
  const { info, expected, read } = duration(defaultValue, doc);
  return {
    info: { ...info, doc: `${doc} In milliseconds, at least ${SHORTEST_PERIOD}.` },
    expected,
    read(raw) {
      const value = read(raw);
      if (value === 0 && isZeroDefault) return defaultValue;
      return value === undefined ? undefined : Math.max(value, SHORTEST_PERIOD);
    },
  };
}

/** Words: a list, as PHP writes one with gaps too (`{ "0": "a", "2": "b" }`), or text with commas. Empty text means none. */
export function list<const T extends string = string>(
  defaultValue: readonly T[],
  doc: string,
  /** Those there are; any when left out. Others are left out of the list. */
  options?: readonly T[],
): Setting<readonly T[]> {
  const isOption = (word: string | undefined): word is T =>
    !!word && (options?.some((option) => option === word) ?? true);
  return {
    info: { kind: 'list', defaultValue, doc, ...(options && { options }) },
    expected: 'a list of words (["a", "b"], "a, b")',
    read(raw) {
      const words = isPlainObject(raw) ? Object.values(raw) : (coerceText(raw)?.split(',') ?? raw);
      return Array.isArray(words)
        ? words.map((word) => coerceText(word)?.trim()).filter(isOption)
        : undefined;
    },
  };
}

/** A part of something, in its unit: per cent of the window, say. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A part from one number to another: `{ "sizes": { "start": 0, "end": 100 } }`, as the page builder writes it, or without `sizes`. */
export function range(defaultValue: Range, doc: string): Setting<Range> {
  return {
    info: { kind: 'range', defaultValue, doc },
    expected: 'a range ({"start": 0, "end": 100})',
    read(raw) {
      const sizes = own(raw, 'sizes') ?? raw;
      if (isUnset(sizes) || (Array.isArray(sizes) && sizes.length === 0)) return defaultValue;
      const [start, end] = ['start', 'end'].map((name) => coerceNumber(own(sizes, name)));
      return start === undefined || end === undefined || end < start ? undefined : { start, end };
    },
  };
}

/** Where something leads. */
export interface Link {
  /** Of this site, the web, a mail or a phone: never a script. */
  readonly url: string;
  /** Opens a tab of its own. */
  readonly isExternal: boolean;
  readonly isNofollow: boolean;
}

/** Addresses are kept as they are written: their base only tells whether they lead anywhere. */
const ANY_SITE = 'https://site.example/';

/** An address, or what the page builder makes of one: `{ "url": "/x/", "is_external": "on", "nofollow": "" }`. Null when there is none. */
export function link(doc: string): Setting<Link | null> {
  return {
    info: { kind: 'link', defaultValue: null, doc },
    expected: 'an address ("/shop/", {"url": "/shop/", "is_external": "on"})',
    read(raw) {
      const url = coerceText(isPlainObject(raw) ? (own(raw, 'url') ?? '') : raw)?.trim();
      if (url === '') return null;
      if (!url || !safeUrl(url, ANY_SITE)) return undefined;
      const isOn = (name: string) => coerceFlag(own(raw, name) ?? '') ?? false;
      return { url, isExternal: isOn('is_external'), isNofollow: isOn('nofollow') };
    },
  };
}

/** What an icon is drawn with: classes of an icon font, a picture, or markup of the server's, which only `parseHtml` may read. */
export type Icon = { readonly classes: string } | { readonly url: string } | { readonly html: string };

/** An icon of the page builder's: `{ "value": "fas fa-plus", "library": "fa-solid" }`, its `value` alone, or markup. Null when there is none. */
export function icon(doc: string): Setting<Icon | null> {
  return {
    info: { kind: 'icon', defaultValue: null, doc },
    expected: 'an icon ("fas fa-plus", {"value": "fas fa-plus", "library": "fa-solid"})',
    read(raw) {
      const value = isPlainObject(raw) ? (own(raw, 'value') ?? '') : raw;
      if (isPlainObject(value)) {
        const picture = link('').read(value);
        return picture && { url: picture.url };
      }
      const written = coerceText(value)?.trim();
      if (written === undefined) return undefined;
      if (!written.includes('<')) return written ? { classes: written } : null;
      // An icon that was taken away is printed without its classes.
      return /^<i(\s+class="")?(\s+aria-hidden="true")?>\s*<\/i>$/.test(written) ? null : { html: written };
    },
  };
}
