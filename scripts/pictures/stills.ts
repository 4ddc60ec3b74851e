import type { Locator, Page } from 'playwright';
import type { Still } from './still.ts';

const CART = '/en/shop/?add-to-cart=101';
const openCart = async (page: Page) => {
  await page.goto(CART);
  await page.goto('/en/shop/?add-to-cart=105');
};
/** Waits until an animation that the picture shows in the middle is as far as it should be, in ms. */
const wait = (ms: number) => (part: Locator) => part.page().waitForTimeout(ms);
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
    widget: 'add-to-cart',
    path: '/en/shop/',
    part: '.products .product:has(.ajax_add_to_cart)',
    width: 420,
    keep: 'end',
    act: (part) => part.locator('.ajax_add_to_cart').click(),
  },
  {
    widget: 'mini-cart',
    path: '/en/shop/',
    part: '.elementor-menu-cart__main',
    before: openCart,
    act: click('.elementor-menu-cart__toggle_button'),
  },
  { widget: 'cart', path: '/en/cart/', before: openCart, part: 'main .woocommerce', width: 900 },
  {
    widget: 'coupon',
    path: '/en/cart/',
    before: openCart,
    part: '.coupon',
    width: 480,
    act: (part) => part.getByRole('textbox').fill('save10'),
  },
  {
    widget: 'checkout-login',
    path: '/en/checkout/',
    before: openCart,
    act: click('.e-show-login'),
  },
  { widget: 'account-button', path: '/en/', width: 420, keep: 'center' },
  {
    widget: 'data-store',
    path: '/en/product/linen-dress/',
    width: 420,
    keep: 'center',
    act: click('main [data-widget~="data-store"] a'),
  },
  { widget: 'countdown', path: '/en/sale/' },
  { widget: 'pricing-table', path: '/en/plans/' },
  // Search, forms and popups
  {
    widget: 'live-search',
    path: '/en/',
    part: '.jet-ajax-search__results-area',
    act: (_, page) => page.locator('.jet-ajax-search input[name="s"]').pressSequentially('lin'),
  },
  {
    widget: 'search-suggestions',
    path: '/en/magazine/',
    act: (part) => part.locator('input[name="s"]').pressSequentially('c'),
  },
  { widget: 'form', path: '/en/apply/' },
  { widget: 'subscribe', path: '/en/newsletter/' },
  { widget: 'popup', path: '/en/lab/popups/quick-shop/', part: 'dialog[open]', width: 900, keep: 'center' },
  // Lists
  { widget: 'listing', path: '/en/lab/collections/masonry/', width: 900 },
  { widget: 'loop-grid', path: '/en/ideas/', width: 1000 },
  { widget: 'posts', path: '/en/magazine/', width: 1000 },
  {
    widget: 'taxonomy-filter',
    path: '/en/ideas/',
    width: 700,
    act: (part) => part.getByRole('button').nth(1).click(),
  },
  { widget: 'calendar', path: '/en/events/' },
  { widget: 'delete-link', path: '/en/events/manage/', width: 600, before: logIn, act: (part) => part.click() },
  // Pictures and videos
  { widget: 'carousel', path: '/en/', width: 900 },
  { widget: 'elements-carousel', path: '/en/studio/', width: 900 },
  { widget: 'slideshow', path: '/en/' },
  { widget: 'gallery', path: '/en/lookbook/', width: 1000 },
  { widget: 'images-layout', path: '/en/studio/', width: 1000 },
  { widget: 'portfolio', path: '/en/guide/', width: 800 },
  { widget: 'hotspots', path: '/en/lookbook/', act: click('.e-hotspot__button') },
  { widget: 'video', path: '/en/videos/' },
  { widget: 'vector-animation', path: '/en/lottery/' },
  { widget: 'scratch', path: '/en/lottery/', act: scratch },
  // Sections and menus
  { widget: 'accordion', path: '/en/faq/', width: 640, act: click('.e-n-accordion-item summary') },
  { widget: 'collapse', path: '/en/studio/', part: '#visit', width: 640, act: click('#way summary') },
  {
    widget: 'tabs',
    path: '/en/product/linen-dress/',
    width: 640,
    act: (part) => part.getByRole('tab').nth(1).click(),
  },
  { widget: 'unfold', path: '/en/studio/', width: 640, keep: 'end' },
  { widget: 'view-more', path: '/en/faq/', width: 640, keep: 'center' },
  {
    widget: 'nav-menu',
    path: '/en/studio/',
    width: 560,
    act: (part) => part.getByRole('button').last().click(),
  },
  {
    widget: 'mega-menu',
    path: '/en/',
    width: 900,
    act: (part) => part.locator('.e-n-menu-title').first().hover(),
  },
  { widget: 'table-of-contents', path: '/en/guide/' },
  { widget: 'scroll-navigation', path: '/en/campaign/', width: 700, keep: 'center' },
  { widget: 'share', path: '/en/guide/' },
  // Motion, numbers and time
  { widget: 'entrance', path: '/en/campaign/', act: wait(200) },
  { widget: 'motion', path: '/en/campaign/' },
  { widget: 'sticky', path: '/en/campaign/', width: 900 },
  { widget: 'animated-headline', path: '/en/about/' },
  { widget: 'animated-text', path: '/en/studio/' },
  { widget: 'counter', path: '/en/about/', part: '.about__numbers' },
  { widget: 'progress', path: '/en/about/', part: '.about__shares' },
  { widget: 'chart', path: '/en/about/', part: '.about__charts' },
  { widget: 'timeline', path: '/en/about/', width: 700 },
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
    await page.mouse.move(box.x + (0.1 + 0.06 * at) * box.width, box.y + (0.3 + (at % 2) * 0.3) * box.height, { steps: 6 });
  await page.mouse.up();
}
