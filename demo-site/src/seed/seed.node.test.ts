import { describe, expect, it } from 'vitest';
import { deleteReceived, receivedForms } from '../shop/builder-forms/received.ts';
import { allEvents } from '../shop/events.ts';
import { posts } from '../shop/magazine.ts';
import type { VariableProduct } from '../shop/model.ts';
import { subscribers } from '../shop/subscribers/subscribers.ts';
import { seedSampleShop } from '../shop/testing/sample-shop.ts';
import { memoryRepository } from '../store/memory.ts';
import { seed } from './index.ts';

const seeded = () => {
  const repository = memoryRepository();
  seed(repository);
  return repository;
};

describe('seed', () => {
  it('RT-10 the seed produces the same shop each time', () => {
    const [one, two] = [seeded(), seeded()];
    expect(one.products()).toEqual(two.products());
    expect(one.orders()).toEqual(two.orders());
    expect(one.pictures()).toEqual(two.pictures());
  });

  it('AB-3 the seed keeps the content of a shop that is older than the magazine, and adds the new content', () => {
    const repository = memoryRepository();
    seedSampleShop(repository);
    repository.takeStock(22, 2);
    const before = repository.products();
    seed(repository);
    expect(repository.products()).toEqual(before);
    expect(posts(repository).length).toBeGreaterThanOrEqual(60);
    expect(allEvents(repository).length).toBeGreaterThanOrEqual(50);
    const [found] = before;
    expect(repository.search(found?.name.he ?? '', 'he').length).toBeGreaterThan(0);
  });

  it('SW-9 the seeded shop has every kind of product', () => {
    const repository = seeded();
    const products = repository.products();
    const variable = products.filter((product): product is VariableProduct => product.type === 'variable');
    const variations = variable.flatMap(({ id }) => repository.variationsOf(id));
    expect(products.length).toBeGreaterThanOrEqual(24);
    expect(new Set(products.map(({ type }) => type))).toEqual(
      new Set(['simple', 'variable', 'grouped', 'external']),
    );
    expect(new Set(variable.flatMap(({ attributes }) => attributes.map(({ swatch }) => swatch)))).toEqual(
      new Set(['color', 'image', 'button', 'radio', 'select']),
    );
    expect(variable.some(({ id }) => repository.variationsOf(id).length > 30)).toBe(true);
    expect(variable.some(({ attributes }) => attributes.some(({ taxonomy }) => !taxonomy))).toBe(true);
    expect(variations.some(({ attributes }) => Object.values(attributes).includes(''))).toBe(true);
    expect(variations.some(({ stock }) => stock.kind === 'unmanaged' && stock.status === 'out')).toBe(true);
    expect(variations.some(({ stock }) => stock.kind === 'managed' && stock.quantity <= 5)).toBe(true);
    expect(variations.some(({ salePrice }) => salePrice !== null)).toBe(true);
    expect(products.some(({ soldIndividually }) => soldIndividually)).toBe(true);
    expect(products.some(({ stock }) => stock.kind === 'managed' && stock.backorders === 'notify')).toBe(
      true,
    );
  });

  it('FM-1 the seed puts mail into the inbox once, and adds no mail when it runs again', () => {
    const repository = seeded();
    expect([receivedForms(repository).length, subscribers(repository).length]).toEqual([3, 2]);
    deleteReceived(repository, receivedForms(repository)[0]?.id ?? '');
    seed(repository);
    expect([receivedForms(repository).length, subscribers(repository).length]).toEqual([2, 2]);
  });

  it('AY-1 every picture exists, is described in both languages, and contains no script or style', () => {
    const repository = seeded();
    const used = repository.products().flatMap(({ pictureIds }) => pictureIds);
    expect(used.every((id) => repository.picture(id) !== null)).toBe(true);
    for (const { alt, svg } of repository.pictures()) {
      expect(alt.he && alt.en).toBeTruthy();
      expect(svg).not.toMatch(/<script|style=|undefined|NaN/);
    }
  });

  it('RT-22 every product has both languages and a unique slug', () => {
    const products = seeded().products();
    for (const { name, summary, description } of products) {
      for (const text of [name, summary, description]) {
        expect(text.he).toMatch(/[א-ת]/);
        expect(text.en).toMatch(/[A-Za-z]/);
        expect(text.en).not.toMatch(/[א-ת]/);
      }
    }
    const slugs = products.flatMap(({ slug }) => [slug.he, slug.en]);
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});
