import type { Page, Request } from '@playwright/test';
import { localPath } from '../src/shop/locale.ts';
import { filteredPosts, type LoopFilters, loops, type TermFilter } from '../src/shop/loops.ts';
import { type PostTaxonomy, postTerms } from '../src/shop/magazine.ts';
import type { Locale } from '../src/shop/model.ts';
import { breakServer, healServer } from './support/faults.ts';
import { holdAnswers } from './support/hold-answers.ts';
import { directionIn } from './support/reading.ts';
import { recordScriptRequests } from './support/requests.ts';
import { expect, test } from './support/shop.ts';
import type { Site } from './support/site.ts';

const words = {
  he: {
    more: 'עוד רעיונות',
    moreStories: 'כתבות נוספות',
    retry: 'לנסות שוב',
    filterFailed: 'לא הצלחנו לסנן. הפריטים לא השתנו.',
    loadFailed: 'לא הצלחנו לטעון את הפריטים הבאים.',
  },
  en: {
    more: 'More ideas',
    moreStories: 'More stories',
    retry: 'Try again',
    filterFailed: 'Filtering failed. The items have not changed.',
    loadFailed: 'The next items could not be loaded.',
  },
};

/** Ids of the filters on the page. */
const filterIds = { category: '6c21b0e', tags: '9d54e7a', short: 'e17c4a6' } as const;

const refreshRequest = 'refresh-loop';

/** Returns the filters' terms in a refresh request, as parts of its JSON joined by commas; null for other requests. */
function requestedTerms(request: Request): string | null {
  if (!request.url().includes(refreshRequest)) return null;
  return (request.postData()?.match(/"terms":\[[^\]]*\]|:\["[^\]]*"\]/g) ?? []).join();
}

/** Returns the ids of the posts with the chosen terms, in the order in which they are shown. */
function idsFor(
  { stored }: Site,
  chosen: Partial<Record<PostTaxonomy, readonly string[]>> = {},
): readonly number[] {
  const filters: LoopFilters = new Map(
    Object.entries(chosen).map(([taxonomy, terms]): [PostTaxonomy, TermFilter] => [
      taxonomy as PostTaxonomy,
      { terms, join: 'OR' },
    ]),
  );
  return filteredPosts(stored, filters).map(({ id }) => id);
}

/** Returns a page object for the ideas page in one language. */
function ideas(page: Page, locale: Locale, site: Site) {
  const grid = (id: string) => page.locator(`[data-widget="loop-grid"][data-id="${id}"]`);
  return {
    grid,
    /** Expects a loop to show exactly these posts, in this order. */
    shows: (id: string, expected: readonly number[]) =>
      expect
        .poll(() =>
          grid(id)
            .locator('.e-loop-item')
            .evaluateAll((items) =>
              items.map((item) => Number(/e-loop-item-(\d+)/.exec(item.className)?.[1])),
            ),
        )
        .toEqual(expected),
    term: (filter: keyof typeof filterIds, slug: string) =>
      page.locator(`[data-id="${filterIds[filter]}"] .e-filter-item[data-filter="${slug}"]`),
    pageLink: (number: number) =>
      grid(loops.ideas.id).locator('a.page-numbers', { hasText: new RegExp(`${number}$`) }),
    more: grid(loops.short.id)
      .getByRole('link', { name: words[locale].more })
      .or(grid(loops.short.id).getByRole('button', { name: words[locale].more })),
    /** Returns a term's slug in the page's language, given its English slug. */
    slug: (taxonomy: PostTaxonomy, english: string): string =>
      postTerms(site.stored, taxonomy).find(({ slug }) => slug.en === english)?.slug[locale] ?? english,
    go: () => page.goto(localPath('/ideas/', locale)),
  };
}

const filterIn = (page: Page, loop: string, taxonomy: PostTaxonomy): string | null =>
  new URL(page.url()).searchParams.get(`e-filter-${loop}-${taxonomy}`);

for (const locale of ['he', 'en'] as const) {
  const direction = directionIn(locale);
  const { ideas: big } = loops;

  test(`TF-2, TF-3, LP-1 a loop restores its filter and page on back, forward, reload and sharing (${direction})`, async ({
    page,
    site,
    anotherShopper,
  }) => {
    const { go, shows, term, pageLink, slug } = ideas(page, locale, site);
    const rooms = slug('category', 'rooms');
    const all = idsFor(site);
    const inRooms = idsFor(site, { category: [rooms] });
    expect(inRooms.length).toBeGreaterThan(big.perPage);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await go();
    await shows(big.id, all.slice(0, big.perPage));
    await term('category', rooms).click();
    await shows(big.id, inRooms.slice(0, big.perPage));
    await expect(term('category', rooms)).toHaveAttribute('aria-current', 'true');
    expect(filterIn(page, big.id, 'category')).toBe(rooms);
    await pageLink(2).first().click();
    await shows(big.id, inRooms.slice(big.perPage, 2 * big.perPage));
    expect(filterIn(page, big.id, 'category')).toBe(rooms);
    expect(new URL(page.url()).searchParams.get(`e-page-${big.id}`)).toBe('2');
    expect(documents).toHaveLength(1);

    await page.goBack();
    await shows(big.id, inRooms.slice(0, big.perPage));
    await page.goBack();
    await shows(big.id, all.slice(0, big.perPage));
    await expect(term('category', '__all')).toHaveAttribute('aria-current', 'true');
    await page.goForward();
    await shows(big.id, inRooms.slice(0, big.perPage));
    await expect(term('category', rooms)).toHaveAttribute('aria-current', 'true');
    await page.goForward();
    await shows(big.id, inRooms.slice(big.perPage, 2 * big.perPage));
    await page.reload();
    await shows(big.id, inRooms.slice(big.perPage, 2 * big.perPage));

    const friend = ideas(await (await anotherShopper()).newPage(), locale, site);
    await friend.grid(big.id).page().goto(page.url());
    await friend.shows(big.id, inRooms.slice(big.perPage, 2 * big.perPage));
    await expect(friend.term('category', rooms)).toHaveAttribute('aria-current', 'true');
  });
}

