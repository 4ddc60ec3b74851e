import type { PostTaxonomy, PostTerm } from '../../shop/magazine.ts';
import type { LocalText } from '../../shop/model.ts';

const term =
  (taxonomy: PostTaxonomy) =>
  (id: number, slug: LocalText, name: LocalText, description: LocalText = { he: '', en: '' }): PostTerm => ({
    id,
    taxonomy,
    slug,
    name,
    description,
  });

const category = term('category');
const tag = term('post_tag');

export const postCategories = {
  workshop: category(
    61,
    { he: 'מהסדנה', en: 'from-the-workshop' },
    { he: 'מהסדנה', en: 'From the workshop' },
    { he: 'איך נעשים הדברים, ומי עושה אותם.', en: 'How things are made, and by whom.' },
  ),
  rooms: category(
    62,
    { he: 'חדרים', en: 'rooms' },
    { he: 'חדרים', en: 'Rooms' },
    { he: 'פינות קטנות ושינויים שלא דורשים שיפוץ.', en: 'Small corners, and changes that need no builder.' },
  ),
  table: category(
    63,
    { he: 'שולחן-ומטבח', en: 'table-and-kitchen' },
    { he: 'שולחן ומטבח', en: 'Table & kitchen' },
    { he: 'על מה שאוכלים ממנו, ועל מי שיושב מסביב.', en: 'What we eat from, and who sits around it.' },
  ),
  light: category(
    64,
    { he: 'אור', en: 'light' },
    { he: 'אור', en: 'Light' },
    { he: 'מנורות, נרות, וחלונות בשעות שונות.', en: 'Lamps, candles, and windows at different hours.' },
  ),
  cloth: category(
    65,
    { he: 'בד-וחוט', en: 'cloth-and-thread' },
    { he: 'בד וחוט', en: 'Cloth & thread' },
    { he: 'פשתן, צמר וכותנה, ואיך שומרים עליהם.', en: 'Linen, wool and cotton, and how to keep them.' },
  ),
  island: category(
    66,
    { he: 'חיי-האי', en: 'island-life' },
    { he: 'חיי האי', en: 'Island life' },
    { he: 'הים, הרוח, והאנשים שביניהם.', en: 'The sea, the wind, and the people in between.' },
  ),
} as const satisfies Record<string, PostTerm>;

export const postTags = {
  clay: tag(71, { he: 'חימר', en: 'clay' }, { he: 'חימר', en: 'Clay' }),
  wood: tag(72, { he: 'עץ', en: 'wood' }, { he: 'עץ', en: 'Wood' }),
  linen: tag(73, { he: 'פשתן', en: 'linen' }, { he: 'פשתן', en: 'Linen' }),
  wool: tag(74, { he: 'צמר', en: 'wool' }, { he: 'צמר', en: 'Wool' }),
  gifts: tag(75, { he: 'מתנות', en: 'gifts' }, { he: 'מתנות', en: 'Gifts' }),
  care: tag(76, { he: 'טיפול', en: 'care' }, { he: 'טיפול', en: 'Care' }),
  colour: tag(77, { he: 'צבע', en: 'colour' }, { he: 'צבע', en: 'Colour' }),
  guests: tag(78, { he: 'אירוח', en: 'guests' }, { he: 'אירוח', en: 'Guests' }),
  mornings: tag(79, { he: 'בוקר', en: 'mornings' }, { he: 'בוקר', en: 'Mornings' }),
  sea: tag(80, { he: 'ים', en: 'sea' }, { he: 'ים', en: 'Sea' }),
  repair: tag(81, { he: 'תיקון', en: 'repair' }, { he: 'תיקון', en: 'Repair' }),
  makers: tag(82, { he: 'אומנים', en: 'makers' }, { he: 'אומנים', en: 'Makers' }),
} as const satisfies Record<string, PostTerm>;

export const authors = {
  noa: { he: 'נועה כהן', en: 'Noa Cohen' },
  yael: { he: 'יעל ברק', en: 'Yael Barak' },
  amir: { he: 'אמיר חדאד', en: 'Amir Haddad' },
  tamar: { he: 'תמר אלון', en: 'Tamar Alon' },
} as const satisfies Record<string, LocalText>;

export type PostCategoryName = keyof typeof postCategories;
export type PostTagName = keyof typeof postTags;
export type AuthorName = keyof typeof authors;
