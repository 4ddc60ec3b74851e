import { localPath } from '../src/shop/locale.ts';
import { expect, test } from './support/shop.ts';

/** Fields for e-mail addresses and phone numbers: the path of a page, and the field's selector. */
const FIELDS = [
  ['/contact/', 'main input[type=email]'],
  ['/contact/', 'main input[type=tel]'],
  ['/my-account/', 'input[name=username]'],
  ['/my-account/', '#reg_email'],
  ['/newsletter/', 'main input[type=email]'],
] as const;

for (const locale of ['he', 'en'] as const)
  test(`RT-21 fields for e-mail addresses and phone numbers are left to right, but aligned like other fields: ${locale}`, async ({
    page,
  }) => {
    for (const [path, selector] of FIELDS) {
      await page.goto(localPath(path, locale));
      const field = page.locator(selector).first();
      await expect(field).toHaveCSS('direction', 'ltr');
      await expect(field).toHaveCSS('text-align', locale === 'he' ? 'end' : 'start');
    }
  });