// The following tests run in one language only, because they do not depend on language or direction.
{
  const locale: Locale = 'he';
  const texts = words[locale];
  const direction = directionIn(locale);
  const { ideas: big, short } = loops;

  test(`TF-1 a click on an active term removes its filter, one on an active “all” does nothing, and filters are combined (${direction})`, async ({
    page,
    context,
    site,
  }) => {
    const { go, shows, term, slug } = ideas(page, locale, site);
    const requests = recordScriptRequests(context);
    const table = slug('category', 'table-and-kitchen');
    const [clay, wood] = [slug('post_tag', 'clay'), slug('post_tag', 'wood')];
    const first = (ids: readonly number[]) => ids.slice(0, big.perPage);
    await go();
    await term('category', table).click();
    await shows(big.id, first(idsFor(site, { category: [table] })));
    await term('tags', clay).click();
    await shows(big.id, first(idsFor(site, { category: [table], post_tag: [clay] })));
    await term('tags', wood).click();
    await shows(big.id, first(idsFor(site, { category: [table], post_tag: [clay, wood] })));
    await expect(term('tags', clay)).toHaveAttribute('aria-current', 'true');
    await term('category', table).click();
    await shows(big.id, first(idsFor(site, { post_tag: [clay, wood] })));
    expect(filterIn(page, big.id, 'category')).toBeNull();
    await term('tags', '__all').click();
    await shows(big.id, first(idsFor(site)));
    expect(new URL(page.url()).search).toBe('');
    const count = requests.of(refreshRequest);
    await term('tags', '__all').click();
    await term('category', '__all').click();
    await shows(big.id, first(idsFor(site)));
    expect(requests.of(refreshRequest)).toBe(count);
  });

  test(`TF-1, LP-2 a grid filters, resets and loads more without showing duplicates or items of the other grid (${direction})`, async ({
    page,
    site,
  }) => {
    const { go, shows, term, more, slug, pageLink } = ideas(page, locale, site);
    const wood = slug('post_tag', 'wood');
    const rooms = slug('category', 'rooms');
    const all = idsFor(site);
    const ofWood = idsFor(site, { post_tag: [wood] });
    const inRooms = idsFor(site, { category: [rooms] });
    const shown = (ids: readonly number[], pages: number) => ids.slice(0, pages * short.perPage);
    await go();
    await term('short', wood).click();
    await shows(short.id, shown(ofWood, 1));
    await more.click();
    await shows(short.id, shown(ofWood, 2));
    await term('category', rooms).click();
    await shows(big.id, inRooms.slice(0, big.perPage));
    await shows(short.id, shown(ofWood, 2));
    expect(filterIn(page, short.id, 'post_tag')).toBe(wood);
    expect(filterIn(page, big.id, 'category')).toBe(rooms);

    await term('short', '__all').click();
    await shows(short.id, shown(all, 1));
    await more.click();
    await shows(short.id, shown(all, 2));
    await more.click();
    await shows(short.id, shown(all, 3));
    await pageLink(2).first().click();
    await shows(big.id, inRooms.slice(big.perPage, 2 * big.perPage));
    await shows(short.id, shown(all, 3));

    await page.reload();
    await shows(big.id, inRooms.slice(big.perPage, 2 * big.perPage));
    await shows(short.id, shown(all, 3));
  });

  test(`LP-2 a loop’s loaded items are restored on back from an item, reload and sharing (${direction})`, async ({
    page,
    site,
    anotherShopper,
  }) => {
    const { go, shows, grid, more } = ideas(page, locale, site);
    const three = idsFor(site).slice(0, 3 * short.perPage);
    await go();
    await more.click();
    await shows(short.id, three.slice(0, 2 * short.perPage));
    await more.click();
    await shows(short.id, three);
    await grid(short.id).locator('.e-loop-item h3 a').last().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await shows(short.id, three);
    await page.reload();
    await shows(short.id, three);
    const friend = await (await anotherShopper()).newPage();
    await friend.goto(page.url());
    await ideas(friend, locale, site).shows(short.id, three);
  });

  test(`TF-1 the loop applies the term clicked last, in whatever order the answers arrive (${direction})`, async ({
    page,
    site,
  }) => {
    const { go, shows, term, slug } = ideas(page, locale, site);
    const [rooms, light] = [slug('category', 'rooms'), slug('category', 'light')];
    const held = await holdAnswers(page, requestedTerms);
    await go();
    await term('category', rooms).click();
    await expect.poll(() => held.requested.length).toBe(1);
    await term('category', light).click();
    await expect.poll(() => held.requested.length).toBe(2);
    for (const name of held.requested.toReversed()) held.release(name);
    await shows(big.id, idsFor(site, { category: [light] }).slice(0, big.perPage));
    await expect(term('category', light)).toHaveAttribute('aria-current', 'true');
    expect(filterIn(page, big.id, 'category')).toBe(light);
  });

  test(`LP-3, LP-1 a loop keeps its posts on a failure, and completes the action on a retry (${direction})`, async ({
    page,
    context,
    site,
    problems,
  }) => {
    problems.allow(
      refreshRequest,
      'e-page-',
      'console: [iyim] taxonomy-filter: ',
      'console: [iyim] loop-grid: ',
    );
    const { go, shows, term, more, pageLink, slug } = ideas(page, locale, site);
    const rooms = slug('category', 'rooms');
    const all = idsFor(site);
    await go();
    const address = page.url();
    const retry = page.getByRole('main').getByRole('button', { name: texts.retry });

    for (const how of ['status=500', 'body=', 'body=<!doctype html><p>Log in</p>']) {
      await breakServer(context, site.url, { match: refreshRequest, how });
      await term('category', rooms).click();
      await expect(page.getByText(texts.filterFailed).filter({ visible: true }).first(), how).toBeVisible();
      await shows(big.id, all.slice(0, big.perPage));
      await expect(term('category', '__all')).toHaveAttribute('aria-current', 'true');
      expect(page.url()).toBe(address);
      await healServer(context);
      await retry.first().click();
      await shows(big.id, idsFor(site, { category: [rooms] }).slice(0, big.perPage));
      await page.goBack();
      await shows(big.id, all.slice(0, big.perPage));
    }

    await breakServer(context, site.url, { match: `e-page-${short.id}`, how: 'status=500' });
    await more.click();
    await expect(page.getByText(texts.loadFailed).filter({ visible: true }).first()).toBeVisible();
    await shows(short.id, all.slice(0, short.perPage));
    await healServer(context);
    await retry.first().click();
    await shows(short.id, all.slice(0, 2 * short.perPage));

    // A page of the loop that cannot be shown in place is opened with a page load.
    const once = `status=500;times=1;id=${crypto.randomUUID()}`; // counted separately for each test
    await breakServer(context, site.url, { match: `e-page-${big.id}`, how: once });
    const followed = page.waitForEvent('load');
    await pageLink(2).first().click();
    await followed;
    await shows(big.id, all.slice(big.perPage, 2 * big.perPage));
  });

  test(`LP-2 the magazine loads more stories until the end, each once, and restores as many after a reload (${direction})`, async ({
    page,
    site,
  }) => {
    await page.goto(localPath('/magazine/', locale));
    const stories = page.locator('.elementor-widget-posts article, .elementor-widget-archive-posts article');
    const more = page.locator('.e-loop__load-more').getByText(texts.moreStories);
    const each = await stories.count();
    const all = idsFor(site).length;
    for (let count = 2 * each; count < all + each; count += each) {
      await more.click();
      await expect(stories).toHaveCount(Math.min(count, all));
    }
    await expect(more).toBeHidden();
    const links = await stories
      .locator('h2 a')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(new Set(links).size).toBe(all);
    await page.reload();
    await expect(stories).toHaveCount(all);
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test(`RT-10 without JavaScript a loop’s filters, page numbers and “load more” are links (${direction})`, async ({
      page,
      site,
    }) => {
      const { go, shows, term, pageLink, more, slug } = ideas(page, locale, site);
      const rooms = slug('category', 'rooms');
      const inRooms = idsFor(site, { category: [rooms] });
      await go();
      await term('category', rooms).click();
      await shows(big.id, inRooms.slice(0, big.perPage));
      await pageLink(2).first().click();
      await shows(big.id, inRooms.slice(big.perPage, 2 * big.perPage));
      await more.click();
      await shows(short.id, idsFor(site).slice(short.perPage, 2 * short.perPage));
      await shows(big.id, inRooms.slice(big.perPage, 2 * big.perPage));
      await term('category', rooms).click();
      await shows(big.id, idsFor(site).slice(0, big.perPage));

      await page.goto(localPath('/magazine/', locale));
      const first = await page.locator('article h2 a').first().getAttribute('href');
      await page.getByRole('link', { name: texts.moreStories }).click();
      await expect(page.locator('article h2 a').first()).not.toHaveAttribute('href', first ?? '');
    });
  });
}
