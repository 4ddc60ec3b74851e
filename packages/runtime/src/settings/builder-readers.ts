import { coerceFlag, coerceNumber, coerceText, isUnset, sizeOf } from '../site/coerce.ts';
import { isPlainObject, ownValue } from '../site/plain.ts';
import { safeUrl } from '../site/safe-url.ts';
import type { Setting } from './settings.ts';

// Readers that only content widgets use. They form a separate chunk of the bundle.

/**
 * Declares a length in CSS syntax, such as `10px`; a number means pixels. The page builder writes `{ "unit": "px", "size": 10 }`,
 * or any CSS as the `size` of the unit `custom`. Empty text means the default.
 */
export function length(defaultValue: string, doc: string): Setting<string, string | number> {
  return {
    info: { kind: 'text', defaultValue, doc },
    expected: 'a length (10, "10px", {"unit": "px", "size": 10})',
    read(raw) {
      const size = sizeOf(raw);
      if (size === '') return defaultValue;
      const unit = coerceText(ownValue(raw, 'unit')) ?? 'px';
      if (coerceNumber(size) !== undefined) return `${size}${unit === 'custom' ? '' : unit}`;
      return coerceText(size);
    },
  };
}

/**
 * Declares a time in milliseconds. Also accepts `{ "unit": "s", "size": 0.4 }` from the page builder, and times as in CSS
 * (`"400ms"`, `"0.4s"`).
 */
export function duration(defaultValue: number, doc: string): Setting<number, number | string> {
  return {
    info: { kind: 'time', defaultValue, doc },
    expected: 'a time (400, "0.4s", {"unit": "ms", "size": 400})',
    read(raw) {
      const size = sizeOf(raw);
      if (size === '') return defaultValue;
      const [, digits, written] = /^\s*([\d.]+)\s*(m?s)?\s*$/.exec(coerceText(size) ?? '') ?? [];
      const value = coerceNumber(digits);
      const unit = written ?? ownValue(raw, 'unit');
      return value === undefined ? undefined : Math.min(value * (unit === 's' ? 1000 : 1), LONGEST);
    },
  };
}

/** Longest duration of a motion, in milliseconds. */
const LONGEST = 60_000;

/**
 * Shortest period of a repeating change, in milliseconds. Content must not flash more than three times per second (WCAG 2.3.1),
 * and each change takes processing time.
 */
const SHORTEST_PERIOD = 500;

/**
 * Declares the period of a repeating change, written like `duration`; less than half a second counts as half a second.
 *
 * @param isZeroDefault Zero means the default, as in the page builder's `value || 2500`.
 */
export function period(
  defaultValue: number,
  doc: string,
  isZeroDefault = false,
): Setting<number, number | string> {
  const { info, expected, read } = duration(defaultValue, doc);
  return {
    info: { ...info, doc: `${doc} At least ${SHORTEST_PERIOD}.` },
    expected,
    read(raw) {
      const value = read(raw);
      if (value === 0 && isZeroDefault) return defaultValue;
      return value === undefined ? undefined : Math.max(value, SHORTEST_PERIOD);
    },
  };
}

/**
 * Declares a list of words: a list, an object that PHP writes for a list with gaps (`{ "0": "a", "2": "b" }`), or comma-separated
 * text. Empty text means no words.
 */
export function list<const T extends string = string>(
  defaultValue: readonly T[],
  doc: string,
  /** Allowed words; others are left out of the list. By default, every word is allowed. */
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

/** A range from `start` to `end`. Each setting defines the unit, for example per cent of the window. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Declares a range of numbers: `{ "sizes": { "start": 0, "end": 100 } }` from the page builder, or without `sizes`. */
export function range(defaultValue: Range, doc: string): Setting<Range> {
  return {
    info: { kind: 'range', defaultValue, doc },
    expected: 'a range ({"start": 0, "end": 100})',
    read(raw) {
      const sizes = ownValue(raw, 'sizes') ?? raw;
      if (isUnset(sizes) || (Array.isArray(sizes) && sizes.length === 0)) return defaultValue;
      const [start, end] = ['start', 'end'].map((name) => coerceNumber(ownValue(sizes, name)));
      return start === undefined || end === undefined || end < start ? undefined : { start, end };
    },
  };
}

/** A link's address and options. */
export interface Link {
  /** Address of a page, an e-mail address or a phone number, never a script. */
  readonly url: string;
  /** Whether the link opens in a new tab. */
  readonly isExternal: boolean;
  readonly isNofollow: boolean;
}

/** A link as code passes it: an address, with options if it is an object. */
export type GivenLink =
  | string
  | {
      readonly url: string;
      readonly is_external?: boolean | undefined;
      readonly nofollow?: boolean | undefined;
    };

/** Base for validating addresses only; they are returned exactly as written. */
const ANY_SITE = 'https://site.example/';

/**
 * Declares a link: an address, or the page builder's form of it, `{ "url": "/x/", "is_external": "on", "nofollow": "" }`. Null
 * without an address.
 */
export function link(doc: string): Setting<Link | null, GivenLink | null> {
  return {
    info: { kind: 'link', defaultValue: null, doc },
    expected: 'an address ("/shop/", {"url": "/shop/", "is_external": "on"})',
    read(raw) {
      const url = coerceText(isPlainObject(raw) ? (ownValue(raw, 'url') ?? '') : raw)?.trim();
      if (url === '') return null;
      if (!url || !safeUrl(url, ANY_SITE)) return undefined;
      const isOn = (name: string) => coerceFlag(ownValue(raw, name) ?? '') ?? false;
      return { url, isExternal: isOn('is_external'), isNofollow: isOn('nofollow') };
    },
  };
}

/** An icon: classes of an icon font, the address of a picture, or server markup, which only `parseHtml` may read. */
export type Icon = { readonly classes: string } | { readonly url: string } | { readonly html: string };

/** An icon as code passes it: classes of an icon font or markup, or a picture. */
export type GivenIcon =
  | string
  | { readonly value: string | { readonly url: string }; readonly library?: string | undefined };

/**
 * Declares a page builder icon: `{ "value": "fas fa-plus", "library": "fa-solid" }`, its `value` alone, or markup. Null without
 * an icon.
 */
export function icon(doc: string): Setting<Icon | null, GivenIcon | null> {
  return {
    info: { kind: 'icon', defaultValue: null, doc },
    expected: 'an icon ("fas fa-plus", {"value": "fas fa-plus", "library": "fa-solid"})',
    read(raw) {
      const value = isPlainObject(raw) ? (ownValue(raw, 'value') ?? '') : raw;
      if (isPlainObject(value)) {
        const picture = link('').read(value);
        return picture && { url: picture.url };
      }
      const written = coerceText(value)?.trim();
      if (written === undefined) return undefined;
      if (!written.includes('<')) return written ? { classes: written } : null;
      // The page builder prints a removed icon as an element without classes.
      return /^<i(\s+class="")?(\s+aria-hidden="true")?>\s*<\/i>$/.test(written) ? null : { html: written };
    },
  };
}
