import type { BrowserContext, Page } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../scripts/chromium.ts';
import { popupSheets } from '../src/content/popups.ts';
import { demoEditor } from '../src/seed/people.ts';
import { localPath } from '../src/shop/locale.ts';
import { isFocused, jump, pass, stopClock } from './support/clock.ts';
import { focusBehind } from './support/focus.ts';
import { builderStore, leaveBehind, type PopupPage, popupPage } from './support/popup-page.ts';
import { directionIn } from './support/reading.ts';
import { expect, clockTest as test } from './support/shop.ts';
import { logIn } from './support/visitor.ts';
import { wordsOf } from './support/words.ts';

const day = 86_400;
const tried = new Set(['stacked-above']);

/** Scrolls to a fraction of the page (1 is its end), and waits until the page's observers have run. */
const scrollTo = (page: Page, part: number) =>
  page.evaluate(async (share) => {
    const root = document.documentElement;
    const top = Math.round((root.scrollHeight - root.clientHeight) * share);
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    if (Math.round(scrollY) !== top) {
      window.scrollTo({ top, behavior: 'instant' });
      await scrolled;
    }
    await new Promise<void>((resolve) => new IntersectionObserver(() => resolve()).observe(document.body));
  }, part);

const clickHeading = (times: number) => async (at: PopupPage) => {
  for (let time = 0; time < times; time++) await at.heading.click();
};

interface Trigger {
  readonly slug: string;
  /** Comes close to the trigger, but must not open the popup. */
  readonly no: (at: PopupPage) => Promise<unknown>;
  readonly yes: (at: PopupPage) => Promise<unknown>;
}

const triggers: readonly Trigger[] = [
  { slug: 'page-load', no: ({ page }) => pass(page, 1.9), yes: ({ page }) => pass(page, 0.2) },
  { slug: 'scroll-down', no: ({ page }) => scrollTo(page, 0.4), yes: ({ page }) => scrollTo(page, 0.55) },
  {
    slug: 'scroll-up',
    no: ({ page }) => scrollTo(page, 0.6),
    yes: ({ page }) => scrollTo(page, 0.55),
  },
  {
    slug: 'scroll-to',
    no: ({ page }) => scrollTo(page, 0.02),
    yes: ({ page }) => scrollTo(page, 0.8),
  },
  { slug: 'clicks', no: clickHeading(2), yes: clickHeading(1) },
  {
    slug: 'inactivity',
    async no({ page }) {
      await pass(page, 4.8);
      await page.mouse.move(300, 300);
      await page.mouse.move(310, 300);
      await pass(page, 4.8);
    },
    yes: ({ page }) => pass(page, 0.4),
  },
  {
    slug: 'exit-intent',
    async no({ page }) {
      await page.mouse.move(700, 300);
      await page.mouse.move(700, 2);
      await leavePage(page, 300);
    },
    yes: ({ page }) => leavePage(page, -1),
  },
];

/** Simulates that the pointer leaves the page at `clientY`, because in a headless browser it cannot leave. */
const leavePage = (page: Page, clientY: number) =>
  page.evaluate((y) => {
    const event = new PointerEvent('pointerleave', { clientY: y, pointerType: 'mouse' });
    document.documentElement.dispatchEvent(event);
  }, clientY);

