import { defineSettings, defineWidget } from '@iyim/runtime/widget';
import { Listing } from './Listing.tsx';
import styles from './listing.css?inline';
import { readListing } from './read.ts';

export default defineWidget({
  name: 'listing',
  // The original has none of its own: a listing is told everything by its markup.
  settings: defineSettings({}, () => ({})),
  read: readListing,
  View: Listing,
  styles,
  messages: {
    he: {
      added: {
        one: 'נוסף פריט אחד. מוצגים כעת {shown}.',
        two: 'נוספו שני פריטים. מוצגים כעת {shown}.',
        other: 'נוספו {count} פריטים. מוצגים כעת {shown}.',
      },
      end: 'אלה כל הפריטים.',
      failed: 'לא הצלחנו לטעון פריטים נוספים.',
      failedAll: 'לא הצלחנו לטעון את הפריטים.',
    },
    en: {
      added: {
        one: 'One item added. {shown} are shown now.',
        other: '{count} items added. {shown} are shown now.',
      },
      end: 'These are all the items.',
      failed: 'More items could not be loaded.',
      failedAll: 'The items could not be loaded.',
    },
  },
});
