import { stop } from '@iyim/runtime';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import {
  day,
  host,
  monthAnswer,
  monthHtml,
  monthName,
  next,
  previous,
  server,
  setUpEvents,
  show,
} from './testing/events.ts';

setUpEvents();

const asked = () => server.seen.map((fields) => fields.get('month'));
const live = () => document.querySelector('[data-iyim-announcer]')?.textContent?.trim();
const isLoading = () => host().classList.contains('jet-calendar-loading');

/** Delays every answer. Returns a function that releases the answer for a month. */
function holdAnswers(): (month: string, answer?: Response) => void {
  const held = new Map<string, (answer: Response) => void>();
  const fieldsOf = new Map<string, URLSearchParams>();
  server.answer = (fields) =>
    new Promise((resolve) => {
      const month = fields.get('month') ?? '';
      held.set(month, resolve);
      fieldsOf.set(month, fields);
    });
  return (month, answer) =>
    held.get(month)?.(answer ?? monthAnswer(fieldsOf.get(month) ?? new URLSearchParams()));
}

describe.each(['rtl', 'ltr'] as const)('changing the month, %s', (dir) => {
  it('CAL-1 changing the month keeps the host, which gets the children and data of the calendar in the answer', async () => {
    await show(monthHtml('March 2024'), { dir });
    const element = host();
    const shownAtEvent: string[] = [];
    const note = () => shownAtEvent.push(monthName() ?? '');
    document.addEventListener('elementor/lazyload/observe', note, { once: true });
    await userEvent.click(next());
    await soon(() => expect(monthName()).toBe('April 2024'));
    expect(host()).toBe(element);
    expect(shownAtEvent).toEqual(['April 2024']); // on this event the page builder loads lazy backgrounds of the new month
    expect(host().dataset.queryId).toBe('April 2024');
    expect(host().dataset.widgetState).toBe('mounted');
    expect(Object.fromEntries(server.seen[0] ?? [])).toEqual({
      action: 'jet_engine_calendar_get_month',
      jet_engine_action: 'jet_engine_calendar_get_month',
      month: 'April 2024',
      'settings[lisitng_id]': '31',
      'settings[allow_multiday]': 'false',
      'settings[posts_query][0][type]': 'posts_params',
      post: '12',
    });
    await userEvent.click(previous());
    await soon(() => expect(monthName()).toBe('March 2024'));
  });

  it('CAL-1 the calendar’s new month is announced, and the focus stays on the same link', async () => {
    await show(monthHtml('March 2024'), { dir });
    next().focus();
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(monthName()).toBe('April 2024'));
    expect(document.activeElement).toBe(next());
    expect(live()).toBe('April 2024');
  });

  it('AY-1 axe finds no violation before and after the month changes', async () => {
    await show(monthHtml('March 2024'), { dir });
    for (const month of ['March 2024', 'April 2024']) {
      await soon(() => expect(monthName()).toBe(month));
      const { violations } = await axe.run(document.body);
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
      next().click();
    }
    await soon(() => expect(monthName()).toBe('May 2024'));
  });
});

