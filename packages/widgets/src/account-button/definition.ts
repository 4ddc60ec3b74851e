import { defineSettings, defineWidget, text } from '@iyim/runtime/widget';
import { AccountButton } from './AccountButton.tsx';
import styles from './account-button.css?inline';
import { readLabel } from './read.ts';

const settings = defineSettings(
  {
    narrow_label: text(
      '',
      'Label in windows up to the laptop width (1500 px). Empty: “Personal area” in the page’s language.',
    ),
  },
  (raw) => ({ narrowLabel: raw.narrow_label }),
);

export type AccountButtonSettings = ReturnType<typeof settings.parse>;

export default defineWidget({
  name: 'account-button',
  settings,
  read: readLabel,
  View: AccountButton,
  styles,
  messages: {
    he: { personalArea: 'אזור אישי' },
    en: { personalArea: 'Personal area' },
  },
});
