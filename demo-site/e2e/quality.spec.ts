import type { BrowserContext } from '@playwright/test';
import { demoEditor } from '../src/seed/people.ts';
import { allEvents } from '../src/shop/events.ts';
import { localPath } from '../src/shop/locale.ts';
import { loops } from '../src/shop/loops.ts';
import { posts, postTerms } from '../src/shop/magazine.ts';
import { holdBack } from './support/harness.ts';
import { layoutShifts, openDrawn, watchLayoutShifts } from './support/layout-shifts.ts';
import { axeViolations, mediaFaultsOf, stickingOut, still } from './support/measures.ts';
import { settle } from './support/settle.ts';
import { expect, test } from './support/shop.ts';
import { createShopper } from './support/shopper.ts';
import type { Site } from './support/site.ts';
import { logIn, putIntoCart } from './support/visitor.ts';

interface Kind {
  readonly name: string;
  readonly path: string | ((site: Site) => string);
  readonly prepare?: (context: BrowserContext) => Promise<void>;
  /** Whether the server answers with the "not found" page. */
  readonly missing?: boolean;
  /**
   * Whether the page uses only the parts of the library that every page has. It is then tested in only one of the two
   * combinations of language and width; such pages alternate between them.
   */
  readonly isPlain?: boolean;
}

const fill = async (context: BrowserContext) => {
  await putIntoCart(context, 101, 2);
  await putIntoCart(context, 110);
};

/** Returns the newest order of the demo's customer. */
const lastOrder = ({ stored }: Site) => {
  const order = stored.ordersOf(stored.userByLogin('dana')?.id ?? 0)[0];
  if (!order) throw new Error('the demo’s customer has no order');
  return order;
};

const storyPath = ({ stored }: Site) => {
  const [story] = posts(stored);
  if (!story) throw new Error('the magazine has no story');
  return `/magazine/${story.slug.en}/`;
};

const filteredIdeas = (stored: Site['stored']) => {
  const rooms = postTerms(stored, 'category').find(({ slug }) => slug.en === 'rooms');
  return `/ideas/?e-filter-${loops.ideas.id}-category=${rooms?.slug.en}&e-page-${loops.ideas.id}=2`;
};

const firstEvent = (stored: Site['stored']) => {
  const [event] = allEvents(stored);
  if (!event) throw new Error('the shop has no event');
  return event;
};

/** Fills the visitor's favourites, compared products and recently viewed products. */
async function fillLists(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('jet_engine_store_favourites', '101');
  });
  for (const id of [101, 102, 103, 105])
    await context.request.post('/wp-admin/admin-ajax.php', {
      form: { action: 'jet_engine_add_to_store_compare', store: 'compare', post_id: String(id) },
    });
  await context.request.get('/product/clay-cup/');
}

const account = (name: string, section: string): Kind => ({
  name: `the account’s page “${name}”`,
  path: `/my-account/${section}`,
  prepare: logIn,
  isPlain: true,
});