describe('while a month loads', () => {
  it('CAL-1 while a month loads, the calendar is marked as busy and keeps the old month', async () => {
    const release = holdAnswers();
    await show(monthHtml('March 2024'));
    next().click();
    await soon(() => expect(asked()).toEqual(['April 2024']));
    expect(isLoading()).toBe(true);
    expect(host().getAttribute('aria-busy')).toBe('true');
    expect(monthName()).toBe('March 2024');
    release('April 2024');
    await soon(() => expect(monthName()).toBe('April 2024'));
    expect(isLoading()).toBe(false);
    expect(host().hasAttribute('aria-busy')).toBe(false);
  });

  it('CAL-3 the month requested last wins, whichever answer arrives first', async () => {
    const release = holdAnswers();
    await show(monthHtml('March 2024'));
    next().click();
    await soon(() => expect(asked()).toHaveLength(1));
    previous().click();
    await soon(() => expect(asked()).toEqual(['April 2024', 'February 2024']));
    release('February 2024');
    await soon(() => expect(monthName()).toBe('February 2024'));
    release('April 2024');
    expect(isLoading()).toBe(false);
    await soon(() => expect(monthName()).toBe('February 2024'));
  });

  it('CAL-1 a double click on the link to a month sends one request', async () => {
    const release = holdAnswers();
    await show(monthHtml('March 2024'));
    next().click();
    next().click();
    await soon(() => expect(asked()).toHaveLength(1));
    release('April 2024');
    await soon(() => expect(monthName()).toBe('April 2024'));
    expect(asked()).toEqual(['April 2024']);
  });

  it('CAL-1 an unmounted calendar ignores the answer', async () => {
    const release = holdAnswers();
    await show(monthHtml('March 2024'));
    next().click();
    await soon(() => expect(asked()).toHaveLength(1));
    stop();
    release('April 2024');
    expect(isLoading()).toBe(false);
    expect(monthName()).toBe('March 2024');
    expect(document.querySelector('[data-iyim-slot], [data-iyim-was]')).toBeNull();
  });
});

describe('a failing server', () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ['success false', () => Response.json({ success: false, data: { content: '' } })],
    ['0', () => new Response('0', { status: 400 })],
    ['-1', () => new Response('-1', { status: 403 })],
    ['a whole page', () => new Response('<!doctype html><title>x</title>')],
    ['another element', () => Response.json({ success: true, data: { content: '<p>Sorry</p>' } })],
    [
      'a calendar without days',
      () => Response.json({ success: true, data: { content: '<div class="jet-calendar"></div>' } }),
    ],
    ['an empty body', () => new Response('')],
    ['status 500', () => new Response('down', { status: 500 })],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('CAL-3 after %s the calendar keeps its month, and a notice offers to retry', async (_what, answer) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.answer = answer;
    await show(monthHtml('March 2024'), { dir: 'ltr' });
    const before = location.href;
    await userEvent.click(next());
    await soon(() => expect(find('.iyim-retry-notice').textContent).toContain('could not be loaded'));
    expect(monthName()).toBe('March 2024');
    expect(isLoading()).toBe(false);
    expect(location.href).toBe(before);
    expect(find('[role="alert"]').textContent).toContain('could not be loaded');
    expect(String(logged.mock.calls[0]?.[0])).toContain('calendar');
    server.answer = undefined;
    await userEvent.click(find('.iyim-retry-notice-retry'));
    await soon(() => expect(monthName()).toBe('April 2024'));
    expect(document.querySelector('.iyim-retry-notice')).toBeNull();
    expect(host().contains(document.activeElement)).toBe(true);
    expect(location.search).toBe('?month=April%202024');
  });

  it('SEC-1 scripts of the calendar in an answer never run, and Iyim’s attributes are removed from it', async () => {
    server.answer = (fields) => {
      const html = monthHtml(fields.get('month') ?? '')
        .replace('data-post="12"', 'data-post="12" data-iyim-was="{}" data-widget-load="never"')
        .replace('</table>', '</table><script>window.hit = 1</script>');
      return Response.json({ success: true, data: { content: html } });
    };
    await show(monthHtml('March 2024'));
    next().click();
    await soon(() => expect(monthName()).toBe('April 2024'));
    expect('hit' in window).toBe(false);
    expect(host().dataset.widgetLoad).toBeUndefined();
  });
});

