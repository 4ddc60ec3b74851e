import type { Locator, Page } from 'playwright';
import type { Still } from './still.ts';

const fillCart = async (page: Page) => {
  for (const id of [101, 124, 120]) await page.goto(`/en/shop/?add-to-cart=${id}`);
};
const click = (selector: string) => (part: Locator) => part.page().locator(selector).first().click();

/** The pictures, one for each widget, in the order of the README. */
export const stills: readonly Still[] = [
  // Shop
  {
    widget: 'swatches',
    path: '/en/product/linen-dress/',
    width: 420,
    async act(part) {
      for (const group of await part.getByRole('radiogroup').all())
        await group.getByRole('radio').nth(1).click();
    },
  },
  {
    widget: 'product-gallery',
    path: '/en/product/linen-dress/',
    width: 860,
    keep: 'end',
    act: (part) => part.getByRole('button').nth(2).click(),
  },
  {
    widget: 'add-to-cart',
    path: '/en/shop/',
    part: '.products .product:has(.ajax_add_to_cart)',
    width: 400,
    keep: 'end',
    act: (part) => part.locator('.ajax_add_to_cart').click(),
  },
  {
    widget: 'mini-cart',
    path: '/en/shop/',
    part: '.elementor-menu-cart__main',
    width: 480,
    before: fillCart,
    act: click('.elementor-menu-cart__toggle_button'),
  },
  { widget: 'cart', path: '/en/cart/', window: 760, before: fillCart },
  {
    widget: 'coupon',
    path: '/en/cart/',
    before: fillCart,
    part: '.coupon',
    width: 440,
    keep: 'center',
    act: (part) => part.getByRole('textbox').fill('save10'),
  },
  {
    widget: 'checkout-login',
    path: '/en/checkout/',
    part: '.e-woocommerce-login-section',
    window: 720,
    before: fillCart,
    act: click('.e-woocommerce-login-section summary'),
  },
  { widget: 'account-button', path: '/en/', width: 300, keep: 'center' },
  {
    widget: 'data-store',
    path: '/en/product/linen-dress/',
    width: 460,
    shift: [110, 0],
    act: click('main [data-widget~="data-store"] a'),
  },
  { widget: 'countdown', path: '/en/sale/' },
  { widget: 'pricing-table', path: '/en/plans/', width: 700 },
  // Search, forms and popups
  {
    widget: 'live-search',
    path: '/en/',
    part: '.jet-ajax-search__results-area',
    width: 480,
    shift: [0, -50],
    act: (_, page) => page.locator('.jet-ajax-search input[name="s"]').pressSequentially('lin'),
  },
  {
    widget: 'search-suggestions',
    path: '/en/magazine/',
    shift: [0, 50],
    act: (part) => part.locator('input[name="s"]').pressSequentially('c'),
  },
  { widget: 'form', path: '/en/apply/' },
  { widget: 'subscribe', path: '/en/newsletter/', window: 700, width: 700 },
  { widget: 'popup', path: '/en/lab/popups/page-load/', part: 'dialog[open]', width: 800, keep: 'center' },
  {
    widget: 'off-canvas',
    path: '/en/lab/links/',
    part: '.e-off-canvas__content',
    width: 560,
    act: click('#panels a'),
  },
  // Lists
  { widget: 'listing', path: '/en/lab/collections/masonry/', window: 1200 },
  { widget: 'loop-grid', path: '/en/ideas/', window: 900 },
  { widget: 'posts', path: '/en/magazine/' },
  {
    widget: 'taxonomy-filter',
    path: '/en/ideas/',
    part: '.ideas__filters',
    window: 640,
    act: (part) => part.locator('.e-filter-item').nth(1).click(),
  },
  { widget: 'calendar', path: '/en/events/', window: 1000 },
  {
    widget: 'delete-link',
    path: '/en/events/manage/',
    part: 'dialog[open], [role="alertdialog"]',
    width: 600,
    keep: 'center',
    before: logIn,
    act: click('[data-widget~="delete-link"]'),
  },
  // Pictures and videos
  { widget: 'carousel', path: '/en/', window: 640 },
  { widget: 'elements-carousel', path: '/en/studio/', window: 700 },
  { widget: 'slideshow', path: '/en/' },
  { widget: 'gallery', path: '/en/lookbook/', window: 1000 },
  { widget: 'images-layout', path: '/en/studio/', window: 1100 },
  { widget: 'portfolio', path: '/en/guide/', window: 800 },
  { widget: 'hotspots', path: '/en/lookbook/', act: click('.e-hotspot__button') },
  { widget: 'video', path: '/en/videos/' },
  { widget: 'vector-animation', path: '/en/lottery/' },
  { widget: 'scratch', path: '/en/lottery/', act: scratch },
  // Sections and menus
  { widget: 'accordion', path: '/en/faq/', window: 560, act: click('.e-n-accordion-item summary') },
  { widget: 'collapse', path: '/en/studio/', part: '#visit', window: 560, act: click('#way summary') },
  {
    widget: 'tabs',
    path: '/en/product/linen-dress/',
    width: 560,
    act: (part) => part.getByRole('tab').nth(1).click(),
  },
  { widget: 'unfold', path: '/en/studio/', window: 560, keep: 'end' },
  { widget: 'view-more', path: '/en/faq/', window: 560, keep: 'center', shift: [0, -60] },
  {
    widget: 'nav-menu',
    path: '/en/studio/',
    width: 640,
    act: (part) => part.locator('.iyim-menu-opener').first().press('Enter'),
  },
  {
    widget: 'mega-menu',
    path: '/en/',
    part: 'header.site-header',
    width: 900,
    shift: [0, 240],
    keepsHeader: true,
    act: (_, page) => page.locator('.e-n-menu-title').first().hover(),
  },
  { widget: 'table-of-contents', path: '/en/guide/' },
  {
    widget: 'scroll-navigation',
    path: '/en/campaign/',
    window: 900,
    width: 700,
    async act(part, page) {
      await page
        .locator('.campaign__section')
        .first()
        .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      await part.locator('.jet-scroll-navigation__item').nth(1).hover();
    },
  },
  { widget: 'share', path: '/en/guide/', width: 480, shift: [0, -20] },
  // Motion, numbers and time
  {
    widget: 'entrance',
    path: '/en/campaign/',
    part: '.campaign__section:nth-of-type(3)',
    window: 900,
    keep: 'center',
    settle: 450,
  },
  { widget: 'motion', path: '/en/campaign/', part: '.campaign__section', window: 900, keep: 'center' },
  {
    widget: 'sticky',
    path: '/en/campaign/',
    part: 'header.site-header',
    window: 900,
    shift: [0, 240],
    keepsHeader: true,
    act: (_, page) => page.evaluate(() => scrollTo({ top: 640, behavior: 'instant' })),
  },
  { widget: 'animated-headline', path: '/en/about/', window: 560 },
  { widget: 'animated-text', path: '/en/studio/', window: 560 },
  { widget: 'counter', path: '/en/about/', part: '.about__numbers', window: 800 },
  { widget: 'progress', path: '/en/about/', part: '.about__shares', window: 800, width: 560 },
  { widget: 'chart', path: '/en/about/', part: '.about__charts', window: 800 },
  { widget: 'timeline', path: '/en/about/', window: 640 },
  { widget: 'horizontal-timeline', path: '/en/about/', width: 800 },
];

async function logIn(page: Page): Promise<void> {
  await page.goto('/en/events/manage/');
  await page.locator('input[name="username"], input[name="log"]').fill('noa');
  await page.locator('input[type="password"]').fill('noa-islands');
  await page.locator('main form button[type="submit"]').click();
}

/** Scratches a part of the cover. */
async function scratch(part: Locator, page: Page): Promise<void> {
  const box = await part.boundingBox();
  if (!box) return;
  await page.mouse.move(box.x + 0.1 * box.width, box.y + 0.3 * box.height);
  await page.mouse.down();
  for (let at = 0; at <= 10; at += 1)
    await page.mouse.move(
      box.x + (0.1 + 0.06 * at) * box.width,
      box.y + (0.3 + (at % 2) * 0.3) * box.height,
      { steps: 6 },
    );
  await page.mouse.up();
}
