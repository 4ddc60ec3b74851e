import * as v from 'valibot';
import studioFile from '../../content/studio.json' with { type: 'json' };
import { checked, text, written } from './check.ts';

/** Where the pots are made, what visitors say, and how to visit. */
export const studio = checked(
  'studio.json',
  v.strictObject({
    /** They follow each other. */
    made: v.strictObject({ he: v.array(written), en: v.array(written) }),
    story: v.array(text),
    /** Of products, by their English slugs. */
    pictures: v.array(v.strictObject({ product: written, words: text })),
    visitors: v.array(
      v.strictObject({
        name: text,
        from: text,
        words: text,
        stars: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
      }),
    ),
    visit: v.array(v.strictObject({ id: written, title: text, words: text })),
  }),
  studioFile,
);
