import type { Locator, Page } from '@playwright/test';
import { allEvents, eventPath, type ShopEvent } from '../src/shop/events.ts';
import { localDateAt, weekdayOf } from '../src/shop/local-date.ts';
import { localPath } from '../src/shop/locale.ts';
import type { Locale } from '../src/shop/model.ts';
import { type Month, monthCaption, monthName, monthOf, monthsAfter } from '../src/shop/month.ts';
import { announcements, listenToAnnouncements } from './support/announcements.ts';
import { breakServer, healServer } from './support/faults.ts';
import { holdAnswers, postedField } from './support/hold-answers.ts';
import { arrowsOf, directionIn } from './support/reading.ts';
import { expect, test } from './support/shop.ts';
import type { Site } from './support/site.ts';

const words = {
  he: {
    previous: /^לחודש הקודם/,
    next: /^לחודש הבא/,
    failed: 'לא ניתן היה לטעון את החודש המבוקש. הלוח נשאר כפי שהיה.',
    retry: 'ניסיון נוסף',
  },
  en: {
    previous: /^Previous month/,
    next: /^Next month/,
    failed: 'That month could not be loaded. The calendar has not changed.',
    retry: 'Try again',
  },
};

/** The month of now, and some months later. */
const monthIn = (months: number): Month => monthsAfter(monthOf(localDateAt(Date.now())), months);

/** The requests for another month. */
const asksMonth = 'nocache=';

/** Days of a month on which one event takes place, and it lasts no longer; the first first. */
function quietDays({ stored }: Site, month: Month): readonly { date: string; event: ShopEvent }[] {
  const events = allEvents(stored);
  return events
    .filter(({ start, end }) => start === end && monthName(monthOf(start)) === monthName(month))
    .filter(({ start }) => events.filter((one) => one.start <= start && start <= one.end).length === 1)
    .map((event) => ({ date: event.start, event }));
}

/** The events page in one language. */
function openCalendar(page: Page, locale: Locale) {
  const calendar = page.locator('[data-widget="calendar"]');
  const caption = calendar.locator('.jet-calendar-caption__name');
  const grid = calendar.getByRole('grid');
  return {
    calendar,
    grid,
    previous: calendar.getByRole('link', { name: words[locale].previous }),
    next: calendar.getByRole('link', { name: words[locale].next }),
    /** The row that shows a day's events on a narrow page. */
    eventsRow: calendar.locator('.jet-calendar-week__day-mobile-event'),
    day: (date: string): Locator =>
      calendar.locator('td:not(.day-pad)', { has: page.locator(`time[datetime="${date}"]`) }),
    async go(month: Month): Promise<void> {
      await page.goto(`${localPath('/events/', locale)}?${new URLSearchParams({ month: monthName(month) })}`);
      await expect(calendar).toHaveAttribute('data-widget-state', 'mounted');
    },
    async shows(month: Month): Promise<void> {
      await expect(caption).toHaveText(monthCaption(month, locale));
      await expect(calendar).not.toHaveAttribute('aria-busy', 'true');
    },
  };
}

const monthInAddress = (page: Page): string | null => new URL(page.url()).searchParams.get('month');

/** The day that has the focus. */
const focusedDate = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.querySelector('time')?.dateTime);

for (const locale of ['he', 'en'] as const) {
  const { on, back } = arrowsOf(locale);

  test(`AY-1, RT-21 a month is worked by keyboard alone (${directionIn(locale)})`, async ({ page, site }) => {
    const month = monthIn(1);
    const { go, shows, next, day, grid } = openCalendar(page, locale);
    const dateOf = (number: number, of = month) =>
      `${of.year}-${String(of.month).padStart(2, '0')}-${String(number).padStart(2, '0')}`;
    const press = async (key: string, date: string) => {
      await page.keyboard.press(key);
      await expect.poll(() => focusedDate(page), key).toBe(date);
    };
    await go(month);
    await next.focus();
    await press('Tab', dateOf(1));
    await press(on, dateOf(2));
    await press('ArrowDown', dateOf(9));
    await press('ArrowUp', dateOf(2));
    await press(back, dateOf(1));
    await press('ArrowDown', dateOf(8));
    await press('Home', dateOf(8 - weekdayOf(dateOf(8))));
    await press('End', dateOf(14 - weekdayOf(dateOf(8))));
    const last = 14 - weekdayOf(dateOf(8));

    await press('PageDown', dateOf(last, monthIn(2)));
    await shows(monthIn(2));
    await press('PageUp', dateOf(last));
    await shows(month);

    const quiet = quietDays(site, month).at(-1);
    if (!quiet) throw new Error('expected a day with one event');
    const { date, event } = quiet;
    const wanted = Number(date.slice(8));
    for (let at = last + 1; at <= wanted; at++) await press(on, dateOf(at));
    for (let at = last - 1; at >= wanted; at--) await press(back, dateOf(at));
    await page.keyboard.press('Enter');
    const link = day(date).getByRole('link', { name: event.title[locale] });
    await expect(link).toBeFocused();
    await press('Escape', date);

    // The whole month is one stop of the Tab key.
    await page.keyboard.press('Tab');
    expect(await grid.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await page.keyboard.press('Shift+Tab');
    await expect(day(date)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.title[locale]);
  });

  test.describe(() => {
    test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

    test(`CAL-2 on a phone a tap or a key opens one day at a time (${directionIn(locale)})`, async ({
      page,
      site,
    }) => {
      const month = monthIn(1);
      const [first, second] = quietDays(site, month);
      if (!first || !second) throw new Error('expected two days with one event each');
      const { go, day, eventsRow, calendar } = openCalendar(page, locale);
      await go(month);
      const address = page.url();
      await expect(eventsRow).toHaveCount(0);

      await day(first.date).tap();
      await expect(eventsRow).toContainText(first.event.title[locale]);
      await expect(day(first.date)).toHaveAttribute('aria-expanded', 'true');
      await day(second.date).tap();
      await expect(eventsRow).toHaveCount(1);
      await expect(eventsRow).toContainText(second.event.title[locale]);
      await expect(calendar.locator('[aria-expanded="true"]:is(td)')).toHaveCount(1);
      await day(second.date).tap();
      await expect(eventsRow).toHaveCount(0);
      expect(page.url()).toBe(address);

      await day(first.date).focus();
      await page.keyboard.press('Enter');
      await expect(eventsRow).toContainText(first.event.title[locale]);
      await page.keyboard.press('Enter');
      await expect(eventsRow).toHaveCount(0);
      await page.keyboard.press(' ');
      await expect(eventsRow).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(eventsRow).toHaveCount(0);
      await expect(day(first.date)).toBeFocused();

      await day(first.date).tap();
      await eventsRow.getByRole('link', { name: first.event.title[locale] }).tap();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.event.title[locale]);
    });
  });
}

