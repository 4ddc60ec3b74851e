import { describe, expect, it } from 'vitest';
import { InvalidAnswerError } from '../site/errors.ts';
import { testSite } from '../site/testing/site.ts';
import { planAdd } from './add-plan.ts';
import { fetchFragments, sendAdd, sendRemove } from './requests.ts';
import { fakeShop, html, json } from './testing/fake-shop.ts';

const answering = (answer: () => Response) => testSite(async () => answer());
const mug = planAdd({ fields: [], productId: '18', quantity: '1' });

describe('fetchFragments', () => {
  it('CF-1 fetchFragments posts the time to the fragments endpoint', async () => {
    const shop = fakeShop('new');
    const cart = await fetchFragments(testSite(shop.fetch), 1234);
    expect(shop.requests[0]?.endpoint).toBe('get_refreshed_fragments');
    expect(shop.requests[0]?.fields.get('time')).toBe('1234');
    expect(cart.hash).toBe('');
    expect(Object.keys(cart.fragments)).toContain('div.widget_shopping_cart_content');
  });

  it('CF-9 fetchFragments accepts an empty map that is written as a list, and numbers as values', async () => {
    expect(
      await fetchFragments(
        answering(() => json({ fragments: [], cart_hash: '' })),
        1,
      ),
    ).toEqual({
      fragments: {},
      hash: '',
    });
    const site = answering(() => json({ fragments: { '.count': 3 }, cart_hash: 'ab' }));
    expect((await fetchFragments(site, 1)).fragments).toEqual({ '.count': '3' });
  });

  it.each([{}, { fragments: 'x' }, { fragments: [1] }, { success: false }, []])(
    'CF-9 fetchFragments rejects %j as a cart',
    async (answer) => {
      await expect(
        fetchFragments(
          answering(() => json(answer)),
          1,
        ),
      ).rejects.toBeInstanceOf(InvalidAnswerError);
    },
  );

  it.each([null, false, {}, ['x'], { html: 'x' }])(
    'CF-9 fetchFragments omits a fragment that is %j, and returns the rest',
    async (odd) => {
      const site = answering(() => json({ fragments: { a: '1', b: odd, c: '3' }, cart_hash: null }));
      expect(await fetchFragments(site, 1)).toEqual({ fragments: { a: '1', c: '3' }, hash: '' });
    },
  );

  it('SEC-3 fetchFragments omits a fragment whose key is a prototype key', async () => {
    const site = answering(() => html('{"fragments":{"__proto__":"x","a":"y"},"cart_hash":""}'));
    const { fragments } = await fetchFragments(site, 1);
    expect(Object.entries(fragments)).toEqual([['a', 'y']]);
    expect(Object.getPrototypeOf(fragments)).toBe(Object.prototype);
  });
});

describe('sendAdd', () => {
  it('AC-3 a refused add returns the page that explains why', async () => {
    const site = answering(() => json({ error: true, product_url: 'https://shop.test/product/mug/' }));
    expect(await sendAdd(site, mug, [''])).toEqual({
      kind: 'refused',
      url: 'https://shop.test/product/mug/',
    });
  });

  it.each([false, '', null, undefined])(
    'AC-3 a refused add with the product_url %j returns no page',
    async (product_url) => {
      const site = answering(() => json({ error: true, product_url }));
      expect(await sendAdd(site, mug, [''])).toEqual({ kind: 'refused', url: null });
    },
  );

  it.each(['', '0', '-1', '<html>', 'null', '{}', '[]'])(
    'AC-3 sendAdd rejects %j as an answer to an add',
    async (body) => {
      await expect(
        sendAdd(
          answering(() => html(body)),
          mug,
          [''],
        ),
      ).rejects.toBeInstanceOf(InvalidAnswerError);
    },
  );
});

describe('sendRemove', () => {
  it('MC-4 sendRemove removes a line', async () => {
    const shop = fakeShop('new');
    shop.lines.set('Mug', 2);
    const cart = await sendRemove(testSite(shop.fetch), 'Mug');
    expect(cart?.hash).toBe('');
    expect([...shop.lines]).toEqual([]);
  });

  it('MC-4 sendRemove returns null for a line that is no longer in the cart', async () => {
    expect(await sendRemove(testSite(fakeShop('old').fetch), 'gone')).toBeNull();
  });
});
