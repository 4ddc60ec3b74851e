import { coerceText, defineSettings, duration, number, type Setting, text } from '@iyim/runtime/widget';

/** A number as it was written: its trailing zeros give the number of decimals, and its language decides how it is read. */
const written = (doc: string): Setting<string | number> => ({
  ...number(0, doc),
  read: (raw) => coerceText(raw)?.trim(),
});

export const settings = defineSettings(
  {
    to_value: written('The number. As many decimals are shown as it is written with.'),
    from_value: written('Where it begins to count.'),
    duration: duration(2000, 'How long it counts.'),
    delimiter: text('', 'Stands between thousands.'),
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
