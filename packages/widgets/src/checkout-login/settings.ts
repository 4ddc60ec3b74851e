import { defineSettings } from '@iyim/runtime';

/** The original has none: everything it needs stands in its markup. */
export const settings = defineSettings({}, () => ({}));

export type CheckoutLoginSettings = ReturnType<typeof settings.parse>;
