import { Window } from 'happy-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedEvents } from '../seed/magazine.ts';
import { allEvents } from '../shop/events.ts';
import { type TestShop, testShop } from './testing/test-shop.ts';

let test: TestShop;
beforeEach(async () => {
  test = await testShop();
  seedEvents(test.shop.repository, test.shop.platform.now());
});

const quickView = '7101';
const page = 'http://shop.test/en/lab/popups/listing/';

/** Sends the request that a popup's script sends, encoded as jQuery does. */
const ask = async (data: Record<string, string>, pageUrl = page) => {
  const fields = Object.fromEntries(
    Object.entries({
      popup_id: quickView,
      forceLoad: 'true',
      customContent: '',
      page_url: pageUrl,
      ...data,
    }).map(([key, value]) => [`data[${key}]`, value]),
  );
  const response = await test
    .visitor()
    .post('/wp-admin/admin-ajax.php', { action: 'jet_popup_get_content', ...fields }, { referer: pageUrl });
  return { status: response.status, answer: await response.json() };
};

const parse = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html').body;

describe('the content of a popup of the listings plugin', () => {
  it('PO-7 the popups’ endpoint responds with the item in the language of the page, and with the form that buys it', async () => {
    const { status, answer } = await ask({ postId: '18', isJetEngine: 'true', listingSource: 'posts' });
    expect(status).toBe(200);
    expect(answer.type).toBe('success');
    const shown = parse(answer.content.content);
    expect(shown.querySelector('h2')?.textContent).toBe('Mug');
    expect(
      shown.querySelector('form.cart[data-widget=add-to-cart] [name=add-to-cart]')?.getAttribute('value'),
    ).toBe('18');
    const hebrew = await ask({ postId: '18' }, 'http://shop.test/lab/popups/listing/');
    expect(parse(hebrew.answer.content.content).querySelector('h2')?.textContent).toBe('ספל');
  });

  it('PO-7 the popups’ endpoint lists scripts and styles in the formats of the original plugin', async () => {
    const { answer } = await ask({ postId: '18' });
    expect(answer.content.contentElements).toEqual([]);
    expect(answer.content.scripts).toEqual([]);
    expect(Object.values(answer.content.styles)).toEqual([expect.stringMatching(/\.css$/)]);
    expect(answer.content.afterScripts).toEqual([
      { handle: 'jet-engine-listing-extras', src: expect.stringMatching(/\.js$/) },
    ]);
  });

  it('PO-7 the popups’ endpoint responds with an event', async () => {
    const [event] = allEvents(test.shop.repository);
    const { answer } = await ask({ postId: String(event?.id) });
    const shown = parse(answer.content.content);
    expect(shown.querySelector('h2')?.textContent).toBe(event?.title.en);
    expect(shown.querySelector('time')).not.toBeNull();
  });

  it('PO-7 the popups’ endpoint accepts a popup’s element id instead of its number', async () => {
    expect((await ask({ popup_id: 'jet-popup-7101', postId: '18' })).answer.type).toBe('success');
  });

  it('DS-3 the popup of the data stores names the kept item', async () => {
    const { answer } = await ask({ popup_id: '7105', postId: '18' });
    expect(parse(answer.content.content).querySelector('h2')?.textContent).toBe('“Mug” is kept');
  });

  it('PO-7 the popups’ endpoint responds with a plain string, like plugins before 2.0, if the page’s address has `?shape=plain`', async () => {
    const { answer } = await ask({ postId: '18' }, `${page}?shape=plain`);
    expect(answer).toEqual({ type: 'success', content: expect.stringContaining('quick-view') });
  });

  it.each([
    ['no item', {}],
    ['an item that does not exist', { postId: '99999' }],
    ['a number below 0', { postId: '-1' }],
    ['an item id that is not a number', { postId: '__proto__' }],
    ['no popup', { popup_id: '', postId: '18' }],
    ['an unknown popup', { popup_id: '1', postId: '18' }],
    ['a popup whose content is on the page', { popup_id: '7104', postId: '18' }],
  ])('PO-7 the popups’ endpoint responds with 200 and an error to a request with %s', async (_, data) => {
    const { status, answer } = await ask(data);
    expect(status).toBe(200);
    expect(answer).toEqual({ type: 'error', message: expect.stringMatching(/./) });
  });

  it('SEC-1 the content of a popup repeats no markup from the request', async () => {
    const attack = '<img src=x onerror=alert(1)>';
    const { answer } = await ask({ postId: '18', customContent: attack, page_url: attack, popup_id: '7101' });
    expect(JSON.stringify(answer)).not.toContain('onerror');
  });
});
