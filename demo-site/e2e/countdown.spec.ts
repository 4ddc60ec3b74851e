import type { Page } from '@playwright/test';
import { timeParts } from '../src/markup/countdown.ts';
import { clockTexts } from '../src/pages/lab/texts.ts';
import { localPath } from '../src/shop/locale.ts';
import type { Locale } from '../src/shop/model.ts';
import { announcements, listenToAnnouncements } from './support/announcements.ts';
import { pass, stopClock, wake } from './support/clock.ts';
import { directionIn } from './support/reading.ts';
import { expect, clockTest as test } from './support/shop.ts';

/** Ids of the clocks in the lab. */
const ids = {
  gone: 'cd00001',
  message: 'cd00002',
  hide: 'cd00003',
  evergreen: 'cd00004',
  pluginFixed: 'cd00005',
  pluginEvergreen: 'cd00006',
  endless: 'cd00007',
  again: 'cd00008',
} as const;
type ClockName = keyof typeof ids;
const names = Object.keys(ids) as ClockName[];

const minute = 60_000;
const hour = 60 * minute;

function clocksPage(page: Page, locale: Locale) {
  const element = (name: ClockName) => page.locator(`.elementor-element[data-id="${ids[name]}"]`);
  const host = (name: ClockName) => element(name).locator('[data-widget="countdown"]');
  const awake = async () => {
    for (const name of names) await wake(page, host(name));
  };
  return {
    host,
    /** Message at the end of a clock, if it has one. */
    message: (name: ClockName) =>
      element(name).locator('.elementor-countdown-expire--message, .jet-countdown-timer-message'),
    timer: (name: ClockName) => element(name).getByRole('timer'),
    /** Days, hours, minutes and seconds as shown. */
    face: async (name: ClockName) =>
      (await host(name).locator('.elementor-countdown-digits, [data-value]').allTextContents()).map(Number),
    async go(query = '') {
      await page.goto(localPath('/lab/clocks/', locale) + query);
      await awake();
    },
    async reload() {
      await page.reload();
      await awake();
    },
  };
}

/** Returns the numbers that a clock must show according to the page's time. `end`: the clock's end, in epoch ms. */
const shownUntil = async (page: Page, end: number) => {
  const now = await page.evaluate(() => Math.floor(Date.now() / 1000) * 1000);
  const { days, hours, minutes, seconds } = timeParts(Math.max(0, end - now));
  return [days, hours, minutes, seconds].map(Number);
};

/** Waits until a clock shows the time left until `end` (epoch ms), because its tick may run shortly after a whole second. */
const showsUntil = (page: Page, face: () => Promise<number[]>, end: number) =>
  expect(async () => {
    await page.clock.runFor(20);
    expect(await face()).toEqual(await shownUntil(page, end));
  }).toPass({ timeout: 10_000 });

