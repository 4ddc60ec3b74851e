import type { PostSheet } from './sheet.ts';

export const workshopMaterials: readonly PostSheet[] = [
  {
    slug: { he: 'החימר-של-הוואדי', en: 'clay-from-the-wadi' },
    title: { he: 'החימר של הוואדי', en: 'Clay from the wadi' },
    excerpt: {
      he: 'אחרי הגשם הראשון יורדים לאסוף, ואחרי חודשיים של סינון יש מספיק לשלושים כוסות.',
      en: 'After the first rain we go down to gather; two months of sieving later there is enough for thirty cups.',
    },
    content: {
      he: [
        'חימר מקומי הוא לא חומר נוח. יש בו אבנים, שורשים ולפעמים צדף קטן, והוא מתכווץ יותר מן החימר שקונים בשקים. מערבבים אותו עם מים עד שהוא נוזלי כמו שמנת, מסננים פעמיים, ומשאירים לשקוע בדליים.',
        'הצבע שלו אחרי השריפה הוא חום־אדמדם עם נקודות ברזל כהות, ואין דרך להזמין אותו מקטלוג. את סדרת הוואדי אנחנו עושים פעם בשנה, כמה שיוצא.',
      ],
      en: [
        'Local clay is not convenient: it holds stones, roots and now and then a small shell. We stir it to cream, sieve it twice, and let it settle in buckets.',
        'Fired, it is a reddish brown with dark specks of iron. We make the series once a year, as much as there is.',
      ],
    },
    category: 'workshop',
    tags: ['clay', 'makers'],
    author: 'yael',
    picture: ['planter', 'terracotta', 'close'],
  },
  {
    slug: { he: 'נגר-אחד-ועשר-כפות', en: 'one-carver-ten-spoons' },
    title: { he: 'נגר אחד ועשר כפות', en: 'One carver, ten spoons' },
    excerpt: {
      he: 'ג׳ורג׳ מגלף כף בארבעים דקות. את האחרונה ביום הוא תמיד שומר לעצמו.',
      en: 'George carves a spoon in forty minutes. The last of the day he always keeps.',
    },
    content: {
      he: [
        'הוא מתחיל מענף, לא מקרש. ענף זית שנגזם בחורף כבר יודע את העיקול של הידית, וצריך רק להסכים איתו. גרזן קטן, סכין ישרה, סכין מעוקלת, וזהו: אין בסדנה שלו אף מכונה שמרעישה יותר מן הרדיו.',
        'הכפות מיובשות שבועיים בתוך שקית נייר, כדי שלא ייסדקו, ואז נטבלות בשמן. ״כף טובה״, הוא אומר, ״היא כף שמחליקה על השפה התחתונה ולא מזכירה לך שהיא עץ״.',
      ],
      en: [
        'He starts from a branch, not a plank. Olive pruned in winter already knows the bend of the handle; you only have to agree with it.',
        'The spoons dry for two weeks in a paper bag and are then dipped in oil. “A good spoon”, he says, “does not remind your lip that it is wood.”',
      ],
    },
    category: 'workshop',
    tags: ['wood', 'makers'],
    author: 'amir',
    picture: ['spoons', 'sand', 'front'],
  },
  {
    slug: { he: 'מה-קורה-בתוך-התנור', en: 'what-happens-inside-the-kiln' },
    title: { he: 'מה קורה בתוך התנור', en: 'What happens inside the kiln' },
    excerpt: {
      he: 'אלף מאתיים ארבעים מעלות, שתים־עשרה שעות, ואסור להציץ.',
      en: 'Twelve hundred and forty degrees, twelve hours, and no peeking.',
    },
    content: {
      he: [
        'עד מאה מעלות התנור רק מייבש. בין חמש מאות לשש מאות החימר מאבד את המים שבתוך הגביש שלו, ומכאן אין דרך חזרה: הוא כבר לא יימס בגשם. מעל אלף ומאה הזיגוג נעשה נוזל, ואם תביטו דרך חור ההצצה תראו כוסות רטובות ומבריקות שעומדות באור כתום.',
        'את הטמפרטורה קוראים מחרוטים קטנים שמתכופפים כשהגיע הזמן. המחשב של התנור מדויק יותר, אבל החרוט יודע גם כמה זמן עבר, ולא רק כמה חם.',
      ],
      en: [
        'Up to a hundred degrees the kiln only dries. Between five and six hundred the clay loses the water in its crystals, and from here there is no way back.',
        'We read the heat from small cones that bend when it is time. The computer is more exact, but the cone also knows how long it has been.',
      ],
    },
    category: 'workshop',
    tags: ['clay'],
    author: 'noa',
    picture: ['vase', 'charcoal', 'front'],
  },
  {
    slug: { he: 'סוד-הידית', en: 'the-secret-of-the-handle' },
    title: { he: 'סוד הידית', en: 'The secret of the handle' },
    excerpt: {
      he: 'ספל נשבר כמעט תמיד באותו מקום. כך מונעים את זה, ארבע דקות לפני שהוא מתייבש.',
      en: 'A mug nearly always breaks in the same place. How to prevent it, four minutes before it dries.',
    },
    content: {
      he: [
        'את הידית מושכים מגוש חימר רטוב, כמו שחולבים: יד אחת מחזיקה, השנייה מחליקה למטה, שוב ושוב, עד שהרצועה דקה בקצה ועבה בשורש. אחר כך היא צריכה לנוח עד שתהיה לחה בדיוק כמו הספל. ידית רטובה על ספל יבש תיפול בתנור.',
        'מחספסים את שני הצדדים, מורחים מעט חימר נוזלי, ולוחצים. הבדיקה פשוטה: מרימים את הספל בידית מיד. אם יש ספק, עדיף שייפול עכשיו.',
      ],
      en: [
        'A handle is pulled from wet clay as one milks: one hand holds, the other slides down, again and again. Then it must rest until it is exactly as moist as the mug.',
        'Score both sides, add a little slip, press. The test is simple: lift the mug by its handle at once. If it is to fall, let it fall now.',
      ],
    },
    category: 'workshop',
    tags: ['clay', 'mornings'],
    author: 'yael',
    picture: ['mug', 'white', 'close'],
  },
  {
    slug: { he: 'קליפות-בצל-ואינדיגו', en: 'onion-skins-and-indigo' },
    title: { he: 'קליפות בצל ואינדיגו', en: 'Onion skins and indigo' },
    excerpt: {
      he: 'שלושה צבעים שאפשר להוציא מהמטבח, ואחד שצריך לחכות לו שבוע בתוך חבית.',
      en: 'Three colours that come out of a kitchen, and one that takes a week in a barrel.',
    },
    content: {
      he: [
        'קליפות בצל יבשות נותנות זהב חם, קליפות רימון נותנות חרדל עמוק, ותה שחור נותן חול. כולם דורשים אותו דבר: סיר גדול, אלום, ושעה על אש קטנה בלי להרתיח.',
        'אינדיגו הוא סיפור אחר. החבית צריכה לתסוס, והבד יוצא ממנה ירוק ונעשה כחול מול העיניים, כשהאוויר נוגע בו. ילדים מבקשים לראות את זה שוב ושוב, וגם אנחנו.',
      ],
      en: [
        'Dry onion skins give a warm gold, pomegranate rind a deep mustard, black tea a sand. All want the same: a large pot, alum, and an hour over a small flame.',
        'Indigo is another story: the cloth leaves the barrel green and turns blue before your eyes.',
      ],
    },
    category: 'workshop',
    tags: ['colour', 'linen'],
    author: 'tamar',
    picture: ['scarf', 'indigo', 'front'],
  },
  {
    slug: { he: 'סדנה-לידיים-שלא-ניסו', en: 'a-class-for-hands-that-never-tried' },
    title: { he: 'סדנה לידיים שלא ניסו', en: 'A class for hands that never tried' },
    excerpt: {
      he: 'שמונה אנשים, שמונה גושי חימר, ושעתיים שבהן אף אחד לא הוציא טלפון.',
      en: 'Eight people, eight lumps of clay, and two hours in which nobody reached for a phone.',
    },
    content: {
      he: [
        'הקערה הראשונה של כולם עקומה באותו אופן: עבה למטה, דקה מדי למעלה, ונוטה לצד של היד החזקה. זה לא כישלון, זו חתימת יד. אנחנו שורפים גם אותה.',
        'מי שבא לבד יוצא עם קערה. מי שבא בזוג יוצא בדרך כלל עם קערה ועם ויכוח, ושבועיים אחר כך חוזר לאסוף את שתיהן.',
      ],
      en: [
        'Everyone’s first bowl is crooked in the same way: thick below, too thin above, leaning to the stronger hand. It is not a failure but a handwriting. We fire that one too.',
      ],
    },
    category: 'workshop',
    tags: ['clay', 'gifts', 'makers'],
    author: 'noa',
    picture: ['bowl', 'mustard', 'room'],
  },
  {
    slug: { he: 'סבון-שמבשילים-ארבעים-יום', en: 'soap-that-ripens-for-forty-days' },
    title: { he: 'סבון שמבשילים ארבעים יום', en: 'Soap that ripens for forty days' },
    excerpt: {
      he: 'שמן זית, אפר, מים, והרבה סבלנות על מדפי עץ.',
      en: 'Olive oil, lye, water, and much patience on wooden shelves.',
    },
    content: {
      he: [
        'סבון טרי הוא חזק מדי לעור ורך מדי ליד. חותכים אותו ביום השני, כשהוא עוד נותן לחוט לעבור, ומסדרים את הקוביות במגדל שהאוויר עובר בו. כל שבוע הופכים.',
        'ביום הארבעים הוא קל יותר בחמישית, ומחזיק כפליים. אפשר לזרז את זה בתנור, אבל אז הוא נגמר בשבועיים, ואף אחד לא מרוויח.',
      ],
      en: [
        'Fresh soap is too strong for skin and too soft for hands. It is cut on the second day and stacked so that air passes through; every week it is turned.',
        'On the fortieth day it is a fifth lighter, and lasts twice as long.',
      ],
    },
    category: 'workshop',
    tags: ['makers', 'gifts'],
    author: 'amir',
    picture: ['soap', 'olive', 'front'],
  },
];
