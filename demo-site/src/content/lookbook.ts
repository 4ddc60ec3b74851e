import * as v from 'valibot';
import lookbookFile from '../../content/lookbook.json' with { type: 'json' };
import { checked, text, written } from './check.ts';

/** Pictures of products, by their English slugs, and a line about each. */
export const looks = checked(
  'lookbook.json',
  v.array(
    v.strictObject({
      product: written,
      /** Which of the product's pictures, from 0. */
      picture: v.pipe(v.number(), v.integer(), v.minValue(0)),
      words: text,
    }),
  ),
  lookbookFile,
);
