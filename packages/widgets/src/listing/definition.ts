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
      carousel: 'פריטים',
      slide: 'שקופית',
      slideOf: '{number} מתוך {count}',
      roledescription: 'קרוסלה',
      previous: 'הקודם',
      next: 'הבא',
      dots: 'מעבר לשקופית',
      goTo: 'מעבר לשקופית {number} מתוך {count}',
      stop: 'עצירת ההחלפה האוטומטית',
      start: 'הפעלת ההחלפה האוטומטית',
      nowAt: 'שקופית {number} מתוך {count}',
    },
    en: {
      added: {
        one: 'One item added. {shown} are shown now.',
        other: '{count} items added. {shown} are shown now.',
      },
      end: 'These are all the items.',
      failed: 'More items could not be loaded.',
      failedAll: 'The items could not be loaded.',
      carousel: 'Items',
      slide: 'slide',
      slideOf: '{number} of {count}',
      roledescription: 'carousel',
      previous: 'Previous',
      next: 'Next',
      dots: 'Go to slide',
      goTo: 'Go to slide {number} of {count}',
      stop: 'Stop automatic rotation',
      start: 'Start automatic rotation',
      nowAt: 'Slide {number} of {count}',
    },
  },
});
