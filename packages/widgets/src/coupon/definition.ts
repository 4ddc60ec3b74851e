import { defineSettings, defineWidget } from '@iyim/runtime/widget';
import { Coupon, originals } from './Coupon.tsx';
import styles from './coupon.css?inline';
import { readCouponBox } from './read.ts';

export default defineWidget({
  name: 'coupon',
  // The original has none: everything it needs stands in its markup.
  settings: defineSettings({}, () => ({})),
  read: readCouponBox,
  View: Coupon,
  prepare: originals.prepare,
  styles,
  messages: {
    he: {
      failed: 'השרת לא ענה כראוי. הקוד שהוקלד נשמר ואפשר לנסות שוב.',
    },
    en: {
      failed: 'The server did not answer properly. Your code is kept; please try again.',
    },
  },
});
