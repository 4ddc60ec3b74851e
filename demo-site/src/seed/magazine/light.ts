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
  {
    slug: { he: 'פנס-למרפסת', en: 'a-lantern-for-the-balcony' },
    title: { he: 'פנס למרפסת', en: 'A lantern for the balcony' },
    excerpt: {
      he: 'אור נמוך, שקט ולא מושך יתושים: הכול עניין של גובה וגוון.',
      en: 'Low, quiet, and dull to mosquitoes: it is all a matter of height and shade.',
    },
    content: {
      he: [
        'במרפסת לא צריך לראות, צריך לא להיתקל. נר בכוס על הרצפה ליד כל רגל של השולחן, ופנס אחד בגובה הברך ליד הדלת. מעל גובה העיניים שום דבר, ואז רואים את הכוכבים.',
        'יתושים נמשכים לאור כחול ולבן. גוון ענבר מעניין אותם הרבה פחות, ואת האורחים הרבה יותר.',
      ],
      en: [
        'On a balcony you need not see, only not stumble. A candle in a glass by each leg of the table, one lantern at knee height by the door, and nothing above your eyes: then there are stars.',
      ],
    },
    category: 'light',
    tags: ['guests', 'sea'],
    author: 'noa',
    picture: ['candle', 'mustard', 'room'],
  },
  {
    slug: { he: 'לקרוא-בלילה', en: 'to-read-at-night' },
    title: { he: 'לקרוא בלילה', en: 'To read at night' },
    excerpt: {
      he: 'איפה להניח את המנורה כדי שרק הספר יהיה ער.',
      en: 'Where to put the lamp so that only the book is awake.',
    },
    content: {
      he: [
        'מנורה ליד המיטה צריכה לעמוד מעט מאחורי הכתף, והקצה התחתון של האהיל בגובה הסנטר. נמוך יותר מסנוור אתכם, גבוה יותר מעיר את מי שלצידכם.',
        'נורה של ארבע מאות לומן מספיקה לספר ולא מספיקה לטלפון, וזה כנראה היתרון הגדול שלה.',
      ],
      en: [
        'A bedside lamp stands a little behind the shoulder, the lower edge of its shade at the height of your chin. Four hundred lumens are enough for a book and not for a phone, which may be the best thing about them.',
      ],
    },
    category: 'light',
    tags: ['linen', 'gifts'],
    author: 'amir',
    picture: ['lamp', 'olive', 'front'],
  },
];
