import type { Locator, Page } from '@playwright/test';
import { allEvents, eventPath, type ShopEvent } from '../src/shop/events.ts';
import { localDateAt } from '../src/shop/local-date.ts';
import { localPath } from '../src/shop/locale.ts';
import type { Locale } from '../src/shop/model.ts';
import { type Month, monthCaption, monthName, monthOf, monthsAfter } from '../src/shop/month.ts';
import { announcements, listenToAnnouncements } from './support/announcements.ts';
import { breakServer, healServer } from './support/faults.ts';
import { holdAnswers, postedField } from './support/hold-answers.ts';
import { directionIn } from './support/reading.ts';
import { expect, test } from './support/shop.ts';
import type { Site } from './support/site.ts';

const words = {
  he: {
    previous: /^לחודש הקודם/,
    next: /^לחודש הבא/,
    failed: 'לא הצלחנו לטעון את החודש הזה. הלוח לא השתנה.',
    retry: 'לנסות שוב',
  },
  en: {
    previous: /^Previous month/,
    next: /^Next month/,
    failed: 'That month could not be loaded. The calendar has not changed.',
    retry: 'Try again',
  },
};

/** Returns the month that is `months` months after the current month. */
const monthIn = (months: number): Month => monthsAfter(monthOf(localDateAt(Date.now())), months);

/** Substring of the address of each request for another month. */
const monthRequest = 'nocache=';

/** Returns, in ascending order, the days of a month on which only one event takes place, a one-day event. */
function quietDays({ stored }: Site, month: Month): readonly { date: string; event: ShopEvent }[] {
  const events = allEvents(stored);
  return events
    .filter(({ start, end }) => start === end && monthName(monthOf(start)) === monthName(month))
    .filter(({ start }) => events.filter((one) => one.start <= start && start <= one.end).length === 1)
    .map((event) => ({ date: event.start, event }));
}

/** Returns a page object for the events page in one language. */
function openCalendar(page: Page, locale: Locale) {
  const calendar = page.locator('[data-widget="calendar"]');
  const caption = calendar.locator('.jet-calendar-caption__name');
  return {
    calendar,
    table: calendar.getByRole('table'),
    previous: calendar.getByRole('link', { name: words[locale].previous }),
    next: calendar.getByRole('link', { name: words[locale].next }),
    /** Row that shows a day's events on a narrow page. */
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

for (const locale of ['he', 'en'] as const) {
  test(`AY-1, RT-21 the calendar in a wide window is a table with its links in the tab order (${directionIn(locale)})`, async ({
    page,
    site,
  }) => {
    const month = monthIn(1);
    const { go, next, day, table } = openCalendar(page, locale);
    await go(month);
    await expect(table.getByRole('columnheader')).toHaveCount(7);
    const first = quietDays(site, month)[0];
    if (!first) throw new Error('expected a day with one event');
    const link = day(first.date).getByRole('link', { name: first.event.title[locale] });
    const links = table.locator('tbody').getByRole('link');
    const before = await links.evaluateAll(
      (all, href) => all.findIndex((one) => one.getAttribute('href') === href),
      await link.getAttribute('href'),
    );
    await next.focus();
    for (let stop = 0; stop <= before; stop++) await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.event.title[locale]);
  });

  test.describe(() => {
    test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

    test(`CAL-2 a phone’s calendar opens one day at a time, by tap or key (${directionIn(locale)})`, async ({
      page,
      site,
    }) => {
      const month = monthIn(1);
      const [first, second] = quietDays(site, month);
      if (!first || !second) throw new Error('expected two days with one event each');
      const { go, day, eventsRow, calendar } = openCalendar(page, locale);
      await go(month);
      const address = page.url();
      const button = (date: string) => day(date).getByRole('button');
      await expect(eventsRow).toHaveCount(0);

      await day(first.date).tap();
      await expect(eventsRow).toContainText(first.event.title[locale]);
      await expect(button(first.date)).toHaveAttribute('aria-expanded', 'true');
      await day(second.date).tap();
      await expect(eventsRow).toHaveCount(1);
      await expect(eventsRow).toContainText(second.event.title[locale]);
      await expect(calendar.locator('[aria-expanded="true"]')).toHaveCount(1);
      await day(second.date).tap();
      await expect(eventsRow).toHaveCount(0);
      expect(page.url()).toBe(address);

      await button(first.date).focus();
      await page.keyboard.press('Enter');
      await expect(eventsRow).toContainText(first.event.title[locale]);
      await page.keyboard.press('Enter');
      await expect(eventsRow).toHaveCount(0);
      await page.keyboard.press(' ');
      await expect(eventsRow).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(eventsRow).toHaveCount(0);
      await expect(button(first.date)).toBeFocused();

      await day(first.date).tap();
      await eventsRow.getByRole('link', { name: first.event.title[locale] }).tap();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.event.title[locale]);
    });
  });
}

// The following tests run in one language only, because they do not depend on language or direction.
{
  const locale: Locale = 'he';
  const texts = words[locale];

  test(`CAL-1 the calendar changes the month in place, and restores it on back, forward, reload and sharing (${directionIn(locale)})`, async ({
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

  test(`CAL-3 the calendar shows the month requested last, in whatever order the answers arrive (${directionIn(locale)})`, async ({
    page,
  }) => {
    const [before, now, after] = [monthIn(-1), monthIn(0), monthIn(1)];
    const { go, shows, next, previous, calendar } = openCalendar(page, locale);
    const held = await holdAnswers(page, (request) => postedField(request, 'month'));
    await go(now);
    await next.click();
    await expect(calendar).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => held.requested).toEqual([monthName(after)]);
    await previous.click();
    await expect.poll(() => held.requested).toEqual([monthName(after), monthName(before)]);
    await expect.poll(() => held.aborted).toEqual([monthName(after)]);
    held.release(monthName(before));
    await shows(before);
    held.release(monthName(after));
    await next.click();
    held.release(monthName(now));
    await shows(now);
    expect(held.requested).toEqual([after, before, now].map(monthName));
  });

  test(`CAL-3 the calendar keeps the old month if the next cannot be loaded, and loads the next on a retry (${directionIn(locale)})`, async ({
    page,
    context,
    site,
    problems,
  }) => {
    problems.allow(monthRequest, 'console: [iyim] calendar: ');
    const [now, after] = [monthIn(0), monthIn(1)];
    const { go, shows, next, calendar } = openCalendar(page, locale);
    await go(now);
    const address = page.url();
    const failure = calendar.getByText(texts.failed);
    for (const how of ['status=500', 'drop', 'body=-1', 'body=<!doctype html><p>Log in</p>']) {
      await breakServer(context, site.url, { match: monthRequest, how });
      await next.click();
      await expect(failure, how).toBeVisible();
      await shows(now);
      expect(page.url()).toBe(address);
      await healServer(context);
      await breakServer(context, site.url, { match: monthRequest, how: 'delay=300' });
      await calendar.getByRole('button', { name: texts.retry }).click();
      await expect(failure).toHaveCount(0);
      await shows(after);
      await page.goBack();
      await shows(now);
      await healServer(context);
    }
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test(`RT-10 without JavaScript the calendar’s months, days and events open as pages (${directionIn(locale)})`, async ({
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
