import { describe, expect, it } from 'vitest';
import { html, json } from '../../../runtime/src/cart/testing/fake-shop.ts';
import { InvalidAnswerError } from '../../../runtime/src/site/errors.ts';
import { testSite } from '../../../runtime/src/site/testing/site.ts';
import { fetchMenuCartFragments } from './page-cart.ts';

describe('fetchMenuCartFragments', () => {
  it('MC-6 the request for menu cart fragments contains the ids of all templates', async () => {
    let fields: [string, string][] = [];
    const site = testSite(async (input, init) => {
      fields = [...new URLSearchParams(await new Request(input, init).text())];
      return json({ fragments: { '.a': '<b></b>' } });
    });
    expect(await fetchMenuCartFragments(site, { templates: ['5', '9'] })).toEqual({ '.a': '<b></b>' });
    expect(fields).toEqual([
      ['action', 'elementor_menu_cart_fragments'],
      ['templates[]', '5'],
      ['templates[]', '9'],
      ['_nonce', 'e0e0e0'],
      ['is_editor', 'false'],
    ]);
  });

  it('MC-6 an empty list as the answer for menu cart fragments yields no fragments', async () => {
    expect(
      await fetchMenuCartFragments(
        testSite(async () => json([])),
        { templates: [] },
      ),
    ).toEqual({});
  });

  it('MC-6 an answer for menu cart fragments that is neither a list nor a map is rejected', async () => {
    const site = testSite(async () => html('0'));
    await expect(fetchMenuCartFragments(site, { templates: [] })).rejects.toBeInstanceOf(InvalidAnswerError);
  });
});
