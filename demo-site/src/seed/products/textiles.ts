import { colour, combine, size } from '../attributes.ts';
import { type AttributeSheet, pieces, type Sheet } from '../sheet.ts';

const cushionColours = colour(['blush', 'mustard', 'sea', 'olive'], 'image');
const cushionSizes = size(['small', 'large']);

const rugSize: AttributeSheet = {
  key: 'pa_rug-size',
  name: { he: 'גודל', en: 'Rug size' },
  taxonomy: true,
  swatch: 'button',
  options: [
    { value: '80x150', name: { he: '80 × 150 ס״מ', en: '80 × 150 cm' } },
    { value: '120x180', name: { he: '120 × 180 ס״מ', en: '120 × 180 cm' } },
    { value: '160x240', name: { he: '160 × 240 ס״מ', en: '160 × 240 cm' } },
  ],
};
const rugPrices: Readonly<Record<string, number>> = { '80x150': 390, '120x180': 690, '160x240': 1190 };

export const textiles: readonly Sheet[] = [
  {
    type: 'variable',
    id: 122,
    slug: { he: 'כרית-פסים', en: 'striped-cushion' },
    name: { he: 'כרית פסים', en: 'Striped Cushion' },
    summary: {
      he: '<p>ציפית כותנה ארוגה עם מילוי, שני גדלים.</p>',
      en: '<p>A woven cotton cover with its filling, two sizes.</p>',
    },
    description: {
      he: ['רוכסן נסתר; הציפית ניתנת לכביסה.', 'קטן: 40 × 40 ס״מ. גדול: 60 × 60 ס״מ.'],
      en: ['A hidden zip; the cover can be washed.', 'Small: 40 × 40 cm. Large: 60 × 60 cm.'],
    },
    category: 'textiles',
    shape: 'cushion',
    featured: true,
    colour: 'blush',
    rating: [4.4, 26],
    attributes: [cushionColours, cushionSizes],
    variations: combine([cushionColours, cushionSizes], ({ pa_size }) => ({
      price: pa_size === 'large' ? 169 : 119,
      stock: pieces(14),
    })),
  },
  {
    type: 'simple',
    id: 123,
    slug: { he: 'שמיכת-צמר', en: 'wool-throw' },
    name: { he: 'שמיכת צמר', en: 'Wool Throw' },
    summary: { he: '<p>שמיכה לספה, 130 × 180 ס״מ.</p>', en: '<p>A throw for the sofa, 130 × 180 cm.</p>' },
    description: {
      he: ['צמר ממוחזר, חם וקל. נשארו יחידות אחרונות מהאריגה הזו.'],
      en: ['Recycled wool, warm and light. The last ones of this weave.'],
    },
    category: 'textiles',
    shape: 'throw',
    colour: 'indigo',
    price: 349,
    stock: pieces(2),
    rating: [4.9, 15],
  },
  {
    type: 'simple',
    id: 124,
    slug: { he: 'סט-מגבות', en: 'towel-set' },
    name: { he: 'סט מגבות ופל', en: 'Waffle Towel Set' },
    summary: { he: '<p>שלוש מגבות: פנים, ידיים וגוף.</p>', en: '<p>Three towels: face, hands and body.</p>' },
    description: {
      he: ['אריגת ופל שסופגת מהר ומתייבשת מהר עוד יותר.'],
      en: ['A waffle weave that soaks fast and dries faster.'],
    },
    category: 'textiles',
    shape: 'towels',
    colour: 'terracotta',
    price: 210,
    rating: [4.3, 20],
  },
  {
    type: 'variable',
    id: 125,
    slug: { he: 'שטיח-מעוינים', en: 'diamond-rug' },
    name: { he: 'שטיח מעוינים', en: 'Diamond Rug' },
    summary: { he: '<p>שטיח ארוג שטוח, דו־צדדי.</p>', en: '<p>A flat-woven rug with two good sides.</p>' },
    description: {
      he: ['צמר וכותנה, קל לשאיבה, אפשר להפוך אותו כשמתחשק.'],
      en: ['Wool and cotton, easy to clean; turn it over when you feel like it.'],
    },
    category: 'textiles',
    shape: 'rug',
    colour: 'sea',
    rating: [4.7, 13],
    attributes: [rugSize],
    variations: combine([rugSize], (choices) => ({
      price: rugPrices[choices['pa_rug-size'] ?? ''] ?? 390,
      stock: pieces(6),
    })),
  },
];
