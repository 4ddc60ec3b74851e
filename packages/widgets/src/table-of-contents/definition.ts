import { defineWidget, names, siteConfig } from '@iyim/runtime/widget';
import { readParts } from './read.ts';
import { settings } from './settings.ts';
import { TableOfContents } from './TableOfContents.tsx';
import styles from './table-of-contents.css?inline';

export default defineWidget({
  name: 'table-of-contents',
  settings,
  // Releases before 3.7 have it there, later ones in the settings or nowhere.
  pageSettings: () => ({
    no_headings_message: siteConfig().global(names.globals.builderPro).text('i18n.toc_no_headings_found'),
  }),
  read: readParts,
  View: TableOfContents,
  styles,
  messages: {
    he: { contents: 'תוכן העניינים', empty: 'לא נמצאו כותרות בעמוד זה.' },
    en: { contents: 'Contents', empty: 'No headings were found on this page.' },
  },
});
