import { describe, expect, it } from 'vitest';
import { html } from '../../../runtime/src/cart/testing/fake-shop.ts';
import { InvalidAnswerError, RefusedError } from '../../../runtime/src/site/errors.ts';
import { testSite } from '../../../runtime/src/site/testing/site.ts';
import { checkoutLogin } from './login-request.ts';

const login = { username: 'dana', password: 'p&w', nonce: 'n1', remember: true };
const answering = (body: string, status = 200) => testSite(async () => html(body, status));

describe('checkoutLogin', () => {
  it('CL-1 checkoutLogin() sends the same fields as the page builder’s script', async () => {
    let fields = {};
    let url = '';
    const answer: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      url = request.url;
      fields = Object.fromEntries(new URLSearchParams(await request.text()));
      return html('{"logged_in":true}');
    };
    expect(await checkoutLogin(testSite(answer, {}), login)).toEqual({ loggedIn: true });
    expect(url).toBe('https://shop.test/wp-admin/admin-ajax.php');
    expect(fields).toEqual({
      action: 'elementor_woocommerce_checkout_login_user',
      username: 'dana',
      password: 'p&w',
      nonce: 'n1',
      remember: 'true',
    });
  });

  it('CL-1 checkoutLogin() resolves with the server’s notices after a wrong password', async () => {
    const site = answering('{"logged_in":false,"message":"<ul class=\\"woocommerce-error\\"></ul>"}');
    expect(await checkoutLogin(site, login)).toEqual({
      loggedIn: false,
      messageHtml: '<ul class="woocommerce-error"></ul>',
    });
  });

  it.each(['0', '', '<html>', '[]x'])(
    'CL-1 checkoutLogin() rejects with an InvalidAnswerError for the answer %j',
    async (body) => {
      await expect(checkoutLogin(answering(body), login)).rejects.toBeInstanceOf(InvalidAnswerError);
    },
  );

  it('SEC-4 an error of checkoutLogin() never contains the password or the nonce', async () => {
    const error = await checkoutLogin(answering('-1', 403), login).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(RefusedError);
    expect(JSON.stringify([error, String(error)])).not.toMatch(/p&w|p%26w|n1/);
  });
});