test.describe('triggers of a popup', () => {
  for (const { slug, no, yes } of triggers) {
    tried.add(slug);
    test(`PO-1 /lab/popups/${slug}/ opens once per page, on its trigger and not before`, async ({ page }) => {
      await stopClock(page);
      const at = popupPage(page, slug, 'he');
      await at.go();
      await no(at);
      await at.isGone();
      await yes(at);
      await at.isThere();
      await page.keyboard.press('Escape');
      await at.isGone();
      await no(at);
      await yes(at);
      await at.staysAway(10);

      await at.go();
      await no(at);
      await at.isGone();
      await yes(at);
      await at.isThere();
    });
  }

  tried.add('selector');
  test('PO-1 /lab/popups/selector/ opens from any matching element, even one added later, and by keyboard', async ({
    page,
  }) => {
    await stopClock(page);
    const at = popupPage(page, 'selector', 'en');
    await at.go();
    await at.heading.click();
    await at.isGone();
    await page.locator('.open-size-guide').nth(1).click();
    await at.isThere();
    await at.close.click();
    await at.isGone();
    await page.evaluate(() => {
      const added = document.createElement('span');
      added.className = 'open-size-guide';
      added.textContent = 'A new one';
      document.querySelector('main')?.append(added);
    });
    const added = page.getByRole('button', { name: 'A new one' });
    await added.focus();
    await page.keyboard.press('Enter');
    await at.isThere();
    await page.keyboard.press('Escape');
    await isFocused(page, added);
  });

  test('PO-1 a finger that leaves the page does not count as exit intent', async ({ page }) => {
    await stopClock(page);
    const at = popupPage(page, 'exit-intent', 'he');
    await at.go();
    await page.evaluate(() => {
      const event = new PointerEvent('pointerleave', { clientY: -1, pointerType: 'touch' });
      document.documentElement.dispatchEvent(event);
    });
    await at.staysAway();
  });
});

/** A way to arrive at a popup's page, and whether the popup then shows. */
interface Arrival {
  readonly shows: boolean;
  readonly by: string;
  readonly arrive: (at: PopupPage, context: BrowserContext) => Promise<unknown>;
}

const directly = (shows: boolean): Arrival => ({ shows, by: 'typing its address', arrive: (at) => at.go() });

const from = (shows: boolean, referer: string): Arrival => ({
  shows,
  by: `a link on ${referer}`,
  arrive: (at) => at.go({ referer }),
});

/** Follows links in order, each after the previous page has loaded. */
const through = (shows: boolean, ...names: readonly string[]): Arrival => ({
  shows,
  by: names.join(', then '),
  async arrive(at) {
    await at.go();
    for (const name of names) {
      await closeAll(at.page);
      const link = at.page.locator('.popup-page').getByRole('link', { name, exact: true });
      await Promise.all([at.page.waitForEvent('load'), link.click()]);
      await at.awake();
    }
  },
});

async function closeAll(page: Page): Promise<void> {
  const open = page.locator('dialog[open]');
  for (let count = await open.count(); count > 0; count--) {
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(count - 1);
  }
}

/** Opens another page, and waits until its view has been counted. */
async function viewPage(page: Page, path: string): Promise<void> {
  const views = async () => Number((await builderStore(page)).pageViews ?? 0);
  const before = await views();
  await page.goto(localPath(path, 'en'));
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await views()).toBe(before + 1);
  }).toPass({ intervals: [20] });
}

const loggedIn = (shows: boolean, by: string, user?: typeof demoEditor): Arrival => ({
  shows,
  by,
  async arrive(at, context) {
    await context.clearCookies();
    await logIn(context, user);
    await at.go();
  },
});

const wide = (shows: boolean, width: number): Arrival => ({
  shows,
  by: `a window ${width} pixels wide`,
  async arrive(at) {
    await at.page.setViewportSize({ width, height: 800 });
    await at.go();
  },
});

const browser = (shows: boolean, name: string, userAgent: string): Arrival => ({
  shows,
  by: name,
  async arrive(at) {
    await at.page.addInitScript((text) => {
      Object.defineProperty(navigator, 'userAgent', { get: () => text, configurable: true });
    }, userAgent);
    await at.go();
  },
});

