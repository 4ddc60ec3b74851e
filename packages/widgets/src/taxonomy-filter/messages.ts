import type { Messages } from '@iyim/runtime/widget';

export const messages: Messages = {
  he: {
    none: 'לא נמצאו פריטים.',
    one: 'נמצא פריט אחד.',
    many: 'נמצאו {count} פריטים.',
    failed: 'הסינון נכשל. הפריטים נשארו כפי שהיו.',
    retry: 'ניסיון נוסף',
  },
  en: {
    none: 'No items found.',
    one: 'One item found.',
    many: '{count} items found.',
    failed: 'Filtering failed. The items are as they were.',
    retry: 'Try again',
  },
};
