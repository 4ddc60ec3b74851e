import { defineSettings } from '@iyim/runtime/widget';

/** The original has none of its own: a listing is told everything by its markup. */
export const settings = defineSettings({}, () => ({}));

export type ListingSettings = ReturnType<typeof settings.parse>;
