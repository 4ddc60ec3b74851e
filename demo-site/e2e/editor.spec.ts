import { editedPath, editorPath, editorTexts } from '../src/pages/editor/texts.ts';
import { localPath } from '../src/shop/locale.ts';
import { expect, test } from './support/shop.ts';

for (const locale of ['he', 'en'] as const)
  test.describe(`the page builder's editor: ${locale}`, () => {
    const texts = editorTexts[locale];

    test('EM-3, EM-2 a changed setting in the editor updates the page', async ({ page }) => {
      await page.goto(editorPath(locale));
      const edited = page.frameLocator('.editor__page');
      const carousel = edited.locator('.elementor-widget-testimonial-carousel[data-model-cid]');
      await expect(carousel).toHaveAttribute('data-widget-state', 'mounted');
      await page.getByLabel(texts.pagination).selectOption('fraction');
      await expect(carousel.locator('.swiper-pagination-fraction')).toBeVisible();

      const shape = edited.locator('.elementor-shape-top');
      await page.getByLabel(texts.shape).selectOption('waves');
      await expect(shape.locator('path')).toBeVisible();
      await page.getByLabel(texts.negative).check();
      await expect(shape).toHaveAttribute('data-negative', 'true');
      await page.getByLabel(texts.shape).selectOption('');
      await expect(shape.locator('path')).toHaveCount(0);
    });

    test('TH-1 a document’s handle opens the document for editing, saves it, and returns to the page', async ({
      page,
    }) => {
      await page.goto(editorPath(locale));
      const edited = page.frameLocator('.editor__page');
      const log = page.getByRole('log');
      await expect(edited.getByRole('button', { name: texts.page.header, exact: true })).toBeVisible();
      const edit = { he: `עריכת ${texts.page.single}`, en: `Edit ${texts.page.single}` }[locale];
      await edited.getByRole('button', { name: edit }).focus();
      await page.keyboard.press('Enter');
      await expect(log).toContainText('editor/documents/switch {"id":373,"selector":".elementor-373"}');
      await expect(log).toContainText('panel/state-ready');
      const save = { he: `שמירת ${texts.page.single}`, en: `Save ${texts.page.single}` }[locale];
      await edited.getByRole('button', { name: save }).click();
      await expect(log).toContainText('save 373');
      await expect(edited.getByRole('button', { name: edit })).toBeVisible();
      await expect(edited.getByRole('button', { name: save })).toHaveCount(0);
    });

    test('EM-1 the editor offers to create the missing template of a loop', async ({ page }) => {
      await page.goto(editorPath(locale));
      await page.frameLocator('.editor__page').getByRole('button', { name: texts.words.create }).click();
      await expect(page.getByRole('log')).toContainText('create-template');
    });

    test('EM-2, TH-1 a visitor’s page shows no editor controls and fetches no editor code', async ({
      page,
    }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await page.goto(localPath(editedPath, locale));
      await expect(page.locator('.elementor-widget-testimonial-carousel')).toHaveAttribute(
        'data-widget-state',
        'mounted',
      );
      await expect(page.locator('.elementor-document-handle')).toHaveCount(0);
      expect(requests.filter((path) => /shapes\/|\/edit[^/]*\.js$/.test(path))).toEqual([]);
    });
  });
