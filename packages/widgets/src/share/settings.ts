import { defineSettings, link, toggle } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    share_url: link('Address to share instead of the page. It is shared without a title, text or picture.'),
    device_share: toggle(false, 'Adds a button that opens the device’s share dialog, on phones and tablets.'),
  },
  (raw) => ({ link: raw.share_url, device: raw.device_share }),
  { isTolerant: true },
);

export type ShareSettings = ReturnType<typeof settings.parse>;
