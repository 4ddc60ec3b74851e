import { defineSettings, text } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    narrow_label: text(
      '',
      'Label of the button in windows up to 1500 px wide. If empty, it is “Personal area” in the page’s language.',
    ),
  },
  (raw) => ({ narrowLabel: raw.narrow_label }),
);

export type AccountButtonSettings = ReturnType<typeof settings.parse>;
