import type { Request } from '@playwright/test';
import { breakServer, healServer, setOffline } from './support/faults.ts';
import { holdAnswers } from './support/hold-answers.ts';
import { expect, test } from './support/shop.ts';
import { createShopper } from './support/shopper.ts';
import { expectAlert, steps } from './support/steps.ts';
import { logIn, putIntoCart } from './support/visitor.ts';

const cup = { id: 101, slug: 'clay-cup' };

/**
 * Permanent server faults; see `src/contracts/faults.ts`. The tests in `src/contracts/` cover other invalid answers.
 */
const failures = {
  fails: 'status=500',
  'drops the connection': 'drop',
  'answers with a page': 'body=<!doctype html><title>Log in</title><p>Please log in</p>',
} as const;

const isScripted = (request: Request, part: string): boolean =>
  request.resourceType() !== 'document' && request.url().includes(part);

for (const step of steps) {
  test(`${step.ids} ${step.name} on a slow server shows a busy state, and then completes`, async ({
    page,
    context,
  }) => {
    const shopper = createShopper(page);
    await step.prepare(shopper, context);
    const held = await holdAnswers(page, (request) => (isScripted(request, step.match) ? 'step' : null));
    await step.act(shopper);
    await expect.poll(() => held.requested).toContain('step');
    if (step.busy) await expect(step.busy(shopper)).toHaveAttribute('aria-busy', 'true');
    held.release('step');
    await step.done(shopper);
  });

  for (const [kind, how] of Object.entries(failures)) {
    test(`${step.ids} ${step.name} when the server ${kind} loses nothing, and the shopper can continue`, async ({
      page,
      context,
      site,
      problems,
    }) => {
      const shopper = createShopper(page);
      await step.prepare(shopper, context);
      await breakServer(context, site.url, { match: step.match, how });
      problems.allow(step.match, `console: [iyim] ${step.widget}: `);
      await step.act(shopper);
      const expectHelpAfterPage = kind === 'answers with a page' && step.expectHelpAfterPage;
      await (expectHelpAfterPage || step.expectHelp)(shopper);
      await healServer(context);
      await (expectHelpAfterPage ? step.act : step.resume)(shopper);
      await step.done(shopper);
    });
  }
}

test('AC-3 the add-to-cart form keeps the quantity when offline, informs the shopper, and adds the product when the network is back', async ({
  page,
  context,
  problems,
}) => {
  problems.allow('net::ERR_INTERNET_DISCONNECTED', 'console: [iyim] add-to-cart: ');
  // The code that counts page views loads when the page is idle, perhaps while it is offline.
  problems.allow('console: [iyim] page-views: loading its code');
  const shopper = createShopper(page);
  await shopper.openProduct(cup.slug);
  await shopper.at.form.getByRole('spinbutton').fill('2');
  // Adds once while online, because the scripts for adding load on the first click.
  await shopper.addToCart();
  await expect(shopper.at.count).toHaveText('2');
  await expect(shopper.at.addButton).not.toHaveAttribute('aria-busy');
  await setOffline(context, true);
  await page.waitForFunction(() => !navigator.onLine);
  await shopper.addToCart();
  await expectAlert(shopper, 'נראה שאין חיבור לרשת. הבחירות נשמרו, ואפשר לנסות שוב.');
  await expect(shopper.at.form.getByRole('spinbutton')).toHaveValue('2');
  await setOffline(context, false);
  await shopper.addToCart();
  await expect(shopper.at.count).toHaveText('4');
});

test('MC-4, RT-7 the remove button of a mini-cart line works as a link if its script cannot be loaded', async ({
  page,
  context,
  problems,
}) => {
  problems.allow('/Lines.js', 'console: [iyim] mini-cart: loading the code that removes lines');
  await page.route('**/chunks/*/Lines.js', (route) => route.abort());
  const shopper = createShopper(page);
  await putIntoCart(context, cup.id);
  await shopper.go('/');
  await shopper.openMiniCart();
  await shopper.at.miniCartLines.getByRole('button', { name: 'הסרת כוס חימר' }).click();
  await expectAlert(shopper, 'המוצר ״כוס חימר״ הוסר.');
  await expect(shopper.at.count).toHaveText('0');
});

test('CO-1 the cart sends a coupon again with a fresh nonce if the nonce was stale', async ({
  page,
  context,
  problems,
}) => {
  problems.allow('wc-ajax=apply_coupon');
  const shopper = createShopper(page);
  await putIntoCart(context, cup.id);
  await shopper.go('/cart/');
  // A login in another tab makes the nonces of this tab stale.
  await logIn(context);
  await shopper.at.coupon.fill('save10');
  await shopper.at.applyCoupon.click();
  await expect(shopper.at.main.getByText(shopper.words.couponApplied)).toBeVisible();
  expect(problems.all()).toContainEqual(expect.stringContaining('answer: 403'));
});

test('CL-1 the checkout offers a login with a page load if the login by script fails', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow('admin-ajax.php', 'console: [iyim] checkout-login: ');
  const shopper = createShopper(page);
  await putIntoCart(context, cup.id);
  await shopper.go('/checkout/');
  await breakServer(context, site.url, { match: 'admin-ajax.php', how: 'status=500' });
  await shopper.logInAtCheckout();
  await page.getByRole('button', { name: 'התחברות בדרך הרגילה' }).click();
  await expect(shopper.at.main.getByText(shopper.words.returning)).toHaveCount(0);
  await expect(shopper.at.main.getByLabel(shopper.words.firstName)).toHaveValue('דנה');
});
