import type { Locale } from '@iyim/runtime/shop';

/** A day or time written out in a language; '' stays ''. */
export function limitText(iso: string, kind: 'date' | 'time', locale: Locale): string {
  if (iso === '' || kind === 'time') return iso;
  const day = new Date(`${iso}T00:00:00Z`);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
