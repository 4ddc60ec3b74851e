import * as v from 'valibot';
import lotteryFile from '../../content/lottery.json' with { type: 'json' };
import { checked, text, written } from './check.ts';
import { coupons } from './shop.ts';

const side = v.strictObject({ title: text, words: text });

/** A card with a coupon under its cover, and cards of products that turn over. */
export const lottery = checked(
  'lottery.json',
  v.strictObject({
    /** One that the shop accepts. */
    coupon: v.picklist(coupons.map(({ code }) => code)),
    card: v.strictObject({ front: side, back: side }),
    prizes: v.array(
      v.strictObject({
        /** By its English slug. */
        product: written,
        way: v.picklist(['hover', 'click', 'toggle']),
        words: text,
      }),
    ),
  }),
  lotteryFile,
);
