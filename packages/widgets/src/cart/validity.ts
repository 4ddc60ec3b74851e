import type { Island } from '@iyim/runtime/widget';
import { checkQuantity, type QuantityProblem } from './quantity.ts';
import { readQuantities } from './read.ts';

/** Says, as the browser says it, which quantity can not be sent. True when all can. */
export function reportQuantities(island: Island): boolean {
  for (const { field, limits } of readQuantities(island.host)) {
    const problem = field.validity.badInput ? 'notANumber' : checkQuantity(field.value, limits);
    field.setCustomValidity(problem ? say(island, problem, limits) : '');
    if (!field.reportValidity()) return false;
  }
  return true;
}

function say(island: Island, problem: QuantityProblem, { min, max }: { min: number; max: number }): string {
  return island.text(problem, { limit: problem === 'tooFew' ? min : max });
}
