import * as v from 'valibot';
import aboutFile from '../../content/about.json' with { type: 'json' };
import { checked, text, written } from './check.ts';

const chart = v.strictObject({
  title: text,
  rows: v.array(v.strictObject({ label: text, value: v.pipe(v.number(), v.minValue(0)) })),
});

/** Where the shop comes from, how its pots are made, and what can be counted of it. */
export const about = checked(
  'about.json',
  v.strictObject({
    years: v.array(v.strictObject({ year: written, title: text, words: text })),
    steps: v.array(v.strictObject({ title: text, words: text })),
    numbers: v.array(v.strictObject({ value: v.pipe(v.number(), v.integer()), label: text })),
    shares: v.array(
      v.strictObject({ percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)), label: text }),
    ),
    /** How many in which year. */
    orders: chart,
    /** In per cent. */
    kinds: chart,
  }),
  aboutFile,
);
