import type { Locale } from '../../shop/model.ts';

interface Texts {
  readonly title: string;
  readonly lead: string;
  readonly lists: string;
  readonly inBrowser: string;
  readonly empty: string;
  readonly shop: string;
  readonly guest: string;
  readonly login: string;
  readonly leads: Readonly<Record<string, string>>;
  readonly change: Readonly<
    Record<'add' | 'remove', { question(item: string, list: string): string; readonly yes: string }>
  >;
  readonly no: string;
  full(size: number): string;
  readonly toList: string;
}

export const favouritesTexts: Readonly<Record<Locale, Texts>> = {
  he: {
    title: 'הרשימות שלי',
    lead: 'ארבע רשימות, וכל אחת נשמרת במקום אחר.',
    lists: 'הרשימות בעמוד',
    inBrowser:
      'רשימת המועדפים נשמרת בדפדפן בלבד, ולכן צריך JavaScript כדי להציג אותה. שאר הרשימות מוצגות כרגיל.',
    empty: 'הרשימה ריקה.',
    shop: 'לכל המוצרים',
    guest: 'הרשימה הזאת שייכת לחשבון.',
    login: 'להתחברות',
    leads: {
      favourites: 'נשמרת בדפדפן הזה, בלי הגבלה. לחיצה על הלב מוסיפה או מסירה.',
      compare: 'נשמרת במכשיר הזה לשנה. עד ארבעה פריטים.',
      seen: 'ששת המוצרים האחרונים שפתחת. נשמרת עד סוף הביקור.',
      wishlist: 'כתבות מהמגזין. נשמרת בחשבון, ומחכה בכל מכשיר.',
    },
    change: {
      add: { question: (item, list) => `להוסיף את ״${item}״ לרשימה ״${list}״?`, yes: 'כן, להוסיף' },
      remove: { question: (item, list) => `להסיר את ״${item}״ מהרשימה ״${list}״?`, yes: 'כן, להסיר' },
    },
    no: 'לא, תודה',
    full: (size) => `ברשימה יש כבר ${size} פריטים, וזה הכי הרבה שהיא מכילה. אפשר להסיר אחד ולנסות שוב.`,
    toList: 'לרשימה',
  },
  en: {
    title: 'My lists',
    lead: 'Four lists, each kept in a place of its own.',
    lists: 'Lists on this page',
    inBrowser:
      'The list of favourites lives in your browser only, so it takes JavaScript to show it. The other lists are shown as usual.',
    empty: 'This list is empty.',
    shop: 'See everything',
    guest: 'This list belongs to an account.',
    login: 'Log in',
    leads: {
      favourites: 'Kept in this browser, as many as you like. The heart adds and removes.',
      compare: 'Kept on this device for a year. Up to four things.',
      seen: 'The last six products you opened. Kept until your visit ends.',
      wishlist: 'Stories from the magazine. Kept with your account, on every device.',
    },
    change: {
      add: { question: (item, list) => `Add “${item}” to “${list}”?`, yes: 'Yes, add it' },
      remove: { question: (item, list) => `Remove “${item}” from “${list}”?`, yes: 'Yes, remove it' },
    },
    no: 'No, thank you',
    full: (size) =>
      `This list has ${size} things already, which is the most it holds. Remove one and try again.`,
    toList: 'Go to the list',
  },
};
