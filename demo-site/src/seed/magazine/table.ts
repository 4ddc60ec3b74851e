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
];
