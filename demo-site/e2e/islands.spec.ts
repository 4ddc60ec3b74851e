import type { Page } from '@playwright/test';
import { bundleFolder } from '../../packages/widgets/build/bundle.ts';
import type { Manifest } from '../../packages/widgets/build/manifest.ts';
import { bundle, openHarness, rewritePages, withScripts, withScriptsInHead } from './support/harness.ts';
import { recordScriptRequests } from './support/requests.ts';
import { settle } from './support/settle.ts';
import { expect, test } from './support/shop.ts';
import { createShopper, type Shopper } from './support/shopper.ts';
import { putIntoCart } from './support/visitor.ts';

const cup = { slug: 'clay-cup', name: 'כוס חימר' };
const addRequest = 'wc-ajax=add_to_cart';

/** Adds a product of the list and sees it in the mini-cart: two islands and the shared cart work. */
async function addFromList(shopper: Shopper): Promise<void> {
  // Before there is any script the link leads to the server, as it should.
  await expect(shopper.page.locator('header [data-widget="mini-cart"]')).toHaveAttribute(
    'data-widget-state',
    'mounted',
  );
  await shopper.listButton(cup.name).click();
  await expect(shopper.at.miniCart).toBeVisible();
  await expect(shopper.at.miniCartLines).toHaveCount(1);
  await expect(shopper.at.miniCartLines).toContainText('1 ×');
}

const chunkOf = async (page: Page, widget: string): Promise<string> => {
  const manifest = (await (await page.request.get(`${bundle}/manifest.json`)).json()) as Manifest;
  const chunk = manifest.widgets[widget];
  if (chunk === undefined) throw new Error(`the manifest has no chunk of "${widget}"`);
  return `**/${chunk}`;
};

/** Holds a file back until it is let go. */
async function holdBack(
  page: Page,
  pattern: string,
): Promise<{ asked: Promise<unknown>; letGo: () => void }> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const asked = page.waitForRequest(pattern);
  await page.route(pattern, async (route) => {
    await gate;
    await route.continue();
  });
  return { asked, letGo };
}

test('RT-14 the whole shop runs under a strict policy without a single inline script', async ({
  page,
  problems,
}) => {
  await rewritePages(page, {
    policy: "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types iyim",
    html: (html) => {
      const nonce = /"apply_coupon_nonce":"(\w+)"/.exec(html)?.[1] ?? '';
      const config = JSON.stringify({ site: { nonces: { applyCoupon: nonce } } });
      const bare = html.replace(/<script id="[^"]*-js-extra"[\s\S]*?<\/script>/g, '');
      return bare.replace(
        '</head>',
        `<script type="application/json" id="iyim-config">${config}</script></head>`,
      );
    },
  });
  const shopper = createShopper(page);
  const { at, words } = shopper;
  await shopper.openProduct('linen-dress');
  expect(
    await page.locator('script:not([src], [type="application/json"], [type="text/template"])').count(),
  ).toBe(0);
  await shopper.choose(words.colour, words.olive);
  await shopper.choose(words.size, 'S');
  await shopper.addToCart();
  await expect(at.miniCartLines).toHaveCount(1);
  await at.miniCart.getByRole('link', { name: words.viewCart }).click();
  await at.quantity().fill('2');
  await expect(at.main.getByText(words.cartUpdated)).toBeVisible();
  await at.coupon.fill('save10');
  await at.applyCoupon.click();
  await expect(at.main.getByText(words.couponApplied)).toBeVisible();
  await at.main.getByRole('link', { name: words.checkout }).click();
  await shopper.logInAtCheckout();
  await expect(at.main.getByLabel(words.firstName)).toHaveValue('דנה');
  expect(problems.all()).toEqual([]);

  // The policy was in force.
  problems.allow('require-trusted-types-for', "requires 'TrustedHTML'");
  const write = page.evaluate(() => {
    document.createElement('div').innerHTML = '<b>bold</b>';
  });
  await expect(write).rejects.toThrow(/TrustedHTML/);
});

