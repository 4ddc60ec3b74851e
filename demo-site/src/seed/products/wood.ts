import { combine } from '../attributes.ts';
import { type AttributeSheet, pieces, type Sheet } from '../sheet.ts';

/** A custom attribute: not a taxonomy, so its values keep their case. */
const timber: AttributeSheet = {
  key: 'wood',
  name: { he: 'סוג העץ', en: 'Wood' },
  taxonomy: false,
  swatch: 'button',
  options: [
    { value: 'Oak', name: { he: 'אלון', en: 'Oak' }, colour: 'sand' },
    { value: 'Walnut', name: { he: 'אגוז', en: 'Walnut' }, colour: 'charcoal' },
    { value: 'Painted White', name: { he: 'צבוע לבן', en: 'Painted White' }, colour: 'white' },
  ],
};

export const wood: readonly Sheet[] = [
  {
    type: 'simple',
    id: 108,
    slug: { he: 'קרש-חיתוך-עץ-זית', en: 'olive-wood-board' },
    name: { he: 'קרש חיתוך מעץ זית', en: 'Olive-Wood Board' },
    summary: { he: '<p>קרש אחד, לוח אחד, בלי דבק.</p>', en: '<p>One board, one plank, no glue.</p>' },
    description: {
      he: ['נגזר מעצי זית שפסקו לתת פרי בגליל. הסיבים הצפופים לא שומרים ריח.', 'לשטוף ביד, לשמן פעם בחודש.'],
      en: [
        'Cut from Galilee olive trees that no longer bear fruit. The dense grain keeps no smell.',
        'Wash by hand, oil once a month.',
      ],
    },
    category: 'wood',
    shape: 'board',
    colour: 'terracotta',
    price: 159,
    stock: pieces(15),
    featured: true,
    rating: [4.9, 64],
  },
  {
    type: 'variable',
    id: 109,
    slug: { he: 'שרפרף-ישיבה', en: 'sitting-stool' },
    name: { he: 'שרפרף ישיבה', en: 'Sitting Stool' },
    summary: {
      he: '<p>שרפרף בגובה 45 ס״מ, מושב מעוגל.</p>',
      en: '<p>A 45 cm stool with a rounded seat.</p>',
    },
    description: {
      he: ['ארבע רגליים שנכנסות למושב בלי בורג אחד.', 'משמש גם כשולחן צד קטן ליד המיטה.'],
      en: ['Four legs join the seat without a single screw.', 'Also a small table beside the bed.'],
    },
    category: 'wood',
    shape: 'stool',
    colour: 'sand',
    rating: [4.4, 14],
    attributes: [timber],
    variations: combine([timber], ({ wood: kind }) => ({
      price: kind === 'Walnut' ? 520 : 430,
      stock: pieces(8),
    })),
  },
  {
    type: 'simple',
    id: 110,
    slug: { he: 'מגש-הגשה-יחיד', en: 'one-off-tray' },
    name: { he: 'מגש הגשה אחד ויחיד', en: 'One-Off Serving Tray' },
    summary: {
      he: '<p>נחרט ביד. יש רק אחד כזה לכל לקוח.</p>',
      en: '<p>Turned by hand. One to a customer.</p>',
    },
    description: {
      he: ['מגש בקוטר 38 ס״מ מעץ אגוז משומן.', 'כל מגש מוטבע במספר משלו.'],
      en: ['A 38 cm tray of oiled walnut.', 'Each is stamped with a number of its own.'],
    },
    category: 'wood',
    shape: 'tray',
    colour: 'olive',
    price: 280,
    soldIndividually: true,
    rating: [5, 7],
  },
  {
    type: 'simple',
    id: 111,
    slug: { he: 'כפות-בישול', en: 'cooking-spoons' },
    name: { he: 'שלוש כפות בישול', en: 'Three Cooking Spoons' },
    summary: {
      he: '<p>כף, כף מחוררת ומרית, מעץ בוק.</p>',
      en: '<p>A spoon, a deep spoon and a spatula in beech.</p>',
    },
    description: {
      he: ['קלות, חזקות, ולא שורטות מחבתות.'],
      en: ['Light, strong, and kind to pans.'],
    },
    category: 'wood',
    shape: 'spoons',
    colour: 'mustard',
    price: 42.9,
    rating: [4.2, 28],
  },
];
