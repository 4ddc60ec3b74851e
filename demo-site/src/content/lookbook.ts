import * as v from 'valibot';
import closerLookFile from '../../content/closer-look.json' with { type: 'json' };
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

/** One picture with spots on it. Where they stand is said by the theme's sheet. */
export const closerLook = checked(
  'closer-look.json',
  v.strictObject({
    product: written,
    picture: v.pipe(v.number(), v.integer(), v.minValue(0)),
    spots: v.array(v.strictObject({ id: written, words: text })),
    /** Of the spot that leads to the product. */
    link: text,
  }),
  closerLookFile,
);
