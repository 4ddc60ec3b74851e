import type { PostSheet } from './sheet.ts';

export const lightEvenings: readonly PostSheet[] = [
  {
    slug: { he: 'שעת-בין-ערביים', en: 'the-hour-of-dusk' },
    title: { he: 'בֵּין הָעַרְבַּיִם', en: 'The hour of dusk' },
    excerpt: {
      he: 'עשרים דקות ביום שבהן לא כדאי להדליק דבר.',
      en: 'Twenty minutes a day in which it is better to light nothing.',
    },
    content: {
      he: [
        'האור שלפני השקיעה נכנס נמוך ונוגע בדברים שהיום לא הגיע אליהם: תחתית המדף, גב הספרים, האבק. זה הזמן לראות איפה חסרה מנורה, כי מיד תדעו איזו פינה נעלמת ראשונה.',
        'נסו פעם אחת לשבת ולא להדליק עד שהעיניים מתרגלות. הילדים מנמיכים את הקול מעצמם.',
      ],
      en: [
        'The light before sunset comes in low and touches what the day did not reach. It is the time to see where a lamp is missing: you will notice which corner goes first. Sit once without switching anything on; children lower their voices by themselves.',
      ],
    },
    category: 'light',
    tags: ['sea'],
    author: 'noa',
    picture: ['vase', 'blush', 'room'],
  },
  {
    slug: { he: 'אהיל-מנייר-או-מבד', en: 'a-shade-of-paper-or-of-cloth' },
    title: { he: 'אהיל מנייר או מבד', en: 'A shade of paper or of cloth' },
    excerpt: {
      he: 'האחד מפזר, השני מכוון. לפעמים צריך את שניהם באותו חדר.',
      en: 'One scatters, the other directs. Sometimes a room needs both.',
    },
    content: {
      he: [
        'נייר מאיר לכל הצדדים ומוחק צללים, ולכן הוא טוב לחדר קטן ולפנים של אנשים. בד צפוף שולח את האור למעלה ולמטה ומשאיר את הצדדים רכים, ולכן הוא טוב לקריאה.',
        'נקו אהיל בד במברשת בגדים יבשה, מלמעלה למטה. אהיל נייר מנקים בנשיפה, או לא מנקים.',
      ],
      en: [
        'Paper lights every side and wipes out shadows: good for a small room and for faces. Dense cloth sends the light up and down: good for reading. Clean cloth with a dry brush, and paper with a breath or not at all.',
      ],
    },
    category: 'light',
    tags: ['linen', 'care'],
    author: 'tamar',
    picture: ['lamp', 'white', 'front'],
  },
  {
    slug: { he: 'מנורה-מעל-שולחן-האוכל', en: 'a-lamp-above-the-dining-table' },
    title: { he: 'מנורה מעל שולחן האוכל', en: 'A lamp above the dining table' },
    excerpt: {
      he: 'כמה נמוך מותר, ואיך לא לסנוור את מי שקם לתוספת.',
      en: 'How low is allowed, and how not to dazzle whoever gets up for more.',
    },
    content: {
      he: [
        'שבו ליד השולחן ובקשו ממישהו להוריד את המנורה עד שהנורה נעלמת מעיניכם. שם. ברוב הבתים זה שישים וחמישה עד שבעים וחמישה סנטימטרים מן השולחן, וזה תמיד נמוך ממה שנדמה.',
        'לשולחן ארוך עדיפות שתי מנורות קטנות על אחת גדולה, במרחק של שליש האורך זו מזו. ואם התקרה אינה במקום, חוט ארוך ווו יפתרו את זה בעשר דקות.',
      ],
      en: [
        'Sit at the table and have someone lower the lamp until the bulb disappears from your eyes. There. In most homes it is sixty-five to seventy-five centimetres, and always lower than it seems.',
      ],
    },
    category: 'light',
    tags: ['guests'],
    author: 'amir',
    picture: ['pendant', 'terracotta', 'room'],
  },
  {
    slug: { he: 'נרות-לחג-ולחול', en: 'candles-for-feasts-and-weekdays' },
    title: { he: 'נרות לחג ולחול', en: 'Candles for feasts and weekdays' },
    excerpt: {
      he: 'שעווה, פתיל וכוס: מה ההבדל בין נר לריח לבין נר לאור.',
      en: 'Wax, wick and glass: a candle for scent and a candle for light.',
    },
    content: {
      he: [
        'נר לאור הוא גבוה וצר, עם פתיל עבה ושעווה קשה. הוא לא מריח, כי לצד אוכל ריח הוא הפרעה. נר לריח הוא נמוך ורחב, כדי שתהיה לו בריכה שממנה הריח עולה.',
        'הדליקו את נר הריח שעה לפני שהאורחים מגיעים וכבו כשהם נכנסים. הבית יריח כאילו ככה הוא תמיד.',
      ],
      en: [
        'A candle for light is tall, narrow and has no scent, for beside food scent is noise. A candle for scent is low and wide. Light it an hour before the guests come, and put it out as they enter.',
      ],
    },
    category: 'light',
    tags: ['gifts', 'guests'],
    author: 'yael',
    picture: ['candle', 'sage', 'room'],
  },
  {
    slug: { he: 'לקום-עם-השמש', en: 'to-rise-with-the-sun' },
    title: { he: 'לקום עם השמש', en: 'To rise with the sun' },
    excerpt: {
      he: 'וילון פשתן הוא שעון מעורר שלא מצלצל.',
      en: 'A linen curtain is an alarm clock that does not ring.',
    },
    content: {
      he: [
        'וילון אטום נותן לילה ארוך ובוקר קשה. פשתן דק מכניס את האור לאט, והגוף מתעורר לפני הטלפון. שבוע אחד מספיק כדי להתרגל, ושבת אחת כדי להתגעגע.',
        'תלו אותו רחב פי שניים מן החלון ועד הרצפה. הקפלים הם שעושים את האור רך, לא הבד לבדו.',
      ],
      en: [
        'A blackout gives a long night and a hard morning. Thin linen lets the light in slowly, and the body wakes before the phone. Hang it twice as wide as the window: it is the folds that soften the light.',
      ],
    },
    category: 'light',
    tags: ['linen', 'mornings'],
    author: 'noa',
    picture: ['cup', 'sand', 'room'],
  },
  {
    slug: { he: 'תיקון-מנורה-ישנה', en: 'mending-an-old-lamp' },
    title: { he: 'תיקון מנורה ישנה', en: 'Mending an old lamp' },
    excerpt: {
      he: 'חוט חדש, תקע חדש, ואותה מנורה של סבתא.',
      en: 'A new cord, a new plug, and the same lamp of grandmother’s.',
    },
    content: {
      he: [
        'ברוב המנורות הישנות רק שני דברים מזדקנים: החוט והבית של הנורה. שניהם נמכרים בכל חנות חשמל, ושניהם מתחלפים בחצי שעה, אחרי שמוציאים מהשקע ובודקים שוב שהוצאתם.',
        'את הבסיס נקו במעט שעווה ומטלית רכה. אל תלטשו פליז עד שיבריק: הכתמים הכהים הם חמישים שנה של ידיים.',
      ],
      en: [
        'In most old lamps only two things age: the cord and the socket. Both are replaced in half an hour, once you have unplugged it and checked again. Do not polish the brass until it shines: the dark stains are fifty years of hands.',
      ],
    },
    category: 'light',
    tags: ['repair'],
    author: 'amir',
    picture: ['lamp', 'charcoal', 'room'],
  },
  {
    slug: { he: 'אור-לעבודה-מהבית', en: 'light-for-working-at-home' },
    title: { he: 'אור לעבודה מהבית', en: 'Light for working at home' },
    excerpt: {
      he: 'החלון מהצד, המנורה מהצד השני, והמסך אף פעם לא הדבר הבהיר בחדר.',
      en: 'The window on one side, the lamp on the other, and the screen never the brightest thing.',
    },
    content: {
      he: [
        'חלון מאחורי המסך מסנוור אתכם, וחלון מאחוריכם מסנוור את המסך. סובבו את השולחן ברבע סיבוב ותרוויחו שעתיים בלי כאב ראש.',
        'בערב הוסיפו מנורה קטנה מאחורי המסך, מכוונת אל הקיר. העין מפסיקה להתאמץ בין שחור ללבן, וגם מי שמולכם בשיחה יראה סוף סוף את הפנים שלכם.',
      ],
      en: [
        'A window behind the screen dazzles you, a window behind you dazzles the screen. Turn the desk by a quarter, and in the evening put a small lamp behind the screen, facing the wall.',
      ],
    },
    category: 'light',
    tags: ['mornings', 'care'],
    author: 'tamar',
    picture: ['pendant', 'sage', 'front'],
  },
];