const kinds: readonly Kind[] = [
  { name: 'the home page', path: '/' },
  { name: 'all products', path: '/shop/' },
  { name: 'the last page of all products, sorted', path: '/shop/page/3/?orderby=price' },
  { name: 'a category', path: '/product-category/clothing/' },
  { name: 'a page of search results', path: '/?s=linen' },
  { name: 'a search without results', path: '/?s=submarine', isPlain: true },
  { name: 'a simple product', path: '/product/clay-cup/' },
  { name: 'a simple product on sale', path: '/product/serving-bowl/' },
  { name: 'a product sold individually', path: '/product/one-off-tray/' },
  { name: 'a product with colours and sizes', path: '/product/linen-dress/' },
  {
    name: 'a product with choices in the address',
    path: '/product/linen-dress/?attribute_pa_color=olive&attribute_pa_size=m',
  },
  { name: 'a product with many variations', path: '/product/linen-shirt/' },
  { name: 'a product with image swatches', path: '/product/striped-cushion/' },
  { name: 'a product with radio buttons', path: '/product/pendant-lamp/' },
  { name: 'a product with a select', path: '/product/scented-candle/' },
  { name: 'a grouped product', path: '/product/morning-set/' },
  { name: 'a product of another shop', path: '/product/pottery-workshop/', isPlain: true },
  { name: 'a product with hotspots on its picture', path: '/product/bell-vase/' },
  { name: 'a product that is sold out', path: '/product/round-mirror/' },
  { name: 'an empty cart', path: '/cart/' },
  { name: 'a full cart', path: '/cart/', prepare: fill },
  { name: 'the checkout', path: '/checkout/', prepare: fill },
  {
    name: 'a received order',
    path: (site) => `/checkout/order-received/${lastOrder(site).id}/?key=${lastOrder(site).key}`,
    isPlain: true,
  },
  { name: 'the login of the account', path: '/my-account/', isPlain: true },
  { name: 'the page for a lost password', path: '/my-account/lost-password/', isPlain: true },
  account('dashboard', ''),
  account('orders', 'orders/'),
  {
    name: 'the account’s page of an order',
    path: (site) => `/my-account/view-order/${lastOrder(site).id}/`,
    prepare: logIn,
    isPlain: true,
  },
  account('downloads', 'downloads/'),
  account('addresses', 'edit-address/'),
  account('an address', 'edit-address/billing/'),
  account('payment methods', 'payment-methods/'),
  account('details', 'edit-account/'),
  { name: 'the calendar with a chosen day', path: '/events/?date=2026-11-01' },
  { name: 'the magazine', path: '/magazine/' },
  { name: 'a later page of the magazine', path: '/magazine/page/2/' },
  { name: 'a category of the magazine', path: '/magazine/category/rooms/' },
  { name: 'a tag of the magazine', path: '/magazine/tag/linen/' },
  { name: 'a story', path: storyPath },
  { name: 'a story for a customer', path: storyPath, prepare: logIn },
  { name: 'the ideas page', path: '/ideas/' },
  { name: 'the second page of filtered ideas', path: ({ stored }) => filteredIdeas(stored) },
  { name: 'the videos page', path: '/videos/' },
  { name: 'the plans page', path: '/plans/' },
  { name: 'the questions page', path: '/faq/' },
  { name: 'the guide', path: '/guide/' },
  { name: 'the lookbook', path: '/lookbook/' },
  { name: 'the campaign', path: '/campaign/' },
  { name: 'the shop’s story', path: '/about/' },
  { name: 'the studio', path: '/studio/' },
  { name: 'the scratch card', path: '/lottery/' },
  { name: 'the page builder’s editor', path: '/editor/', isPlain: true },
  { name: 'the lab', path: '/lab/', isPlain: true },
  { name: 'a listing with a “load more” button', path: '/lab/collections/button/' },
  { name: 'a listing that loads more on scrolling', path: '/lab/collections/scroll/' },
  { name: 'a page of lazy listings', path: '/lab/collections/lazy/' },
  { name: 'a masonry listing', path: '/lab/collections/masonry/' },
  { name: 'a page of listing sliders', path: '/lab/collections/slider/' },
  { name: 'the calendar of events', path: '/events/' },
  { name: 'an event', path: ({ stored }) => `/events/${firstEvent(stored).slug.en}/` },
  { name: 'the login of the list of events', path: '/events/manage/', isPlain: true },
  { name: 'the list of events for a customer', path: '/events/manage/', prepare: logIn },
  {
    name: 'the list of events for the editor',
    path: '/events/manage/',
    prepare: (context) => logIn(context, demoEditor),
  },
  { name: 'the page of empty lists', path: '/favourites/' },
  { name: 'the page of full lists', path: '/favourites/', prepare: fillLists },
  {
    name: 'the confirmation of an addition without scripts',
    path: '/favourites/add/?store=compare&post=101',
    isPlain: true,
  },
  { name: 'the index of popups', path: '/lab/popups/' },
  { name: 'a popup’s page', path: '/lab/popups/link/' },
  { name: 'a popup with a form', path: '/lab/popups/callback/' },
  { name: 'a long page of a popup', path: '/lab/popups/no-scroll/' },
  { name: 'the page of listings popups', path: '/lab/popups/listing/' },
  { name: 'a popup of the listings plugin', path: '/lab/popups/listing/exit/' },
  { name: 'the sale', path: '/sale/' },
  { name: 'the page of countdowns', path: '/lab/clocks/' },
  { name: 'the page of action links', path: '/lab/links/' },
  { name: 'a page that scrolls to a template', path: '/lab/links/?theme_template_id=3432' },
  { name: 'the contact form', path: '/contact/' },
  { name: 'the thank-you page of a form', path: '/contact/thanks/', isPlain: true },
  { name: 'the application form in four steps', path: '/apply/' },
  { name: 'the application form with a progress bar', path: '/apply/?steps=progress_bar' },
  { name: 'the newsletter', path: '/newsletter/' },
  { name: 'the login of the inbox', path: '/inbox/', isPlain: true },
  {
    name: 'the inbox for the owner',
    path: '/inbox/',
    prepare: (context) => logIn(context, demoEditor),
  },
  { name: 'a missing page', path: '/nowhere/', missing: true, isPlain: true },
];

const phone = { width: 375, height: 800 };

