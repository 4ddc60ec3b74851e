import type { PopupTiming } from '../../shop/popup-settings.ts';
import { atOnce, type PopupSheet, type PopupWords } from './sheet.ts';

/** A rule of its own for each way of counting how often a popup has shown. */
interface CountSheet {
  readonly id: number;
  readonly slug: string;
  readonly timing: PopupTiming;
  readonly pictured: number;
  readonly he: Omit<PopupWords, 'todo'>;
  readonly en: Omit<PopupWords, 'todo'>;
}

const sheets: readonly CountSheet[] = [
  {
    id: 7040,
    slug: 'times',
    timing: { times_times: 2, times_period: '' },
    pictured: 127,
    he: {
      title: 'כמה פעמים בסך הכול',
      result: 'החלון נפתח פעמיים, ומאז לעולם לא. נספר כשהוא נפתח.',
      heading: 'פעמיים ודי',
      text: 'אומרים לך פעמיים, ואז מניחים לך.',
    },
    en: {
      title: 'So many times in all',
      result: 'The popup opens twice, then never again. It counts when it opens.',
      heading: 'Twice is enough',
      text: 'We tell you twice, and then leave you be.',
    },
  },
  {
    id: 7041,
    slug: 'times-on-close',
    timing: { times_times: 2, times_period: '', times_count: 'close' },
    pictured: 128,
    he: {
      title: 'נספר כשסוגרים',
      result: 'מי שטוען את העמוד מחדש בלי לסגור את החלון, יראה אותו שוב. אחרי שתי סגירות הוא לא נפתח.',
      heading: 'סופרים סגירות',
      text: 'רק מי שסגר, ראה.',
    },
    en: {
      title: 'Counted on closing',
      result:
        'Load the page again without closing the popup, and you see it again. After two closings it does not open.',
      heading: 'Closings count',
      text: 'Only who has closed it has seen it.',
    },
  },
  {
    id: 7042,
    slug: 'times-a-day',
    timing: { times_times: 2, times_period: 'day' },
    pictured: 129,
    he: {
      title: 'כמה פעמים ביום',
      result: 'החלון נפתח פעמיים. 86,400 שניות אחרי הפעם הראשונה הספירה מתחילה מחדש.',
      heading: 'פעמיים ביום',
      text: 'כמו לצחצח שיניים.',
    },
    en: {
      title: 'So many times a day',
      result: 'The popup opens twice. 86,400 seconds after the first time the count begins anew.',
      heading: 'Twice a day',
      text: 'Like brushing your teeth.',
    },
  },
  {
    id: 7043,
    slug: 'times-a-week',
    timing: { times_times: 2, times_period: 'week', times_count: '' },
    pictured: 130,
    he: {
      title: 'כמה פעמים בשבוע',
      result: 'החלון נפתח פעמיים בשבוע (604,800 שניות). כאן ההגדרה times_count ריקה, ולכן נספר כשחלון נסגר.',
      heading: 'פעמיים בשבוע',
      text: 'כמו להשקות את העציץ.',
    },
    en: {
      title: 'So many times a week',
      result:
        'The popup opens twice a week (604,800 seconds). Its setting times_count is empty, so it counts when a popup closes.',
      heading: 'Twice a week',
      text: 'Like watering the plant.',
    },
  },
  {
    id: 7044,
    slug: 'times-a-month',
    timing: { times_times: 1, times_period: 'month', times_count: 'close' },
    pictured: 101,
    he: {
      title: 'כמה פעמים בחודש',
      result: 'החלון נפתח פעם אחת, עד שסגרו אותו. אחרי 2,628,288 שניות הוא נפתח שוב.',
      heading: 'פעם בחודש',
      text: 'כמו החשבון, רק נעים יותר.',
    },
    en: {
      title: 'So many times a month',
      result: 'The popup opens once, until it has been closed. After 2,628,288 seconds it opens again.',
      heading: 'Once a month',
      text: 'Like the bill, but nicer.',
    },
  },
  {
    id: 7045,
    slug: 'times-a-session',
    timing: { times_times: 1, times_period: 'session' },
    pictured: 102,
    he: {
      title: 'כמה פעמים בביקור',
      result: 'החלון נפתח פעם אחת בכל לשונית. הספירה נשמרת בלשונית עצמה ונמחקת איתה.',
      heading: 'פעם בביקור',
      text: 'בלשונית הבאה ניפגש שוב.',
    },
    en: {
      title: 'So many times a visit',
      result: 'The popup opens once in each tab. The count is kept by the tab itself, and goes with it.',
      heading: 'Once a visit',
      text: 'See you again in the next tab.',
    },
  },
];

const todo = {
  he: 'טוענים את העמוד כמה פעמים, וסוגרים את החלון בכל פעם.',
  en: 'Load the page several times, and close the popup each time.',
};

export const popupsByCount: readonly PopupSheet[] = sheets.map(({ he, en, timing, ...sheet }) => ({
  ...sheet,
  group: 'rules',
  triggers: atOnce,
  timing: { times: 'yes', ...timing },
  words: { he: { ...he, todo: todo.he }, en: { ...en, todo: todo.en } },
}));
