import type { PostSheet } from './sheet.ts';

export const workshop: readonly PostSheet[] = [
  {
    slug: { he: 'יום-ליד-האובניים', en: 'a-day-at-the-wheel' },
    title: { he: 'יום ליד האובניים', en: 'A day at the wheel' },
    excerpt: {
      he: 'לפני שמישהו לוגם מהכוס היא עוברת ארבע־עשרה ידיים, ורובן שייכות לאותו אדם.',
      en: 'Before anyone drinks from a cup it passes through fourteen hands, most of them the same pair.',
    },
    content: {
      he: [
        'הבוקר בסטודיו מתחיל בלישה. עשר דקות של דחיפה וקיפול, עד שהחימר משתחרר מבועות האוויר ונעשה רך כמו בצק שנח לילה. מי שמדלג על השלב הזה משלם עליו בתנור.',
        'על האובניים הכוס נולדת בפחות מארבע דקות: מרכוז, פתיחה, משיכה של הדופן כלפי מעלה, ועוד אחת. אחר כך היא רק מחכה. יומיים על המדף, עד שהיא קשה מספיק כדי לחרוט לה רגל.',
        'שתי שריפות ושכבת זיגוג אחת אחר כך פותחים את התנור כשהוא עוד פושר. תמיד יש כוס אחת שיצאה אחרת ממה שחשבנו, ותמיד היא הראשונה שנמכרת.',
      ],
      en: [
        'The morning begins with kneading: ten minutes of pushing and folding until the clay gives up its air. Skip it, and the kiln sends the bill.',
        'On the wheel a cup takes less than four minutes. Then it waits two days on the shelf before it is firm enough to be trimmed, fired, glazed and fired again.',
      ],
    },
    category: 'workshop',
    tags: ['clay', 'makers'],
    author: 'yael',
    picture: ['cup', 'terracotta', 'room'],
  },
  {
    slug: { he: 'הזיגוג-שיצא-בטעות', en: 'the-glaze-that-came-by-mistake' },
    title: { he: 'הזיגוג שיצא בטעות', en: 'The glaze that came by mistake' },
    excerpt: {
      he: 'הכחול־אפור של קערות הים התחיל בכף אחת יותר מדי של אפר עץ.',
      en: 'The grey-blue of our sea bowls began with one spoonful of wood ash too many.',
    },
    content: {
      he: [
        'במחברת המתכונים של יעל יש עמוד אחד עם כתם קפה ובו רשום ״לא לחזור על זה״. מתחתיו, בעט אחר: ״לחזור על זה כל שבוע״. זה המתכון של זיגוג הים.',
        'הטעות הייתה פשוטה: כף אפר נוספת לתוך דלי שכבר היה מוכן. בשריפה האפר המס את הקוורץ קצת יותר מן הרגיל, והצבע נזל אל תחתית הקערה והשאיר שפה בהירה, כמו קו החול כשהגל נסוג.',
        'מאז אנחנו שוקלים כל דלי פעמיים, ורושמים גם את מה שלא התכוונו אליו. כמעט חצי מהצבעים שלנו התחילו כך.',
      ],
      en: [
        'In Yael’s notebook one page has a coffee stain and the words “never again”. Below, in another ink: “again, every week”. That is the recipe of the sea glaze.',
        'An extra spoonful of ash melted the quartz a little further, and the colour ran to the foot of the bowl and left a pale rim, like sand when a wave goes out.',
      ],
    },
    category: 'workshop',
    tags: ['clay', 'colour', 'sea'],
    author: 'noa',
    picture: ['bowl', 'sea', 'close'],
  },
  {
    slug: { he: 'מכתב-מהאורגת', en: 'a-letter-from-the-weaver' },
    title: { he: 'מכתב מהאורגת', en: 'A letter from the weaver' },
    excerpt: {
      he: 'ארבע מאות ושמונים חוטי שתי, נול אחד, ומה שחושבים עליו בין שורה לשורה.',
      en: 'Four hundred and eighty warp threads, one loom, and what one thinks of between the rows.',
    },
    content: {
      he: [
        'שאלתם כמה זמן לוקחת שמיכה. יומיים למתוח את השתי, ארבעה לארוג, ועוד אחד לקשור את הפרנזים מול הרדיו. אבל הזמן האמיתי הוא של העיניים: אחרי עשר שורות הן כבר יודעות לבד שמשהו זז.',
        'כשחוט נקרע באמצע קושרים ומסמנים. אני לא מסתירה את הקשר. מי שיחפש אותו ימצא, ויידע בדיוק איפה עצרתי לשתות תה.',
      ],
      en: [
        'You asked how long a throw takes: two days to stretch the warp, four to weave, one to knot the fringe. When a thread breaks I tie it, and do not hide the knot: whoever looks will know where I stopped for tea.',
      ],
    },
    category: 'workshop',
    tags: ['wool', 'makers'],
    author: 'tamar',
    picture: ['throw', 'mustard', 'close'],
  },
  {
    slug: { he: 'לתקן-צלחת-בזהב', en: 'mending-a-plate-with-gold' },
    title: { he: 'לתקן צלחת בזהב', en: 'Mending a plate with gold' },
    excerpt: {
      he: 'הסדק נשאר, והופך לחלק שכולם שואלים עליו.',
      en: 'The crack stays, and becomes the part that everyone asks about.',
    },
    content: {
      he: [
        'צלחת שנשברה לשלושה חלקים אפשר להדביק כך שכמעט לא יראו. אפשר גם להפך: לאחות אותה בלכה, ועל הלכה הרטובה לפזר אבקת זהב. ביפן עושים כך כבר חמש מאות שנה.',
        'בסדנת התיקונים שלנו משתמשים בערכה פשוטה יותר, שמתאימה לכלי נוי ולא לאוכל חם. הסבלנות היא אותה סבלנות: חלק אחד ביום, ולא נוגעים עד מחר.',
      ],
      en: [
        'A plate in three pieces can be glued so that hardly anyone sees. Or the other way: joined with lacquer and dusted with gold. In our class we use a simpler kit, for pieces that will not meet hot food; the patience is the same.',
      ],
    },
    category: 'workshop',
    tags: ['repair', 'clay'],
    author: 'yael',
    picture: ['plates', 'charcoal', 'close'],
  },
];
