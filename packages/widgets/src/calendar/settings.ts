import { defineSettings } from '@iyim/runtime/widget';

/** None are the widget's own: the host's `data-settings` are the server's, and go back to it as they are. */
export const settings = defineSettings({}, () => ({}));

export type CalendarSettings = ReturnType<typeof settings.parse>;
