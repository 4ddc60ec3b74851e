import { defineSettings } from '@iyim/runtime/widget';

/** The original has none: the question stands in an attribute of the link. */
export const settings = defineSettings({}, () => ({}));

export type DeleteLinkSettings = ReturnType<typeof settings.parse>;
