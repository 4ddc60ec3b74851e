import type { PostSheet } from './sheet.ts';

export const cloth: readonly PostSheet[] = [
  {
    slug: { he: 'הכביסה-הראשונה-של-פשתן', en: 'the-first-wash-of-linen' },
    title: { he: 'הכביסה הראשונה של פשתן', en: 'The first wash of linen' },
    excerpt: {
      he: 'פשתן חדש הוא נוקשה בכוונה. שלוש כביסות אחר כך הוא כבר שלכם.',
      en: 'New linen is stiff on purpose. Three washes later it is yours.',
    },
    content: {
      he: [
        'סיבי הפשתן מגיעים מהנול מתוחים, ובמגע הראשון הם מרגישים כמעט כמו נייר. זה בדיוק מה שיעשה אותם רכים אחר כך: סיב ארוך נשבר פחות, ומתעגל עם כל כביסה.',
        'כבסו בארבעים מעלות, עם חצי מכמות הסבון שאתם רגילים אליה ובלי מרכך. המרכך עוטף את הסיב, והפשתן מפסיק לספוג. ייבשו בצל, ואספו כשהבד עוד טיפה לח.',
        'לגהץ? רק אם בא לכם. הקמט של פשתן הוא לא תקלה, הוא חתימה.',
      ],
      en: [
        'Linen comes from the loom stretched and almost papery. That is what will make it soft: a long fibre breaks less, and rounds with each wash.',
        'Wash at forty degrees with half the soap you are used to, and no softener. Dry in the shade. Iron it only if you feel like it.',
      ],
    },
    category: 'cloth',
    tags: ['linen', 'care'],
    author: 'tamar',
    picture: ['towels', 'sage', 'front'],
  },
  {
    slug: { he: 'גרביים-ז׳קט-וטלאי', en: 'a-sock-a-jacket-and-a-patch' },
    title: { he: 'גרב, ז׳קט וטלאי אחד', en: 'A sock, a jacket and one patch' },
    excerpt: {
      he: 'תיקון גלוי לא מסתיר את החור. הוא מספר שמישהו אהב את הבגד מספיק כדי לשבת איתו ערב שלם.',
      en: 'A visible mend does not hide the hole. It says that someone cared enough to sit down with it.',
    },
    content: {
      he: [
        'לחור בגרב מספיקים מחט, חוט צמר ופטריית תיקונים. מותחים שתי שורות לאורך, שוזרים לרוחב, ולא מהדקים: תיקון מתוח מדי קורע את מה שסביבו.',
        'בז׳קט העבודה של אמיר יש כבר אחד־עשר טלאים, והוא יודע לספר על כל אחד. את הטלאי גוזרים גדול בשני סנטימטרים מן החור, מקפלים את השוליים פנימה, ותופרים בתפרי ריצה בחוט שאיננו מנסה להיעלם.',
      ],
      en: [
        'A hole in a sock needs a needle, wool and a darning mushroom: stretch two rows lengthwise, weave across, and never pull tight.',
        'Amir’s work jacket has eleven patches and a story for each. Cut the patch two centimetres wider than the hole, fold in the edges, and use a thread that does not try to disappear.',
      ],
    },
    category: 'cloth',
    tags: ['repair', 'wool'],
    author: 'noa',
    picture: ['shirt', 'indigo', 'front'],
  },
  {
    slug: { he: 'ארון-של-עשרים-פריטים', en: 'a-wardrobe-of-twenty' },
    title: { he: 'ארון של עשרים פריטים', en: 'A wardrobe of twenty' },
    excerpt: {
      he: 'חודש אחד, עשרים קולבים, ומה שגילינו על שאר הבגדים.',
      en: 'One month, twenty hangers, and what we learned about all the other clothes.',
    },
    content: {
      he: [
        'בחרנו עשרים פריטים, כולל נעליים, ואת השאר ארזנו בארגז. בשבוע הראשון חסרה לנו החולצה הכחולה. בשבוע השני שכחנו שהיא קיימת. בשלישי התחלנו לקום מאוחר יותר בחמש דקות.',
        'מה שנשאר בארון בסוף החודש היה פשוט: שתי חולצות פשתן, מכנסיים שאפשר לעבוד ולארח בהם, סוודר טוב אחד, וצעיף שמשנה את כל האחרים.',
      ],
      en: [
        'We chose twenty pieces, shoes included, and boxed the rest. In the first week we missed the blue shirt; in the second we forgot it; in the third we rose five minutes later.',
      ],
    },
    category: 'cloth',
    tags: ['linen', 'wool', 'mornings'],
    author: 'yael',
    picture: ['dress', 'sea', 'front'],
  },
  {
    slug: { he: 'עש-לבנדר-וסבלנות', en: 'moths-lavender-and-patience' },
    title: { he: 'עש, לבנדר וסבלנות', en: 'Moths, lavender and patience' },
    excerpt: {
      he: 'העש לא אוכל צמר. הזחלים שלו אוכלים, והם שונאים אור וניעור.',
      en: 'Moths do not eat wool. Their larvae do, and they hate light and shaking.',
    },
    content: {
      he: [
        'מכבסים לפני שמאחסנים, כי הזחל מחפש קודם כול כתם. אחר כך שקית כותנה סגורה, ולא ניילון, ופעם בחודש מוציאים לשמש ומנערים. הלבנדר נעים, אבל הוא רק תזכורת.',
        'נמצא חור קטן? שלושה ימים במקפיא, בתוך שקית, ואז תיקון. אל תזרקו סוודר בגלל עש אחד.',
      ],
      en: [
        'Wash before storing: the larva looks for a stain first. A closed cotton bag, and once a month sun and a good shake. Lavender is pleasant but only a reminder. A small hole? Three days in the freezer, and then the needle.',
      ],
    },
    category: 'cloth',
    tags: ['wool', 'care', 'repair'],
    author: 'tamar',
    picture: ['scarf', 'sage', 'room'],
  },
];
