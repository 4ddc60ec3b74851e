import { stop } from '@iyim/runtime';
import { editMode } from '@iyim/runtime/shop';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { all, find, host } from '../../../runtime/src/testing/find.ts';
import { expectUnharmed, scriptUrls } from '../../../runtime/src/testing/hostile.ts';
import { noteLeaving } from '../../../runtime/src/testing/note-leaving.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { testSignal } from '../../../runtime/src/testing/test-signal.ts';
import { countdown } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';
import { announcedSeconds, inWords } from './remaining.ts';

/** A whole second, so that the remaining time is exact. */
const NOW = Date.parse('2026-03-01T10:00:00.000Z');
const seconds = (later: number) => String(NOW / 1000 + later);
const HOUR = 3600;
const DAY = 24 * HOUR;

const labels = {
  rtl: { days: 'ימים', hours: 'שעות', minutes: 'דקות', seconds: 'שניות' },
  ltr: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
};
const PARTS = ['days', 'hours', 'minutes', 'seconds'] as const;
type Direction = keyof typeof labels;

const builder = (attributes: string, dir: Direction = 'rtl', id = '5b87fa2') => `
<div class="elementor-element elementor-widget-countdown" data-id="${id}"><div class="elementor-widget-container">
<div class="elementor-countdown-wrapper" data-widget="countdown" ${attributes}>${PARTS.map(
  (part) =>
    `<div class="elementor-countdown-item"><span class="elementor-countdown-digits elementor-countdown-${part}">00</span> <span class="elementor-countdown-label">${labels[dir][part]}</span></div>`,
).join('')}</div>
<div class="elementor-countdown-expire--message" style="display: none;">המבצע הסתיים</div></div></div>`;

const digit = '<span class="jet-countdown-timer__digit" style="display: inline-block">0</span>';
const plugin = (attributes: string, dir: Direction = 'rtl') => `
<div class="elementor-element" data-id="3fde902"><div class="jet-countdown-timer" data-widget="countdown" style="display: flex" ${attributes}>${PARTS.map(
  (part) =>
    `<div class="jet-countdown-timer__item item-${part}"><div class="jet-countdown-timer__item-value" data-value="${part}">${digit}${digit}</div><div class="jet-countdown-timer__item-label">${labels[dir][part]}</div></div>`,
).join('')}</div>
<div class="jet-countdown-timer-message" style="display: none;">הסתיים</div></div>`;

const minimal = (settings: string) =>
  `<div id="sale" data-widget="countdown" data-widget-settings='${settings}'><p><b data-value="hours">00</b> <span>שעות</span></p>
  <p><b data-value="minutes">00</b></p><p data-message hidden>נגמר</p></div>`;

const numbers = () =>
  [...host().querySelectorAll('.elementor-countdown-digits, [data-value]')].map(
    ({ textContent }) => textContent,
  );
const words = () => host().querySelector('.iyim-countdown-words')?.textContent;
const announced = () => document.querySelector('[data-iyim-announcer]')?.textContent ?? '';
const isShown = (selector: string) => getComputedStyle(find(selector)).display !== 'none';

let page = '';
async function show(html: string, dir: Direction = 'rtl'): Promise<void> {
  page = await mountWidget(countdown, `<main><h1>Sale</h1>${html}</main>`, { dir, load: null });
  await soon(() => {
    for (const one of all('[data-widget]')) expect(one.dataset.widgetState).toBe('mounted');
  });
}

/** Advances the fake clock and timers. Other waits of the runtime take real time. */
const wait = (s: number) => vi.advanceTimersByTime(s * 1000);

/** Simulates a sleeping tab: time passes and no timer runs. */
function sleep(s: number): void {
  setHidden(true);
  vi.setSystemTime(Date.now() + s * 1000);
  setHidden(false);
}

let hidden = false;
function setHidden(on: boolean): void {
  hidden = on;
  document.dispatchEvent(new Event('visibilitychange'));
}

