import { defineSettings } from '@iyim/runtime/widget';

/** The original has none: everything stands in the link's `data-args`. */
export const settings = defineSettings({}, () => ({}));

export type DataStoreSettings = ReturnType<typeof settings.parse>;