const rules: Readonly<Record<string, readonly Arrival[]>> = {
  'page-views': [
    directly(false),
    {
      shows: false,
      by: 'one other page',
      async arrive(at) {
        await viewPage(at.page, '/sale/');
        await at.go();
      },
    },
    directly(true),
    directly(true),
  ],
  'url-show': [
    directly(false),
    through(false, 'To this page'),
    through(false, 'By way of the letter', 'To this page'),
    through(true, 'By way of the card', 'To this page'),
  ],
  'url-hide': [
    directly(true),
    through(true, 'By way of the letter', 'To this page'),
    through(false, 'By way of the card', 'To this page'),
  ],
  'url-regex': [
    directly(false),
    through(false, 'To this page'),
    through(true, 'By way of the card', 'To this page'),
    through(true, 'By way of the letter', 'To this page'),
  ],
  'source-internal': [
    directly(false),
    from(false, 'https://www.google.com/'),
    from(false, 'https://shop.example/'),
    through(true, 'To this page, from a link of the site'),
  ],
  'source-external': [
    directly(true),
    from(true, 'https://www.google.com/'),
    from(true, 'https://shop.example/'),
    {
      shows: false,
      by: 'a link of the site',
      async arrive(at) {
        await at.page.goto('/en/lab/popups/');
        await at.page.locator(`main a[href="${at.path}"]`).click();
        await at.page.waitForURL(`**${at.path}`);
        await at.awake();
      },
    },
  ],
  guests: [directly(true), loggedIn(false, 'a customer'), loggedIn(false, 'the editor', demoEditor)],
  roles: [directly(true), loggedIn(false, 'a customer'), loggedIn(true, 'the editor', demoEditor)],
  devices: [wide(false, 1440), wide(true, 800), wide(true, 375)],
  browsers: [
    directly(false),
    browser(true, 'Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'),
    browser(
      false,
      'Edge',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    ),
    browser(
      true,
      'Safari',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    ),
  ],
  schedule: [directly(true)],
  'schedule-over': [directly(false)],
  'schedule-visitor': [directly(true)],
};

test.describe('conditions of a popup', () => {
  for (const [slug, arrivals] of Object.entries(rules)) {
    tried.add(slug);
    test(`PO-3, PO-4 /lab/popups/${slug}/ shows only under its conditions`, async ({ page, context }) => {
      await stopClock(page);
      const at = popupPage(page, slug, 'en');
      for (const { shows, by, arrive } of arrivals)
        await test.step(`${shows ? 'shows' : 'stays away'}: ${by}`, async () => {
          await arrive(at, context);
          if (shows) await at.isThere();
          else await at.staysAway();
        });
    });
  }

  tried.add('sessions');
  test('PO-4 /lab/popups/sessions/ shows after two more visits, each in its own tab', async ({
    page,
    context,
  }) => {
    await stopClock(page);
    const first = popupPage(page, 'sessions', 'en');
    await first.go();
    await first.staysAway();
    await first.reload();
    await first.staysAway();
    const second = popupPage(await context.newPage(), 'sessions', 'en');
    await second.go();
    await second.staysAway();
    const third = popupPage(await context.newPage(), 'sessions', 'en');
    await third.go();
    await third.isThere();
    expect(await builderStore(third.page)).toMatchObject({
      sessions: 3,
      popup_7021_sessions_initialSessions: 1,
    });
    expect(await builderStore(third.page, 'sessionStorage')).toMatchObject({ activeSession: true });
  });

  for (const { slug, ahead, shows } of [
    { slug: 'schedule-visitor', ahead: 31, shows: false },
    { slug: 'schedule-visitor', ahead: -2, shows: false },
    { slug: 'schedule', ahead: 31, shows: true },
    { slug: 'schedule-over', ahead: -5, shows: false },
  ])
    test(`PO-3 /lab/popups/${slug}/ ${shows ? 'shows' : 'stays closed'} when the browser’s clock is ${ahead} days off`, async ({
      page,
    }) => {
      await stopClock(page, Date.now() + ahead * day * 1000);
      const at = popupPage(page, slug, 'he');
      await at.go();
      if (shows) await at.isThere();
      else await at.staysAway();
    });

  tried.add('one-at-a-time');
  test('PO-2 /lab/popups/one-at-a-time/ does not show if another popup has shown, but shows otherwise', async ({
    page,
  }) => {
    await stopClock(page);
    const at = popupPage(page, 'one-at-a-time', 'en');
    const other = popupPage(page, 'page-load', 'en');
    await at.go();
    await pass(page, 2.1);
    await other.isThere();
    await page.keyboard.press('Escape');
    await at.staysAway();
    await leaveBehind(page, { local: { popup_7001_disable: true } });
    await at.go();
    await pass(page, 2.8);
    await at.isGone();
    await pass(page, 0.3);
    await at.isThere();
  });

  test('PO-3, PO-6 popups continue the count of page views and visits that the original scripts started', async ({
    page,
    context,
  }) => {
    await stopClock(page);
    const views = popupPage(page, 'page-views', 'he');
    await leaveBehind(page, {
      local: { pageViews: 9, popup_7020_page_views_initialPageViews: 8, other: [1] },
    });
    await views.go();
    await views.staysAway();
    await views.reload();
    await views.isThere();
    expect(await builderStore(page)).toMatchObject({
      pageViews: 11,
      popup_7020_page_views_initialPageViews: 8,
      other: [1],
    });
    await leaveBehind(page, { local: { sessions: 5, popup_7021_sessions_initialSessions: 4 } });
    const visits = popupPage(await context.newPage(), 'sessions', 'he');
    await visits.go();
    await visits.isThere();
    expect(await builderStore(visits.page)).toMatchObject({ sessions: 6 });
  });
});

