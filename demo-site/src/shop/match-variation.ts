import type { VariableProduct, Variation } from './model.ts';
import type { Repository } from './repository.ts';

/** The first variation whose attributes are each exactly as chosen, or "any"; null when something is not chosen. */
export function matchVariation(
  repository: Repository,
  product: VariableProduct,
  chosen: (attributeKey: string) => string | null,
): Variation | null {
  const choices = product.attributes.map(({ key }) => [key, chosen(key)] as const);
  if (choices.some(([, value]) => value === null)) return null;
  const matches = ({ attributes }: Variation): boolean =>
    choices.every(([key, value]) => attributes[key] === '' || attributes[key] === value);
  return repository.variationsOf(product.id).find(matches) ?? null;
}
