import { coerceText, defineSettings, duration, type Setting, text } from '@iyim/runtime/widget';

/**
 * Declares a number that is kept as text: trailing zeros determine the number of decimals, and the language determines how the
 * text is read.
 */
const written = (doc: string): Setting<string | number> => ({
  info: { kind: 'text', defaultValue: 0, doc },
  expected: 'a number',
  read: (raw) => coerceText(raw)?.trim(),
});

export const settings = defineSettings(
  {
    to_value: written('Number at which the count ends. Its decimals are kept, including trailing zeros.'),
    from_value: written('Number at which the count starts.'),
    duration: duration(2000, 'Duration of the count, in ms.'),
    delimiter: text('', 'Thousands separator, such as `,`. If empty, there is no separator.'),
  },
  (raw) => ({
    to: String(raw.to_value),
    from: String(raw.from_value),
    duration: raw.duration,
    delimiter: raw.delimiter,
  }),
  { isTolerant: true },
);

export type CounterSettings = ReturnType<typeof settings.parse>;
