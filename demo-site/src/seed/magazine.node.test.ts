import { beforeAll, describe, expect, it } from 'vitest';
import { allEvents } from '../shop/events.ts';
import { foldText } from '../shop/hebrew-fold.ts';
import { posts, postTerms, termsOf } from '../shop/magazine.ts';
import type { Repository } from '../shop/repository.ts';
import { memoryRepository } from '../store/memory.ts';
import { seed } from './index.ts';

let repository: Repository;
beforeAll(() => {
  repository = memoryRepository();
  seed(repository);
});

describe('the magazine’s seed', () => {
  it('LP-2 the seed has at least sixty posts over almost two years, and lists them newest first', () => {
    const dates = posts(repository).map(({ publishedAt }) => publishedAt);
    expect(dates.length).toBeGreaterThanOrEqual(60);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(((dates[0] ?? 0) - (dates.at(-1) ?? 0)) / 86_400_000).toBeGreaterThan(700);
  });

  it('RT-22 every post is written in both languages, and posts and events have small pictures that no product uses', () => {
    const all = posts(repository);
    for (const { title, excerpt, content, author, pictureId } of all) {
      for (const text of [title, excerpt, content, author]) {
        expect(text.he).toMatch(/[א-ת]/);
        expect(text.en).toMatch(/[A-Za-z]/);
        expect(text.en).not.toMatch(/[א-ת]/);
      }
      expect(content.he.match(/<p>/g)?.length).toBeGreaterThanOrEqual(2);
      expect(repository.picture(pictureId)?.alt.he).toBeTruthy();
    }
    const pictureIds = all.map(({ pictureId }) => pictureId);
    expect(new Set(pictureIds).size).toBe(all.length);
    const ofProducts = repository.products().flatMap((product) => product.pictureIds);
    for (const id of [...pictureIds, ...allEvents(repository).map(({ pictureId }) => pictureId)]) {
      expect(ofProducts).not.toContain(id);
      expect(repository.picture(id)?.svg.length).toBeLessThan(12_000);
    }
    const slugs = all.flatMap(({ slug }) => [slug.he, slug.en]);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(new Set(all.map(({ title }) => title.he)).size).toBe(all.length);
    for (const slug of slugs) expect(slug).not.toMatch(/[\s/?#]|^(?:page|category|tag)$/);
  });

  it('TF-1 every post has one category and some tags, and every term has posts', () => {
    const used = new Set(posts(repository).flatMap(({ termIds }) => termIds));
    for (const post of posts(repository)) {
      expect(termsOf(repository, post, 'category')).toHaveLength(1);
      expect(termsOf(repository, post, 'post_tag').length).toBeGreaterThan(0);
      expect(new Set(post.termIds).size).toBe(post.termIds.length);
    }
    expect(postTerms(repository, 'category')).toHaveLength(6);
    expect(postTerms(repository, 'post_tag')).toHaveLength(12);
    for (const taxonomy of ['category', 'post_tag'] as const)
      for (const { id } of postTerms(repository, taxonomy)) expect([id, used.has(id)]).toEqual([id, true]);
  });

  it('LS-4 the search finds seeded titles with niqqud and with geresh by plain spelling', () => {
    const titles = posts(repository).map(({ title }) => title.he);
    expect(titles.filter((title) => /[\u05b0-\u05bc]/.test(title)).length).toBeGreaterThan(3);
    expect(titles.some((title) => /[׳״]/.test(title))).toBe(true);
    for (const typed of ['המעברת', 'זקט', 'בין הערב', 'אחמים']) {
      const [first] = repository.search(typed, 'he').filter(({ kind }) => kind === 'post');
      const found = posts(repository).find(({ id }) => id === first?.id);
      expect([typed, foldText(found?.title.he ?? '')]).toEqual([
        typed,
        expect.stringContaining(foldText(typed)),
      ]);
    }
  });
});
