import type { PostSheet } from './sheet.ts';

export const roomsSmall: readonly PostSheet[] = [
  {
    slug: { he: 'כניסה-של-מטר-מרובע', en: 'a-hallway-of-one-square-metre' },
    title: { he: 'כניסה של מטר מרובע', en: 'A hallway of one square metre' },
    excerpt: {
      he: 'ארבעה דברים שצריך ליד הדלת, ואחד שכדאי להוציא משם עוד היום.',
      en: 'Four things to have by the door, and one to take away today.',
    },
    content: {
      he: [
        'וו לכל מי שגר בבית ועוד אחד לאורח, שרפרף לנעליים, סלסלה למה שצריך לצאת מחר, ומראה. כל השאר, ובעיקר ערמת המעטפות, שייך למקום אחר.',
        'שטיח קטן עושה כאן יותר מבכל חדר: הוא אומר איפה נגמר הרחוב. בחרו צבע כהה ואריגה שטוחה, כזו שאפשר לנער מהחלון.',
      ],
      en: [
        'A hook for everyone who lives here and one for a guest, a stool for shoes, a basket for what leaves tomorrow, and a mirror. Everything else, the pile of envelopes above all, belongs elsewhere.',
      ],
    },
    category: 'rooms',
    tags: ['wood', 'guests'],
    author: 'noa',
    picture: ['rug', 'charcoal', 'room'],
  },
  {
    slug: { he: 'צבע-אחד-לכל-הבית', en: 'one-colour-for-the-whole-home' },
    title: { he: 'צבע אחד לכל הבית', en: 'One colour for the whole home' },
    excerpt: {
      he: 'לא קיר בכל חדר. חוט דק שעובר ביניהם.',
      en: 'Not a wall in each room, but a thin thread that runs between them.',
    },
    content: {
      he: [
        'בחרו גוון אחד ושימו אותו פעם אחת בכל חדר: כרית בסלון, מגבת באמבטיה, ספל במטבח. המוח מחבר את הנקודות, והבית מרגיש גדול יותר, כי העין ממשיכה מחדר לחדר.',
        'מרווה וטרקוטה סלחניים. כחול ים דורש אור. חרדל צריך בן לוויה לבן, אחרת הוא צועק.',
      ],
      en: [
        'Choose one shade and put it into each room once: a cushion, a towel, a mug. The eye joins the dots, and the home feels larger. Sage and terracotta forgive; sea blue wants light; mustard needs white beside it.',
      ],
    },
    category: 'rooms',
    tags: ['colour'],
    author: 'tamar',
    picture: ['cushion', 'sage', 'front'],
  },
  {
    slug: { he: 'צמחים-למי-ששוכח', en: 'plants-for-the-forgetful' },
    title: { he: 'צמחים למי ששוכח', en: 'Plants for the forgetful' },
    excerpt: {
      he: 'שלושה שמסתדרים עם השקיה פעם בשבועיים, ועציץ אחד שעוזר להם.',
      en: 'Three that live with water every other week, and one pot that helps them.',
    },
    content: {
      he: [
        'עציץ חרס לא מזוגג נושם דרך הדופן. הוא סולח על השקיית יתר ומעניש על שכחה. מזוגג עושה את ההפך. לכן לשכחנים: עציץ מזוגג, אדמה עם מעט טוף, וצמח בשרני.',
        'לשון החמות, פוטוס וזמיה יחכו לכם. את יום ההשקיה קשרו למשהו שקורה ממילא, כמו כביסת המצעים, ואל תסמכו על הזיכרון.',
      ],
      en: [
        'Unglazed clay breathes: it forgives too much water and punishes forgetting. A glazed pot does the reverse. So for the forgetful: glaze, some tuff in the soil, and a fleshy plant.',
      ],
    },
    category: 'rooms',
    tags: ['clay', 'care'],
    author: 'yael',
    picture: ['planter', 'sage', 'room'],
  },
  {
    slug: { he: 'הקיר-שמאחורי-הספה', en: 'the-wall-behind-the-sofa' },
    title: { he: 'הקיר שמאחורי הספה', en: 'The wall behind the sofa' },
    excerpt: {
      he: 'הדפס אחד גדול, שלושה קטנים, או כלום. רק לא משהו באמצע.',
      en: 'One large print, three small ones, or nothing. Only nothing in between.',
    },
    content: {
      he: [
        'תמונה בודדת צריכה להיות רחבה כשני שלישים מן הספה שמתחתיה. קטנה מזה, והיא נראית כמו בול על מעטפה. אם אין לכם אחת כזו, תלו שלוש באותה מסגרת ובמרווח של כף יד.',
        'הקו התחתון חשוב מן העליון: עשרים סנטימטרים מעל המשענת. לפני שקודחים, גזרו נייר בגודל התמונה והדביקו אותו ליומיים.',
      ],
      en: [
        'A single picture should be two thirds as wide as the sofa below; smaller, and it is a stamp on an envelope. Before drilling, tape up a sheet of paper of that size and live with it for two days.',
      ],
    },
    category: 'rooms',
    tags: ['colour', 'gifts'],
    author: 'noa',
    picture: ['poster', 'sea', 'room'],
  },
  {
    slug: { he: 'שטיח-שמחזיק-את-החדר', en: 'the-rug-that-holds-the-room' },
    title: { he: 'שטיח שמחזיק את החדר', en: 'The rug that holds the room' },
    excerpt: {
      he: 'אם כל הרגליים הקדמיות עליו, זה כבר סלון.',
      en: 'If all the front legs stand on it, it is a living room.',
    },
    content: {
      he: [
        'הטעות הנפוצה היא שטיח קטן מדי, אי בודד באמצע הרצפה. מדדו מרגל הספה ועד רגל הכיסא שמולה, והוסיפו שלושים סנטימטרים לכל צד. עדיף שטיח גדול ופשוט מקטן ומפואר.',
        'שטיח כותנה אפשר לכבס, ולכן הוא מתאים לחדר שאוכלים בו. צמר מתאים לחדר שיושבים בו על הרצפה. סובבו אותו פעם בעונה: השמש לא מחלקת את עצמה שווה בשווה.',
      ],
      en: [
        'The usual mistake is a rug too small, a lonely island. Measure from the sofa’s leg to the chair across from it, and add thirty centimetres on each side. Turn it every season: the sun is not fair.',
      ],
    },
    category: 'rooms',
    tags: ['wool', 'colour'],
    author: 'tamar',
    picture: ['rug', 'terracotta', 'front'],
  },
  {
    slug: { he: 'אמבטיה-עם-פחות-דברים', en: 'a-bathroom-with-fewer-things' },
    title: { he: 'אמבטיה עם פחות דברים', en: 'A bathroom with fewer things' },
    excerpt: {
      he: 'סבון אחד טוב, שתי מגבות שנעים לגעת בהן, ומדף פנוי.',
      en: 'One good soap, two towels you like to touch, and an empty shelf.',
    },
    content: {
      he: [
        'הוציאו את כל הבקבוקים לשעה אחת אל השולחן. תחזירו רק את מה שהשתמשתם בו השבוע. ברוב הבתים חוזרים שישה מתוך עשרים ושלושה.',
        'המקום שהתפנה הוא לא מקום לעוד משהו. הניחו עליו מגבת מגולגלת, והאמבטיה תרגיש כמו בית מלון שאתם מכירים את בעליו.',
      ],
      en: [
        'Take every bottle out to the table for an hour, and put back only what you used this week. In most homes six of twenty-three return. The space that is left is not there for something else.',
      ],
    },
    category: 'rooms',
    tags: ['linen', 'mornings'],
    author: 'amir',
    picture: ['towels', 'white', 'room'],
  },
  {
    slug: { he: 'חדר-ילדים-שגדל', en: 'a-childs-room-that-grows' },
    title: { he: 'חדר ילדים שגדל איתם', en: 'A child’s room that grows along' },
    excerpt: {
      he: 'קונים נמוך, תולים גבוה, ומשאירים קיר אחד ריק.',
      en: 'Buy low, hang high, and leave one wall empty.',
    },
    content: {
      he: [
        'שרפרף שהוא היום מדרגה אל הכיור יהיה בעוד שנתיים שולחן צד ובעוד עשר שנים כיסא לגיטרה. רהיטים לילדים כדאי לבחור לפי החיים השניים שלהם.',
        'את הקיר הריק תצטרכו. משהו יקרה עליו: מפה, ציורים, סרט של הקרנה. אל תמהרו לנחש מה.',
      ],
      en: [
        'The stool that is a step to the basin today will be a side table in two years, and a guitar seat in ten. Choose children’s furniture by its second life; and keep one wall empty, something will happen on it.',
      ],
    },
    category: 'rooms',
    tags: ['wood', 'repair'],
    author: 'noa',
    picture: ['stool', 'blush', 'front'],
  },
];
