import { describe, expect, it } from 'vitest';
import type { Repository } from '../../shop/repository.ts';
import { sampleProduct } from '../../shop/testing/sample-shop.ts';

/** Tests the behaviour of every search; `repositoryOf` returns a repository with the sample shop. */
export function describeSearch(repositoryOf: () => Repository): void {
  describe('search', () => {
    const save = (id: number, title: string, content = ''): void =>
      repositoryOf().saveSearchEntry({ kind: 'post', id, locale: 'he', title, content });
    const posts = (text: string): number[] =>
      repositoryOf()
        .search(text, 'he')
        .filter(({ kind }) => kind === 'post')
        .map(({ id }) => id);

    it('LS-4 the search finds a product as soon as it is saved, in both languages, and no longer by its old name', () => {
      const repository = repositoryOf();
      expect(repository.search('ספל', 'he').map(({ id }) => id)).toEqual([18]);
      expect(repository.search('mug', 'en').map(({ id }) => id)).toEqual([18]);
      repository.saveProduct(sampleProduct(18, { he: 'כד', en: 'Jug' }));
      expect(repository.search('ספל', 'he')).toEqual([]);
      expect(repository.search('jug', 'he').map(({ kind }) => kind)).toEqual(['product']);
    });

    it('LS-4 the search finds a product by its category', () => {
      const repository = repositoryOf();
      const both = { he: 'כלי שולחן', en: 'Tableware' };
      repository.saveCategory({ id: 5, slug: both, name: both, description: both, parentId: null });
      const mug = { he: 'ספל', en: 'Mug' };
      repository.saveProduct(sampleProduct(18, mug, { categoryIds: [5], slug: { he: 'ספל-18', en: 'mug' } }));
      expect(repository.search('שולחן', 'he').map(({ id }) => id)).toEqual([18]);
      expect(repository.search('tableware', 'en').map(({ id }) => id)).toEqual([18]);
    });

    it('LS-4 the search finds words with and without prefix letters, niqqud and final letters', () => {
      save(1, 'הַקֵּרָמִיקָה שלנו');
      save(2, 'מה שבמגש');
      save(3, 'המגשים');
      expect(posts('קרמיקה')).toEqual([1]);
      expect(posts('והקרמיקה')).toEqual([1]);
      expect(posts('מגש')).toEqual([2, 3]);
      expect(posts('מגשימ')).toEqual([3]);
      expect(posts('שמגש')).toEqual([3, 2]);
    });

    it('LS-4 the search requires every typed word to be the beginning of a found word', () => {
      save(1, 'מנורת קריאה', 'אור רך לערב');
      expect(posts('מנורה')).toEqual([]);
      expect(posts('מנור ערב')).toEqual([1]);
      expect(posts('מנורת בוקר')).toEqual([]);
      expect(posts('ורת')).toEqual([]);
    });

    it('LS-4 the search ranks titles above contents and whole words above beginnings', () => {
      save(1, 'על הגן', 'ובו סל');
      save(2, 'סלסלה');
      save(3, 'סל');
      expect(posts('סל')).toEqual([3, 2, 1]);
    });

    it('SEC-1 the search treats everything that a visitor types as words', () => {
      save(1, 'near and not', 'צה״ל');
      for (const text of [
        '"near',
        'near*',
        '-near',
        'near AND not',
        'near:x NEAR(',
        "ne'ar",
        'title:near',
        '^near',
      ])
        expect(() => posts(text)).not.toThrow();
      expect(posts('NEAR*')).toEqual([1]);
      expect(posts('and OR not')).toEqual([]);
      expect(posts('צהל')).toEqual([1]);
      for (const nothing of ['', ' ', '"', '*', '" OR "', '\0', '()', "'; DROP TABLE searched; --"])
        expect(posts(nothing)).toEqual([]);
      expect(posts('near')).toEqual([1]);
      expect(posts(`near ${'near '.repeat(5000)}`)).toEqual([1]);
    });

    it('AC-3 a transaction that throws undoes saved entries of the search', () => {
      const work = (): void =>
        repositoryOf().transaction(() => {
          save(1, 'ארעי');
          throw new Error('no');
        });
      expect(work).toThrow('no');
      expect(posts('ארעי')).toEqual([]);
    });
  });
}
