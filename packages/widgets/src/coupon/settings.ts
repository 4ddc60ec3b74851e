import { defineSettings } from '@iyim/runtime/widget';

/** The original has none: everything it needs stands in its markup. */
export const settings = defineSettings({}, () => ({}));

export type CouponSettings = ReturnType<typeof settings.parse>;
