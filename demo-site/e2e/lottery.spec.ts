import lottery from '../content/pages/lottery.json' with { type: 'json' };
import { localPath } from '../src/shop/locale.ts';
import { expect, test } from './support/shop.ts';
import { createShopper } from './support/shopper.ts';
import { putIntoCart } from './support/visitor.ts';

const CARD = '.lottery__card .jet-animated-box';

test('SC-1, CO-1 scratching a card uncovers a coupon that the cart accepts', async ({ page, context }) => {
  await putIntoCart(context, 101);
  await page.goto('/lottery/');
  const card = page.locator(CARD);
  await expect(card).toHaveAttribute('data-widget-state', 'mounted');
  const code = card.getByText(lottery.coupon, { exact: true });
  const toCart = card.getByRole('link', { name: lottery.texts.he.toCart });
  await expect(card.locator('.jet-animated-box__back')).toHaveAttribute('inert');
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (!box) throw new Error('the card has no place');
  await page.mouse.move(box.x, box.y + 20);
  await page.mouse.down();
  for (let y = 20; y < box.height; y += 40)
    await page.mouse.move(box.x + (y % 80 === 20 ? box.width : 0), box.y + y, { steps: 4 });
  await page.mouse.up();
  await expect(card.locator('.jet-animated-box__front')).toBeHidden();
  await expect(code).toBeVisible();

  await toCart.click();
  const { at, words } = createShopper(page);
  await at.coupon.fill(lottery.coupon);
  await at.applyCoupon.click();
  await expect(at.main.getByText(words.couponApplied)).toBeVisible();
});

test('LO-1 an animation plays when it is in view, and stops when its button is pressed', async ({ page }) => {
  await page.goto(localPath('/lottery/', 'en'));
  const wheel = page.locator('.e-lottie__container');
  await wheel.scrollIntoViewIfNeeded();
  await expect(wheel.locator('svg')).toBeVisible();
  await page.getByRole('button', { name: 'Stop the animation' }).click();
  await expect(page.getByRole('button', { name: 'Play the animation' })).toBeVisible();
});

test('AY-1 scratch cards and flip cards work with the keyboard alone', async ({ page }) => {
  await page.goto(localPath('/lottery/', 'en'));
  const card = page.locator(CARD);
  await card.getByRole('button').press('Enter');
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link')).toBeFocused();

  const prizes = page.locator('.lottery__prizes .jet-animated-box');
  for (const prize of await prizes.all()) {
    await expect(prize).toHaveAttribute('data-widget-state', 'mounted');
    await prize.getByRole('button').first().press('Enter');
    await expect(prize.getByRole('link', { name: lottery.texts.en.toProduct })).toBeVisible();
    await expect(prize.locator('.jet-animated-box__front')).toHaveAttribute('inert');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SC-1 without JavaScript the scratch card’s code and the flip cards’ backs are visible', async ({
    page,
  }) => {
    await page.goto('/lottery/');
    await expect(page.locator('.lottery__code')).toBeVisible();
    for (const { words } of lottery.prizes) await expect(page.getByText(words.he)).toBeVisible();
  });
});
