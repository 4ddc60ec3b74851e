import { editedPath, editorPath, editorTexts } from '../src/pages/editor/texts.ts';
import { localPath } from '../src/shop/locale.ts';
import { expect, test } from './support/shop.ts';

for (const locale of ['he', 'en'] as const)
  test.describe(`the page builder's editor: ${locale}`, () => {
    const say = editorTexts[locale];

    test('EM-3, EM-2 the page follows the settings of the editor', async ({ page }) => {
      await page.goto(editorPath(locale));
      const edited = page.frameLocator('.editor__page');
      const carousel = edited.locator('.elementor-widget-testimonial-carousel[data-model-cid]');
      await expect(carousel).toHaveAttribute('data-widget-state', 'mounted');
      await page.getByLabel(say.pagination).selectOption('fraction');
      await expect(carousel.locator('.swiper-pagination-fraction')).toBeVisible();

      const shape = edited.locator('.elementor-shape-top');
      await page.getByLabel(say.shape).selectOption('waves');
      await expect(shape.locator('path')).toBeVisible();
      await page.getByLabel(say.negative).check();
      await expect(shape).toHaveAttribute('data-negative', 'true');
      await page.getByLabel(say.shape).selectOption('');
      await expect(shape.locator('path')).toHaveCount(0);
    });

    test('TH-1 the handles switch documents, and save and return', async ({ page }) => {
      await page.goto(editorPath(locale));
      const edited = page.frameLocator('.editor__page');
      const log = page.getByRole('log');
      await expect(edited.getByRole('button', { name: say.page.header, exact: true })).toBeVisible();
      const edit = { he: `עריכת ${say.page.single}`, en: `Edit ${say.page.single}` }[locale];
      await edited.getByRole('button', { name: edit }).focus();
      await page.keyboard.press('Enter');
      await expect(log).toContainText('editor/documents/switch {"id":373,"selector":".elementor-373"}');
      await expect(log).toContainText('panel/state-ready');
      const save = { he: `שמירת ${say.page.single}`, en: `Save ${say.page.single}` }[locale];
      await edited.getByRole('button', { name: save }).click();
      await expect(log).toContainText('save 373');
      await expect(edited.getByRole('button', { name: edit })).toBeVisible();
      await expect(edited.getByRole('button', { name: save })).toHaveCount(0);
    });

    test('EM-1 a loop without a template offers to make one', async ({ page }) => {
      await page.goto(editorPath(locale));
      await page.frameLocator('.editor__page').getByRole('button', { name: say.words.create }).click();
      await expect(page.getByRole('log')).toContainText('create-template');
    });

    test('EM-2, TH-1 a visitor’s page has nothing of it, and fetches none', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(localPath(editedPath, locale));
      await expect(page.locator('.elementor-widget-testimonial-carousel')).toHaveAttribute(
        'data-widget-state',
        'mounted',
      );
      await expect(page.locator('.elementor-document-handle')).toHaveCount(0);
      expect(asked.filter((path) => /shapes\/|\/edit[^/]*\.js$/.test(path))).toEqual([]);
    });
  });
