import type { PostSheet } from './sheet.ts';

export const islandPeople: readonly PostSheet[] = [
  {
    slug: { he: 'שומר-המגדלור-האחרון', en: 'the-last-lighthouse-keeper' },
    title: { he: 'שומר המגדלור האחרון', en: 'The last lighthouse keeper' },
    excerpt: {
      he: 'המגדלור אוטומטי כבר עשרים שנה. יוסף עדיין עולה כל ערב.',
      en: 'The light has been automatic for twenty years. Yosef still climbs up every evening.',
    },
    content: {
      he: [
        'מאה וארבע מדרגות, ובאמצע חלון שבו הוא עוצר. פעם היה צריך להדליק, לנגב את העדשה ולרשום ביומן. היום אין מה לעשות למעלה, והוא אומר שדווקא בשביל זה עולים.',
        'את היומן הוא ממשיך. בכל ערב שורה אחת: כיוון הרוח, מספר הסירות, ומה שראה. ב־14 במרץ נכתב שם רק ״דולפינים. הרבה״.',
      ],
      en: [
        'A hundred and four steps, with a window half-way where he rests. There is nothing left to do up there, and that, he says, is why one goes.',
        'He still keeps the log, one line an evening. On 14 March it says only: “Dolphins. Many.”',
      ],
    },
    category: 'island',
    tags: ['sea', 'makers'],
    author: 'amir',
    picture: ['lamp', 'sea', 'room'],
  },
  {
    slug: { he: 'יום-השוק-ברציף', en: 'market-day-on-the-quay' },
    title: { he: 'יום השוק ברציף', en: 'Market day on the quay' },
    excerpt: {
      he: 'פעם בשבוע, משבע עד שהלחם נגמר.',
      en: 'Once a week, from seven until the bread runs out.',
    },
    content: {
      he: [
        'הדוכן הראשון שייך תמיד למי שהגיע ראשון, ולכן מרים ישנה בלילה שלפני אצל אחותה שליד הנמל. מולה עומדים שלושה ארגזי עגבניות, קופסת ביצים אחת, וכד ענק של לבנה.',
        'אנחנו מביאים את הכלים עם הפגם הקטן: טיפת זיגוג שנזלה, רגל עקומה במילימטר. מי שקונה אותם בשוק שואל תמיד איפה הפגם, וכמעט אף אחד לא מוצא.',
      ],
      en: [
        'The first stall belongs to whoever comes first, so Miriam spends the night before at her sister’s by the harbour.',
        'We bring the pieces with a small flaw. Buyers always ask where it is, and hardly anyone finds it.',
      ],
    },
    category: 'island',
    tags: ['mornings', 'makers', 'gifts'],
    author: 'tamar',
    picture: ['tote', 'sand', 'front'],
  },
  {
    slug: { he: 'רוח-מערבית', en: 'west-wind' },
    title: { he: 'רוּחַ מערבית', en: 'West wind' },
    excerpt: {
      he: 'שלושה ימים בשנה האי נסגר. כך מתכוננים אליהם.',
      en: 'Three days a year the island closes. How we prepare for them.',
    },
    content: {
      he: [
        'הסימן הראשון הוא השקט: השחפים יורדים לשבת על הגגות, והים נעשה שטוח ואפור כמו צפחה. אז מכניסים את הכיסאות, ממלאים דליים, ומוציאים מן הארון את השמיכה הכבדה.',
        'יומיים אין מעבורת ואין חשמל יציב. מבשלים סיר אחד גדול, קוראים לאור נרות, ומגלים מי מהשכנים יודע לנגן. כשהרוח נופלת, כולם יוצאים בבת אחת, מופתעים מעט מן האור.',
      ],
      en: [
        'The first sign is silence: the gulls come down to sit on the roofs. Chairs go in, buckets are filled, and the heavy throw comes out of the cupboard.',
        'For two days there is no ferry. One large pot, books by candlelight, and finding out which neighbour can play.',
      ],
    },
    category: 'island',
    tags: ['sea', 'wool'],
    author: 'noa',
    picture: ['throw', 'charcoal', 'room'],
  },
  {
    slug: { he: 'גן-על-גג', en: 'a-garden-on-a-roof' },
    title: { he: 'גן על גג', en: 'A garden on a roof' },
    excerpt: {
      he: 'אין באי הרבה אדמה. יש הרבה גגות, והרבה עציצים שיצאו עקומים מהתנור.',
      en: 'The island has little soil. It has many roofs, and many pots that left the kiln crooked.',
    },
    content: {
      he: [
        'הגן של סלמא התחיל בשישה עציצים שאי אפשר היה למכור. היום יש בו נענע, תימין, שני עצי לימון ננסיים, ועגבנייה אחת שמטפסת על האנטנה.',
        'הסוד הוא צל אחר הצהריים ומים בלילה. היא משקה אחרי החדשות, יחפה, ומספרת שאז הגג מחזיר את החום שלקח ביום, והריח של התימין עולה עד לרחוב.',
      ],
      en: [
        'Salma’s garden began with six pots that could not be sold. Today there are mint, thyme, two dwarf lemons, and a tomato that climbs the aerial. The secret: shade after noon, water at night.',
      ],
    },
    category: 'island',
    tags: ['clay', 'repair'],
    author: 'yael',
    picture: ['planter', 'olive', 'front'],
  },
  {
    slug: { he: 'הסירה-של-סבא-נח', en: 'grandfather-noahs-boat' },
    title: { he: 'הסירה של סבא נח', en: 'Grandfather Noah’s boat' },
    excerpt: {
      he: 'שלושה דורות, אלפי מסמרי נחושת, ושם אחד שאף אחד לא זוכר מי בחר.',
      en: 'Three generations, thousands of copper nails, and a name nobody remembers choosing.',
    },
    content: {
      he: [
        'בכל אביב מושכים אותה לחוף, מגרדים, סותמים את התפרים בחוט כותנה ומושחים בשמן. לוח אחד מוחלף בכל שנה. לפי החשבון, הלוח האחרון מן הסירה המקורית הוחלף לפני שבע שנים.',
        '״אז זו אותה סירה?״ שאל אותו ילד בחוף. סבא נח חשב רגע ואמר: ״שאל את הים, הוא היחיד שלא החליפו״.',
      ],
      en: [
        'Every spring she is pulled ashore, scraped and caulked, and one plank is replaced. By that count the last plank of the first boat went seven years ago.',
        '“So is it the same boat?” a child asked. “Ask the sea”, said Noah, “nobody has replaced that.”',
      ],
    },
    category: 'island',
    tags: ['wood', 'repair', 'sea'],
    author: 'amir',
    picture: ['tray', 'sea', 'close'],
  },
  {
    slug: { he: 'ספרייה-בתיבת-דואר', en: 'a-library-in-a-letter-box' },
    title: { he: 'ספרייה בתיבת דואר', en: 'A library in a letter box' },
    excerpt: {
      he: 'מאה ועשרים ספרים, בלי כרטיס ובלי איחורים.',
      en: 'A hundred and twenty books, no card, and nobody is ever late.',
    },
    content: {
      he: [
        'תיבת הדואר הישנה של הרציף התרוקנה כשהדואר עבר לחנות. מישהו שם בה ספר, מישהו לקח והשאיר שניים. היום יש לה מדף, גגון, ופנקס שכותבים בו משפט אחד על מה שקראתם.',
        'המשפט האהוב עלינו: ״הסוף עצוב, קחו איתכם שוקולד״.',
      ],
      en: [
        'When the post moved into the shop, someone left a book in the old letter box on the quay, someone took it and left two. Now it has a shelf, a roof, and a notebook for one sentence on what you read.',
      ],
    },
    category: 'island',
    tags: ['repair', 'gifts'],
    author: 'noa',
    picture: ['poster', 'terracotta', 'front'],
  },
  {
    slug: { he: 'שחייה-לפני-העבודה', en: 'a-swim-before-work' },
    title: { he: 'שחייה לפני העבודה', en: 'A swim before work' },
    excerpt: {
      he: 'שש נשים, מים של שבע־עשרה מעלות, ותרמוס אחד.',
      en: 'Six women, water at seventeen degrees, and one thermos.',
    },
    content: {
      he: [
        'הן נכנסות בלי לעצור, כי מי שעוצרת בברכיים לא תיכנס. עשרים דקות עד המצוף ובחזרה, ואחר כך עומדות על האבנים עטופות במגבות ושותות תה שהספיק להתחזק.',
        'ד״ר רונית לוין, הרופאה של האי, אומרת שאין לה מה להוסיף על זה, חוץ מאזהרה אחת: לא לשחות לבד, ולא להתקלח חם מיד.',
      ],
      en: [
        'They go in without stopping, for whoever stops at the knees will not go in. Twenty minutes to the buoy and back, and then tea on the stones. The island’s doctor adds one warning: never swim alone.',
      ],
    },
    category: 'island',
    tags: ['sea', 'mornings'],
    author: 'tamar',
    picture: ['towels', 'sea', 'front'],
  },
];
