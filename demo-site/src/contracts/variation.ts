import { variationData } from '../markup/variation.ts';
import { fieldOf, idOf } from '../shop/fields.ts';
import type { VariableProduct, Variation } from '../shop/model.ts';
import type { Visit } from '../shop/visit.ts';
import type { Endpoint } from './endpoint.ts';
import { emptyAnswer, jsonAnswer } from './responses.ts';

/** The first variation all of whose attributes are posted exactly as they are, or are "any". */
function matching(visit: Visit, product: VariableProduct): Variation | null {
  const posted = product.attributes.map(
    ({ key }) => [key, fieldOf(visit.fields, `attribute_${key}`)] as const,
  );
  if (posted.some(([, value]) => value === null)) return null;
  const matches = ({ attributes }: Variation): boolean =>
    posted.every(([key, value]) => attributes[key] === '' || attributes[key] === value);
  return visit.shop.repository.variationsOf(product.id).find(matches) ?? null;
}

/** The variation that matches a full choice, in stock or not; else `false`. */
export const getVariation: Endpoint = (visit) => {
  const { repository } = visit.shop;
  const product = repository.product(idOf(fieldOf(visit.fields, 'product_id')));
  if (product === null) return emptyAnswer();
  const variation = product.type === 'variable' ? matching(visit, product) : null;
  if (product.type !== 'variable' || variation === null) return jsonAnswer(false);
  return jsonAnswer(
    variationData(product, variation, { repository, locale: visit.locale, origin: visit.url.origin }),
  );
};
