import { variationData } from '../markup/variation.ts';
import { fieldOf, idOf } from '../shop/fields.ts';
import { matchVariation } from '../shop/prices.ts';
import type { Endpoint } from './endpoint.ts';
import { emptyAnswer, jsonAnswer } from './responses.ts';

/** The variation that matches a full choice, in stock or not; else `false`. */
export const getVariation: Endpoint = (visit) => {
  const { repository } = visit.shop;
  const product = repository.product(idOf(fieldOf(visit.fields, 'product_id')));
  if (product === null) return emptyAnswer();
  const variation =
    product.type === 'variable'
      ? matchVariation(repository, product, (key) => fieldOf(visit.fields, `attribute_${key}`))
      : null;
  if (product.type !== 'variable' || variation === null) return jsonAnswer(false);
  return jsonAnswer(
    variationData(product, variation, { repository, locale: visit.locale, origin: visit.url.origin }),
  );
};
