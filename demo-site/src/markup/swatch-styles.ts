import type { Repository } from '../shop/repository.ts';

/** Returns the class that paints a colour swatch, because the pages' policy allows no inline style. */
export const swatchClass = (key: string, value: string) => `swatch-${slug(key)}-${slug(value)}`;

/** Returns a CSS rule for every colour of the shop's attributes. */
export function swatchStyles(repository: Repository): string {
  const rules = new Set<string>();
  for (const product of repository.products()) {
    if (product.type !== 'variable') continue;
    for (const { key, options } of product.attributes) {
      for (const { value, color } of options) {
        if (color && /^#[0-9a-f]{6}$/i.test(color))
          rules.add(`.${swatchClass(key, value)}{background-color:${color}}`);
      }
    }
  }
  return [...rules].sort().join('\n');
}

const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
