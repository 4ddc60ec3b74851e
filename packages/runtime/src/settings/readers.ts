import { coerceFlag, coerceNumber, coerceText, sizeOf } from '../site/coerce.ts';
import type { Setting } from './settings.ts';

/** Declares an on/off setting: `true`, `"yes"`, `"1"`, `"true"`, `"on"` and their opposites; `""` means off. */
export function toggle(defaultValue: boolean, doc: string): Setting<boolean> {
  return {
    info: { kind: 'switch', defaultValue, doc },
    expected: 'a switch (true, false, "yes", "no", "")',
    read: coerceFlag,
  };
}

/**
 * Declares a number within inclusive limits. Text (`"5000"`) and the page builder's `{ "size": 5000 }` are accepted too. Empty
 * text means the default.
 */
export function number(
  defaultValue: number,
  doc: string,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = {},
): Setting<number> {
  const limits = `${min > Number.NEGATIVE_INFINITY ? ` from ${min}` : ''}${max < Number.POSITIVE_INFINITY ? ` to ${max}` : ''}`;
  return {
    info: { kind: 'number', defaultValue, doc },
    expected: `a number${limits}`,
    read(raw) {
      const size = sizeOf(raw);
      if (size === '') return defaultValue;
      const value = coerceNumber(size);
      return value !== undefined && value >= min && value <= max ? value : undefined;
    },
  };
}

/** Declares a text setting; a number is converted to text. */
export function text(defaultValue: string, doc: string): Setting<string, string | number> {
  return { info: { kind: 'text', defaultValue, doc }, expected: 'text', read: coerceText };
}

/** Declares a choice from a fixed list of words. Empty text and unknown words mean the default. */
export function choice<const T extends string>(
  options: readonly T[],
  defaultValue: NoInfer<T>,
  doc: string,
): Setting<T> {
  return {
    info: { kind: 'choice', defaultValue, doc, options },
    expected: `one of ${options.map((option) => `"${option}"`).join(', ')}`,
    read: (raw) => (raw === '' ? defaultValue : options.find((option) => option === raw)),
    isOpen: true,
  };
}
