import { defineSettings, defineWidget, duration, number, type Setting, text } from '@iyim/runtime/widget';
import { Counter } from './Counter.tsx';
import styles from './counter.css?inline';
import { printedSettings, readCounter } from './read.ts';

/** A number as it was written: its last zeros say how many decimals it has. */
const written: Setting<string> = {
  ...number(0, 'The number. As many decimals are shown as it is written with.'),
  read: (raw) => (/^\s*-?(\d+\.?\d*|\.\d+)\s*$/.test(String(raw)) ? String(raw).trim() : undefined),
};

const settings = defineSettings(
  {
    to_value: written,
    from_value: number(0, 'Where it begins to count.'),
    duration: duration(2000, 'How long it counts.'),
    delimiter: text('', 'Stands between thousands.'),
  },
  (raw) => ({
    to: Number(raw.to_value),
    decimals: Math.min((String(raw.to_value).split('.')[1] ?? '').length, 20),
    from: raw.from_value,
    duration: raw.duration,
    delimiter: raw.delimiter,
  }),
  { isTolerant: true },
);

export type CounterSettings = ReturnType<typeof settings.parse>;

export default defineWidget({
  name: 'counter',
  settings,
  pageSettings: printedSettings,
  read: readCounter,
  View: Counter,
  styles,
  messages: { he: {}, en: {} },
});
