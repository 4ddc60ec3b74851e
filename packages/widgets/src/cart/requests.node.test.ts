import { describe, expect, it } from 'vitest';
import type { SiteConfig } from '../../../runtime/src/site/config.ts';
import type { Http, HttpRequest } from '../../../runtime/src/site/http.ts';
import type { Site } from '../../../runtime/src/site/site.ts';
import { updateShippingMethod } from './requests.ts';

function shop(): { site: Site; seen: HttpRequest[] } {
  const seen: HttpRequest[] = [];
  const html = async (request: HttpRequest) => {
    seen.push(request);
    return '<div class="cart_totals"></div>';
  };
  const config = { urls: { storeAjax: '/?wc-ajax=%%endpoint%%' } };
  return {
    seen,
    site: { http: { html } as unknown as Http, config: config as unknown as SiteConfig },
  };
}

describe('choosing the shipping method', () => {
  it('CP-1 updateShippingMethod posts the fields with the nonce and returns the totals', async () => {
    const { site, seen } = shop();
    const methods = { 'shipping_method[0]': 'flat_rate:1' };
    expect(await updateShippingMethod(site, { methods, nonce: 'n1' })).toContain('cart_totals');
    expect(seen[0]).toMatchObject({
      contract: 'update_shipping_method',
      method: 'POST',
      url: '/?wc-ajax=update_shipping_method',
      form: { security: 'n1', 'shipping_method[0]': 'flat_rate:1' },
    });
  });
});
