import { defineWidget } from '@iyim/runtime/widget';
import { Coupon, originals } from './Coupon.tsx';
import styles from './coupon.css?inline';
import { messages } from './messages.ts';
import { readCouponBox } from './read.ts';
import { settings } from './settings.ts';

export default defineWidget({
  name: 'coupon',
  settings,
  read: readCouponBox,
  View: Coupon,
  prepare: originals.prepare,
  styles,
  messages,
});