test.describe('frequency of a popup', () => {
  const impressions = 'popup-7042-impressions-count';

  tried.add('times');
  test('PO-3, PO-6 /lab/popups/times/ shows twice in all, including once by the original scripts', async ({
    page,
  }) => {
    await stopClock(page);
    const at = popupPage(page, 'times', 'en');
    await leaveBehind(page, { local: { popup_7040_times: 1, times: 4, e_kept: { by: 'others' } } });
    await at.go();
    await at.isThere();
    const kept = { popup_7040_times: 2, times: 5, e_kept: { by: 'others' } };
    expect(await builderStore(page)).toMatchObject(kept);
    await at.reload();
    await at.staysAway();
    expect(await builderStore(page)).toMatchObject(kept);
    await at.reset.click();
    await at.reload();
    await at.isThere();
    expect(await builderStore(page)).toMatchObject({ popup_7040_times: 1, e_kept: { by: 'others' } });
  });

  tried.add('times-on-close');
  test('PO-3 /lab/popups/times-on-close/ counts a show only when the popup is closed', async ({ page }) => {
    await stopClock(page);
    const at = popupPage(page, 'times-on-close', 'en');
    const times = async () => (await builderStore(page)).popup_7041_times;
    await leaveBehind(page, { local: { popup_7041_times: 1 } });
    for (let visit = 0; visit < 2; visit++) {
      await at.go();
      await at.isThere();
      expect(await times()).toBe(1);
    }
    await at.thanks.click();
    await at.isGone();
    expect(await times()).toBe(2);
    await at.reload();
    await at.staysAway();
  });

  tried.add('times-a-day');
  test('PO-3, PO-6 /lab/popups/times-a-day/ continues the day counted by the original scripts, then starts a new one', async ({
    page,
  }) => {
    const now = Date.now();
    await stopClock(page, now);
    const ends = now + 3600 * 1000;
    const at = popupPage(page, 'times-a-day', 'en');
    await leaveBehind(page, { local: { __expiration: { [impressions]: ends }, [impressions]: 1 } });
    await at.go();
    await at.isThere();
    expect(await builderStore(page)).toMatchObject({
      [impressions]: 2,
      popup_7042_times: 1,
      __expiration: { [impressions]: ends },
    });
    await at.reload();
    await at.staysAway();
    await jump(page, 3600 * 1000);
    await at.reload();
    await at.isThere();
    const { [impressions]: count, __expiration: all } = await builderStore(page);
    const until = Number((all as Record<string, unknown>)[impressions]);
    expect(count).toBe(1);
    expect(Math.abs(until - (ends + day * 1000))).toBeLessThan(60_000);
  });

  for (const { slug, id, times, seconds } of [
    { slug: 'times-a-week', id: 7043, times: 2, seconds: 7 * day },
    { slug: 'times-a-month', id: 7044, times: 1, seconds: 2_628_288 },
  ]) {
    tried.add(slug);
    test(`PO-3 /lab/popups/${slug}/ shows again after ${seconds} seconds, and not before`, async ({
      page,
    }) => {
      await stopClock(page);
      const at = popupPage(page, slug, 'he');
      for (let time = 0; time < times; time++) {
        await at.go();
        await at.isThere();
        await at.close.click();
        await at.isGone();
      }
      expect(await builderStore(page)).toMatchObject({ [`popup-${id}-impressions-count`]: times });
      await jump(page, (seconds - 60) * 1000);
      await at.reload();
      await at.staysAway();
      await jump(page, 60 * 1000);
      await at.reload();
      await at.isThere();
    });
  }

  tried.add('times-a-session');
  test('PO-3, PO-6 /lab/popups/times-a-session/ shows once in each tab, and stores its count as a separate item', async ({
    page,
    context,
  }) => {
    await stopClock(page);
    const item = () => page.evaluate(() => sessionStorage.getItem('popup-7045-impressions-count'));
    const at = popupPage(page, 'times-a-session', 'he');
    await at.go();
    await at.isThere();
    expect(await item()).toBe('1');
    await at.reload();
    await at.staysAway();
    const other = popupPage(await context.newPage(), 'times-a-session', 'he');
    await other.go();
    await other.isThere();
    await leaveBehind(page, { session: { 'popup-7045-impressions-count': '0' } });
    await at.go();
    await at.isThere();
  });

  test('PO-2, PO-6, LA-2 a popup respects “do not show again” on later pages, until it is reset', async ({
    page,
  }) => {
    await stopClock(page);
    const at = popupPage(page, 'link', 'he');
    await at.go();
    await at.opener.click();
    await at.isThere();
    await at.never.click();
    await at.isGone();
    expect(await builderStore(page)).toMatchObject({ popup_7009_disable: true });
    for (let visit = 0; visit < 2; visit++) {
      await at.opener.click();
      await at.staysAway();
      await at.reload();
    }
    await at.reset.click();
    await at.reload();
    await at.opener.click();
    await at.isThere();
  });
});

