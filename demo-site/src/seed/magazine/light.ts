import type { PostSheet } from './sheet.ts';

export const light: readonly PostSheet[] = [
  {
    slug: { he: 'שלוש-נקודות-אור-בחדר', en: 'three-points-of-light' },
    title: { he: 'שלוש נקודות אור בחדר', en: 'Three points of light in a room' },
    excerpt: {
      he: 'מנורת תקרה אחת מאירה את הרצפה. שלוש מנורות קטנות מאירות אנשים.',
      en: 'One ceiling lamp lights the floor. Three small lamps light people.',
    },
    content: {
      he: [
        'כבו את אור התקרה והסתכלו לאן העיניים הולכות. אם הן לא הולכות לשום מקום, חסר אור נמוך: משהו על השולחן, משהו ליד הכיסא, ומשהו שמאיר קיר.',
        'גובה טוב למנורת שולחן הוא כזה שהנורה מוסתרת מעיניו של מי שיושב. במנורה תלויה מעל שולחן השאירו שבעים סנטימטרים עד פני השולחן, ותוכלו לראות זה את זה.',
        'נורות של אלפיים ושבע מאות קלווין, בכל החדר אותו הגוון. שני לבנים שונים באותו חדר מרגישים כמו שתי שיחות בבת אחת.',
      ],
      en: [
        'Turn off the ceiling lamp and see where your eyes go. If nowhere, there is no low light: something on the table, something by the chair, something that lights a wall.',
        'Hang a pendant seventy centimetres above the table, so that you can see one another; and keep one shade of white in a room.',
      ],
    },
    category: 'light',
    tags: ['guests'],
    author: 'amir',
    picture: ['lamp', 'mustard', 'room'],
  },
  {
    slug: { he: 'נר-שנמס-ישר', en: 'a-candle-that-burns-straight' },
    title: { he: 'נר שנמס ישר', en: 'A candle that burns straight' },
    excerpt: {
      he: 'ההדלקה הראשונה קובעת את כל השאר. תנו לה שעתיים.',
      en: 'The first lighting decides all the others. Give it two hours.',
    },
    content: {
      he: [
        'לשעווה יש זיכרון: העיגול שנמס בהדלקה הראשונה הוא העיגול שיימס גם בעשירית. אם כיביתם אחרי רבע שעה, הנר יחפור לעצמו מנהרה ויכבה בתוכה.',
        'קצרו את הפתיל לחצי סנטימטר לפני כל הדלקה, והרחיקו את הנר מרוח פרצים. להבה שרוקדת יפה לעין, אבל היא זו שמשחירה את הכוס.',
      ],
      en: [
        'Wax remembers: the circle that melts at the first lighting is the circle that will melt at the tenth. Put it out too soon and it digs a tunnel.',
        'Trim the wick to half a centimetre each time, and keep it out of the draught.',
      ],
    },
    category: 'light',
    tags: ['care', 'gifts'],
    author: 'yael',
    picture: ['candle', 'blush', 'front'],
  },
];
