import { expect, it } from 'vitest';
import { seedSampleShop } from '../shop/testing/sample-shop.ts';
import { memoryRepository } from './memory.ts';
import { describeRepository } from './testing/repository-behaviour.ts';

describeRepository('the repository in memory', memoryRepository);

it('AB-3 a copy of a repository has all values, and changes to one do not affect the other', () => {
  const one = memoryRepository();
  seedSampleShop(one);
  const other = one.copy();
  expect(other.products()).toEqual(one.products());
  one.saveDocument('notes', 'a', 'of one');
  other.takeStock(22, 1);
  expect(other.document('notes', 'a')).toBeNull();
  expect(one.product(22)?.stock).not.toEqual(other.product(22)?.stock);
});
