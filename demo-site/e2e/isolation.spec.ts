import { expect, test } from './support/shop.ts';

/** Checks that Playwright empties the browser context that all tests share. */
test.describe('state that a test leaves in the browser', () => {
  test.describe.configure({ mode: 'serial' });

  test('a test leaves storage, cookies, routes, emulated media and a page in the browser', async ({
    page,
    context,
    baseURL,
  }) => {
    await page.goto('/');
    await page.evaluate(async () => {
      for (const storage of [localStorage, sessionStorage]) storage.setItem('left', 'behind');
      await new Promise((resolve) => {
        indexedDB.open('left').onsuccess = resolve;
      });
    });
    for (const owner of [page, context]) {
      await owner.addInitScript(() => Object.assign(window, { left: true }));
      await owner.route(String(baseURL), (route) => route.abort());
    }
    await context.addCookies([{ name: 'left', value: 'behind', url: String(baseURL) }]);
    await page.setViewportSize({ width: 375, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await page.mouse.move(300, 300);
    await context.newPage();
  });

  test('Playwright removes all state of the previous test from the browser', async ({ page, context }) => {
    expect(context.pages()).toEqual([page]);
    expect(await context.cookies()).toEqual([]);
    await page.goto('/');
    await page.waitForFunction(() => window.iyim !== undefined);
    const found = await page.evaluate(async () => ({
      left: 'left' in window,
      stored: [localStorage.getItem('left'), sessionStorage.getItem('left')],
      databases: (await indexedDB.databases()).length,
      width: innerWidth,
      media: ['(prefers-reduced-motion)', '(prefers-color-scheme: dark)'].map(
        (query) => matchMedia(query).matches,
      ),
      // In a headless browser the mouse starts in the page's top left corner in every test.
      hovered: document.elementFromPoint(300, 300)?.matches(':hover'),
    }));
    expect(found).toEqual({
      left: false,
      stored: [null, null],
      databases: 0,
      width: 1440,
      media: [false, false],
      hovered: false,
    });
  });
});