test.describe('an open popup', () => {
  tried.add('link');
  for (const locale of ['he', 'en'] as const)
    test(`PO-8, LA-2 an open popup keeps the focus and makes the page inert, and restores the focus when it is closed (${directionIn(locale)})`, async ({
      page,
    }) => {
      await stopClock(page);
      const at = popupPage(page, 'link', locale);
      const { dialog, opener } = at;
      await at.go();
      await opener.focus();
      await page.keyboard.press('Enter');
      await at.isThere();
      await expect(dialog).toHaveCSS('direction', locale === 'he' ? 'rtl' : 'ltr');
      await isFocused(page, at.thanks);

      const stops: (string | null)[] = [];
      for (const key of [...Array(8).fill('Tab'), ...Array(8).fill('Shift+Tab')] as string[]) {
        await page.keyboard.press(key);
        expect(await focusBehind(dialog)).toBe(null);
        stops.push(await page.evaluate(() => document.activeElement?.textContent ?? null));
      }
      expect(new Set(stops).size).toBeGreaterThanOrEqual(3);
      expect(
        await opener.evaluate((link) => {
          link.focus();
          return document.activeElement === link;
        }),
      ).toBe(false);

      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await at.isGone();
      await isFocused(page, opener);

      const [, toggle, missing] = await page.locator('.popup-page .try-links a').all();
      await missing?.press('Enter');
      await at.staysAway(1);
      await toggle?.press('Enter');
      await at.isThere();
      await page.mouse.click(5, 5);
      await at.isGone();
      await isFocused(page, toggle as NonNullable<typeof toggle>);
    });

  tried.add('stacked');
  test('PO-8 Esc or a click on the background closes the top one of stacked popups, which restores the focus to its opener', async ({
    page,
  }) => {
    await stopClock(page);
    const lower = popupPage(page, 'stacked', 'he');
    const upper = popupPage(page, 'stacked-above', 'he');
    await lower.go();
    await lower.opener.press('Enter');
    await lower.isThere();
    const inner = lower.dialog.locator('.try-links a');
    await inner.press('Enter');
    await upper.isThere();
    await expect(page.locator('dialog[open]')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await upper.isGone();
    await lower.isThere();
    await isFocused(page, inner);
    await page.keyboard.press('Escape');
    await lower.isGone();
    await isFocused(page, lower.opener);
    await page.keyboard.press('Escape');
    await lower.opener.press('Enter');
    await lower.isThere();
    await inner.press('Enter');
    await upper.isThere();
    await page.mouse.click(5, 5);
    await upper.isGone();
    await lower.isThere();
    await page.mouse.click(5, 5);
    await lower.isGone();
  });

  tried.add('stays-open');
  test('PO-5 /lab/popups/stays-open/ ignores Esc and clicks on the background, but closes with its button and links', async ({
    page,
  }) => {
    await stopClock(page);
    const at = popupPage(page, 'stays-open', 'en');
    await at.go();
    for (const way of [at.thanks, at.close]) {
      await at.opener.click();
      await at.isThere();
      for (let time = 0; time < 4; time++) await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      await page.mouse.click(5, 400);
      await at.isThere();
      await way.click();
      await at.isGone();
      await isFocused(page, at.opener);
    }
  });

  tried.add('close-button-later');
  test('PO-5 /lab/popups/close-button-later/ shows its button after three seconds, but closes on Esc even earlier', async ({
    page,
  }) => {
    await stopClock(page);
    const at = popupPage(page, 'close-button-later', 'he');
    await at.go();
    await at.opener.click();
    await at.isThere();
    await pass(page, 2.9);
    await expect(at.close).toHaveCount(0);
    await pass(page, 0.2);
    await at.close.click();
    await at.isGone();
    await at.opener.click();
    await at.isThere();
    await page.keyboard.press('Escape');
    await at.isGone();
  });

  tried.add('closes-itself');
  test('PO-5 /lab/popups/closes-itself/ closes after six seconds, or later while the visitor is using it', async ({
    page,
  }) => {
    await stopClock(page);
    const at = popupPage(page, 'closes-itself', 'he');
    await at.go();
    await at.opener.press('Enter');
    await at.isThere();
    await pass(page, 5.9);
    await at.isThere();
    await pass(page, 0.2);
    await at.isGone();
    await isFocused(page, at.opener);
    await at.opener.press('Enter');
    await at.isThere();
    await page.keyboard.press('Tab');
    await pass(page, 6.5);
    await at.isThere();
    await pass(page, 12);
    await at.isGone();
  });

  tried.add('no-scroll');
  test('PO-5, RT-9 /lab/popups/no-scroll/ stops the page’s scrolling without moving it by a pixel', async ({
    playwright,
    site,
  }) => {
    // Uses a separate browser that shows scroll bars. The shared browser hides them, so nothing would move.
    const browser = await playwright.chromium.launch({
      executablePath: chromiumPath(),
      args: chromiumArgs,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    for (const locale of ['he', 'en'] as const) {
      const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1200, height: 700 } });
      await stopClock(page);
      const at = popupPage(page, 'no-scroll', locale);
      await at.go();
      const places = () =>
        page.locator('header, main, main section, footer').evaluateAll((parts) =>
          parts.map((part) => {
            const { x, y, width } = part.getBoundingClientRect();
            return [x, y, width];
          }),
        );
      /**
       * Parts that moved by a pixel or more. Smaller moves come from the theme's margins, which are fractions of the window's
       * width.
       */
      const moved = async () =>
        (await places()).filter((place, at) =>
          place.some((value, side) => Math.abs(value - (before[at]?.[side] ?? Number.NaN)) >= 1),
        );
      const before = await places();
      expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
      await at.opener.click();
      await at.isThere();
      expect(await moved()).toEqual([]);
      await page.mouse.move(10, 300);
      await page.mouse.wheel(0, 400);
      await page.keyboard.press('End');
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.keyboard.press('Escape');
      await at.isGone();
      expect(await moved()).toEqual([]);
      await expect(page.locator('html')).not.toHaveAttribute('style');
      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    }
    await browser.close();
  });

  tried.add('button-outside');
  test('PO-5 /lab/popups/button-outside/ has its button outside the box, on its end side in both directions', async ({
    page,
  }) => {
    await stopClock(page);
    for (const locale of ['he', 'en'] as const) {
      const at = popupPage(page, 'button-outside', locale);
      await at.go();
      await at.opener.click();
      await at.isThere();
      await expect(at.dialog).toHaveClass(/\bpopup-wide\b/);
      const box = await at.dialog.locator('.iyim-popup-box').boundingBox();
      const button = await at.close.boundingBox();
      if (!box || !button) throw new Error('the popup has no box, or no button');
      expect(locale === 'he' ? button.x + button.width : box.x + box.width).toBeLessThanOrEqual(
        locale === 'he' ? box.x : button.x,
      );
    }
  });

  tried.add('animated');
  test('PO-5 /lab/popups/animated/ moves in and out, but not for visitors who prefer reduced motion', async ({
    page,
  }) => {
    await stopClock(page);
    const at = popupPage(page, 'animated', 'he');
    await at.go();
    /** Records the animations that start on the page from now on. */
    const recordMoves = () =>
      page.evaluate(() => {
        const names: string[] = [];
        addEventListener('animationstart', ({ animationName }) => names.push(animationName));
        Object.assign(window, { moves: names });
      });
    const moved = () => page.evaluate(() => Reflect.get(window, 'moves') as readonly string[]);
    await recordMoves();
    await at.opener.click();
    await at.isThere();
    await expect.poll(moved).toHaveLength(1);
    await at.thanks.click();
    await at.isGone();
    expect(await moved()).toHaveLength(2);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await at.reload();
    await recordMoves();
    await at.opener.click();
    await at.isThere();
    await at.thanks.click();
    await at.isGone();
    expect(await moved()).toEqual([]);
  });
});

