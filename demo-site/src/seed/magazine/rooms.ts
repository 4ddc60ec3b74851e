import type { PostSheet } from './sheet.ts';

export const rooms: readonly PostSheet[] = [
  {
    slug: { he: 'פינת-קריאה-בשני-מטרים', en: 'a-reading-corner-in-two-metres' },
    title: { he: 'פינת קריאה בשני מטרים', en: 'A reading corner in two metres' },
    excerpt: {
      he: 'כיסא, מנורה ומשהו להניח עליו כוס: כל השאר הוא תירוץ לא לקרוא.',
      en: 'A chair, a lamp and somewhere to put a cup: everything else is an excuse not to read.',
    },
    content: {
      he: [
        'לא צריך חדר עבודה וגם לא ספרייה. צריך קיר אחד שגבו אל הטלוויזיה. הכיסא פונה אל החלון ביום ואל המנורה בערב, ולכן כדאי שהמנורה תעמוד בצד שממנו מגיע האור בבוקר.',
        'שרפרף נמוך הוא שולחן טוב יותר משולחן: אפשר להזיז אותו ברגל בלי לקום. שמיכה אחת על המשענת, וסלסלה לספרים שעוד לא התחלתם. אלה שסיימתם יכולים לחזור למדף.',
        'אם אחרי שבוע הפינה נעשתה מקום לכביסה מקופלת, הכיסא פונה לכיוון הלא נכון. סובבו אותו ונסו שוב.',
      ],
      en: [
        'You need neither a study nor a library, only one wall that turns its back on the television. Let the chair face the window by day and the lamp by night.',
        'A low stool is a better table than a table: you can move it with your foot. And if after a week the corner is full of laundry, the chair faces the wrong way.',
      ],
    },
    category: 'rooms',
    tags: ['wood', 'wool'],
    author: 'noa',
    picture: ['stool', 'olive', 'room'],
  },
  {
    slug: { he: 'מראה-מול-החלון', en: 'a-mirror-across-from-the-window' },
    title: { he: 'מראה מול החלון', en: 'A mirror across from the window' },
    excerpt: {
      he: 'הדרך הזולה ביותר להוסיף חלון לחדר חשוך היא לתלות את זה שיש פעם נוספת.',
      en: 'The cheapest way to add a window to a dark room is to hang the one you have a second time.',
    },
    content: {
      he: [
        'מראה לא מגדילה חדר. היא מחזירה לו את מה שהיא רואה, ולכן השאלה היא מה עומד מולה. מול קיר לבן תקבלו עוד קיר לבן. מול חלון תקבלו שמיים.',
        'תלו אותה כך שמרכזה יהיה בגובה העיניים של מי שיושב, לא של מי שעומד: כמטר ועשרים מהרצפה. בכניסה צרה עדיף מעט גבוה יותר, כדי שגם האורח הגבוה לא יפגוש את הסנטר שלו.',
      ],
      en: [
        'A mirror does not enlarge a room; it gives back what it sees. Across from a white wall you get another wall, across from a window you get sky.',
        'Hang it so that its middle meets the eyes of somebody seated: about one metre twenty from the floor.',
      ],
    },
    category: 'rooms',
    tags: ['colour'],
    author: 'tamar',
    picture: ['mirror', 'sage', 'room'],
  },
];
