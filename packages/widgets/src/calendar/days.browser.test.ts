import { start, stop } from '@iyim/runtime';
import { defineSettings, defineWidget } from '@iyim/runtime/widget';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { updateSettings } from '../../../runtime/src/islands/mount.ts';
import { find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import {
  day,
  dayButton,
  host,
  monthHtml,
  monthName,
  next,
  previous,
  row,
  setUpEvents,
  show,
} from './testing/events.ts';

setUpEvents();

const Nothing = () => null;
const focused = () => document.activeElement;
const violations = async () => {
  const found = await axe.run(document.body);
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
};

describe.each(['rtl', 'ltr'] as const)('days on a wide page, %s', (dir) => {
  it('AY-1 a calendar’s days stay in the server’s table under their weekdays, with today marked', async () => {
    await show(monthHtml('March 2024'), { dir });
    expect(
      document.querySelector('[role="grid"], [role="gridcell"], [role="presentation"], td [tabindex]'),
    ).toBeNull();
    expect(find('table').getAttribute('role')).toBeNull();
    expect(day(5).getAttribute('aria-current')).toBe('date');
    expect(await violations()).toEqual([]);
  });

  it('AY-1 Tab moves through the links of a calendar’s events', async () => {
    await show(monthHtml('March 2024'), { dir });
    next().focus();
    const texts: (string | null | undefined)[] = [];
    for (let stop = 0; stop < 6; stop++) {
      await userEvent.keyboard('{Tab}');
      texts.push(focused()?.textContent);
    }
    expect(texts).toEqual(['Event 3', 'Map', 'Event 7', 'Map', 'Event 20', 'Map']);
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe(find('#outside'));
  });
});

describe('days on a wide page', () => {
  it('AY-1 a click on a link in a calendar day follows the link', async () => {
    await show(monthHtml('March 2024'));
    let prevented: boolean | undefined;
    document.addEventListener(
      'click',
      (event) => {
        prevented = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    find('a[href="/events/7/"]').click();
    expect(prevented).toBe(false);
  });

  it('AY-1 the focus in a day moves to the calendar when the month changes', async () => {
    await show(monthHtml('March 2024'));
    next().click();
    await soon(() => expect(monthName()).toBe('April 2024'));
    find('a[href="/events/7/"]').focus();
    history.back();
    await soon(() => expect(monthName()).toBe('March 2024'));
    expect(focused()).toBe(host());
  });
});

describe.each(['rtl', 'ltr'] as const)('a day on a narrow page, %s', (dir) => {
  const narrow = (html = monthHtml('March 2024')) => show(html, { dir, compact: true });

  it('CAL-2 a tap on a day shows its events in a row under its week, and a second tap hides them', async () => {
    await narrow();
    await userEvent.click(day(7).querySelector('.jet-calendar-week__day-mobile-overlay') ?? day(7));
    expect(row()?.textContent).toContain('Event 7');
    expect(row()?.getAttribute('colspan')).toBe('7');
    expect(row()?.parentElement?.previousElementSibling).toBe(day(7).parentElement);
    expect(day(7).classList.contains('calendar-event-active')).toBe(true);
    expect(dayButton(7).getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(dayButton(7).getAttribute('aria-controls') ?? '')).toBe(row());
    await userEvent.click(day(7));
    expect(row()).toBeNull();
    expect(day(7).classList.contains('calendar-event-active')).toBe(false);
    expect(day(7).textContent).toContain('Event 7');
  });

  it('CAL-2 opening a day closes the day that was open', async () => {
    await narrow();
    day(7).click();
    day(20).click();
    expect(document.querySelectorAll('.calendar-event-active')).toHaveLength(1);
    expect(document.querySelectorAll('.jet-calendar-week__day-mobile')).toHaveLength(1);
    expect(row()?.textContent).toContain('Event 20');
    expect(dayButton(7).getAttribute('aria-expanded')).toBe('false');
  });

  it('CAL-2 a tap on a day without events does nothing, in the shown month and in adjacent months', async () => {
    await narrow();
    day(8).click();
    document.querySelector<HTMLElement>('.day-pad')?.click();
    expect(row()).toBeNull();
    expect(document.querySelector('.calendar-event-active')).toBeNull();
    expect(day(8).querySelector('[aria-expanded]')).toBeNull();
  });

  it('CAL-2 Enter and Space open and close a day with events, Tab reaches its links, and Esc returns to the day', async () => {
    await narrow();
    next().focus();
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe(dayButton(3));
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe(dayButton(7));
    expect(dayButton(7).getAttribute('role')).toBe('button');
    const name = { rtl: '\u20687 March 2024\u2069: אירוע אחד', ltr: '7 March 2024: one event' }[dir];
    expect(dayButton(7).getAttribute('aria-label')).toBe(name);
    await userEvent.keyboard(' ');
    expect(row()?.textContent).toContain('Event 7');
    await userEvent.keyboard('{Enter}');
    expect(row()).toBeNull();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Tab}');
    expect(focused()?.textContent).toBe('Event 7');
    await userEvent.keyboard('{Escape}');
    expect(row()).toBeNull();
    expect(focused()).toBe(dayButton(7));
  });

  it('CAL-2 with day_events overlay, a dialog shows the events of a day', async () => {
    await narrow(
      monthHtml('March 2024').replace(
        'data-widget=',
        `data-widget-settings='{"day_events":"overlay"}' data-widget=`,
      ),
    );
    const before = host().textContent;
    dayButton(7).focus();
    await userEvent.keyboard('{Enter}');
    const overlay = find<HTMLDialogElement>('dialog');
    expect(overlay.matches(':modal')).toBe(true);
    expect(overlay.textContent).toContain('Event 7');
    expect(row()).toBeNull();
    expect(day(7).classList.contains('calendar-event-active')).toBe(true);
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await soon(() => expect(document.querySelector('dialog')).toBeNull());
    expect(focused()).toBe(dayButton(7));
    await userEvent.click(dayButton(20));
    await userEvent.click(find('.iyim-calendar-close'));
    await soon(() => expect(document.querySelector('dialog')).toBeNull());
    expect(host().textContent).toBe(before);
    await userEvent.click(dayButton(20));
    expect(find('dialog').textContent).toContain('Event 20');
    stop();
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('CAL-2 axe finds no violation while a day is open, and a new month has no open day', async () => {
    await narrow();
    day(7).click();
    expect(await violations()).toEqual([]);
    previous().click();
    await soon(() => expect(monthName()).toBe('February 2024'));
    expect(row()).toBeNull();
    expect(day(7).textContent).toContain('Event 7');
  });
});

describe('a day on a narrow page', () => {
  it('CAL-2 the server’s link to a day acts as a button and is not followed', async () => {
    const html = monthHtml('March 2024').replaceAll(
      '<div class="jet-calendar-week__day-mobile-overlay"></div>',
      '<a class="jet-calendar-week__day-mobile-overlay" href="/events/?day=1" aria-label="Events"></a>',
    );
    await show(html, { compact: true });
    const link = day(7).querySelector<HTMLElement>('a.jet-calendar-week__day-mobile-overlay');
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    link?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(row()?.textContent).toContain('Event 7');
    expect(link?.getAttribute('aria-expanded')).toBe('true');
    expect(link?.getAttribute('role')).toBe('button');
  });

  it('CAL-2 a day of the previous month with events opens like any other', async () => {
    await show(monthHtml('March 2024', { events: [-1, 7] }), { compact: true });
    const pad = find('.day-pad.has-events');
    pad.click();
    expect(row()?.textContent).toContain('Event -1');
    expect(pad.querySelector('[aria-expanded]')?.getAttribute('aria-expanded')).toBe('true');
  });

  it('CAL-2 an open day closes when the page gets wide', async () => {
    await show(monthHtml('March 2024'), { compact: true });
    day(7).click();
    expect(row()).not.toBeNull();
    find('body style').textContent = '.jet-calendar-week__day-mobile-wrap { display: none }';
    host().style.inlineSize = '300px';
    await soon(() => expect(row()).toBeNull());
    expect(day(7).querySelector('[aria-expanded]')).toBeNull();
    expect(day(7).textContent).toContain('Event 7');
  });

  it('CAL-2 changed settings move the events of an open day into a dialog and back', async () => {
    await show(monthHtml('March 2024'), { compact: true });
    day(7).click();
    host().dataset.widgetSettings = '{"day_events":"overlay"}';
    updateSettings(host());
    await soon(() => expect(find('dialog').textContent).toContain('Event 7'));
    expect(row()).toBeNull();
    delete host().dataset.widgetSettings;
    updateSettings(host());
    await soon(() => expect(row()?.textContent).toContain('Event 7'));
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('CAL-2 in minimal markup the date is the button, named by its number', async () => {
    const html = `<div data-widget="calendar"><table><caption><b data-month-name>March 2024</b></caption><tbody>
      <tr><td><time>6</time></td><td class="jet-calendar-week__day"><time>7</time><div data-day-events><a href="#x">Fair</a></div></td></tr></tbody></table></div>`;
    await show(html, { compact: true });
    const button = find('time[aria-expanded]');
    expect([button.textContent, button.getAttribute('role'), button.hasAttribute('aria-label')]).toEqual([
      '7',
      'button',
      false,
    ]);
    button.click();
    expect(row()?.textContent).toBe('Fair');
    expect(row()?.getAttribute('colspan')).toBe('2');
  });

  it('CAL-2 a click on a day opens no row on a wide page', async () => {
    await show(monthHtml('March 2024'));
    day(7).click();
    expect(row()).toBeNull();
  });

  it('CAL-2 islands among the events stay mounted while the events move', async () => {
    const unmounted = vi.fn();
    const probe = defineWidget({
      name: 'probe',
      settings: defineSettings({}, () => ({})),
      read: () => null,
      View: Nothing,
    });
    const html = monthHtml('March 2024').replace(
      '>Event 7<',
      ' data-widget="probe" data-widget-load="load">Event 7<',
    );
    await show(html, { compact: true });
    start({ widgets: [probe] });
    const island = find('[data-widget="probe"]');
    await soon(() => expect(island.dataset.widgetState).toBe('mounted'));
    document.addEventListener('iyim:unmounted', unmounted);
    day(7).click();
    expect(row()?.contains(island)).toBe(true);
    day(7).click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(island.dataset.widgetState).toBe('mounted');
    expect(unmounted).not.toHaveBeenCalled();
    document.removeEventListener('iyim:unmounted', unmounted);
  });

  it('RT-18 stop() while a day is open restores the calendar’s server HTML', async () => {
    const before = await show(monthHtml('March 2024'), { compact: true });
    day(7).click();
    stop();
    expect(document.body.innerHTML).toBe(before);
  });
});