test.describe('content of a popup', () => {
  tried.add('callback'); // tested in forms.spec.ts
  tried.add('quick-shop');
  test('PO-8, RT-4 swatches, adding to the cart and a countdown work inside a popup', async ({ page }) => {
    const words = wordsOf('he');
    await stopClock(page);
    const at = popupPage(page, 'quick-shop', 'he');
    await at.go();
    const inside = at.host.locator('[data-widget]');
    await pass(page, 2);
    const states = () =>
      inside.evaluateAll((hosts) => [
        ...new Set(hosts.map((host) => host.getAttribute('data-widget-state'))),
      ]);
    expect(await states()).toEqual(['pending']);
    await at.opener.click();
    await at.isThere();
    await expect(async () => {
      await pass(page, 0.1);
      expect(await states()).toEqual(['mounted']);
    }).toPass();
    const seconds = at.dialog.locator('.elementor-countdown-minutes, .elementor-countdown-seconds');
    const before = await seconds.allTextContents();
    await pass(page, 61);
    expect(await seconds.allTextContents()).not.toEqual(before);
    for (const [group, choice] of [
      [words.colour, words.olive],
      [words.size, 'M'],
    ] as const)
      await at.dialog
        .getByRole('radiogroup', { name: group })
        .getByRole('radio', { name: choice, exact: true })
        .click();
    const add = at.dialog.getByRole('button', { name: words.addToCart });
    await expect(async () => {
      await pass(page, 0.1);
      await expect(add).toBeEnabled({ timeout: 100 });
    }).toPass();
    await add.click();
    await expect(async () => {
      await pass(page, 0.1);
      await expect(page.locator('header .elementor-button-icon-qty')).toHaveText('1', { timeout: 100 });
    }).toPass();
  });
});

