import type { Messages } from '@iyim/runtime/widget';

export const messages: Messages = {
  he: {
    title: 'סל הקניות',
    count: { one: 'פריט אחד בסל', two: 'שני פריטים בסל', other: '{count} פריטים בסל' },
    removed: '{name} הוסר מהסל.',
    undo: 'ביטול ההסרה',
    undone: '{name} הוחזר לסל.',
    undoFailed: 'לא ניתן היה להחזיר את {name} לסל.',
    gone: '{name} כבר לא בסל. הסל עודכן.',
    editMode: 'פעולות הסל כבויות במצב עריכה.',
  },
  en: {
    title: 'Shopping cart',
    count: { one: '{count} item in the cart', other: '{count} items in the cart' },
    removed: '{name} was removed from the cart.',
    undo: 'Undo',
    undone: '{name} is back in the cart.',
    undoFailed: '{name} could not be put back into the cart.',
    gone: '{name} was no longer in the cart. The cart has been updated.',
    editMode: 'Cart actions are off in the editor.',
  },
};
