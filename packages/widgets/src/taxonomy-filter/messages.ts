import type { Messages } from '@iyim/runtime/widget';

export const messages: Messages = {
  he: {
    none: 'לא נמצאו פריטים.',
    found: { one: 'נמצא פריט אחד.', two: 'נמצאו שני פריטים.', other: 'נמצאו {count} פריטים.' },
    failed: 'הסינון נכשל. הפריטים נשארו כפי שהיו.',
  },
  en: {
    none: 'No items found.',
    found: { one: 'One item found.', other: '{count} items found.' },
    failed: 'Filtering failed. The items are as they were.',
  },
};