test.describe('RT-8 loaded twice', () => {
  const scripts = {
    'the same file twice': [`<script type="module" src="${bundle}/iyim.js"></script>`.repeat(2)],
    'two versions in the address': ['1', '2'].map(
      (version) => `<script type="module" src="${bundle}/iyim.js?ver=${version}"></script>`,
    ),
    'a stand-alone widget before the bundle': [
      `<script src="${bundle}/widgets/add-to-cart.js"></script>`,
      `<script type="module" src="${bundle}/iyim.js"></script>`,
    ],
    'two stand-alone widgets': ['add-to-cart', 'mini-cart'].map(
      (name) => `<script src="${bundle}/widgets/${name}.js"></script>`,
    ),
    'two builds': ['iyim', 'other'].map(
      (folder) => `<script type="module" src="/wp-content/plugins/${folder}/iyim.js"></script>`,
    ),
  };
  /** Loads that run the script a second time, which the browser itself does not prevent. */
  const heard = ['a stand-alone widget before the bundle', 'two stand-alone widgets', 'two builds'];

  for (const [name, tags] of Object.entries(scripts)) {
    test(`RT-8 ${name}: one start, one cart, one answer to a click`, async ({ page, context }, {
      project,
    }) => {
      await rewritePages(page, { html: withScripts(...tags) });
      const other = bundleFolder(project.metadata.flavour === 'lean' ? 'react' : 'lean');
      await page.route('**/plugins/other/**', (route) =>
        route.fulfill({ path: other + new URL(route.request().url()).pathname.split('/other')[1] }),
      );
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      const requests = recordScriptRequests(context);
      const shopper = createShopper(page);
      await shopper.go('/shop/');
      await addFromList(shopper);
      expect(requests.of(addRequest)).toBe(1);
      await expect(shopper.at.main.locator('a.added_to_cart')).toHaveCount(1);
      const saysSo = said.some((text) => /^\[iyim\] already running \(version .+\)/.test(text));
      expect(saysSo, said.join('\n')).toBe(heard.includes(name));
    });
  }
});

test('RT-15 a page without a widget fetches the entry and its core, and nothing else', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname.replace(`${bundle}/`, '')));
  await openHarness(page, `<main><p>שלום</p></main><script type="module" src="${bundle}/iyim.js"></script>`);
  await page.waitForFunction(() => window.iyim !== undefined);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(fetched).toEqual(['/harness/', 'iyim.js', expect.stringMatching(/^chunks\/core-[\w-]+\.js$/)]);
});

test.describe('RT-17 a chunk that does not come', () => {
  test('RT-17 a chunk that fails once is asked for again, and the island works', async ({
    page,
    problems,
  }) => {
    problems.allow('net::ERR_FAILED');
    let failures = 0;
    await page.route(await chunkOf(page, 'add-to-cart'), (route) =>
      failures++ === 0 ? route.abort() : route.fallback(),
    );
    const shopper = createShopper(page);
    await shopper.go('/shop/');
    await addFromList(shopper);
    expect(failures).toBe(2);
  });

  test('RT-17, RT-7 a chunk that always fails costs its own island only, whose form goes on as the server wrote it', async ({
    page,
    problems,
  }) => {
    problems.allow('net::ERR_FAILED', 'Loading chunk add-to-cart failed.');
    await page.route(await chunkOf(page, 'add-to-cart'), (route) => route.abort());
    const shopper = createShopper(page);
    await shopper.openProduct(cup.slug);
    await shopper.at.addButton.click();
    await expect(page.getByRole('alert').getByText(`״${cup.name}״ נוסף לסל הקניות.`)).toBeVisible();
    await expect(shopper.at.form).toHaveAttribute('data-widget-state', 'failed');
    expect(problems.all()).toContainEqual(expect.stringContaining('Loading chunk add-to-cart failed.'));
    await shopper.openMiniCart();
    await expect(shopper.at.miniCartLines).toContainText('1 ×');
  });

  test('RT-10 when the script itself does not come, forms and links go on as the server wrote them', async ({
    page,
    problems,
  }) => {
    problems.allow('net::ERR_FAILED');
    await page.route(`**${bundle}/**`, (route) => route.abort());
    const shopper = createShopper(page, { scripts: false });
    await shopper.openProduct(cup.slug);
    await shopper.addToCart();
    await page.locator('header').getByRole('link', { name: shopper.words.viewYourCart }).first().click();
    await shopper.at.quantity().fill('2');
    await page.getByRole('button', { name: shopper.words.updateCart }).click();
    await expect(shopper.at.main.getByText(shopper.words.cartUpdated)).toBeVisible();
    await expect(shopper.at.quantity()).toHaveValue('2');
  });
});