test('PO-1 every popup of the demo has a test', () => {
  expect([...tried].sort()).toEqual(popupSheets.map(({ slug }) => slug).sort());
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('RT-10 without JavaScript each popup’s content is visible in its page, with plain forms and links', async ({
    page,
    site,
  }) => {
    for (const locale of ['he', 'en'] as const)
      for (const { slug, words } of popupSheets) {
        const html = await (await page.request.get(localPath(`/lab/popups/${slug}/`, locale))).text();
        expect(html, slug).toContain(words[locale].heading.slice(0, 8));
      }
    await page.goto('/en/lab/popups/callback/');
    const popup = page.locator('[data-elementor-type="popup"]');
    await expect(popup.getByRole('heading', { name: 'We call you back' })).toBeVisible();
    await popup.getByRole('textbox').nth(0).fill('Dana');
    await popup.getByRole('textbox').nth(1).fill('054-555-0142');
    await popup.locator('button[type="submit"]').click();
    await expect(page.getByText('Thank you, we will call today.')).toBeVisible();

    await page.goto('/lab/popups/quick-shop/');
    await expect(
      page.locator('[data-elementor-type="popup"]').getByRole('heading', { level: 2 }),
    ).toBeVisible();
    await page.goto('/lab/popups/link/');
    await page.locator('.popup-page .try-links a').first().click();
    expect(new URL(page.url()).pathname).toBe('/lab/popups/link/');
    expect(site.url).toContain('127.0.0.1');
  });
});