describe('the browser’s history', () => {
  it('CAL-1 a changed month gets the address of its link, and back and forward change the month', async () => {
    const before = location.href;
    await show(monthHtml('March 2024'));
    next().click();
    await soon(() => expect(monthName()).toBe('April 2024'));
    expect(location.search).toBe('?month=April%202024');
    next().click();
    await soon(() => expect(monthName()).toBe('May 2024'));
    history.back();
    await soon(() => expect(monthName()).toBe('April 2024'));
    history.back();
    await soon(() => expect(monthName()).toBe('March 2024'));
    expect(location.href).toBe(before);
    history.forward();
    await soon(() => expect(monthName()).toBe('April 2024'));
  });

  it('CAL-1 history entries from before a reload show their months', async () => {
    const key = 'iyim-calendar-0';
    history.replaceState({ [key]: 'March 2024', theirs: 1 }, '');
    history.pushState({ [key]: 'April 2024' }, '', '?month=April%202024');
    await show(monthHtml('April 2024'));
    history.back();
    await soon(() => expect(monthName()).toBe('March 2024'));
    expect(history.state).toEqual({ [key]: 'March 2024', theirs: 1 });
    history.forward();
    await soon(() => expect(monthName()).toBe('April 2024'));
    expect(location.search).toBe('?month=April%202024');
  });

  it('CAL-1 a calendar mounts with the month of the current history entry', async () => {
    history.replaceState({ 'iyim-calendar-0': 'April 2024' }, '');
    await show(monthHtml('March 2024'));
    await soon(() => expect(monthName()).toBe('April 2024'));
    expect(asked()).toEqual(['April 2024']);
  });

  it('CAL-1 a hash change does not change the calendar’s month', async () => {
    await show(monthHtml('March 2024'));
    next().click();
    await soon(() => expect(monthName()).toBe('April 2024'));
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    location.hash = 'outside';
    await popped;
    expect(asked()).toEqual(['April 2024']);
    expect(monthName()).toBe('April 2024');
  });

  it('CAL-1 the original’s links without an address work with the keyboard and do not change the page’s address', async () => {
    server.answer = (fields) => monthAnswer(fields, { linked: false });
    await show(monthHtml('March 2024', { linked: false }), { dir: 'ltr' });
    const before = location.href;
    expect(next().getAttribute('role')).toBe('button');
    expect(next().getAttribute('aria-label')).toBe('Next month');
    next().focus();
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(monthName()).toBe('April 2024'));
    await userEvent.keyboard(' ');
    await soon(() => expect(monthName()).toBe('May 2024'));
    expect(document.activeElement).toBe(next());
    expect(location.href).toBe(before);
  });

  it('CAL-1 a link to another page changes the month, but not the page’s address', async () => {
    await show(monthHtml('March 2024'));
    const before = location.href;
    next().setAttribute('href', 'https://elsewhere.test/?month=April');
    next().click();
    await soon(() => expect(monthName()).toBe('April 2024'));
    expect(location.href).toBe(before);
  });

  it('CAL-1 a click with Ctrl on the link to a month is left to the browser', async () => {
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
    next().dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }));
    expect(prevented).toBe(false);
    expect(asked()).toEqual([]);
  });
});

describe('the plugin’s events', () => {
  it('CAL-1 page scripts can change the calendar’s request, and an event fires after it', async () => {
    const heard: string[] = [];
    const plugin: { currentRequest?: Record<string, unknown> } = {};
    vi.stubGlobal('JetEngine', plugin);
    document.addEventListener(
      'jet-engine-request-calendar',
      (event) => {
        heard.push(`request, ${monthName()}`);
        (event as CustomEvent<[Record<string, unknown>]>).detail[0].query = { city: 'Haifa' };
        if (plugin.currentRequest) plugin.currentRequest.filtered = 1;
      },
      { once: true },
    );
    document.addEventListener('jet-engine-request-calendar-done', () => heard.push(`done, ${monthName()}`), {
      once: true,
    });
    await show(monthHtml('March 2024'));
    next().click();
    await soon(() => expect(heard).toEqual(['request, March 2024', 'done, April 2024']));
    expect(server.seen[0]?.get('query[city]')).toBe('Haifa');
    expect(server.seen[0]?.get('filtered')).toBe('1');
  });
});

describe('server-rendered markup', () => {
  it('RT-18 stop() restores the calendar’s server HTML', async () => {
    const before = await show(monthHtml('March 2024'));
    day(7).focus();
    stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it('RT-3 a calendar without a table fails with a console error that names what is missing', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show('<div data-widget="calendar"></div>', { state: 'failed' });
    expect(String(logged.mock.calls[0]?.[0])).toContain('table of days');
  });
});