for (const [turn, locale] of (['he', 'en'] as const).entries()) {
  const seen = kinds.filter(({ isPlain }, at) => !isPlain || at % 2 === turn);
  for (const { name, path, prepare, missing } of seen) {
    // Each page is loaded on a phone in one language, and in a wide window in the other.
    test(`AY-1, AY-2, RT-9, RT-14 ${name} (${locale}) has no axe violation or layout shift, fits on a phone, and is complete on paper and in forced colours`, async ({
      page,
      context,
      site,
      problems,
    }) => {
      const address = localPath(typeof path === 'string' ? path : path(site), locale);
      if (missing) problems.allow('404');
      await prepare?.(context);
      await watchLayoutShifts(page);
      if (locale === 'he') await page.setViewportSize(phone);

      await openDrawn(page, address);
      await settle(page);
      expect.soft(await layoutShifts(page)).toEqual([]);
      await still(page);
      expect.soft(await axeViolations(page)).toEqual([]);

      expect.soft(await mediaFaultsOf(page)).toEqual([]);

      await page.setViewportSize(phone);
      expect(await stickingOut(page)).toEqual([]);
    });
  }

  test(`AY-1 the open mini-cart (${locale}) has no axe violation, and fits on a phone`, async ({
    page,
    context,
  }) => {
    await fill(context);
    const shopper = createShopper(page, { locale });
    await shopper.go('/');
    await settle(page);
    await shopper.openMiniCart();
    await expect(shopper.at.miniCartLines).toHaveCount(2);
    await still(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize(phone);
    expect(await stickingOut(page)).toEqual([]);
  });

  test(`AY-1 the page of a variable product that was added to the cart (${locale}) has no axe violation`, async ({
    page,
  }) => {
    const shopper = createShopper(page, { locale });
    await shopper.openProduct('linen-dress');
    await shopper.choose(shopper.words.colour, shopper.words.olive);
    await shopper.choose(shopper.words.size, 'M');
    await shopper.addToCart();
    await expect(shopper.at.miniCartLines).toHaveCount(1);
    await still(page);
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('AY-2 buttons do not cover the picture of a product in a list on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/shop/');
  await settle(page);
  const products = page.locator('ul.products > li');
  expect(await products.count()).toBeGreaterThan(5);
  const covered = await products.evaluateAll(
    (all) =>
      all.filter((product) => {
        const picture = product.querySelector('.product-picture')?.getBoundingClientRect();
        return [...product.querySelectorAll('.card-stores a')].some(
          (button) => button.getBoundingClientRect().top < (picture?.bottom ?? 0),
        );
      }).length,
  );
  expect(covered).toBe(0);
});

for (const [window, width] of Object.entries({ 'a phone': 375, 'a wide window': 1440 }))
  test(`AB-2, RT-9 nothing in the cart moves in ${window} when Hebrew labels arrive late`, async ({
    page,
    context,
  }) => {
    await fill(context);
    await page.setViewportSize({ width, height: 800 });
    await watchLayoutShifts(page);
    const { requested, release } = await holdBack(page, '**/core.js');
    const rows = page.locator('.cart_totals tr');
    const tops = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top + scrollY));
    await page.goto('/cart/');
    await requested;
    await expect(page.locator('.cart-subtotal th')).toHaveText('Subtotal');
    const before = await tops();
    expect(before.length).toBeGreaterThan(2);
    release();
    await expect(page.locator('.cart-subtotal th')).toHaveText('סכום ביניים');
    expect(await tops()).toEqual(before);
    await settle(page);
    expect(await layoutShifts(page)).toEqual([]);
  });

for (const width of [375, 800, 1440])
  test(`LG-7 the items of a masonry listing keep their width when the script arranges them, in a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { requested, release } = await holdBack(page, '**/iyim.js*');
    await page.goto('/lab/collections/masonry/', { waitUntil: 'commit' });
    await requested;
    const items = page.locator('.jet-listing-grid__masonry > *');
    await expect(items.last()).toBeVisible();
    const widths = () =>
      items.evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().width)));
    const before = await widths();
    expect(before.length).toBeGreaterThan(5);
    release();
    await settle(page);
    await expect(items.first()).toHaveCSS('position', 'absolute');
    expect(await widths()).toEqual(before);
  });

test('AY-1, RT-9 the measures of these tests detect layout shifts, axe violations and overflow', async ({
  page,
}) => {
  await watchLayoutShifts(page);
  await page.goto('/');
  await settle(page);
  await page.evaluate(() => {
    const wide = document.createElement('img');
    wide.style.minInlineSize = '3000px';
    wide.style.minBlockSize = '300px';
    document.body.prepend(wide);
  });
  await expect.poll(() => layoutShifts(page)).not.toEqual([]);
  expect(await axeViolations(page)).toContainEqual(expect.stringContaining('image-alt'));
  expect(await stickingOut(page)).not.toEqual([]);
});
