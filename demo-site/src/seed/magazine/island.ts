import type { PostSheet } from './sheet.ts';

export const island: readonly PostSheet[] = [
  {
    slug: { he: 'המעבורת-של-שש-בבוקר', en: 'the-six-o-clock-ferry' },
    title: { he: 'הַמַּעְבֹּרֶת של שש בבוקר', en: 'The six o’clock ferry' },
    excerpt: {
      he: 'מי עולה על הסירה הראשונה, מה יש בסלים, ולמה אף אחד לא מדבר עד המזח.',
      en: 'Who takes the first boat, what is in the baskets, and why nobody speaks before the pier.',
    },
    content: {
      he: [
        'בשש פחות רבע כבר עומדים שם: הדייג שחוזר, המורה שיוצאת, ושני ארגזים של ספלים עטופים בעיתון. החימר יוצא מהאי כשהוא חרס, והעיתונים חוזרים ריקים.',
        'עד המזח שממול לא מדברים. זה לא נימוס, זו הרוח: היא לוקחת כל מילה לפני שהגיעה. מחזיקים כוס בשתי ידיים ומסתכלים על הקו שבו הים נעשה שמיים.',
        'בדרך חזרה, בארבע, מדברים כולם בבת אחת.',
      ],
      en: [
        'At a quarter to six they are there: the fisherman coming back, the teacher going out, and two crates of mugs wrapped in newspaper.',
        'Until the far pier nobody speaks. It is not manners but the wind, which takes every word before it arrives. On the way back, at four, everyone speaks at once.',
      ],
    },
    category: 'island',
    tags: ['sea', 'mornings'],
    author: 'amir',
    picture: ['mug', 'indigo', 'room'],
  },
  {
    slug: { he: 'מה-שהים-מחזיר', en: 'what-the-sea-gives-back' },
    title: { he: 'מה שהים מחזיר', en: 'What the sea gives back' },
    excerpt: {
      he: 'זכוכית מלוטשת, עץ סחף ופעם אחת גם דלת: אוסף החוף של רחוב המגדלור.',
      en: 'Polished glass, driftwood and, once, a door: the beach collection of Lighthouse Street.',
    },
    content: {
      he: [
        'אחרי כל סערה יורדים לחוף עם סלים. הכלל פשוט: לוקחים רק מה שאפשר לשאת ביד אחת, ומשאירים את השאר למי שיבוא אחריכם.',
        'את הזכוכית ממיינים לפי צבע על אדן החלון. הירוקה באה מבקבוקים, הכחולה נדירה, והאדומה היא כמעט תמיד פנס של סירה. עץ הסחף צריך לעמוד חודש בצל לפני שנוגעים בו, כדי שהמלח יצא לאט ולא יסדוק אותו.',
        'הדלת? היא היום שולחן, והמנעול שלה עדיין עובד.',
      ],
      en: [
        'After every storm people go down with baskets. The rule is simple: take only what one hand can carry, and leave the rest to whoever comes next.',
        'Driftwood must stand a month in the shade before anyone touches it, so that the salt leaves slowly. And the door? Today it is a table, and its lock still works.',
      ],
    },
    category: 'island',
    tags: ['sea', 'wood', 'repair'],
    author: 'yael',
    picture: ['basket', 'sand', 'close'],
  },
  {
    slug: { he: 'מפת-האי-לפי-ריח', en: 'a-map-of-the-island-by-smell' },
    title: { he: 'מפת האי לפי ריח', en: 'A map of the island by smell' },
    excerpt: {
      he: 'איך למצוא את המאפייה בעיניים עצומות, ומה מריחים בדרך אליה.',
      en: 'How to find the bakery with your eyes closed, and what you smell on the way.',
    },
    content: {
      he: [
        'מן המזח מריחים סולר ומלח. אחרי המדרגות מתחיל היסמין של משפחת עבּוד, ואחריו הכביסה של הפנסיון, תמיד אותו סבון. בפינה צריך לבחור: ימינה שמן פשתן ונסורת, שמאלה קרמל.',
        'שמאלה זו המאפייה. ימינה זו הסדנה של ג׳ורג׳, ומי שטעה ונכנס אליה יוצא בדרך כלל עם כף.',
      ],
      en: [
        'At the pier diesel and salt, past the steps the jasmine of the Abboud family, then the laundry of the guest house. At the corner you must choose: to one side linseed oil and sawdust, to the other caramel. The caramel is the bakery.',
      ],
    },
    category: 'island',
    tags: ['sea', 'wood', 'mornings'],
    author: 'tamar',
    picture: ['soap', 'sea', 'room'],
  },
  {
    slug: { he: 'אח״מים-באורווה', en: 'guests-in-the-stable' },
    title: { he: 'אח״מים באורווה', en: 'Guests of honour in the stable' },
    excerpt: {
      he: 'שלושה חמורים בגמלאות, ילדים עם גזר, ותור ארוך בשבת.',
      en: 'Three retired donkeys, children with carrots, and a long queue on Saturdays.',
    },
    content: {
      he: [
        'עד שהגיע הטנדר החמורים נשאו את החימר מן הוואדי. היום הם נושאים רק ילדים, ורק עד סוף השביל, ורק אם מתחשק להם. שמותיהם אבן, נייר ומספריים.',
        'האורווה שופצה בלוחות של סירות ישנות, ולכן לכל תא יש מספר רישוי. את הגזרים מביא הציבור. את ההחלטות מקבלת מספריים.',
      ],
      en: [
        'Until the pick-up came the donkeys carried the clay. Today they carry children, to the end of the path, and only if they feel like it. Their names are Rock, Paper and Scissors; Scissors decides.',
      ],
    },
    category: 'island',
    tags: ['clay', 'guests', 'wood'],
    author: 'noa',
    picture: ['basket', 'terracotta', 'front'],
  },
];