/** Simulates a hidden or visible tab. */
const hide = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { get: () => isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

for (const locale of ['he', 'en'] as const) {
  const direction = directionIn(locale);

  test(`CD-3 a countdown exposes the time left to screen readers as one sentence (${direction})`, async ({
    page,
  }) => {
    await stopClock(page);
    const { go, host, timer } = clocksPage(page, locale);
    await go('?ends=93900');
    // 1 day, 2 hours, 4 minutes and some seconds are left.
    const words = {
      he: /^הזמן שנותר: יום, שעתיים ו-\u200f?\d+ דקות/,
      en: /^Time left: 1 day, 2 hours,? and \d+ minutes/,
    }[locale];
    await expect(timer('gone')).toHaveText(/./);
    expect(
      await timer('gone').evaluate((clock) =>
        [...clock.children]
          .filter((part) => part.getAttribute('aria-hidden') !== 'true')
          .map((part) => part.textContent)
          .join(''),
      ),
    ).toMatch(words);
    await expect(host('gone')).toHaveCSS('direction', locale === 'he' ? 'rtl' : 'ltr');
  });
}

// The following tests run in one language only, because they do not depend on language or direction.
{
  const locale: Locale = 'he';
  const texts = clockTexts[locale];
  const direction = directionIn(locale);

  test(`CD-1, CD-3 a countdown ticks every second, and is correct after an hour of sleep and after the tab was hidden (${direction})`, async ({
    page,
  }) => {
    await stopClock(page);
    const { go, host, face } = clocksPage(page, locale);
    await go('?ends=10000');
    const endOf = (name: ClockName) =>
      host(name).evaluate((clock) => {
        const { date, dueDate } = (clock as HTMLElement).dataset;
        return Number(date ?? dueDate) * 1000;
      });
    const fixed = ['gone', 'message', 'hide', 'pluginFixed'] as const;
    const areRight = async () => {
      for (const name of fixed) {
        const expected = await shownUntil(page, await endOf(name));
        await host(name).scrollIntoViewIfNeeded();
        await expect.poll(() => face(name), `the clock "${name}"`).toEqual(expected);
      }
    };
    await areRight();
    for (let second = 0; second < 3; second++) {
      await pass(page, 1);
      await areRight();
    }
    // Simulates an hour of sleep, after which one late tick runs instead of all that were due.
    await page.clock.fastForward(hour);
    await pass(page, 1);
    await areRight();
    // In a hidden tab the clocks are not updated.
    const before = await face('hide');
    await hide(page, true);
    await pass(page, 600);
    expect(await face('hide')).toEqual(before);
    await hide(page, false);
    await areRight();
  });

  test(`CD-1, CD-3 each countdown performs its action at its end, and announces the end once (${direction})`, async ({
    page,
  }) => {
    await listenToAnnouncements(page);
    // Only one clock fits on the screen; clocks out of view announce nothing.
    await page.setViewportSize({ width: 375, height: 420 });
    await stopClock(page);
    const { go, host, face, message, timer } = clocksPage(page, locale);
    await go('?ends=75');
    await expect(message('gone')).toBeHidden();
    await pass(page, 5);
    expect(await announcements(page)).toEqual([]);
    await pass(page, 12);
    const minuteLeft = { he: 'הזמן שנותר: דקה', en: 'Time left: 1 minute' }[locale];
    expect((await announcements(page)).filter((text) => text === minuteLeft)).toHaveLength(1);
    const count = (await announcements(page)).length;
    await pass(page, 30);
    expect(await announcements(page)).toHaveLength(count);
    await pass(page, 40);

    await expect(host('gone')).toBeHidden();
    await expect(message('gone')).toHaveText(texts.gone.shown);
    await expect(message('gone')).toBeVisible();
    await expect(message('message')).toHaveText(texts.message.shown);
    await expect(message('message')).toBeVisible();
    await expect(host('hide')).toBeHidden();
    await expect(message('evergreen')).toBeVisible();
    await expect(message('pluginFixed')).toBeVisible();
    await expect(host('pluginEvergreen')).toBeHidden();
    for (const name of ['message', 'evergreen', 'pluginFixed'] as const) {
      await host(name).scrollIntoViewIfNeeded();
      await expect.poll(() => face(name), `the clock "${name}"`).toEqual([0, 0, 0, 0]);
    }
    for (const name of ['endless', 'again'] as const) {
      await host(name).scrollIntoViewIfNeeded();
      await pass(page, 1);
      await expect.poll(async () => (await face(name)).join(), `the clock "${name}"`).not.toBe('0,0,0,0');
    }
    expect((await announcements(page)).filter((text) => text === texts.gone.shown)).toHaveLength(1);
    await expect(timer('message')).toContainText({ he: 'הזמן נגמר', en: 'Time is up' }[locale]);
  });
}

test('CD-2 an evergreen countdown keeps its end across page loads, stored in the formats of both plugins', async ({
  page,
}) => {
  const now = Math.floor(Date.now() / 1000) * 1000;
  await stopClock(page, now);
  const { go, reload, face, host } = clocksPage(page, 'en');
  await go();
  const keys = {
    evergreen: { due: 'cd00004-evergreen_due_date', interval: 'cd00004-evergreen_interval' },
    pluginEvergreen: {
      due: 'jet_evergreen_countdown_due_date_cd00006',
      interval: 'jet_evergreen_countdown_interval_cd00006',
    },
  } as const;
  for (const [name, { due, interval }] of Object.entries(keys) as [
    keyof typeof keys,
    typeof keys.evergreen,
  ][]) {
    const end = Number(await stored(page, due));
    expect(await stored(page, interval)).toBe('5400');
    expect(end - now).toBeGreaterThanOrEqual(5400_000);
    expect(end - now).toBeLessThan(5400_000 + 10 * minute);
    await host(name).scrollIntoViewIfNeeded();
    await showsUntil(page, () => face(name), end);
  }
  const ends = [await stored(page, keys.evergreen.due), await stored(page, keys.pluginEvergreen.due)];
  await page.clock.fastForward(30 * minute);
  await reload();
  expect([await stored(page, keys.evergreen.due), await stored(page, keys.pluginEvergreen.due)]).toEqual(
    ends,
  );
  await host('evergreen').scrollIntoViewIfNeeded();
  await showsUntil(page, () => face('evergreen'), Number(ends[0]));

  // State left by the original scripts: one clock that still runs, and one whose interval has changed since then.
  const kept = now + 2 * hour;
  await page.evaluate(
    ([running, other, time]) => {
      localStorage.setItem(running.due, String(time));
      localStorage.setItem(running.interval, '5400');
      localStorage.setItem(other.due, String(time));
      localStorage.setItem(other.interval, '60');
    },
    [keys.evergreen, keys.pluginEvergreen, kept] as const,
  );
  await reload();
  expect(await stored(page, keys.evergreen.due)).toBe(String(kept));
  expect(await stored(page, keys.pluginEvergreen.due)).not.toBe(String(kept));
  expect(await stored(page, keys.pluginEvergreen.interval)).toBe('5400');
  await host('evergreen').scrollIntoViewIfNeeded();
  await showsUntil(page, () => face('evergreen'), kept);
});

test.describe('CD-1 the countdown that redirects', () => {
  const clock = (page: Page) => page.locator('[data-id="cd00009"] [data-widget="countdown"]');

  /** Records the addresses of page loads, in order. */
  function recordLoads(page: Page): string[] {
    const loads: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.isNavigationRequest()) loads.push(pathname + search);
    });
    return loads;
  }

  /** Rewrites the page so that its countdowns have ended and redirect to the result of `targetOf`. */
  const rewrite = (page: Page, targetOf: (url: URL) => string) =>
    page.route('**/lab/clocks/last-minute/**', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const target = targetOf(new URL(route.request().url()));
      const html = (await response.text())
        .replace(/data-date="\d+"/, 'data-date="1000000000"')
        .replace(/(redirect_url&quot;:&quot;).*?(&quot;)/, (_all, before, after) => before + target + after);
      if (!html.includes(target)) throw new Error('the page has no countdown that redirects');
      await route.fulfill({ response, body: html });
    });

  test('CD-1 a countdown redirects to the shop at its end, and not before', async ({ page }) => {
    await stopClock(page);
    await page.goto('/en/lab/clocks/last-minute/?ends=8');
    await wake(page, clock(page));
    await pass(page, 4);
    expect(new URL(page.url()).pathname).toBe('/en/lab/clocks/last-minute/');
    await pass(page, 6);
    await page.waitForURL('**/en/shop/');
  });

  const loops: Readonly<Record<string, (url: URL) => string>> = {
    'is its own page': ({ pathname, search }) => pathname + search,
    'is a page that redirects back': ({ pathname, search }) => pathname + (search === '?a' ? '?b' : '?a'),
  };
  for (const [name, targetOf] of Object.entries(loops))
    test(`CD-1 a countdown that has ended stops redirecting if its target ${name}`, async ({ page }) => {
      const loads = recordLoads(page);
      await rewrite(page, targetOf);
      await page.goto('/lab/clocks/last-minute/?a');
      await expect(clock(page)).toHaveAttribute('data-widget-state', 'mounted');
      // Redirects happen immediately, so all of them have happened once the network is idle.
      await page.waitForLoadState('networkidle');
      expect(loads.length).toBeLessThanOrEqual(3);
    });

  test('SEC-1 a countdown does not redirect to a script address, and does not run the script', async ({
    page,
    problems,
  }) => {
    problems.allow('unsafe', '[iyim]');
    const loads = recordLoads(page);
    await rewrite(page, () => "java\\tscript:document.title='broken'");
    await page.goto('/lab/clocks/last-minute/');
    await expect(clock(page)).toHaveAttribute('data-widget-state', 'mounted');
    await page.waitForLoadState('networkidle');
    await expect(page).not.toHaveTitle(/broken/);
    expect(loads).toHaveLength(1);
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('RT-10 without JavaScript a page shows each countdown’s end date, and a link in place of a redirect', async ({
    page,
  }) => {
    for (const locale of ['he', 'en'] as const) {
      await page.goto(localPath('/lab/clocks/', locale));
      const ends = page.locator('.countdown-end');
      await expect(ends).toHaveCount(8);
      for (const end of await ends.all()) {
        await expect(end).toBeVisible();
        await expect(end).toHaveText(locale === 'he' ? /^עד \d+ ב.* 20\d\d/ : /^Until \d+ \w+ 20\d\d/);
      }
      for (const text of await page.getByText(clockTexts[locale].gone.shown).all())
        await expect(text).toBeHidden();
      await page.goto(localPath('/lab/clocks/last-minute/', locale));
      await page.getByRole('link', { name: clockTexts[locale].redirect.now }).click();
      expect(new URL(page.url()).pathname).toBe(localPath('/shop/', locale));
    }
  });
});
