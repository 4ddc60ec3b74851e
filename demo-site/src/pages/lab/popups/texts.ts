import type { PopupGroup } from '../../../content/popups.ts';

interface PopupsTexts {
  readonly title: string;
  readonly lead: string;
  readonly todo: string;
  readonly result: string;
  readonly back: string;
  readonly groups: Readonly<Record<PopupGroup, string>>;
  readonly special: string;
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
  },
};
