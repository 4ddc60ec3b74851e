import type { Category, LocalText } from '../shop/model.ts';

const category = (id: number, slug: LocalText, name: LocalText, description: LocalText): Category => ({
  id,
  slug,
  name,
  description,
  parentId: null,
});

export const categories = {
  ceramics: category(
    21,
    { he: 'קרמיקה', en: 'ceramics' },
    { he: 'קרמיקה', en: 'Ceramics' },
    {
      he: 'כלים בעבודת אובניים, שתי שריפות, כל אחד קצת אחר.',
      en: 'Thrown by hand, fired twice, each a little different.',
    },
  ),
  wood: category(
    22,
    { he: 'עץ-ומטבח', en: 'wood-and-kitchen' },
    { he: 'עץ ומטבח', en: 'Wood & kitchen' },
    { he: 'עץ זית ואלון, משומן ומוכן לעבודה.', en: 'Olive wood and oak, oiled and ready for work.' },
  ),
  light: category(
    23,
    { he: 'תאורה', en: 'lighting' },
    { he: 'תאורה', en: 'Lighting' },
    { he: 'אור רך לערבים ארוכים.', en: 'Soft light for long evenings.' },
  ),
  textiles: category(
    24,
    { he: 'טקסטיל-לבית', en: 'home-textiles' },
    { he: 'טקסטיל לבית', en: 'Home textiles' },
    { he: 'כותנה, צמר ופשתן שנעים לגעת בהם.', en: 'Cotton, wool and linen that feel good.' },
  ),
  clothing: category(
    25,
    { he: 'לבוש', en: 'clothing' },
    { he: 'לבוש', en: 'Clothing' },
    { he: 'גזרות פשוטות מפשתן שנושם.', en: 'Simple cuts in linen that breathes.' },
  ),
  decor: category(
    26,
    { he: 'נוי-ומתנות', en: 'decor-and-gifts' },
    { he: 'נוי ומתנות', en: 'Decor & gifts' },
    { he: 'דברים קטנים שעושים בית.', en: 'Small things that make a home.' },
  ),
} as const satisfies Record<string, Category>;

export type CategorySlug = keyof typeof categories;
