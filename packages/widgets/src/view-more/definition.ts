import { choice, defineSettings, defineWidget, list, toggle } from '@iyim/runtime/widget';
import hiding from '../../shared/disclosure/sections.css?inline';
import { markedSections, readViewMore } from './read.ts';
import { originals, ViewMore } from './ViewMore.tsx';
import styles from './view-more.css?inline';

const settings = defineSettings(
  {
    sections: list([], 'Ids of the sections that the button shows, in their order.'),
    effect: choice(
      ['none', 'fade', 'zoom-in', 'zoom-out', 'move-up', 'fall-perspective'],
      'move-up',
      'How a section comes.',
    ),
    showall: toggle(false, 'Shows all of them with one press, and not one after the other.'),
  },
  (raw) => raw,
  { isTolerant: true },
);

export type ViewMoreSettings = ReturnType<typeof settings.parse>;

export default defineWidget({
  name: 'view-more',
  settings,
  pageSettings: markedSections,
  read: readViewMore,
  View: ViewMore,
  prepare: originals.prepare,
  styles: hiding + styles,
  messages: {
    he: { more: 'להצגת עוד', shown: 'מוצג עוד תוכן.', all: 'כל התוכן מוצג.' },
    en: { more: 'Show more', shown: 'More content is shown.', all: 'All content is shown.' },
  },
});
