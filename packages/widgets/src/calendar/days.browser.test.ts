import { start, stop } from '@iyim/runtime';
import { defineSettings, defineWidget } from '@iyim/runtime/widget';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { day, find, host, monthHtml, monthName, previous, row, setUpEvents, show } from './testing/events.ts';

setUpEvents();

const Nothing = () => null;
const focused = () => document.activeElement;
const tabStops = () => [
  ...document.querySelectorAll<HTMLElement>('tbody [tabindex="0"], tbody a:not([tabindex])'),
];

describe.each([
  ['rtl', 'ArrowLeft', 'ArrowRight'],
  ['ltr', 'ArrowRight', 'ArrowLeft'],
] as const)('the days as a grid, %s', (dir, forward, backward) => {
  it('AY-1 has one tab stop, today, and arrows that follow the writing direction', async () => {
    await show(monthHtml('March 2024'), { dir });
    expect(tabStops()).toEqual([day(5)]);
    day(5).focus();
    await userEvent.keyboard(`{${forward}}`);
    expect(focused()).toBe(day(6));
    await userEvent.keyboard(`{${backward}}{${backward}}`);
    expect(focused()).toBe(day(4));
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe(day(11));
    expect(tabStops()).toEqual([day(11)]);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(focused()).toBe(day(30));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    expect(focused()).toBe(day(1));
  });

  it('AY-1 Tab leaves the grid behind', async () => {
    await show(monthHtml('March 2024'), { dir });
    day(7).focus();
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe(find('#outside'));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe(day(7));
  });

  it('AY-1 pages turn the month and stay on the date', async () => {
    await show(monthHtml('March 2024'), { dir });
    day(20).focus();
    await userEvent.keyboard('{PageDown}');
    await soon(() => expect(monthName()).toBe('April 2024'));
    expect(focused()).toBe(day(20));
    await userEvent.keyboard('{PageUp}');
    await soon(() => expect(monthName()).toBe('March 2024'));
    expect(focused()).toBe(day(20));
  });

  it('AY-1 Enter goes into a day, Tab through its links, Esc back', async () => {
    await show(monthHtml('March 2024'), { dir });
    day(7).focus();
    await userEvent.keyboard('{Enter}');
    expect(focused()?.textContent).toBe('Event 7');
    await userEvent.keyboard('{Tab}');
    expect(focused()?.textContent).toBe('Map');
    await userEvent.keyboard(`{${forward}}`);
    expect(focused()?.textContent).toBe('Map');
    await userEvent.keyboard('{Escape}');
    expect(focused()).toBe(day(7));
    expect(tabStops()).toEqual([day(7)]);
    await userEvent.keyboard(' ');
    expect(focused()?.textContent).toBe('Event 7');
    find('#outside').focus();
    expect(tabStops()).toEqual([day(7)]);
  });
});

describe('the days as a grid', () => {
  it('AY-1 Enter on a day without events does nothing', async () => {
    await show(monthHtml('March 2024'));
    day(8).focus();
    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe(day(8));
    expect(row()).toBeNull();
  });

  it('AY-1 a link in a day is followed by mouse as before', async () => {
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

  it('AY-1 the day says its weekday, and today that it is today', async () => {
    await show(monthHtml('March 2024'));
    const described = day(1).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Tu');
    expect(day(5).getAttribute('aria-current')).toBe('date');
  });
});

describe.each(['rtl', 'ltr'] as const)('a day on a narrow page, %s', (dir) => {
  const narrow = (html = monthHtml('March 2024')) => show(html, { dir, compact: true });

  it('CAL-2 a tap shows its events in a row under its week, a second one hides them', async () => {
    await narrow();
    await userEvent.click(day(7).querySelector('.jet-calendar-week__day-mobile-overlay') ?? day(7));
    expect(row()?.textContent).toContain('Event 7');
    expect(row()?.getAttribute('colspan')).toBe('7');
    expect(row()?.parentElement?.previousElementSibling).toBe(day(7).parentElement);
    expect(day(7).classList.contains('calendar-event-active')).toBe(true);
    expect(day(7).getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(day(7));
    expect(row()).toBeNull();
    expect(day(7).classList.contains('calendar-event-active')).toBe(false);
    expect(day(7).textContent).toContain('Event 7');
  });

  it('CAL-2 only one day is active', async () => {
    await narrow();
    day(7).click();
    day(20).click();
    expect(document.querySelectorAll('.calendar-event-active')).toHaveLength(1);
    expect(document.querySelectorAll('.jet-calendar-week__day-mobile')).toHaveLength(1);
    expect(row()?.textContent).toContain('Event 20');
    expect(day(7).getAttribute('aria-expanded')).toBe('false');
  });

  it('CAL-2 days without events do nothing, of this month and of those beside it', async () => {
    await narrow();
    day(8).click();
    document.querySelector<HTMLElement>('.day-pad')?.click();
    expect(row()).toBeNull();
    expect(document.querySelector('.calendar-event-active')).toBeNull();
    expect(day(8).hasAttribute('aria-expanded')).toBe(false);
  });

  it('CAL-2 by key: Enter opens, Tab reaches the links, Esc closes and goes back', async () => {
    await narrow();
    day(7).focus();
    await userEvent.keyboard('{Enter}');
    expect(row()?.textContent).toContain('Event 7');
    await userEvent.keyboard('{Tab}');
    expect(focused()?.textContent).toBe('Event 7');
    await userEvent.keyboard('{Escape}');
    expect(row()).toBeNull();
    expect(focused()).toBe(day(7));
    expect(tabStops()).toEqual([day(7)]);
  });

  it('CAL-2 shows no axe violation while open, and a new month has none open', async () => {
    await narrow();
    day(7).click();
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
    previous().click();
    await soon(() => expect(monthName()).toBe('February 2024'));
    expect(row()).toBeNull();
    expect(day(7).textContent).toContain('Event 7');
  });
});

describe('a day on a narrow page', () => {
  it('CAL-2 the server’s link to a day is pressed like a button, not followed', async () => {
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

  it('CAL-2 a day of the month before that has events opens like any other', async () => {
    await show(monthHtml('March 2024', { events: [-1, 7] }), { compact: true });
    const pad = find('.day-pad.has-events');
    pad.click();
    expect(row()?.textContent).toContain('Event -1');
    expect(pad.getAttribute('aria-expanded')).toBe('true');
  });

  it('CAL-2 closes when the page gets wide', async () => {
    await show(monthHtml('March 2024'), { compact: true });
    day(7).click();
    expect(row()).not.toBeNull();
    find('body style').textContent = '.jet-calendar-week__day-mobile-wrap { display: none }';
    host().style.inlineSize = '300px';
    await soon(() => expect(row()).toBeNull());
    expect(day(7).hasAttribute('aria-expanded')).toBe(false);
    expect(day(7).textContent).toContain('Event 7');
  });

  it('CAL-2 a wide page opens no row', async () => {
    await show(monthHtml('March 2024'));
    day(7).click();
    expect(row()).toBeNull();
  });

  it('CAL-2 islands among the events live on while they move', async () => {
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

  it('RT-18 stop while a day is open gives the server’s markup back', async () => {
    document.body.innerHTML = monthHtml('March 2024');
    const before = host().outerHTML;
    await show(monthHtml('March 2024'), { compact: true });
    day(7).click();
    stop();
    expect(host().outerHTML).toBe(before);
  });
});
