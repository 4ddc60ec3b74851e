import { colour, combine } from '../attributes.ts';
import { type AttributeSheet, pieces, type Sheet } from '../sheet.ts';

const lampColours = colour(['sage', 'terracotta', 'indigo', 'white']);
const pendantColours = colour(['olive', 'sand', 'charcoal']);

const diameter: AttributeSheet = {
  key: 'pa_diameter',
  name: { he: 'קוטר', en: 'Diameter' },
  taxonomy: true,
  swatch: 'radio',
  options: [
    { value: '35-cm', name: { he: '35 ס״מ', en: '35 cm' } },
    { value: '50-cm', name: { he: '50 ס״מ', en: '50 cm' } },
  ],
};

const scent: AttributeSheet = {
  key: 'scent',
  name: { he: 'ניחוח', en: 'Scent' },
  taxonomy: false,
  swatch: 'select',
  options: [
    { value: 'Fig Leaf', name: { he: 'עלה תאנה', en: 'Fig Leaf' }, colour: 'olive' },
    { value: 'Cedar', name: { he: 'ארז', en: 'Cedar' }, colour: 'terracotta' },
    { value: 'Sea Salt', name: { he: 'מלח ים', en: 'Sea Salt' }, colour: 'sea' },
  ],
};

export const light: readonly Sheet[] = [
  {
    type: 'variable',
    id: 112,
    slug: { he: 'מנורת-שולחן', en: 'table-lamp' },
    name: { he: 'מנורת שולחן', en: 'Table Lamp' },
    summary: {
      he: '<p>בסיס קרמי ואהיל פשתן, אור חם.</p>',
      en: '<p>A ceramic foot, a linen shade, a warm light.</p>',
    },
    description: {
      he: ['כבל בד באורך 2 מ׳ עם מתג. נורה E27 (לא כלולה).', 'גובה 48 ס״מ.'],
      en: ['A 2 m cloth cord with a switch. Takes an E27 bulb (not included).', '48 cm high.'],
    },
    category: 'light',
    shape: 'lamp',
    colour: 'sage',
    featured: true,
    rating: [4.7, 31],
    attributes: [lampColours],
    variations: combine([lampColours], ({ pa_color }) => ({
      price: 389,
      stock: pieces(12),
      ...(pa_color === 'terracotta' ? { sale: 329 } : {}),
    })),
  },
  {
    type: 'variable',
    id: 113,
    slug: { he: 'מנורת-תלייה', en: 'pendant-lamp' },
    name: { he: 'מנורת תלייה קלועה', en: 'Woven Pendant' },
    summary: {
      he: '<p>אהיל קלוע ביד מעל שולחן האוכל.</p>',
      en: '<p>A hand-woven shade above the table.</p>',
    },
    description: {
      he: ['הקליעה הצפופה מרככת את האור ולא מסנוורת.', 'כבל 1.5 מ׳ שאפשר לקצר.'],
      en: ['The close weave softens the light and never glares.', 'A 1.5 m cord that can be shortened.'],
    },
    category: 'light',
    shape: 'pendant',
    colour: 'olive',
    rating: [4.5, 12],
    attributes: [pendantColours, diameter],
    variations: combine([pendantColours, diameter], ({ pa_diameter }) => ({
      price: pa_diameter === '50-cm' ? 640 : 460,
      stock: pieces(5),
    })),
  },
  {
    type: 'variable',
    id: 114,
    slug: { he: 'נר-ריחני', en: 'scented-candle' },
    name: { he: 'נר ריחני', en: 'Scented Candle' },
    summary: { he: '<p>שעוות סויה, כ־40 שעות בערה.</p>', en: '<p>Soy wax, about forty hours.</p>' },
    description: {
      he: ['פתיל כותנה, כוס זכוכית שאפשר לשטוף ולהשתמש בה שוב.'],
      en: ['A cotton wick, and a glass that can be washed and used again.'],
    },
    category: 'light',
    shape: 'candle',
    colour: 'olive',
    rating: [4.6, 45],
    attributes: [scent],
    variations: combine([scent], () => ({ price: 89, stock: pieces(60) })),
    defaults: { scent: 'Cedar' },
  },
];
