import type { BrowserContext } from '@playwright/test';
import { demoCustomer } from '../../src/seed/people.ts';

/** Puts units of a simple product into this browser's cart, like the product's link without scripts. */
export async function putIntoCart(context: BrowserContext, productId: number, quantity = 1): Promise<void> {
  await context.request.get(`/?add-to-cart=${productId}&quantity=${quantity}`);
}

/** Logs this browser in with the account page's form, as the demo's customer or as another user. */
export async function logIn(
  context: BrowserContext,
  user: { readonly login: string; readonly password: string } = demoCustomer,
): Promise<void> {
  const page = await (await context.request.get('/my-account/')).text();
  const nonce = /name="woocommerce-login-nonce" value="(\w+)"/.exec(page)?.[1] ?? '';
  const form = {
    username: user.login,
    password: user.password,
    login: '1',
    'woocommerce-login-nonce': nonce,
  };
  await context.request.post('/my-account/', { form });
}
