import type { Locale } from '../shop/model.ts';

/** The type of a value in which each `{ he, en }` has been replaced with its text in one language. */
export type Localised<T> = T extends { readonly he: infer Text; readonly en: unknown }
  ? Text
  : T extends readonly (infer Item)[]
    ? readonly Localised<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Localised<T[Key]> }
      : T;

function inLocale(value: unknown, locale: Locale): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => inLocale(item, locale));
  if ('he' in value && 'en' in value) return value[locale];
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inLocale(part, locale)]));
}

/** Returns a value of `content/` in one language. */
export const localised = <T>(value: T, locale: Locale): Localised<T> =>
  inLocale(value, locale) as Localised<T>;
