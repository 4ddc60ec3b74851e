import { beforeEach, describe, expect, it } from 'vitest';
import { seed } from '../../seed/index.ts';
import { type NoScriptBrowser, noScriptBrowser } from '../testing/no-script-browser.ts';

describe.each([
  { language: 'Hebrew', root: '', light: 'אור', clay: 'חימר', care: 'טיפול', story: 'אגרטל-בלי-פרחים' },
  {
    language: 'English',
    root: '/en',
    light: 'light',
    clay: 'clay',
    care: 'care',
    story: 'a-vase-without-flowers',
  },
])('the $language magazine without scripts', ({ root, light, clay, care, story }) => {
  let browser: NoScriptBrowser;
  beforeEach(async () => {
    browser = await noScriptBrowser(seed);
  });
  const all = (selector: string) => [...browser.page.querySelectorAll(selector)];
  const texts = (selector: string) => all(selector).map(({ textContent }) => textContent.trim());
  const query = () => new URL(browser.path, 'http://shop.test').searchParams;
  const loop = '[data-id="3f7a91c"]';
  const short = '[data-id="b80d2f5"]';
  const filter = (id: string, slug: string) => `[data-id="${id}"] .e-filter-item[data-filter="${slug}"]`;

  it('LP-2 “load more” links lead through all posts, each on one page', async () => {
    const seen = new Set<string>();
    await browser.open(`${root}/magazine/`);
    for (let page = 1; ; page++) {
      const anchor = browser.page.querySelector('.e-load-more-anchor');
      expect(anchor?.getAttribute('data-page')).toBe(String(page));
      for (const link of all('.elementor-post__title a')) seen.add(link.getAttribute('href') ?? '');
      const next = browser.page.querySelector('main .e-loop__load-more a');
      expect(anchor?.getAttribute('data-next-page')).toBe(
        next === null ? '' : `http://shop.test${next.getAttribute('href')}`,
      );
      if (next === null) {
        expect(anchor?.getAttribute('data-max-page')).toBe(String(page));
        break;
      }
      await browser.follow('main .e-loop__load-more a');
    }
    expect(seen.size).toBe(66);
    await browser.follow('.post-pages a');
    expect(browser.path).toBe(`${root}/magazine/page/7/`);
    await browser.open(`${root}/magazine/page/9/`);
    expect(browser.status).toBe(404);
  });

  it('LP-1, LP-2, TF-1 lists and filters have the page builder’s markup: seven-character ids, settings, and the widget’s name', async () => {
    const hosts = { posts: ['/magazine/'], 'loop-grid': ['/ideas/'], 'taxonomy-filter': ['/ideas/'] };
    for (const [name, paths] of Object.entries(hosts))
      for (const path of paths) {
        await browser.open(root + path);
        const found = all(`.elementor-element.elementor-widget-${name}[data-widget="${name}"]`);
        expect([name, found.length]).toEqual([
          name,
          { posts: 1, 'loop-grid': 2, 'taxonomy-filter': 3 }[name],
        ]);
        for (const host of found) {
          expect(host.getAttribute('data-id')).toMatch(/^[a-z0-9]{7}$/);
          expect(JSON.parse(host.getAttribute('data-settings') ?? '')).toBeTypeOf('object');
          expect(host.querySelector('.elementor-widget-container')).not.toBeNull();
        }
      }
    const ids = all('[data-id]').map((host) => host.getAttribute('data-id'));
    expect(new Set(ids).size).toBe(ids.length);
    expect(browser.page.querySelector('[data-elementor-id="40"] [data-id="3f7a91c"]')).not.toBeNull();
    expect(browser.source).toMatch(/"post":\{"id":40,/);
  });

  it('LP-2 the magazine shows the posts of a category and of a tag, and responds with 404 to unknown ones', async () => {
    await browser.open(`${root}/magazine/`);
    await browser.follow(
      `.magazine-columns a[href="${root}/magazine/category/${encodeURIComponent(light)}/"]`,
    );
    expect(browser.page.querySelectorAll(`.elementor-post.category-${light}`).length).toBe(9);
    expect(browser.page.querySelector('.magazine-columns [aria-current]')?.getAttribute('href')).toContain(
      '/category/',
    );
    await browser.open(`${root}/magazine/tag/${encodeURIComponent(clay)}/`);
    expect(all('.elementor-post').every(({ className }) => className.includes(`tag-${clay}`))).toBe(true);
    for (const path of ['category/nothing/', 'tag/nothing/', 'nothing/', 'category/%E0%A4%A/', 'page/0/']) {
      await browser.open(`${root}/magazine/${path}`);
      expect([path, browser.status]).toEqual([path, 404]);
    }
  });

  it('LP-2 a post’s page has its text, its terms, other posts of its category, and a button to keep it', async () => {
    await browser.open(`${root}/magazine/${encodeURIComponent(story)}/`);
    expect(browser.status).toBe(200);
    expect(browser.page.querySelectorAll('.story__content p').length).toBeGreaterThan(0);
    expect(browser.page.querySelector('.story__picture img')?.getAttribute('alt')).toBeTruthy();
    expect(browser.page.querySelectorAll('.story-list a')).toHaveLength(3);
    expect(browser.page.querySelector('.jet-add-to-store[data-store="wishlist"]')).not.toBeNull();
    await browser.follow('.story__tags a');
    expect(browser.status).toBe(200);
    expect(browser.path).toContain(`${root}/magazine/tag/`);
  });

  it('TF-1, TF-2 filters are links that add a term of either taxonomy, remove it, or show all posts', async () => {
    await browser.open(`${root}/ideas/`);
    expect(all(`${loop} .e-loop-item`)).toHaveLength(6);
    await browser.follow(filter('6c21b0e', light));
    expect(query().get('e-filter-3f7a91c-category')).toBe(light);
    expect(
      all(`${loop} .e-loop-item`).every(({ className }) => className.includes(`category-${light}`)),
    ).toBe(true);
    expect(browser.page.querySelector(filter('6c21b0e', light))?.getAttribute('aria-current')).toBe('true');
    await browser.follow(filter('9d54e7a', care));
    await browser.follow(filter('9d54e7a', clay));
    expect(query().get('e-filter-3f7a91c-post_tag')).toBe(`${care},${clay}`);
    const items = all(`${loop} .e-loop-item`);
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ className }) => new RegExp(`tag-(${care}|${clay})`).test(className))).toBe(true);
    await browser.follow(filter('9d54e7a', care));
    expect(query().get('e-filter-3f7a91c-post_tag')).toBe(clay);
    await browser.follow(filter('9d54e7a', '__all'));
    await browser.follow(filter('6c21b0e', light));
    expect(browser.path).toBe(`${root}/ideas/`);
    expect(all(`${short} .e-loop-item`)).toHaveLength(4);
  });

  it('LP-1 a loop’s page links keep the filter, and a filter’s links return to the first page', async () => {
    await browser.open(`${root}/ideas/`);
    const first = texts(`${loop} .idea__title`);
    await browser.follow(`${loop} a.next`);
    expect(query().get('e-page-3f7a91c')).toBe('2');
    expect(texts(`${loop} .idea__title`)).not.toContain(first[0]);
    expect(browser.page.querySelector('[data-id="6c21b0e"] .e-filter')?.getAttribute('data-page-num')).toBe(
      '2',
    );
    await browser.follow(filter('6c21b0e', light));
    expect(query().has('e-page-3f7a91c')).toBe(false);
    await browser.follow(`${loop} a.next`);
    expect([query().get('e-page-3f7a91c'), query().get('e-filter-3f7a91c-category')]).toEqual(['2', light]);
    await browser.follow(`${loop} a.prev`);
    expect(query().has('e-page-3f7a91c')).toBe(false);
  });

  it('LP-2, TF-2 two loops on a page are independent of each other', async () => {
    await browser.open(`${root}/ideas/`);
    await browser.follow(`${loop} a.next`);
    await browser.follow(filter('e17c4a6', clay));
    await browser.follow(`${short} .e-loop__load-more a`);
    expect(Object.fromEntries(query())).toEqual({
      'e-page-3f7a91c': '2',
      'e-filter-b80d2f5-post_tag': clay,
      'e-page-b80d2f5': '2',
    });
    expect(all(`${short} .e-loop-item`).every(({ className }) => className.includes(`tag-${clay}`))).toBe(
      true,
    );
    expect(all(`${loop} .e-loop-item`)).toHaveLength(6);
  });

  it('TF-3 a filter reads every notation of several terms, and shows a message when no post matches', async () => {
    const count = async (value: string) => {
      await browser.open(`${root}/ideas/?e-filter-b80d2f5-post_tag=${encodeURIComponent(value)}`);
      const max = Number(
        browser.page.querySelector(`${short} .e-load-more-anchor`)?.getAttribute('data-max-page') ?? 1,
      );
      return (max - 1) * 4 + all(`${short} .e-loop-item`).length;
    };
    expect(await count('clay,sea')).toBe(await count('clay~sea'));
    expect(await count('clay+sea')).toBe(await count('clay sea'));
    expect(await count('clay+sea')).toBeLessThanOrEqual(await count('clay~sea'));
    for (const odd of ['nothing', '__proto__', '"><script>alert(1)</script>', ',,,', '%']) {
      await browser.open(`${root}/ideas/?e-filter-3f7a91c-category=${encodeURIComponent(odd)}`);
      expect([odd, browser.status]).toEqual([odd, 200]);
      expect(browser.source).not.toContain('<script>alert');
    }
    await browser.open(`${root}/ideas/?e-filter-3f7a91c-category=nothing`);
    expect(browser.page.querySelector(`${loop} .e-loop-nothing-found-message`)).not.toBeNull();
    for (const page of ['0', '-1', 'x', '1e3', '99999999999999999999']) {
      await browser.open(`${root}/ideas/?e-page-3f7a91c=${page}`);
      expect([page, all(`${loop} .e-loop-item`).length]).toEqual([page, 6]);
    }
    await browser.open(`${root}/ideas/?e-page-3f7a91c=500`);
    expect(browser.page.querySelector(`${loop} .e-loop-nothing-found-message`)).not.toBeNull();
  });
});
