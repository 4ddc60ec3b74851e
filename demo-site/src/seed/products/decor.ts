import { colour, combine } from '../attributes.ts';
import { type AttributeSheet, outOfStock, pieces, type Sheet } from '../sheet.ts';

const posterColours = colour(['terracotta', 'mustard', 'sea']);
const frame: AttributeSheet = {
  key: 'frame',
  name: { he: 'מסגרת', en: 'Frame' },
  taxonomy: false,
  swatch: 'radio',
  options: [
    { value: 'With Frame', name: { he: 'עם מסגרת', en: 'With Frame' } },
    { value: 'Print Only', name: { he: 'הדפס בלבד', en: 'Print Only' } },
  ],
};

export const decor: readonly Sheet[] = [
  {
    type: 'simple',
    id: 115,
    slug: { he: 'מראה-עגולה', en: 'round-mirror' },
    name: { he: 'מראה עגולה', en: 'Round Mirror' },
    summary: { he: '<p>מסגרת פליז, קוטר 60 ס״מ.</p>', en: '<p>A brass frame, 60 cm across.</p>' },
    description: {
      he: ['אזלה אחרי שבועיים. הסדרה הבאה בעבודה.'],
      en: ['Gone within two weeks. The next series is being made.'],
    },
    category: 'decor',
    shape: 'mirror',
    colour: 'mustard',
    price: 540,
    stock: outOfStock,
    rating: [4.8, 10],
  },
  {
    type: 'simple',
    id: 126,
    slug: { he: 'סל-קש', en: 'straw-basket' },
    name: { he: 'סל קש טבול', en: 'Dipped Straw Basket' },
    summary: {
      he: '<p>סל קלוע לאחסון, חציו טבול בצבע.</p>',
      en: '<p>A woven basket for storage, half dipped in paint.</p>',
    },
    description: {
      he: ['מתאים לצעצועים, לשמיכות או לעיתונים. קוטר 34 ס״מ.'],
      en: ['For toys, blankets or newspapers. 34 cm across.'],
    },
    category: 'decor',
    shape: 'basket',
    colour: 'blush',
    price: 129,
    stock: pieces(17),
    rating: [4.5, 19],
  },
  {
    type: 'variable',
    id: 127,
    slug: { he: 'הדפס-שמש', en: 'sun-print' },
    name: { he: 'הדפס שמש והרים', en: 'Sun & Hills Print' },
    summary: {
      he: '<p>הדפס רשת על נייר כותנה, 30 × 40 ס״מ.</p>',
      en: '<p>A screen print on cotton paper, 30 × 40 cm.</p>',
    },
    description: {
      he: ['מהדורה של 200, חתומה וממוספרת.'],
      en: ['An edition of 200, signed and numbered.'],
    },
    category: 'decor',
    shape: 'poster',
    colour: 'terracotta',
    rating: [4.9, 8],
    attributes: [posterColours, frame],
    variations: combine([posterColours, frame], (choices) => ({
      price: choices.frame === 'With Frame' ? 260 : 120,
    })),
  },
  {
    type: 'simple',
    id: 128,
    slug: { he: 'סבון-זית', en: 'olive-soap' },
    name: { he: 'סבון שמן זית', en: 'Olive-Oil Soap' },
    summary: {
      he: '<p>שמן זית, מרווה ומים. זה הכול.</p>',
      en: '<p>Olive oil, sage and water. That is all.</p>',
    },
    description: {
      he: ['מתייבש חצי שנה לפני שהוא יוצא מהמדף, ולכן מחזיק הרבה זמן.'],
      en: ['Dried for half a year before it leaves the shelf, so it lasts.'],
    },
    category: 'decor',
    shape: 'soap',
    colour: 'sage',
    price: 29.9,
    stock: pieces(120),
    rating: [4.6, 74],
  },
  {
    type: 'grouped',
    id: 129,
    slug: { he: 'מארז-בוקר', en: 'morning-set' },
    name: { he: 'מארז בוקר', en: 'Morning Set' },
    summary: {
      he: '<p>בחרו כמה מכל דבר והרכיבו בוקר משלכם.</p>',
      en: '<p>Choose how many of each and make a morning of your own.</p>',
    },
    description: {
      he: ['כוס, כפות וסבון שמסתדרים יפה יחד, במארז מתנה.'],
      en: ['A cup, spoons and soap that go well together, in a gift box.'],
    },
    category: 'decor',
    shape: 'tray',
    colour: 'sea',
    childIds: [101, 111, 128],
    rating: [4.7, 5],
  },
  {
    type: 'external',
    id: 130,
    slug: { he: 'סדנת-אובניים', en: 'pottery-workshop' },
    name: { he: 'סדנת אובניים', en: 'Pottery Workshop' },
    summary: {
      he: '<p>שלוש שעות, חימר אחד, קערה ראשונה.</p>',
      en: '<p>Three hours, one lump of clay, a first bowl.</p>',
    },
    description: {
      he: ['ההרשמה לסדנה נעשית באתר הסטודיו.'],
      en: ['Places are booked on the studio’s own site.'],
    },
    category: 'decor',
    shape: 'vase',
    colour: 'mustard',
    price: 320,
    url: 'https://example.org/pottery-workshop',
    buttonText: { he: 'לשריון מקום', en: 'Book a place' },
    rating: [0, 0],
  },
];
