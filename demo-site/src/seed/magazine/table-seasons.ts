import type { PostSheet } from './sheet.ts';

export const tableSeasons: readonly PostSheet[] = [
  {
    slug: { he: 'תה-לשניים', en: 'tea-for-two' },
    title: { he: 'תֵּה לשניים', en: 'Tea for two' },
    excerpt: {
      he: 'איך לבחור קומקום שלא מטפטף, ולמה כדאי לחמם אותו קודם.',
      en: 'How to choose a teapot that does not drip, and why to warm it first.',
    },
    content: {
      he: [
        'זרבובית טובה נגמרת בשפה חדה. היא חותכת את המים ברגע שמיישרים את הקומקום, והטיפה האחרונה חוזרת פנימה במקום לרדת על המפה. בחנות אפשר לבדוק את זה עם מים; אנחנו נשמח אם תבקשו.',
        'חממו את הקומקום בכוס מים רותחים ושפכו אותם. קרמיקה קרה גוזלת מן התה שש מעלות בדקה הראשונה, ודווקא בה העלים נפתחים.',
      ],
      en: [
        'A good spout ends in a sharp lip: it cuts the water the moment the pot is level, and the last drop runs back instead of onto the cloth.',
        'Warm the pot with a cup of boiling water and pour it out. Cold clay steals six degrees in the first minute, which is when the leaves open.',
      ],
    },
    category: 'table',
    tags: ['clay', 'mornings', 'guests'],
    author: 'yael',
    picture: ['teapot', 'sage', 'room'],
  },
  {
    slug: { he: 'הקערה-שעל-השיש', en: 'the-bowl-on-the-counter' },
    title: { he: 'הקערה שעל השיש', en: 'The bowl on the counter' },
    excerpt: {
      he: 'בכל בית יש קערה אחת שהכול נופל לתוכה. כדאי שתהיה יפה.',
      en: 'Every home has one bowl that everything falls into. It may as well be beautiful.',
    },
    content: {
      he: [
        'מפתחות, שני לימונים, קבלה, חרוז. הקערה שעל השיש היא היומן של הבית, ומי שמרוקן אותה פעם בשבוע יודע על השבוע יותר ממי ששואל.',
        'בחרו אחת רחבה ונמוכה, כבדה מספיק כדי שלא תזוז כשזורקים לתוכה מפתח מהדלת. ואת הלימונים הוציאו: הם מתייבשים מהר יותר ליד מתכת.',
      ],
      en: [
        'Keys, two lemons, a receipt, a bead: the bowl on the counter is the diary of the house. Choose one that is wide, low, and heavy enough for a key thrown from the door.',
      ],
    },
    category: 'table',
    tags: ['clay'],
    author: 'noa',
    picture: ['bowl', 'white', 'front'],
  },
  {
    slug: { he: 'ארוחת-בוקר-במגש-אחד', en: 'breakfast-on-one-tray' },
    title: { he: 'ארוחת בוקר במגש אחד', en: 'Breakfast on one tray' },
    excerpt: {
      he: 'המגש הוא שולחן נייד: מה שעומד עליו לא שוכחים במקרר.',
      en: 'A tray is a table that travels: what stands on it is not left in the fridge.',
    },
    content: {
      he: [
        'סדרו את המגש בערב: שתי צלחות, שתי כוסות, מלחייה, כפית לריבה. בבוקר נשאר רק להוציא גבינה ולחם. עשר הדקות שחסכתם הן עשר דקות במרפסת.',
        'מגש עץ טוב צריך שפה של שני סנטימטרים וידיות שאפשר להחזיק גם כשהאצבעות רטובות. את הלחות מנגבים מיד, ופעם בחודש מושחים אותו בשמן כמו קרש חיתוך.',
      ],
      en: [
        'Lay the tray in the evening: two plates, two cups, salt, a spoon for the jam. In the morning only bread and cheese are missing, and the ten minutes you saved are ten minutes on the balcony.',
      ],
    },
    category: 'table',
    tags: ['wood', 'mornings'],
    author: 'tamar',
    picture: ['tray', 'sand', 'room'],
  },
  {
    slug: { he: 'צלחות-שלא-תואמות', en: 'plates-that-do-not-match' },
    title: { he: 'בשבח צלחות שלא תואמות', en: 'In praise of plates that do not match' },
    excerpt: {
      he: 'סרוויס שלם נשבר פעם אחת. אוסף רק גדל.',
      en: 'A set breaks once. A collection only grows.',
    },
    content: {
      he: [
        'לסבתא שלי היו שתים־עשרה צלחות זהות, ומאז שנשברה אחת לא הוצאנו אותן מהארון. אצלנו יש אחת־עשרה צלחות מתשעה מקומות, והן על השולחן כל יום.',
        'הכלל היחיד: גודל אחד וטמפרטורה אחת. כולן חמות, חול וטרקוטה וחרדל, או כולן קרות. בתוך זה מותר הכול, גם צלחת ילדים עם דג.',
      ],
      en: [
        'My grandmother had twelve equal plates, and once one broke they never left the cupboard. We have eleven from nine places, and they are on the table every day. One rule: one size, one temperature.',
      ],
    },
    category: 'table',
    tags: ['colour', 'guests'],
    author: 'amir',
    picture: ['plates', 'mustard', 'front'],
  },
  {
    slug: { he: 'מלח-ים-בכף-עץ', en: 'sea-salt-and-a-wooden-spoon' },
    title: { he: 'מלח ים בכף עץ', en: 'Sea salt and a wooden spoon' },
    excerpt: {
      he: 'ליד הכיריים צריכים לעמוד שני דברים בלבד. זה השני.',
      en: 'Only two things need to stand by the stove. This is the second.',
    },
    content: {
      he: [
        'כלי מלח פתוח מלמד לבשל באצבעות. אתם מרגישים כמה לקחתם, ואחרי חודש כבר לא צריך לטעום פעמיים. החרס סופג לחות, ולכן המלח נשאר פריך גם בחודשי הקיץ שליד הים.',
        'כף העץ נשארת בתוכו. מתכת מחלידה, פלסטיק נסדק, ועץ זית פשוט מבהיר קצת בקצה ומזכיר כמה ארוחות עברו.',
      ],
      en: [
        'An open salt dish teaches you to cook with your fingers. Fired clay drinks the damp, so the salt stays crisp even in a summer by the sea; the wooden spoon stays in it.',
      ],
    },
    category: 'table',
    tags: ['wood', 'sea'],
    author: 'noa',
    picture: ['spoons', 'olive', 'room'],
  },
  {
    slug: { he: 'פיקניק-בלי-חד-פעמי', en: 'a-picnic-without-plastic' },
    title: { he: 'פיקניק בלי חד־פעמי', en: 'A picnic without plastic' },
    excerpt: {
      he: 'סלסלה אחת, שלוש מגבות ומה שכבר יש במטבח.',
      en: 'One basket, three towels, and what the kitchen already has.',
    },
    content: {
      he: [
        'עטפו כל צלחת במגבת: בדרך היא ריפוד, על הדשא היא מפית, ובחזרה היא עוטפת את הכלים המלוכלכים. כוסות קרמיקה קטנות לא מתהפכות ברוח כמו כוסות נייר, ומחזיקות קר הרבה יותר זמן.',
        'הכבד למטה, הלחם מעל הכול, והמים ביד השנייה. מי שנושא את הסלסלה פטור מלשטוף.',
      ],
      en: [
        'Wrap each plate in a towel: on the way it is padding, on the grass a napkin, and going home it holds the dirty dishes. Whoever carries the basket is free from washing up.',
      ],
    },
    category: 'table',
    tags: ['guests', 'linen'],
    author: 'tamar',
    picture: ['basket', 'olive', 'room'],
  },
  {
    slug: { he: 'סינר-הוא-בגד', en: 'an-apron-is-a-garment' },
    title: { he: 'סינר הוא בגד', en: 'An apron is a garment' },
    excerpt: {
      he: 'על כיס אחד במקום הנכון, ועל קשר שאפשר לפתוח ביד אחת.',
      en: 'On one pocket in the right place, and a knot that opens with one hand.',
    },
    content: {
      he: [
        'סינר טוב לובשים, לא קושרים. רצועות שמצטלבות על הגב מחזיקות אותו על הכתפיים במקום על הצוואר, ואחרי שעתיים ליד הסיר מרגישים את ההבדל.',
        'הכיס צריך להיות בצד של היד החזקה ונמוך מן החגורה, כדי שמה שבתוכו לא ייפול כשמתכופפים אל התנור. פשתן כבד סופג ומתייבש בין מנה למנה.',
      ],
      en: [
        'A good apron is worn, not tied: straps that cross the back rest on the shoulders and not on the neck. Heavy linen drinks, and dries between two courses.',
      ],
    },
    category: 'table',
    tags: ['linen', 'gifts'],
    author: 'yael',
    picture: ['apron', 'olive', 'front'],
  },
];
