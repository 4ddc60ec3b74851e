import { defineSettings, link, toggle } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    share_url: link(
      'An address to share instead of the page’s: it goes alone, without title, text and picture.',
    ),
    device_share: toggle(false, 'Adds a button for the ways of sharing that a phone or a tablet has itself.'),
  },
  (raw) => ({ link: raw.share_url, device: raw.device_share }),
  { isTolerant: true },
);

export type ShareSettings = ReturnType<typeof settings.parse>;
