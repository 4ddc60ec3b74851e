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
  {
    slug: { he: 'מדף-אחד-פחות', en: 'one-shelf-less' },
    title: { he: 'מדף אחד פחות', en: 'One shelf less' },
    excerpt: {
      he: 'לפני שקונים מקום אחסון, כדאי לבדוק מה קורה כשמורידים אחד.',
      en: 'Before buying storage, see what happens when you take some away.',
    },
    content: {
      he: [
        'רוקנו מדף אחד, השאירו אותו ריק שבוע, וראו אם משהו חסר לכם. מה שהיה עליו יושב בינתיים בסלסלה ליד הדלת. בסוף השבוע מחזירים רק את מה שהוצאתם מן הסלסלה.',
        'אצלנו חזרו אטלס, קופסת תפירה ומשחק אחד. הברגים עברו לקיר אחר, והמדף נעשה ספסל למרפסת.',
      ],
      en: [
        'Empty one shelf for a week and keep what stood there in a basket by the door. Put back only what you took out of the basket. With us that was an atlas, a sewing box and a game; the shelf became a bench.',
      ],
    },
    category: 'rooms',
    tags: ['wood', 'repair'],
    author: 'amir',
    picture: ['basket', 'charcoal', 'room'],
  },
  {
    slug: { he: 'אגרטל-בלי-פרחים', en: 'a-vase-without-flowers' },
    title: { he: 'אגרטל בלי פרחים', en: 'A vase without flowers' },
    excerpt: {
      he: 'ענף אחד מהרחוב מחזיק חודש, ולא עולה דבר.',
      en: 'A branch from the street lasts a month and costs nothing.',
    },
    content: {
      he: [
        'ענף חרוב, קנה סוף, שלוש שיבולים: מה שיבש כבר לא נובל. חפשו קו אחד ברור, שנוטה הצידה, ותנו לו להיות גבוה פי שניים מן הכלי. יותר מענף אחד זה כבר זר, וזר צריך מים.',
        'העמידו ליד קיר ריק, מול מקור אור. הצל שלו הוא חצי מן העבודה.',
      ],
      en: [
        'Carob, reed, three ears of wheat: what is dry no longer fades. Look for one clear line that leans, twice as tall as the vase, before an empty wall and across from the light. Its shadow is half of the work.',
      ],
    },
    category: 'rooms',
    tags: ['clay', 'mornings'],
    author: 'yael',
    picture: ['vase', 'sea', 'room'],
  },
];