const fired: string[] = [];
let navigations: string[];
const listen = (name: string) =>
  document.addEventListener(name, (event) => fired.push(`${name} ${(event.target as Element).className}`), {
    signal: testSignal(),
  });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: false });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  hidden = false;
  fired.length = 0;
  navigations = noteLeaving();
});

describe.each(['rtl', 'ltr'] as const)('a countdown, %s', (dir) => {
  it('CD-1 a countdown shows and counts down the remaining time in the page builder’s markup', async () => {
    await show(builder(`data-date="${seconds(2 * DAY + 3 * HOUR + 4)}"`, dir), dir);
    expect(numbers()).toEqual(['02', '03', '00', '04']);
    wait(5);
    expect(numbers()).toEqual(['02', '02', '59', '59']);
  });

  it('CD-1 a countdown shows each digit in the elements plugin’s markup, and adds and removes a third digit', async () => {
    await show(plugin(`data-type="due_date" data-due-date="${seconds(100 * DAY + 1)}"`, dir), dir);
    expect(numbers()).toEqual(['100', '00', '00', '01']);
    const days = () => [...find('[data-value="days"]').children] as HTMLElement[];
    expect(days().map(({ className }) => className)).toEqual(Array(3).fill('jet-countdown-timer__digit'));
    wait(2);
    expect(numbers()).toEqual(['99', '23', '59', '59']);
    expect(days().map((one) => getComputedStyle(one).display)).toEqual(['inline-block', 'inline-block']);
  });

  it('CD-1 a countdown’s parts follow the page’s direction, and each number runs left to right', async () => {
    await show(plugin(`data-type="due_date" data-due-date="${seconds(12 * DAY)}"`, dir), dir);
    const [days, hours] = [...host().querySelectorAll('.jet-countdown-timer__item')].map((item) =>
      item.getBoundingClientRect(),
    );
    const isBefore = (days?.x ?? 0) < (hours?.x ?? 0);
    expect(isBefore).toBe(dir === 'ltr');
    const [first, second] = [...find('[data-value="days"]').children].map((one) =>
      one.getBoundingClientRect(),
    );
    expect(first?.x).toBeLessThan(second?.x ?? 0);
  });

  it('CD-3 screen readers get a countdown’s time in words, and axe finds no violation', async () => {
    await show(builder(`data-date="${seconds(2 * DAY + HOUR + 30)}"`, dir), dir);
    expect(host().getAttribute('role')).toBe('timer');
    expect(words()).toBe(dir === 'rtl' ? 'הזמן שנותר: יומיים ושעה' : 'Time left: 2 days and 1 hour');
    vi.useRealTimers();
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('CD-3 a countdown announces one hour, ten minutes, one minute and the end, and no other second', async () => {
    const attributes = `data-date="${seconds(HOUR + 2)}" data-expire-actions='[{"type":"message"}]'`;
    await show(builder(attributes, dir), dir);
    const announcements: string[] = [];
    let last = announced();
    for (let second = 0; second < HOUR + 2; second++) {
      wait(1);
      if (announced() !== last) announcements.push(announced());
      last = announced();
    }
    expect(announcements).toEqual(
      dir === 'rtl'
        ? ['הזמן שנותר: שעה', 'הזמן שנותר: 10 דקות', 'הזמן שנותר: דקה', 'המבצע הסתיים']
        : ['Time left: 1 hour', 'Time left: 10 minutes', 'Time left: 1 minute', 'המבצע הסתיים'],
    );
  });
});

describe('the end', () => {
  const actions = (...list: unknown[]) => `data-expire-actions='${JSON.stringify(list)}'`;

  it('CD-1 the end of a countdown fires the original’s event, then hides the countdown and shows the message, once', async () => {
    listen('countdown_expire');
    listen('iyim:countdown-end');
    await show(builder(`data-date="${seconds(2)}" ${actions({ type: 'hide' }, { type: 'message' })}`));
    wait(1);
    expect(isShown('.elementor-countdown-wrapper')).toBe(true);
    wait(1);
    expect(numbers()).toEqual(['00', '00', '00', '00']);
    expect(isShown('.elementor-countdown-wrapper')).toBe(false);
    expect(isShown('.elementor-countdown-expire--message')).toBe(true);
    wait(100);
    expect(fired).toEqual([
      'countdown_expire elementor-element elementor-widget-countdown',
      'iyim:countdown-end elementor-countdown-wrapper',
    ]);
    stop();
    expect(document.body.innerHTML).toContain(page);
  });

  it('CD-1 a countdown that ended before the page load performs its actions immediately', async () => {
    await show(builder(`data-date="${seconds(-5)}" ${actions({ type: 'message' })}`));
    expect(numbers()).toEqual(['00', '00', '00', '00']);
    expect(isShown('.elementor-countdown-expire--message')).toBe(true);
    expect(announced()).toBe('');
  });

  it('CD-1 the end of the elements plugin’s countdown redirects and fires its event on the element', async () => {
    listen('jetCountdownTimerExpire');
    await show(
      plugin(
        `data-type="due_date" data-due-date="${seconds(1)}" ${actions('redirect', 'message')} data-expire-redirect-url="/over/"`,
      ),
    );
    wait(1);
    await soon(() => expect(navigations).toEqual([new URL('/over/', location.href).href]));
    expect(fired).toEqual(['jetCountdownTimerExpire elementor-element']);
    expect(isShown('.jet-countdown-timer-message')).toBe(true);
  });

  it('CD-1 the action "restart" starts another countdown, which ends again', async () => {
    listen('jetCountdownTimerExpire');
    await show(
      plugin(
        `data-type="due_date" data-due-date="${seconds(1)}" data-restart-interval="60" ${actions('restart')}`,
      ),
    );
    wait(1);
    expect(numbers()).toEqual(['00', '00', '01', '00']);
    wait(60);
    expect(numbers()).toEqual(['00', '00', '01', '00']);
    expect(fired).toHaveLength(2);
  });

  it('CD-1 an endless countdown shows the current round, even after the tab slept through many rounds', async () => {
    listen('jetCountdownTimerExpire');
    await show(
      plugin(
        `data-type="endless" data-start-date="${seconds(-90)}" data-restart-interval="60" ${actions('restart')}`,
      ),
    );
    expect(numbers()).toEqual(['00', '00', '00', '30']);
    sleep(HOUR + 10);
    expect(numbers()).toEqual(['00', '00', '00', '20']);
    expect(fired).toHaveLength(1);
  });

  it('CD-1 an endless countdown shows the server’s numbers until its first round starts', async () => {
    await show(plugin(`data-type="endless" data-start-date="${seconds(5)}" data-restart-interval="60"`));
    expect(numbers()).toEqual(['00', '00', '00', '00']);
    wait(5);
    expect(numbers()).toEqual(['00', '00', '01', '00']);
  });

  it('CD-1 at the end a countdown in minimal markup hides its numbers and shows the message inside', async () => {
    await show(minimal(`{"due_date":${seconds(1)},"expire_actions":"hide message"}`));
    wait(1);
    expect(isShown('[data-message]')).toBe(true);
    expect(isShown('#sale p')).toBe(false);
  });

  it.each([
    ['hide', 'הזמן נגמר'],
    ['message', 'נגמר'],
  ])('CD-3 the action "%s" announces "%s" at the end', async (action, announcement) => {
    await show(minimal(`{"due_date":${seconds(1)},"expire_actions":"${action}"}`));
    wait(1);
    expect(announced().trim()).toBe(announcement);
  });

  it('CD-1 preventing iyim:countdown-end prevents the actions', async () => {
    document.addEventListener('iyim:countdown-end', (event) => event.preventDefault(), {
      signal: testSignal(),
    });
    await show(builder(`data-date="${seconds(1)}" ${actions({ type: 'hide' })}`));
    wait(1);
    expect(isShown('.elementor-countdown-wrapper')).toBe(true);
  });

  it('RT-20 in the editor a countdown hides nothing and does not redirect', async () => {
    editMode().value = true;
    await show(
      builder(
        `data-date="${seconds(-1)}" ${actions({ type: 'hide' }, { type: 'redirect', redirect_url: '/over/' })}`,
      ),
    );
    expect(isShown('.elementor-countdown-wrapper')).toBe(true);
    expect(navigations).toEqual([]);
  });
});

/** Resolves after the code for redirects has loaded and has decided whether to redirect. */
async function decided(): Promise<void> {
  await import('./leave.ts');
  await new Promise((resolve) => queueMicrotask(() => resolve(null)));
}

describe('redirects', () => {
  const to = (url: string, later = -5) =>
    builder(
      `data-date="${seconds(later)}" data-expire-actions="${JSON.stringify([
        { type: 'redirect', redirect_url: url },
      ])
        .replace(/&/g, '&amp;')
        .replace(/"/g, '&quot;')}"`,
    );

  it.each(scriptUrls)('SEC-2 a countdown does not follow the redirect address %j', async (url) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(to(url));
    await soon(() => expect(error.mock.calls.flat().join()).toContain('refused to navigate'));
    expect(navigations).toEqual([]);
    expectUnharmed();
  });

  it('CD-1 a redirect to the same page happens only if the countdown ran there', async () => {
    await show(to(location.href));
    await decided();
    expect(navigations).toEqual([]);
    stop();
    await show(to(location.href, 1));
    wait(1);
    await soon(() => expect(navigations).toEqual([location.href]));
  });

  it('CD-1 two pages that redirect to each other stop after one round', async () => {
    await show(to('/over/'));
    await soon(() => expect(navigations).toHaveLength(1));
    stop();
    wait(2);
    await show(to('/over/'));
    await decided();
    expect(navigations).toHaveLength(1);
    stop();
    wait(60);
    await show(to('/over/'));
    await soon(() => expect(navigations).toHaveLength(2));
  });

  it('CD-1 a hidden page redirects only after it is shown', async () => {
    hidden = true;
    await show(to('/over/'));
    await decided();
    expect(navigations).toEqual([]);
    setHidden(false);
    await soon(() => expect(navigations).toHaveLength(1));
  });
});

describe('time', () => {
  it('CD-2 an evergreen countdown continues on a later view, and restarts if its interval has changed', async () => {
    await show(builder('data-evergreen-interval="3600"'));
    expect(numbers()).toEqual(['00', '01', '00', '00']);
    const due = Number(localStorage.getItem('5b87fa2-evergreen_due_date'));
    expect(due).toBe(NOW + HOUR * 1000);
    expect(localStorage.getItem('5b87fa2-evergreen_interval')).toBe('3600');
    stop();
    wait(60);
    await show(builder('data-evergreen-interval="3600"'));
    expect(numbers()).toEqual(['00', '00', '59', '00']);
    stop();
    await show(builder('data-evergreen-interval="60"'));
    expect(numbers()).toEqual(['00', '00', '01', '00']);
  });

  it('CD-2 an evergreen countdown of the elements plugin uses that plugin’s storage keys', async () => {
    await show(plugin('data-type="evergreen" data-evergreen-interval="60"'));
    expect(Object.keys(localStorage).sort()).toEqual([
      'jet_evergreen_countdown_due_date_3fde902',
      'jet_evergreen_countdown_interval_3fde902',
    ]);
  });

  it('CD-3 a countdown’s numbers are correct immediately after the tab slept for an hour', async () => {
    await show(builder(`data-date="${seconds(2 * HOUR)}"`));
    sleep(HOUR);
    expect(numbers()).toEqual(['00', '01', '00', '00']);
  });

  it('CD-3 a countdown’s end that passed while the tab slept is handled when the tab is shown', async () => {
    await show(builder(`data-date="${seconds(60)}" data-expire-actions='[{"type":"message"}]'`));
    sleep(HOUR);
    expect(isShown('.elementor-countdown-expire--message')).toBe(true);
  });

  it('CD-3 a countdown’s numbers follow a changed system clock', async () => {
    await show(builder(`data-date="${seconds(2 * HOUR)}"`));
    vi.setSystemTime(NOW - HOUR * 1000);
    wait(1);
    expect(numbers()).toEqual(['00', '02', '59', '59']);
  });
});

describe('many countdowns on a page', () => {
  it('CD-3 a hundred countdowns share one timer, pause while the page is hidden, and write only changed numbers', async () => {
    await show(
      Array.from({ length: 100 }, (_, index) =>
        builder(`data-date="${seconds(HOUR + index)}"`, 'rtl', `id${index}`),
      ).join(''),
    );
    const before = vi.getTimerCount();
    setHidden(true);
    const without = vi.getTimerCount();
    expect(before - without).toBe(1);
    const writes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => writes.push(...records));
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    wait(600);
    expect(observer.takeRecords()).toEqual([]);
    setHidden(false);
    writes.length = 0;
    observer.takeRecords();
    wait(1);
    const texts = [...observer.takeRecords(), ...writes].filter(({ type }) => type === 'childList');
    expect(texts.length).toBeGreaterThan(0);
    // All countdowns write seconds, and two of the hundred also write minutes and words.
    expect(texts.length).toBeLessThanOrEqual(106);
    observer.disconnect();
  });

  const showFarDown = async (left: number) => {
    await show(
      `<div style="block-size: 3000px"></div>${builder(`data-date="${seconds(left)}"`)}<div style="block-size: 3000px"></div>`,
    );
    // The browser reports a frame or two after mounting that the countdown is not visible.
    await soon(() => {
      const shown = numbers().join(':');
      wait(1);
      expect(numbers().join(':')).toBe(shown);
    });
  };

  it('CD-3 a countdown outside the window ticks once a minute, and every second of the last minute', async () => {
    await showFarDown(HOUR);
    const left = () => HOUR - (Date.now() - NOW) / 1000;
    wait(1);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    for (let minute = 0; minute < 58; minute++) {
      wait(60);
      expect(words()).toContain(inWords(announcedSeconds(left() * 1000), 'he'));
    }
    // The timer is set twice a minute: when the countdown calls `rest`, and after the tick.
    expect(timers.mock.calls.length).toBeLessThanOrEqual(2 * 60);
    timers.mockClear();
    wait(Math.ceil(left()));
    expect(timers.mock.calls.length).toBeGreaterThan(55);
    expect(numbers()).toEqual(['00', '00', '00', '00']);
  });

  it('CD-3 a countdown outside the window updates its numbers when it becomes visible', async () => {
    await showFarDown(HOUR);
    wait(30);
    host().scrollIntoView();
    await soon(() => {
      const left = HOUR - (Date.now() - NOW) / 1000;
      const expected = [0, 0, Math.floor(left / 60), left % 60].map((part) => String(part).padStart(2, '0'));
      expect(numbers()).toEqual(expected);
    });
    window.scrollTo(0, 0);
  });
});

describe('errors and unmounting', () => {
  it('RT-7 invalid actions of a countdown are reported, and the countdown runs', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(builder(`data-date="${seconds(HOUR)}" data-expire-actions='[{"type"'`));
    expect(numbers()).toEqual(['00', '01', '00', '00']);
    expect(error.mock.calls.flat().join()).toContain('data-expire-actions');
  });

  it('RT-18 stop() restores the server HTML and stops the countdown', async () => {
    await show(plugin(`data-type="due_date" data-due-date="${seconds(123 * DAY)}"`));
    wait(3);
    stop();
    expect(document.querySelector('main')?.outerHTML).toBe(page);
    wait(3);
    expect(document.querySelector('main')?.outerHTML).toBe(page);
  });
});
