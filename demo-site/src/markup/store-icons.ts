import { type Html, trusted } from './html.ts';

const icon = (inside: string, fill = 'none'): Html =>
  trusted(
    `<svg viewBox="0 0 24 24" width="24" height="24" fill="${fill}" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${inside}</svg>`,
  );

const heart = '<path d="M12 20S4 15.2 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15.2 12 20 12 20Z"/>';
const scales = '<path d="M12 4v16M8 20h8M5 7h14"/><path d="m5 7-3 7h6L5 7Zm14 0-3 7h6l-3-7Z"/>';
const bookmark = '<path d="M7 4h10v16l-5-4-5 4Z"/>';

interface StoreIcons {
  readonly add: Html;
  readonly added: Html;
}

const pair = (inside: string): StoreIcons => ({ add: icon(inside), added: icon(inside, 'currentColor') });

/** What each data store's button shows, before and after. */
export const storeIcons: Readonly<Record<string, StoreIcons>> = {
  favourites: pair(heart),
  compare: pair(scales),
  wishlist: pair(bookmark),
  seen: pair(bookmark),
};

export const removeIcon = icon('<path d="m6 6 12 12M18 6 6 18"/>');
