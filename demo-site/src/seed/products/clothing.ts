import { colour, combine, size } from '../attributes.ts';
import { outOfStock, pieces, type Sheet } from '../sheet.ts';

const letters = ['xs', 's', 'm', 'l', 'xl', 'xxl'];
const shirtColours = colour(['white', 'sand', 'sage', 'sea', 'indigo', 'blush', 'charcoal']);
const dressColours = colour(['blush', 'olive', 'indigo']);
const dressSizes = size(['s', 'm', 'l', 'xl']);
const trouserColours = colour(['sand', 'charcoal']);
const trouserSizes = size(['s', 'm', 'l']);
const apronColours = colour(['olive', 'mustard', 'indigo']);
const toteColours = colour([
  'white',
  'sand',
  'terracotta',
  'olive',
  'sage',
  'sea',
  'indigo',
  'mustard',
  'blush',
  'charcoal',
]);

export const clothing: readonly Sheet[] = [
  {
    type: 'variable',
    id: 116,
    slug: { he: 'חולצת-פשתן', en: 'linen-shirt' },
    name: { he: 'חולצת פשתן', en: 'Linen Shirt' },
    summary: {
      he: '<p>חולצה מכופתרת מפשתן שטוף, שבעה צבעים, שש מידות.</p>',
      en: '<p>A buttoned shirt in washed linen, seven colours, six sizes.</p>',
    },
    description: {
      he: [
        'פשתן אירופי במשקל 170 גרם, רך מהלבישה הראשונה.',
        'גזרה ישרה. אם אתם בין שתי מידות, קחו את הקטנה.',
      ],
      en: [
        'European linen of 170 grams, soft from the first day.',
        'A straight cut. Between two sizes, take the smaller.',
      ],
    },
    category: 'clothing',
    shape: 'shirt',
    colour: 'sage',
    featured: true,
    rating: [4.8, 96],
    attributes: [shirtColours, size(letters)],
    // 42 variations: more than the page carries, so that the form asks the server for each.
    variations: combine([shirtColours, size(letters)], ({ pa_color, pa_size }) => ({
      price: pa_size === 'xxl' ? 289 : 269,
      stock:
        pa_color === 'blush' && pa_size === 'xs' ? outOfStock : pa_size === 'xl' ? pieces(4) : pieces(18),
    })),
  },
  {
    type: 'variable',
    id: 117,
    slug: { he: 'שמלת-פשתן', en: 'linen-dress' },
    name: { he: 'שמלת פשתן', en: 'Linen Dress' },
    summary: {
      he: '<p>שמלת מידי עם כיסים וחגורה דקה.</p>',
      en: '<p>A midi dress with pockets and a thin belt.</p>',
    },
    description: {
      he: ['פשתן טבעי שנצבע אחרי התפירה, ולכן הצבע עמוק ואחיד.', 'כביסה עדינה ב־30 מעלות.'],
      en: ['Natural linen dyed after sewing, so the colour is deep and even.', 'Gentle wash at 30 degrees.'],
    },
    category: 'clothing',
    shape: 'dress',
    colour: 'blush',
    featured: true,
    rating: [4.6, 41],
    attributes: [dressColours, dressSizes],
    variations: combine([dressColours, dressSizes], ({ pa_color, pa_size }) => ({
      price: 420,
      ...(pa_color === 'olive' ? { sale: 336 } : {}),
      stock:
        pa_color === 'indigo' && pa_size === 's' ? outOfStock : pa_size === 'xl' ? pieces(2) : pieces(11),
    })),
  },
  {
    type: 'variable',
    id: 118,
    slug: { he: 'מכנסי-פשתן', en: 'linen-trousers' },
    name: { he: 'מכנסי פשתן', en: 'Linen Trousers' },
    summary: {
      he: '<p>גומי נסתר, שרוך, שני כיסים עמוקים.</p>',
      en: '<p>A hidden elastic, a cord, two deep pockets.</p>',
    },
    description: {
      he: ['מכנסיים שנעים לשבת בהם על הרצפה וגם ללבוש לארוחת ערב.'],
      en: ['Trousers for sitting on the floor and for going out to dinner.'],
    },
    category: 'clothing',
    shape: 'trousers',
    colour: 'sand',
    rating: [4.3, 22],
    attributes: [trouserColours, trouserSizes],
    // Some pairs were never made: their options are disabled when the other is chosen.
    variations: combine([trouserColours, trouserSizes], () => ({ price: 310, stock: pieces(7) })).filter(
      ({ choices }) => !(choices.pa_color === 'charcoal' && choices.pa_size === 's'),
    ),
  },
  {
    type: 'variable',
    id: 119,
    slug: { he: 'סינר-עבודה', en: 'work-apron' },
    name: { he: 'סינר עבודה', en: 'Work Apron' },
    summary: {
      he: '<p>כותנה עבה, כיס כפול, קשירה מאחור.</p>',
      en: '<p>Heavy cotton, a double pocket, tied at the back.</p>',
    },
    description: {
      he: ['אותו סינר שבו אנחנו עובדים בסטודיו. מידה אחת.'],
      en: ['The apron we work in at the studio. One size.'],
    },
    category: 'clothing',
    shape: 'apron',
    colour: 'olive',
    rating: [4.7, 17],
    attributes: [apronColours],
    variations: combine([apronColours], () => ({ price: 145 })),
  },
  {
    type: 'simple',
    id: 120,
    slug: { he: 'צעיף-ארוג', en: 'woven-scarf' },
    name: { he: 'צעיף ארוג', en: 'Woven Scarf' },
    summary: { he: '<p>צמר מרינו וכותנה, 180 × 60 ס״מ.</p>', en: '<p>Merino and cotton, 180 × 60 cm.</p>' },
    description: {
      he: ['נארג בנול ידני. שלושה פסים בכל קצה, ושוליים קשורים ביד.'],
      en: ['Woven on a hand loom. Three stripes at each end, and hand-knotted fringes.'],
    },
    category: 'clothing',
    shape: 'scarf',
    colour: 'blush',
    price: 190,
    sale: 133,
    stock: pieces(21),
    rating: [4.5, 33],
  },
  {
    type: 'variable',
    id: 121,
    slug: { he: 'תיק-בד', en: 'canvas-tote' },
    name: { he: 'תיק בד', en: 'Canvas Tote' },
    summary: { he: '<p>תיק קנבס עמיד, עשרה צבעים.</p>', en: '<p>A sturdy canvas bag in ten colours.</p>' },
    description: {
      he: ['נושא עד 15 ק״ג של ירקות מהשוק. רצועות ארוכות מספיק לכתף.'],
      en: ['Carries 15 kg of vegetables. The straps are long enough for a shoulder.'],
    },
    category: 'clothing',
    shape: 'tote',
    colour: 'charcoal',
    rating: [4.6, 58],
    attributes: [toteColours],
    variations: combine([toteColours], () => ({ price: 99, stock: pieces(30) })),
  },
];