// Neither the direction nor the language changes what follows.
{
  const locale: Locale = 'he';
  const say = words[locale];

  test(`CAL-1 months turn in place, and survive back, forward, reload and sharing (${directionIn(locale)})`, async ({
    page,
    anotherShopper,
  }) => {
    const [first, second, third] = [monthIn(0), monthIn(1), monthIn(2)];
    await listenToAnnouncements(page);
    const { go, shows, next, calendar } = openCalendar(page, locale);
    await go(first);
    await calendar.evaluate((host) => host.setAttribute('data-test', 'the same element'));

    await next.click();
    await shows(second);
    expect(monthInAddress(page)).toBe(monthName(second));
    await expect(next).toBeFocused();
    expect(await announcements(page)).toEqual([monthCaption(second, locale)]);
    await page.keyboard.press('Enter');
    await shows(third);
    expect(monthInAddress(page)).toBe(monthName(third));
    await expect(calendar).toHaveAttribute('data-test', 'the same element');

    await page.goBack();
    await shows(second);
    await page.goBack();
    await shows(first);
    await page.goForward();
    await shows(second);
    expect(monthInAddress(page)).toBe(monthName(second));
    await page.reload();
    await shows(second);
    await page.goForward();
    await shows(third);

    const friend = await (await anotherShopper()).newPage();
    await friend.goto(page.url());
    await openCalendar(friend, locale).shows(third);
  });

  test(`CAL-3 the month asked for last wins, whichever answer comes first (${directionIn(locale)})`, async ({
    page,
  }) => {
    const [before, now, after] = [monthIn(-1), monthIn(0), monthIn(1)];
    const { go, shows, next, previous, calendar } = openCalendar(page, locale);
    const held = await holdAnswers(page, (request) => postedField(request, 'month'));
    await go(now);
    await next.click();
    await expect(calendar).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => held.asked).toEqual([monthName(after)]);
    await previous.click();
    await expect.poll(() => held.asked).toEqual([monthName(after), monthName(before)]);
    await expect.poll(() => held.givenUp).toEqual([monthName(after)]);
    held.letGo(monthName(before));
    await shows(before);
    held.letGo(monthName(after));
    await next.click();
    held.letGo(monthName(now));
    await shows(now);
    expect(held.asked).toEqual([after, before, now].map(monthName));
  });

  test(`CAL-3 a month that can not be loaded: the old one stays, and trying again helps (${directionIn(locale)})`, async ({
    page,
    context,
    site,
    problems,
  }) => {
    problems.allow(asksMonth, 'console: [iyim] calendar: ');
    const [now, after] = [monthIn(0), monthIn(1)];
    const { go, shows, next, calendar } = openCalendar(page, locale);
    await go(now);
    const address = page.url();
    const failure = calendar.getByText(say.failed);
    for (const how of ['status=500', 'drop', 'body=-1', 'body=<!doctype html><p>Log in</p>']) {
      await breakServer(context, site.url, { match: asksMonth, how });
      await next.click();
      await expect(failure, how).toBeVisible();
      await shows(now);
      expect(page.url()).toBe(address);
      await healServer(context);
      await breakServer(context, site.url, { match: asksMonth, how: 'delay=300' });
      await calendar.getByRole('button', { name: say.retry }).click();
      await expect(failure).toHaveCount(0);
      await shows(after);
      await page.goBack();
      await shows(now);
      await healServer(context);
    }
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test(`RT-10 without JavaScript months, days and events are pages (${directionIn(locale)})`, async ({
      page,
      site,
    }) => {
      const month = monthIn(1);
      const [quiet] = quietDays(site, month);
      if (!quiet) throw new Error('expected a day with one event');
      const title = quiet.event.title[locale];
      const { next, previous, day, shows } = openCalendar(page, locale);
      await page.goto(localPath('/events/', locale));
      await shows(monthIn(0));
      await next.click();
      await shows(month);
      await next.click();
      await previous.click();
      await shows(month);
      await page.setViewportSize({ width: 375, height: 800 });
      await day(quiet.date).getByRole('link').click();
      await page.locator('#day').getByRole('link', { name: title, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(new URL(page.url()).pathname).toBe(eventPath(quiet.event, locale));
    });
  });
}
