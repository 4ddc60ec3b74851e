import faq from '../content/pages/faq.json' with { type: 'json' };
import plansPage from '../content/pages/plans.json' with { type: 'json' };
import { localPath } from '../src/shop/locale.ts';
import { expect, test } from './support/shop.ts';

for (const locale of ['he', 'en'] as const) {
  test(`PT-1 a button unfolds all features of a plan, and a tooltip explains a feature: ${locale}`, async ({
    page,
  }) => {
    await page.goto(localPath('/plans/', locale));
    const tables = page.locator('.pricing-table');
    await expect(tables).toHaveCount(plansPage.plans.length);
    const table = tables.nth(1);
    await expect(table).toHaveAttribute('data-widget-state', 'mounted');
    const mask = table.locator('.pricing-table__fold-mask');
    const folded = await mask.evaluate(({ clientHeight }) => clientHeight);
    await table.locator('.pricing-table__fold-button').click();
    await expect(table.locator('.pricing-table__fold-button')).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => mask.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(folded * 2);

    await table.locator('.pricing-feature').nth(2).getByRole('button').focus();
    await page.keyboard.press('Shift+Tab');
    const tooltip = page.getByRole('tooltip');
    const meaning = plansPage.plans[1]?.features[0]?.meaning?.[locale] ?? '';
    await expect(tooltip).toHaveText(meaning);
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
  });

  test(`VM-1, AX-1 a button shows further subjects of questions, and a click on a question shows its answer: ${locale}`, async ({
    page,
  }) => {
    await page.goto(localPath('/faq/', locale));
    const subjects = page.locator('.questions > section');
    const later = faq.sections.slice(2);
    const button = page.locator('.jet-view-more__button');
    await expect(subjects.filter({ visible: true })).toHaveCount(2);
    for (const [index, { id }] of later.entries()) {
      await button.click();
      await expect(page.locator(`#${id}`)).toBeFocused();
      await expect(subjects.filter({ visible: true })).toHaveCount(3 + index);
    }
    await expect(button).toBeHidden();
    const item = page.locator(`#${later[0]?.id} details`).first();
    await item.locator('summary').click();
    await expect(item.locator('p')).toBeVisible();
  });
}

test('VM-1 the address of a hidden subject shows the subject', async ({ page }) => {
  await page.goto(localPath('/faq/#studio', 'en'));
  await expect(page.locator('#studio')).toBeInViewport();
  await expect(page.locator('.jet-view-more__button')).toBeVisible();
});

test('AX-1 the questions page lists every question for search engines', async ({ page }) => {
  await page.goto(localPath('/faq/', 'en'));
  const questions = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.flatMap((script) => JSON.parse(script.textContent ?? '').mainEntity));
  expect(questions.map(({ name }) => name)).toEqual(
    faq.sections.flatMap(({ questions }) => questions.map(({ question }) => question.en)),
  );
});

test('VM-1, PT-1 plans and questions are printed in full', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(localPath('/plans/', 'en'));
  const table = page.locator('.pricing-table').first();
  await expect(table).toHaveAttribute('data-widget-state', 'mounted');
  const isWhole = ({ clientHeight, scrollHeight }: Element) =>
    clientHeight > 0 && clientHeight >= scrollHeight;
  expect(await table.locator('.pricing-table__fold-mask').evaluate(isWhole)).toBe(true);

  await page.goto(localPath('/faq/', 'en'));
  await expect(page.locator('.jet-view-more')).toHaveAttribute('data-widget-state', 'mounted');
  const last = page.locator('.questions > section').last();
  await expect(last).toHaveAttribute('hidden', 'until-found');
  await expect(last).toBeVisible();
  expect(await last.evaluate(isWhole)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('VM-1, PT-1 without JavaScript plans and questions are visible in full', async ({ page }) => {
    await page.goto(localPath('/plans/', 'he'));
    const features = page.locator('.pricing-feature');
    await expect(features).toHaveCount(plansPage.plans.flatMap(({ features }) => features).length);
    for (const feature of await features.all()) await expect(feature).toBeVisible();
    await expect(page.locator('.pricing-table__fold-button').first()).toBeHidden();

    await page.goto(localPath('/faq/', 'he'));
    await expect(page.locator('.questions > section').filter({ visible: true })).toHaveCount(
      faq.sections.length,
    );
    await expect(page.locator('.jet-view-more__button')).toBeHidden();
  });
});