test.describe('RT-4 the first click', () => {
  test('RT-4 a click before the widget’s code is there is answered when it is, once', async ({
    page,
    context,
  }) => {
    const { asked, letGo } = await holdBack(page, await chunkOf(page, 'add-to-cart'));
    const requests = recordScriptRequests(context);
    const shopper = createShopper(page);
    await shopper.openProduct(cup.slug);
    await asked;
    await shopper.at.form.getByRole('spinbutton').fill('2');
    await shopper.addToCart();
    expect(new URL(page.url()).search).toBe('');
    letGo();
    await expect(shopper.at.miniCartLines).toContainText('2 ×');
    expect(requests.of(addRequest)).toBe(1);
    await shopper.go('/cart/');
    await expect(shopper.at.quantity()).toHaveValue('2');
  });

  test('RT-4, CP-2 a quantity typed before the cart’s code is there is saved when it is', async ({
    page,
    context,
  }) => {
    await putIntoCart(context, 101);
    const { asked, letGo } = await holdBack(page, await chunkOf(page, 'cart'));
    const shopper = createShopper(page);
    await shopper.go('/cart/');
    await asked;
    await shopper.at.quantity().fill('3');
    letGo();
    await expect(shopper.at.main.getByText(shopper.words.cartUpdated)).toBeVisible();
    await expect(shopper.at.lines.first().locator('.product-subtotal')).toHaveText('204.00 ₪');
  });

  test('RT-4 a touch activates the login at the checkout, and its first press logs in', async ({
    page,
    context,
  }) => {
    await putIntoCart(context, 101);
    const { letGo } = await holdBack(page, await chunkOf(page, 'checkout-login'));
    const requests = recordScriptRequests(context);
    const shopper = createShopper(page);
    await shopper.go('/checkout/');
    await expect(page.locator('[data-widget="checkout-login"]')).toHaveAttribute(
      'data-widget-state',
      'pending',
    );
    await page.getByText(shopper.words.returning).click();
    letGo();
    await shopper.at.username.fill('dana');
    await shopper.at.password.fill('dana-islands');
    await shopper.at.logIn.click();
    await expect(shopper.at.main.getByLabel(shopper.words.firstName)).toHaveValue('דנה');
    expect(requests.of('admin-ajax.php')).toBeGreaterThan(0);
  });

  test('RT-9, SW-10 what was chosen before the swatches were there stays chosen', async ({ page }) => {
    const { asked, letGo } = await holdBack(page, await chunkOf(page, 'swatches'));
    const shopper = createShopper(page);
    await shopper.openProduct('linen-dress');
    await asked;
    await shopper.at.form
      .getByRole('combobox', { name: shopper.words.colour })
      .selectOption(shopper.words.olive);
    letGo();
    await expect(shopper.at.form.getByRole('radio', { name: shopper.words.olive })).toBeChecked();
    await shopper.choose(shopper.words.size, 'M');
    await expect(shopper.at.form.locator('.single_variation')).toContainText('336.00 ₪');
  });
});

