import type { PopupGroup } from '../../content/popups.ts';

interface PopupsTexts {
  readonly title: string;
  readonly lead: string;
  readonly todo: string;
  readonly result: string;
  readonly back: string;
  readonly groups: Readonly<Record<PopupGroup, string>>;
  readonly special: string;
  readonly specials: readonly { readonly path: string; readonly title: string; readonly lead: string }[];
}

export const popupsTexts: Readonly<Record<'he' | 'en', PopupsTexts>> = {
  he: {
    title: 'חלונות קופצים',
    lead: 'כל חלון נפתח מסיבה אחרת, ולכל אחד עמוד משלו: מה עושים, מה אמור לקרות, ומה הדפדפן זוכר ממנו.',
    todo: 'מה עושים',
    result: 'מה אמור לקרות',
    back: 'לכל החלונות',
    groups: {
      triggers: 'מה פותח חלון',
      rules: 'מי רואה אותו, ומתי',
      behaviour: 'איך הוא מתנהג',
      content: 'מה יש בתוכו',
    },
    special: 'ועוד',
    specials: [
      {
        path: '/popups/listing/',
        title: 'חלונות של רשימות',
        lead: 'מבט מהיר על כל מוצר ברשימה, ושאר החלונות של תוסף הרשימות.',
      },
      { path: '/links/', title: 'קישורים שעושים משהו', lead: 'פתיחת חלונות ותמונות, ועוגנים בעמוד ארוך.' },
      { path: '/sale/', title: 'מבצע עם שעון', lead: 'ספירה לאחור, לכולם או רק לך.' },
    ],
  },
  en: {
    title: 'Popups',
    lead: 'Each popup opens for a reason of its own, and has its own page: what to do, what should happen, and what the browser remembers of it.',
    todo: 'What to do',
    result: 'What should happen',
    back: 'All popups',
    groups: {
      triggers: 'What opens a popup',
      rules: 'Who sees it, and when',
      behaviour: 'How it behaves',
      content: 'What is inside',
    },
    special: 'And more',
    specials: [
      {
        path: '/popups/listing/',
        title: 'Popups of lists',
        lead: 'A quick look at every product of a list, and the other popups of the listings plugin.',
      },
      {
        path: '/links/',
        title: 'Links that do things',
        lead: 'They open popups and pictures; and anchors on a long page.',
      },
      { path: '/sale/', title: 'A sale with a clock', lead: 'Countdowns, for everybody or just for you.' },
    ],
  },
};
