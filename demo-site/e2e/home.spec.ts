import { localPath } from '../src/shop/locale.ts';
import { expect, test } from './support/shop.ts';

for (const locale of ['he', 'en'] as const)
  test(`CR-1, CR-2 the home page’s slides link to their products, and its testimonials rotate: ${locale}`, async ({
    page,
  }) => {
    await page.goto(localPath('/', locale));
    const slides = page.locator('.jet-slider');
    await expect(slides.locator('xpath=self::*[@data-widget-state="mounted"]')).toBeAttached();
    // The “next” button shows the second slide.
    await slides.getByRole('button', { name: locale === 'he' ? 'הבא' : 'Next' }).focus();
    await page.keyboard.press('Enter');
    const lamp = slides.getByRole('link', { name: locale === 'he' ? 'מנורת שולחן' : 'Table Lamp' });
    await expect(lamp).toBeInViewport({ ratio: 0.9 });

    const customers = page.locator('.elementor-widget-testimonial-carousel');
    await customers.scrollIntoViewIfNeeded();
    await expect(customers).toHaveAttribute('data-widget-state', 'mounted');
    const [first, second] = locale === 'he' ? ['מיכל ש׳', 'יונתן א׳'] : ['Michal S.', 'Jonathan A.'];
    await expect(customers.getByText(first)).toBeInViewport();
    await customers.getByRole('button', { name: locale === 'he' ? 'הבא' : 'Next' }).click();
    await expect(customers.getByText(second)).toBeInViewport({ ratio: 0.9 });
    await expect(customers.getByText(first)).not.toBeInViewport();

    await lamp.click();
    await expect(page).toHaveURL(/lamp|%D7%9E/);
  });

test('RT-17 the home page’s slides move on a click even if the code for automatic rotation fails to load', async ({
  page,
  problems,
}) => {
  problems.allow('net::ERR_FAILED', 'loading the plugins of the carousel');
  await page.route('**/chunks/*/plugins.js', (route) => route.abort());
  await page.goto('/');
  const slides = page.locator('.jet-slider');
  await slides.getByRole('button', { name: 'הבא' }).click();
  await expect(slides.getByRole('link', { name: 'מנורת שולחן' })).toBeInViewport({ ratio: 0.9 });
});
