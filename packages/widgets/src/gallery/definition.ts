import { defineWidget } from '@iyim/runtime/widget';
import filters from '../../shared/filters/filters.css?inline';
import { Gallery } from './Gallery.tsx';
import styles from './gallery.css?inline';
import { readGallery } from './read.ts';
import { settings } from './settings.ts';

export default defineWidget({
  name: 'gallery',
  settings,
  read: readGallery,
  View: Gallery,
  styles: filters + styles,
  messages: {
    he: {
      filters: 'סינון התמונות',
      picture: 'תמונה {number}',
      shown: { one: 'מוצגת תמונה אחת.', two: 'מוצגות שתי תמונות.', other: 'מוצגות {count} תמונות.' },
    },
    en: {
      filters: 'Filter the pictures',
      picture: 'Picture {number}',
      shown: { one: 'One picture is shown.', other: '{count} pictures are shown.' },
    },
  },
});
