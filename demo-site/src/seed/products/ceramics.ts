import { colour, combine, size } from '../attributes.ts';
import { madeToOrder, outOfStock, pieces, type Sheet, type VariableSheet } from '../sheet.ts';

const mugColours = colour(['white', 'sage', 'sea', 'charcoal']);
const glaze = {
  ...colour(['terracotta', 'white', 'indigo'], 'image'),
  key: 'pa_glaze',
  name: { he: 'גלזורה', en: 'Glaze' },
};
const planterColours = colour(['sand', 'olive', 'blush']);

/** Each size has one price in every colour: the colour of a variation is "any". */
const planter: VariableSheet = {
  type: 'variable',
  id: 107,
  slug: { he: 'עציץ-מדרגה', en: 'step-planter' },
  name: { he: 'עציץ מדרגה', en: 'Step Planter' },
  summary: {
    he: '<p>עציץ עם שפה עבה וחור ניקוז, בשלוש מידות.</p>',
    en: '<p>A planter with a thick rim and a drain hole, in three sizes.</p>',
  },
  description: {
    he: [
      'החימר הנקבובי נושם ועוזר לשורשים להישאר בריאים.',
      'המידה היא קוטר השפה: 12, 18 או 25 ס״מ. הצלחת נמכרת בנפרד.',
    ],
    en: [
      'Porous clay breathes and keeps roots healthy.',
      'Sizes are the rim’s diameter: 12, 18 or 25 cm. The saucer is sold apart.',
    ],
  },
  category: 'ceramics',
  shape: 'planter',
  colour: 'sand',
  rating: [4.4, 11],
  attributes: [planterColours, size(['small', 'medium', 'large'])],
  variations: [
    { choices: { pa_color: '', pa_size: 'small' }, price: 59 },
    { choices: { pa_color: '', pa_size: 'medium' }, price: 95 },
    { choices: { pa_color: '', pa_size: 'large' }, price: 149, stock: pieces(6) },
  ],
};

