import type { PostSheet } from './sheet.ts';

export const clothWardrobe: readonly PostSheet[] = [
  {
    slug: { he: 'שמלה-אחת-ארבע-עונות', en: 'one-dress-four-seasons' },
    title: { he: 'שמלה אחת, ארבע עונות', en: 'One dress, four seasons' },
    excerpt: {
      he: 'שמלת פשתן היא לא רק לקיץ. היא הבסיס שמוסיפים עליו.',
      en: 'A linen dress is not only for summer. It is what the rest is put on.',
    },
    content: {
      he: [
        'בקיץ היא לבדה, עם סנדלים. בסתיו עם סוודר פתוח וגרביים, בחורף מעל מכנסיים ומתחת לצעיף צמר, ובאביב עם ז׳קט ג׳ינס שאפשר לקשור למותן בצהריים.',
        'בחרו גזרה שאפשר להרים בה ידיים ולשבת על הרצפה. צבע אדמה סולח על כתמים של החיים, ולבן רק על אלה של הלבנה.',
      ],
      en: [
        'Alone in summer, with a cardigan in autumn, over trousers and under a wool scarf in winter, with a denim jacket in spring. Choose a cut that lets you lift your arms and sit on the floor.',
      ],
    },
    category: 'cloth',
    tags: ['linen', 'colour'],
    author: 'tamar',
    picture: ['dress', 'terracotta', 'front'],
  },
  {
    slug: { he: 'איך-מקפלים-סדין-גומי', en: 'how-to-fold-a-fitted-sheet' },
    title: { he: 'איך מקפלים סדין עם גומי', en: 'How to fold a fitted sheet' },
    excerpt: {
      he: 'ארבע פינות, שתי ידיים, ודקה וחצי. באמת.',
      en: 'Four corners, two hands, and a minute and a half. Really.',
    },
    content: {
      he: [
        'הכניסו יד לשתי פינות סמוכות מבפנים, והפכו את האחת על השנייה, כמו כיס בתוך כיס. חזרו על זה עם שתי הפינות האחרות. עכשיו יש לכם מלבן עם קצה גלי אחד.',
        'הניחו על המיטה, קפלו את הקצה הגלי פנימה, ואז לשלושה לאורך ולשלושה לרוחב. שמרו את כל המצעים של מיטה אחת בתוך הציפית שלה, ולא תחפשו שוב את הציפה השנייה.',
      ],
      en: [
        'Put a hand into two neighbouring corners and turn one over the other, a pocket in a pocket; then the other two. Now there is a rectangle with one wavy edge: fold that in, and then in three both ways.',
      ],
    },
    category: 'cloth',
    tags: ['care'],
    author: 'noa',
    picture: ['throw', 'white', 'front'],
  },
  {
    slug: { he: 'צמר-שלא-דוקר', en: 'wool-that-does-not-scratch' },
    title: { he: 'צֶמֶר שלא דוקר', en: 'Wool that does not scratch' },
    excerpt: {
      he: 'ההבדל הוא בקוטר הסיב, ובמה ששוטפים איתו.',
      en: 'The difference is the width of the fibre, and what you wash it with.',
    },
    content: {
      he: [
        'סיב דק מעשרים מיקרון מתכופף כשהוא פוגש עור, וסיב עבה עומד ודוקר. לכן צמר כבשים צעירות לצעיף, וצמר הרים לשטיח. אין כאן טוב ורע, יש מקום נכון.',
        'כובסים ביד, במים פושרים, בלי לשפשף ובלי להפתיע: צמר מתכווץ מהבדלי חום, לא מן החום עצמו. מגלגלים במגבת, לוחצים, ומייבשים בשכיבה.',
      ],
      en: [
        'A fibre finer than twenty microns bends when it meets skin; a thicker one stands up and pricks. Wash by hand, lukewarm, without rubbing or surprises: wool shrinks from changes of heat, not from heat.',
      ],
    },
    category: 'cloth',
    tags: ['wool', 'care'],
    author: 'yael',
    picture: ['scarf', 'mustard', 'front'],
  },
  {
    slug: { he: 'תיק-בד-שמחזיק-שנים', en: 'a-tote-that-lasts' },
    title: { he: 'תיק בד שמחזיק שנים', en: 'A tote that lasts' },
    excerpt: {
      he: 'התפר שחשוב באמת הוא זה שלא רואים.',
      en: 'The seam that matters is the one you do not see.',
    },
    content: {
      he: [
        'הפכו את התיק ובדקו את המקום שבו הידית נפגשת בדופן. אם יש שם ריבוע תפור עם איקס באמצע, הוא ישא מלפפונים, ספרים וילד קטן. אם יש רק שני קווים, הוא ישא עיתון.',
        'כותנה עבה מתרככת בכביסה אבל מתכווצת בשלוש אצבעות, ולכן קנו גדול במעט. את הידיות תפרו מחדש לפני שהן נקרעות, לא אחרי.',
      ],
      en: [
        'Turn it inside out and look where the handle meets the side. A sewn square with a cross will carry cucumbers, books and a small child; two straight lines will carry a newspaper.',
      ],
    },
    category: 'cloth',
    tags: ['repair', 'gifts'],
    author: 'amir',
    picture: ['tote', 'olive', 'front'],
  },
  {
    slug: { he: 'כריות-כמה-זה-מספיק', en: 'how-many-cushions-are-enough' },
    title: { he: 'כריות: כמה זה מספיק', en: 'How many cushions are enough' },
    excerpt: {
      he: 'אם צריך להזיז אותן כדי לשבת, זה יותר מדי.',
      en: 'If you must move them to sit down, there are too many.',
    },
    content: {
      he: [
        'לספה של שני מטרים מספיקות שלוש: שתיים גדולות בצבע רגוע ואחת קטנה שמותר לה לדבר. ארבע זה כבר דיון. הניחו אותן בפינות, לא באמצע, שם יושבים אנשים.',
        'מילוי נוצות שוקע ומחבק, מילוי צמר קפיצי ומחזיק צורה. אפשר לשים את שניהם בציפית אחת, ולהפוך פעם בשבוע.',
      ],
      en: [
        'For a two-metre sofa three will do: two large and calm, and a small one that may speak. Four is a discussion. Put them in the corners; the middle is where people sit.',
      ],
    },
    category: 'cloth',
    tags: ['wool', 'colour', 'guests'],
    author: 'tamar',
    picture: ['cushion', 'terracotta', 'room'],
  },
  {
    slug: { he: 'מכנסיים-לעבודה-בגינה', en: 'trousers-for-the-garden' },
    title: { he: 'מכנסיים לעבודה בגינה', en: 'Trousers for the garden' },
    excerpt: {
      he: 'רחבים בברך, צרים בקרסול, וכיס שמחזיק מזמרה.',
      en: 'Wide at the knee, narrow at the ankle, and a pocket for the shears.',
    },
    content: {
      he: [
        'פשתן כבד נראה בחירה מוזרה לעבודה באדמה, עד שעובדים בו יום באוגוסט. הוא לא נדבק, הוא מתייבש לפני שהקפה מוכן, ואת הבוץ מנערים ממנו למחרת, כשהוא יבש.',
        'חזקו את הברכיים מבפנים בטלאי עוד לפני שהן נשחקות. כתמי דשא יורדים בחומץ ומים קרים, וכתמי רימון נשארים לזיכרון.',
      ],
      en: [
        'Heavy linen seems an odd choice for digging until you have done it in August: it does not cling, and it dries before the coffee is ready. Patch the knees from inside before they wear through.',
      ],
    },
    category: 'cloth',
    tags: ['linen', 'repair'],
    author: 'amir',
    picture: ['trousers', 'olive', 'front'],
  },
  {
    slug: { he: 'מה-אומרת-התווית', en: 'what-the-label-says' },
    title: { he: 'מה אומרת התווית', en: 'What the label says' },
    excerpt: {
      he: 'חמישה סימנים קטנים, ובני אדם שמתעלמים מהם כבר שישים שנה.',
      en: 'Five small signs, and people who have ignored them for sixty years.',
    },
    content: {
      he: [
        'הגיגית היא כביסה, המשולש הלבנה, הריבוע ייבוש, המגהץ מגהץ והעיגול ניקוי יבש. קו אחד מתחת לסימן אומר בעדינות, שני קווים אומרים בעדינות רבה, ואיקס אומר לא.',
        'המספר שבתוך הגיגית הוא המקסימום, לא ההמלצה. כמעט כל מה שבארון שלכם יהיה נקי גם בשלושים, ויישאר בצבעו שנתיים יותר.',
      ],
      en: [
        'The tub is washing, the triangle bleaching, the square drying, the iron an iron, the circle dry cleaning. The number in the tub is the most it can take, not the advice: nearly everything gets clean at thirty.',
      ],
    },
    category: 'cloth',
    tags: ['care', 'linen', 'wool'],
    author: 'noa',
    picture: ['shirt', 'white', 'front'],
  },
];
