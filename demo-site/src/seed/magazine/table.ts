import type { PostSheet } from './sheet.ts';

export const table: readonly PostSheet[] = [
  {
    slug: { he: 'שולחן-שישי-בלי-מאמץ', en: 'a-friday-table-without-effort' },
    title: { he: 'שולחן שישי בלי מאמץ', en: 'A Friday table without effort' },
    excerpt: {
      he: 'חמישה דברים שעושים שולחן חגיגי, ואף אחד מהם הוא לא סרוויס.',
      en: 'Five things that make a table festive, and none of them is a dinner service.',
    },
    content: {
      he: [
        'שולחן יפה לא צריך שתים־עשרה צלחות זהות. הוא צריך צבע אחד שחוזר: צלחת חול, מפית חול, נר בגוון קרוב. העין מחברת את השאר לבד.',
        'את המגש הגדול שימו במרכז כבר בצהריים. מגש מלא בפירות הוא קישוט עד הערב, ובערב הוא פשוט מגש. את הלחם הניחו על קרש עץ, שלם, עם הסכין לידו: אנשים שמחים לפרוס לעצמם.',
        'ועוד דבר אחד: כד מים לכל ארבעה סועדים. אף אחד לא אוהב לבקש.',
      ],
      en: [
        'A beautiful table needs no twelve equal plates. It needs one colour that comes back: a sand plate, a sand napkin, a candle close to it.',
        'Put the large tray in the middle at noon. Filled with fruit it is decoration until evening, and then it is simply a tray. And one jug of water for every four: nobody likes to ask.',
      ],
    },
    category: 'table',
    tags: ['guests', 'clay'],
    author: 'tamar',
    picture: ['plates', 'sand', 'front'],
  },
  {
    slug: { he: 'איך-לשמן-קרש-חיתוך', en: 'how-to-oil-a-cutting-board' },
    title: { he: 'איך לשמן קרש חיתוך', en: 'How to oil a cutting board' },
    excerpt: {
      he: 'רבע שעה פעמיים בשנה, והעץ יישאר אתכם גם כשהסכין כבר תוחלף.',
      en: 'A quarter of an hour twice a year, and the wood will outlive the knife.',
    },
    content: {
      he: [
        'קרש יבש נראה אפור ומחוספס, ומים כבר לא עומדים עליו בטיפות אלא נספגים מיד. זה הזמן. שטפו אותו, ייבשו בעמידה, וחכו לילה שלם.',
        'מורחים שמן מינרלי או שמן פשתן למאכל במטלית, לאורך הסיבים, בשכבה דקה. אחרי עשרים דקות מנגבים כל מה שלא נספג. שמן זית מהמטבח לא מתאים: הוא מתעפש עם הזמן, והריח נשאר.',
        'כתמים של סלק ושל רימון יורדים עם מלח גס וחצי לימון, לפני השימון. סימני סכין לא יורדים, וזה בסדר גמור.',
      ],
      en: [
        'A dry board is grey and rough, and water no longer stands on it in drops. Wash it, let it dry upright, and wait a night.',
        'Rub in mineral oil or food-grade linseed oil along the grain, thinly, and wipe off after twenty minutes what the wood did not want. Olive oil from the kitchen turns rancid.',
      ],
    },
    category: 'table',
    tags: ['wood', 'care'],
    author: 'amir',
    picture: ['board', 'sand', 'room'],
  },
  {
    slug: { he: 'קפה-של-שבת', en: 'saturday-coffee' },
    title: { he: 'קפה של שבת', en: 'Saturday coffee' },
    excerpt: {
      he: 'ביום חול שותים קפה. בשבת עושים אותו.',
      en: 'On weekdays we drink coffee. On Saturdays we make it.',
    },
    content: {
      he: [
        'הספל של שבת גדול בשליש, כבד יותר, ויושב על השולחן ולא ביד. דופן עבה שומרת על החום עשרים דקות, בדיוק כמו שיחה טובה. שוטפים אותו קודם במים חמים, גם אם נדמה שאין צורך.',
        'את הקפה טוחנים ביד, ארבעים סיבובים לכל ספל. הרעש מעיר את מי שעוד ישן, והריח משכנע אותו שזה היה לטובתו.',
      ],
      en: [
        'The Saturday mug is a third larger and stands on the table, not in the hand. Its thick wall keeps the heat for twenty minutes, about as long as a good talk. Forty turns of the grinder for each cup.',
      ],
    },
    category: 'table',
    tags: ['clay', 'mornings'],
    author: 'noa',
    picture: ['mug', 'terracotta', 'room'],
  },
  {
    slug: { he: 'מה-מביאים-למארחים', en: 'what-to-bring-your-hosts' },
    title: { he: 'מה מביאים למארחים', en: 'What to bring your hosts' },
    excerpt: {
      he: 'מתנה טובה לא צריכה אגרטל, לא צריכה מקרר, ולא מחייבת להשתמש בה הערב.',
      en: 'A good present needs no vase, no fridge, and need not be used tonight.',
    },
    content: {
      he: [
        'פרחים בלי אגרטל הם משימה: המארחת עוזבת הכול ומחפשת כלי. אם מביאים פרחים, מביאים אותם בכד. אפשרות אחרת היא מגבת מטבח טובה, כרוכה סביב כיכר לחם, או קופסת מלח ים עם כף קטנה.',
        'ומה לא? נר עם ריח חזק, אם אינכם מכירים את הבית. הוא יתגלגל בין הארונות שנים, עד שיעבור הלאה, אל המארחים הבאים.',
      ],
      en: [
        'Flowers without a vase are a task: bring them in a jug. Or a good kitchen towel around a loaf, or sea salt with a small spoon. A strongly scented candle will wander from cupboard to cupboard until it moves on to the next hosts.',
      ],
    },
    category: 'table',
    tags: ['gifts', 'guests'],
    author: 'amir',
    picture: ['vase', 'terracotta', 'front'],
  },
];
