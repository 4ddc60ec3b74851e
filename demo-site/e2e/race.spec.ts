import { expect, test } from './support/shop.ts';
import { createShopper, type Shopper } from './support/shopper.ts';
import type { Site } from './support/site.ts';

/** Id of the wool throw, a blanket. In these tests one unit of it is left. */
const throwId = 123;
const name = 'שמיכת צמר';

function leaveOne({ stored }: Site): void {
  const product = stored.product(throwId);
  if (product?.stock.kind !== 'managed') throw new Error('expected a product whose stock is counted');
  stored.saveProduct({ ...product, stock: { ...product.stock, quantity: 1 } });
}

const ordersOfIt = ({ stored }: Site) =>
  stored.orders().filter(({ lines }) => lines.some(({ productId }) => productId === throwId));

/** Performs all steps of a purchase except for the last click at the checkout. */
async function goToLastButton(shopper: Shopper): Promise<void> {
  await shopper.openProduct('wool-throw');
  await shopper.addToCart();
  await expect(shopper.at.miniCartLines).toContainText(name);
  await shopper.go('/checkout/');
  const { main } = shopper.at;
  for (const [label, text] of [
    [/^שם פרטי/, 'רות'],
    [/^שם משפחה/, 'כהן'],
    [/^רחוב ומספר בית/, 'הגפן 3'],
    [/^עיר/, 'חיפה'],
    [/^טלפון/, '050-5550111'],
    [/^אימייל/, 'ruth@example.com'],
  ] as const)
    await main.getByLabel(label).fill(text);
}

test('AC-3 the shop sells the last unit to one of two shoppers, and informs the other without losing typed values', async ({
  page,
  anotherShopper,
  site,
}) => {
  leaveOne(site);
  const before = ordersOfIt(site).length;
  const shoppers = [createShopper(page), createShopper(await (await anotherShopper()).newPage())];
  await Promise.all(shoppers.map(goToLastButton));
  await Promise.all(shoppers.map((shopper) => shopper.placeOrder()));

  const thanks = (shopper: Shopper) => shopper.page.getByText(shopper.words.received);
  const sorry = (shopper: Shopper) =>
    shopper.page.getByRole('alert').getByText(`מצטערים, המוצר ״${name}״ אזל מהמלאי.`);
  for (const shopper of shoppers) await expect(thanks(shopper).or(sorry(shopper))).toBeVisible();

  const [unlucky, ...others] = await filter(shoppers, (shopper) => sorry(shopper).isVisible());
  if (!unlucky) throw new Error('both shoppers bought the last unit');
  expect(others).toEqual([]);
  expect(ordersOfIt(site)).toHaveLength(before + 1);
  expect(site.stored.product(throwId)?.stock).toMatchObject({ quantity: 0 });
  // The typed values and the cart are still there, and can be edited.
  await expect(unlucky.at.main.getByLabel(/^רחוב ומספר בית/)).toHaveValue('הגפן 3');
  await unlucky.go('/cart/');
  await expect(unlucky.at.lines).toContainText([name]);
});

test('AC-3 the product page shows the reason when the last unit was sold a moment ago', async ({
  page,
  context,
  site,
}) => {
  const shopper = createShopper(page);
  await context.request.get('/?add-to-cart=101'); // messages are kept only for a visitor with a session
  leaveOne(site);
  await shopper.openProduct('wool-throw');
  site.stored.takeStock(throwId, 1);
  await shopper.addToCart();
  await expect(
    page.getByRole('alert').getByText(`אי אפשר להוסיף את ״${name}״ לסל הקניות כי המוצר אזל מהמלאי.`),
  ).toBeVisible();
  await expect(shopper.at.addButton).toHaveCount(0);
});

async function filter<T>(items: readonly T[], check: (item: T) => Promise<boolean>): Promise<T[]> {
  const passed = await Promise.all(items.map(check));
  return items.filter((_, index) => passed[index]);
}