export const ceramics: readonly Sheet[] = [
  {
    type: 'simple',
    id: 101,
    slug: { he: 'כוס-חימר', en: 'clay-cup' },
    name: { he: 'כוס חימר', en: 'Clay Cup' },
    summary: {
      he: '<p>כוס בלי ידית, 180 מ״ל, בגודל שמתאים לכף היד.</p>',
      en: '<p>A cup without a handle, 180 ml, made to fit the palm.</p>',
    },
    description: {
      he: [
        'נעשית על האובניים בסטודיו קטן ביפו. הגלזורה מכסה את החצי העליון, והחימר נשאר חשוף היכן שהאצבעות אוחזות.',
        'מתאימה למדיח ולמיקרוגל.',
      ],
      en: [
        'Thrown in a small studio in Jaffa. The glaze covers the upper half; the clay stays bare where the fingers hold it.',
        'Dishwasher and microwave safe.',
      ],
    },
    category: 'ceramics',
    shape: 'cup',
    colour: 'terracotta',
    price: 68,
    stock: pieces(24),
    featured: true,
    rating: [4.8, 37],
  },
  {
    type: 'variable',
    id: 102,
    slug: { he: 'ספל-מנומר', en: 'speckled-mug' },
    name: { he: 'ספל מנומר', en: 'Speckled Mug' },
    summary: {
      he: '<p>ספל 320 מ״ל עם ידית רחבה, בארבע גלזורות מנומרות.</p>',
      en: '<p>A 320 ml mug with a wide handle, in four speckled glazes.</p>',
    },
    description: {
      he: ['הנקודות הן מינרלים שבחימר עצמו ולכן אין שני ספלים זהים.', 'מתאים לקפה גדול, לתה ולמרק קטן.'],
      en: [
        'The speckles are minerals of the clay itself, so no two mugs are alike.',
        'Good for a large coffee, for tea, and for a small soup.',
      ],
    },
    category: 'ceramics',
    shape: 'mug',
    colour: 'white',
    featured: true,
    rating: [4.6, 52],
    attributes: [mugColours],
    variations: combine([mugColours], ({ pa_color }) => ({
      price: 79,
      stock: pa_color === 'charcoal' ? outOfStock : pa_color === 'sea' ? pieces(3) : pieces(40),
    })),
  },
  {
    type: 'simple',
    id: 103,
    slug: { he: 'קערת-הגשה', en: 'serving-bowl' },
    name: { he: 'קערת הגשה', en: 'Serving Bowl' },
    summary: {
      he: '<p>קערה רחבה ל־4–6 סועדים, קוטר 28 ס״מ.</p>',
      en: '<p>A wide bowl for four to six, 28 cm across.</p>',
    },
    description: {
      he: ['גלזורת ים עמוקה מבפנים ומבחוץ, פס אחד של חימר חשוף.', 'יפה גם ריקה, באמצע השולחן.'],
      en: ['A deep sea glaze inside and out, and one line of bare clay.', 'Good looking when empty, too.'],
    },
    category: 'ceramics',
    shape: 'bowl',
    colour: 'sea',
    price: 185,
    sale: 148,
    stock: pieces(9),
    rating: [4.9, 18],
  },
  {
    type: 'simple',
    id: 104,
    slug: { he: 'סט-צלחות', en: 'plate-set' },
    name: { he: 'סט צלחות בערימה', en: 'Stacked Plate Set' },
    summary: {
      he: '<p>ארבע צלחות, שתיים חלקות ושתיים בצבע.</p>',
      en: '<p>Four plates, two plain and two in colour.</p>',
    },
    description: {
      he: ['צלחות 24 ס״מ שנערמות בלי להתנדנד.', 'מגיעות בקופסה מתאימה למתנה.'],
      en: ['24 cm plates that stack without a wobble.', 'They come in a box fit for a present.'],
    },
    category: 'ceramics',
    shape: 'plates',
    colour: 'olive',
    price: 320,
    rating: [4.5, 9],
  },
  {
    type: 'variable',
    id: 105,
    slug: { he: 'אגרטל-פעמון', en: 'bell-vase' },
    name: { he: 'אגרטל פעמון', en: 'Bell Vase' },
    summary: {
      he: '<p>אגרטל בגובה 26 ס״מ לענף אחד יפה.</p>',
      en: '<p>A 26 cm vase for one good branch.</p>',
    },
    description: {
      he: ['צוואר צר שמחזיק ענף בודד זקוף, גוף עגול שמחזיק הרבה מים.', 'אטום לגמרי – אפשר להניח על רהיט עץ.'],
      en: [
        'A narrow neck holds a single branch upright, a round body holds plenty of water.',
        'Fully sealed: safe on wooden furniture.',
      ],
    },
    category: 'ceramics',
    shape: 'vase',
    colour: 'terracotta',
    featured: true,
    rating: [4.7, 23],
    attributes: [glaze],
    variations: combine([glaze], ({ pa_glaze }) => ({ price: pa_glaze === 'indigo' ? 195 : 165 })),
  },
  {
    type: 'simple',
    id: 106,
    slug: { he: 'קומקום-חליטה', en: 'brewing-teapot' },
    name: { he: 'קומקום חליטה', en: 'Brewing Teapot' },
    summary: {
      he: '<p>קומקום 900 מ״ל עם ידית במבוק ומסננת.</p>',
      en: '<p>A 900 ml pot with a bamboo handle and a strainer.</p>',
    },
    description: {
      he: ['נעשה לפי הזמנה: כשאזל מהמדף, אנחנו מכינים אחד חדש תוך שלושה שבועות.'],
      en: ['Made to order: when the shelf is empty we make a new one within three weeks.'],
    },
    category: 'ceramics',
    shape: 'teapot',
    colour: 'sage',
    price: 240,
    stock: madeToOrder,
    rating: [4.3, 6],
  },
  planter,
];
