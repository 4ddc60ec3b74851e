/** A colour the shop sells in: the swatch the visitor sees and the paint the pictures are made with. */
export interface Colour {
  slug: string;
  he: string;
  en: string;
  hex: string;
}

export const colours = [
  { slug: 'white', he: 'לבן', en: 'White', hex: '#f3efe7' },
  { slug: 'sand', he: 'חול', en: 'Sand', hex: '#d8c3a0' },
  { slug: 'terracotta', he: 'טרקוטה', en: 'Terracotta', hex: '#bf6a4a' },
  { slug: 'olive', he: 'זית', en: 'Olive', hex: '#7c8458' },
  { slug: 'sage', he: 'מרווה', en: 'Sage', hex: '#a9b8a0' },
  { slug: 'sea', he: 'ים', en: 'Sea blue', hex: '#4f7f8f' },
  { slug: 'indigo', he: 'אינדיגו', en: 'Indigo', hex: '#3c4a6b' },
  { slug: 'mustard', he: 'חרדל', en: 'Mustard', hex: '#d1a03f' },
  { slug: 'blush', he: 'ורוד עתיק', en: 'Blush', hex: '#dba99a' },
  { slug: 'charcoal', he: 'פחם', en: 'Charcoal', hex: '#45423f' },
] as const satisfies readonly Colour[];

export type ColourSlug = (typeof colours)[number]['slug'];

export const colourOf = (slug: ColourSlug): Colour => {
  const found = colours.find((colour) => colour.slug === slug);
  if (!found) throw new Error(`No colour is called ${slug}.`);
  return found;
};
