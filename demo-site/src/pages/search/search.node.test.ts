import { beforeEach, describe, expect, it } from 'vitest';
import { seed } from '../../seed/index.ts';
import { type NoScriptBrowser, noScriptBrowser } from '../testing/no-script-browser.ts';

describe.each([
  { language: 'Hebrew', root: '', linen: 'פשתן', column: 65 },
  { language: 'English', root: '/en', linen: 'linen', column: 65 },
])('$language search without scripts', ({ root, linen, column }) => {
  let browser: NoScriptBrowser;
  beforeEach(async () => {
    browser = await noScriptBrowser(seed);
  });
  const count = (selector: string) => browser.page.querySelectorAll(selector).length;
  const results = (more: Readonly<Record<string, string>>) =>
    browser.open(`${root}/?${new URLSearchParams({ s: linen, ...more })}`);

  it('LS-1 the header’s form searches products and posts', async () => {
    await browser.open(`${root}/magazine/`);
    await browser.press('.site-strip .search-submit', { s: linen });
    expect(browser.path).toContain(`${root}/?s=`);
    expect(count('li.product')).toBeGreaterThan(2);
    expect(count('.found-post')).toBeGreaterThan(2);
    expect(browser.page.querySelector('#header-search')?.getAttribute('value')).toBe(linen);
  });

  it('LS-1 the header’s form searches only in the chosen category', async () => {
    await browser.open(`${root}/`);
    await browser.press('.site-strip .search-submit', {
      s: linen,
      jet_ajax_search_categories: String(column),
    });
    expect(count('li.product')).toBe(0);
    expect(count('.found-post')).toBeGreaterThan(0);
    expect(browser.page.querySelector('.jet-ajax-search option[selected]')?.getAttribute('value')).toBe(
      String(column),
    );
  });

  it('SG-3 the form with suggestions opens the results page', async () => {
    await browser.open(`${root}/magazine/`);
    await browser.press('.jet-search-suggestions__submit', { s: linen });
    expect(browser.page.querySelector('.search-tabs')).not.toBeNull();
  });

  it('LS-1 a tab shows one kind of results, page by page', async () => {
    await results({});
    await browser.follow('.search-tabs li:nth-child(3) a');
    expect(count('li.product')).toBe(0);
    const shown = count('.found-post');
    expect(shown).toBe(Number(browser.text('.search-tabs [aria-current] .search-tabs__count')));
    await browser.open(`${root}/?${new URLSearchParams({ s: root ? 'the' : 'של', post_type: 'post' })}`);
    expect(count('.found-post')).toBe(12);
    await browser.follow('a.next');
    expect(browser.path).toContain(`${root}/page/2/?`);
    expect(count('.found-post')).toBeGreaterThan(0);
    await browser.open(`${root}/page/99/?s=${encodeURIComponent(linen)}&post_type=post`);
    expect(browser.status).toBe(404);
  });

  it('LS-1 the results page applies the form’s hidden settings, and ignores broken ones', async () => {
    await results({ jet_ajax_search_settings: JSON.stringify({ search_source: 'post' }) });
    expect([count('li.product'), count('.found-post') > 0]).toEqual([0, true]);
    for (const broken of ['{', 'null', '[]', '7', '{"__proto__":{"x":1}}', '"<script>"']) {
      await results({
        jet_ajax_search_settings: broken,
        jet_ajax_search_categories: `x${broken}`,
        post_type: '',
      });
      expect([broken, browser.status, count('li.product') > 0]).toEqual([broken, 200, true]);
    }
  });

  it('LS-1 the results page offers another search if nothing is found, and for an empty text', async () => {
    for (const text of ['xyzzyq', '', '***', '"><img src=x onerror=alert(1)>']) {
      await browser.open(`${root}/?s=${encodeURIComponent(text)}`);
      expect([text, browser.status]).toEqual([text, 200]);
      expect(browser.page.querySelector('main .jet-search-suggestions__form')).not.toBeNull();
      expect(browser.page.querySelector('main img[src="x"]')).toBeNull();
      expect(count('.found')).toBe(0);
    }
  });

  it('LS-1 the page prints the data that the search plugin’s script needs', async () => {
    await browser.open(`${root}/`);
    const settings = JSON.parse(
      browser.page.querySelector('.jet-ajax-search')?.getAttribute('data-settings') ?? '',
    );
    expect(settings).toMatchObject({ lang: root ? 'en' : 'he', symbols_for_start_searching: 2 });
    const script = browser.page.querySelector('#jet-search-js-extra')?.textContent ?? '';
    const printed = JSON.parse(script.replace(/^var jetSearchSettings = |;$/g, ''));
    expect(printed).toMatchObject({
      rest_api_url: 'http://shop.test/wp-json/jet-search/v1/search-posts',
      action: 'jet_ajax_search',
      sumbitOnEnter: '1',
      searchSuggestions: {
        get_suggestions_rest_api_url: 'http://shop.test/wp-json/jet-search/v1/get-suggestions',
        add_suggestions_rest_api_url: 'http://shop.test/wp-json/jet-search/v1/form-add-suggestion',
      },
    });
    const saved = await browser.visitor.post(
      '/wp-json/jet-search/v1/form-add-suggestion',
      { action: '', 'data[name]': linen },
      { 'x-wp-nonce': printed.searchSuggestions.nonce_rest, referer: `http://shop.test${root}/` },
    );
    expect(saved.status).toBe(200);
  });
});
