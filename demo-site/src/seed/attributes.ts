import { type ColourSlug, colourOf } from './pictures/colours.ts';
import type { AttributeSheet, Choices, VariationSheet } from './sheet.ts';

/** The colour attribute with some of the shop's colours. */
export const colour = (
  slugs: readonly ColourSlug[],
  swatch: 'color' | 'image' = 'color',
): AttributeSheet => ({
  key: 'pa_color',
  name: { he: 'צבע', en: 'Color' },
  taxonomy: true,
  swatch,
  options: slugs.map((slug) => {
    const { he, en } = colourOf(slug);
    return { value: slug, name: { he, en }, colour: slug };
  }),
});

const sizeNames: Readonly<Record<string, { he: string; en: string }>> = {
  small: { he: 'קטן', en: 'Small' },
  medium: { he: 'בינוני', en: 'Medium' },
  large: { he: 'גדול', en: 'Large' },
};

/** The size attribute: clothing sizes keep their letters in both languages. */
export const size = (slugs: readonly string[]): AttributeSheet => ({
  key: 'pa_size',
  name: { he: 'מידה', en: 'Size' },
  taxonomy: true,
  swatch: 'button',
  options: slugs.map((slug) => ({
    value: slug,
    name: sizeNames[slug] ?? { he: slug.toUpperCase(), en: slug.toUpperCase() },
  })),
});

/** One variation for each combination of the attributes' options, first attribute slowest. */
export function combine(
  attributes: readonly AttributeSheet[],
  make: (choices: Choices) => Omit<VariationSheet, 'choices'>,
): VariationSheet[] {
  const choices = attributes.reduce<Choices[]>(
    (found, { key, options }) =>
      found.flatMap((choice) => options.map(({ value }) => ({ ...choice, [key]: value }))),
    [{}],
  );
  return choices.map((choice) => ({ choices: choice, ...make(choice) }));
}
