import { defineWidget } from '@iyim/runtime/widget';
import { readNavigation } from './read.ts';
import { ScrollNavigation } from './ScrollNavigation.tsx';
import styles from './scroll-navigation.css?inline';
import { settings } from './settings.ts';

export default defineWidget({
  name: 'scroll-navigation',
  settings,
  read: readNavigation,
  View: ScrollNavigation,
  styles,
  messages: {
    he: { sections: 'חלקי העמוד', section: 'חלק {number}' },
    en: { sections: 'Sections of this page', section: 'Section {number}' },
  },
});
