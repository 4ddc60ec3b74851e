import { defineWidget, site } from '@iyim/runtime/widget';
import { readSwatches } from './read.ts';
import { originals, Swatches } from './Swatches.tsx';
import { settings } from './settings.ts';
import styles from './swatches.css?inline';

export default defineWidget({
  name: 'swatches',
  settings,
  read: readSwatches,
  View: Swatches,
  prepare: originals.prepare,
  styles,
  messages: {
    he: {
      chooseNamed: 'יש לבחור {names} לפני ההוספה לסל.',
      choose: 'יש לבחור אפשרויות לפני ההוספה לסל.',
      noMatch: 'אין מוצר שמתאים לבחירה הזאת. אפשר לבחור שילוב אחר.',
      cannotBuy: 'המוצר בשילוב הזה אינו זמין. אפשר לבחור שילוב אחר.',
      lookupFailed: 'לא הצלחנו לבדוק את הבחירה. אפשר לבחור שוב.',
      cleared: 'הבחירות נוקו.',
      outOfStock: 'אזל מהמלאי',
      unavailable: 'לא זמין בשילוב הזה',
      stockLeft: { one: 'נשארה יחידה אחת', two: 'נשארו שתי יחידות', other: 'נשארו {count}' },
      more: 'עוד {count}',
    },
    en: {
      chooseNamed: 'Please choose {names} before adding to the cart.',
      choose: 'Please choose options before adding to the cart.',
      noMatch: 'No product matches this choice. Please choose another combination.',
      cannotBuy: 'This combination is not available. Please choose another one.',
      lookupFailed: 'We could not check this choice. Please choose again.',
      cleared: 'Choices cleared.',
      outOfStock: 'Out of stock',
      unavailable: 'Not available in this combination',
      stockLeft: '{count} left',
      more: '{count} more',
    },
  },
  pageSettings: () => site().config.swatches,
});