test.describe('RT-27 script optimisers and other ways to load', () => {
  const ways = {
    'the classic loader': withScripts(`<script src="${bundle}/iyim.classic.js"></script>`),
    'the classic loader, deferred in the head': withScriptsInHead(
      `<script defer src="${bundle}/iyim.classic.js"></script>`,
    ),
    'the classic loader, async in the head': withScriptsInHead(
      `<script async src="${bundle}/iyim.classic.js"></script>`,
    ),
    'an async module in the head': withScriptsInHead(
      `<script type="module" async src="${bundle}/iyim.js"></script>`,
    ),
  };

  for (const [name, html] of Object.entries(ways)) {
    test(`RT-27 ${name} works`, async ({ page }) => {
      await rewritePages(page, { html });
      const shopper = createShopper(page);
      await shopper.go('/shop/');
      await addFromList(shopper);
    });
  }

  test('RT-27 an optimiser that holds every script until the first touch', async ({ page }) => {
    await rewritePages(page, {
      policy: null, // optimisers and strict policies do not go together
      html: (html) =>
        withScripts()(html).replace(
          /<script id="([^"]*-js-extra)" nonce="[^"]*"/g,
          '<script id="$1" type="text/delayed"',
        ),
    });
    const shopper = createShopper(page);
    await shopper.go('/shop/');
    expect(await page.evaluate(() => 'wc_cart_fragments_params' in window)).toBe(false);
    await page.evaluate((src) => {
      const load = () => {
        const script = document.createElement('script');
        script.type = 'module';
        script.src = src;
        document.head.append(script);
      };
      addEventListener('pointermove', load, { once: true });
    }, `${bundle}/iyim.js`);
    await page.mouse.move(300, 300);
    await expect(page.locator('header [data-widget="mini-cart"]')).toHaveAttribute(
      'data-widget-state',
      'mounted',
    );
    await addFromList(shopper);
    // The inline scripts never ran; what they say was read all the same.
    const keys = await page.evaluate(() => Object.keys(sessionStorage));
    const told = /"fragment_name":"(\w+)"/.exec(await page.content())?.[1];
    expect(told).toMatch(/^wc_fragments_[0-9a-f]{32}$/);
    expect(keys).toContain(told);
  });
});

test.describe('RT-18 stopping', () => {
  const mainHtml = (page: Page) => page.evaluate(() => document.querySelector('main')?.outerHTML);

  /** The page as the server sent it: kept before any script runs. */
  async function keepServerHtml(page: Page): Promise<() => Promise<string | undefined>> {
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive')
          sessionStorage.setItem('server html', document.querySelector('main')?.outerHTML ?? '');
      });
    });
    return () => page.evaluate(() => sessionStorage.getItem('server html') ?? undefined);
  }

  const cases: Record<string, { prepare?: true; path: string; use?: (shopper: Shopper) => Promise<void> }> = {
    'all products': { path: '/shop/' },
    'a product with choices made': {
      path: '/product/linen-dress/',
      async use(shopper) {
        await shopper.choose(shopper.words.colour, shopper.words.olive);
        await shopper.choose(shopper.words.size, 'M');
        await shopper.addToCart();
        await expect(shopper.at.miniCartLines).toHaveCount(1);
      },
    },
    'the cart': { prepare: true, path: '/cart/' },
    'the checkout': {
      prepare: true,
      path: '/checkout/',
      async use({ page, at, words }) {
        await page.getByText(words.returning).click();
        await at.username.fill('dana');
        await expect(page.locator('[data-widget="checkout-login"]')).toHaveAttribute(
          'data-widget-state',
          'mounted',
        );
        await page.getByText(words.returning).click();
      },
    },
  };

  for (const [name, { prepare, path, use }] of Object.entries(cases)) {
    test(`RT-18 ${name}: stop() gives the page back byte for byte`, async ({ page, context }) => {
      if (prepare) await putIntoCart(context, 101);
      const serverHtml = await keepServerHtml(page);
      const shopper = createShopper(page);
      await shopper.go(path);
      await settle(page);
      expect(await mainHtml(page)).not.toBe(await serverHtml());
      await use?.(shopper);
      await page.evaluate(() => window.iyim?.stop());
      expect(await mainHtml(page)).toBe(await serverHtml());
    });
  }
});
