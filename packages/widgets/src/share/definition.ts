import { defineSettings, defineWidget, link, toggle } from '@iyim/runtime/widget';
import { readShare } from './read.ts';
import { Share } from './Share.tsx';
import styles from './share.css?inline';

const settings = defineSettings(
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

export default defineWidget({
  name: 'share',
  settings,
  read: readShare,
  View: Share,
  styles,
  messages: {
    he: {
      on: 'שיתוף: {network}',
      print: 'הדפסת העמוד',
      email: 'שליחה באימייל',
      device: 'דרכי שיתוף נוספות',
    },
    en: {
      on: 'Share: {network}',
      print: 'Print the page',
      email: 'Send by e-mail',
      device: 'More ways to share',
    },
  },
});
