import { describe, expect, it } from 'vitest';
import { expectUnharmed, json, markup, numbers } from '../../../runtime/src/testing/hostile.ts';
import { planOf } from './plan.ts';
import { readCountdown } from './read.ts';
import { settings } from './settings.ts';

const read = (html: string, raw: Record<string, unknown> = {}) => {
  document.body.innerHTML = html;
  const host = document.querySelector<HTMLElement>('[data-widget]');
  if (!host) throw new Error('no host');
  const input = readCountdown(host);
  return { ...input, ...planOf(input, settings.parse(raw)) };
};

const builder = (attributes: string, parts = ['days', 'hours', 'minutes', 'seconds']) => `
  <div class="elementor-element elementor-widget-countdown" data-id="5b87fa2"><div class="elementor-widget-container">
    <div class="elementor-countdown-wrapper" data-widget="countdown" ${attributes}>${parts
      .map(
        (
          part,
        ) => `<div class="elementor-countdown-item"><span class="elementor-countdown-digits elementor-countdown-${part}"></span>
        <span class="elementor-countdown-label">${part}</span></div>`,
      )
      .join('')}</div>
    <div class="elementor-countdown-expire--message">Over</div>
  </div></div>`;

const plugin = (attributes: string) => `
  <div class="elementor-element elementor-widget-jet-countdown-timer" data-id="3fde902"><div class="elementor-jet-countdown-timer">
    <div class="jet-countdown-timer" data-widget="countdown" ${attributes}>
      <div class="jet-countdown-timer__item"><div class="jet-countdown-timer__item-value" data-value="hours"><span class="jet-countdown-timer__digit">0</span><span class="jet-countdown-timer__digit">0</span></div></div>
      <div class="jet-countdown-timer__separator">:</div>
      <div class="jet-countdown-timer__item"><div class="jet-countdown-timer__item-value" data-value="minutes"><span class="jet-countdown-timer__digit">0</span><span class="jet-countdown-timer__digit">0</span></div></div>
    </div>
    <div class="jet-countdown-timer-message">Over</div>
  </div></div>`;

const minimal = `<div data-widget="countdown" id="sale"><p><b data-value="days">0</b> days</p><p data-message hidden>Over</p></div>`;

describe('the page builder’s countdown', () => {
  it('CD-1 readCountdown reads a fixed countdown of the page builder, with its actions, message and element', () => {
    const input = read(
      builder(`data-date="1767225600" data-expire-actions='[{"type":"hide"},{"type":"message"}]'`),
    );
    expect(input).toMatchObject({
      origin: 'builder',
      clock: { kind: 'fixed', due: 1_767_225_600_000 },
      actions: [{ kind: 'hide' }, { kind: 'message' }],
      problem: null,
      id: '5b87fa2',
    });
    expect(input.values.map(({ part }) => part)).toEqual(['days', 'hours', 'minutes', 'seconds']);
    expect(input.values.every(({ digits }) => digits === null)).toBe(true);
    expect(input.message?.textContent).toBe('Over');
    expect(input.scope.className).toContain('elementor-widget-countdown');
    expect(input.hidden.map(({ className }) => className)).toEqual(['elementor-countdown-wrapper']);
    expect(input.face).toHaveLength(4);
  });

  it('CD-2 an interval makes a countdown evergreen, regardless of its date', () => {
    expect(read(builder('data-date="1767225600" data-evergreen-interval="3600"')).clock).toEqual({
      kind: 'evergreen',
      interval: 3_600_000,
      keys: { dueDate: '5b87fa2-evergreen_due_date', interval: '5b87fa2-evergreen_interval' },
    });
    expect(read(builder('data-date="1767225600" data-evergreen-interval="0"')).clock.kind).toBe('fixed');
  });

  it('CD-1 readCountdown reads a countdown that shows only some parts', () => {
    expect(
      read(builder('data-date="1767225600"', ['hours', 'seconds'])).values.map(({ part }) => part),
    ).toEqual(['hours', 'seconds']);
  });
});

describe('the elements plugin’s countdown', () => {
  it('CD-1 readCountdown reads a fixed countdown of the elements plugin, with an element for each digit', () => {
    const input = read(
      plugin(
        `data-type="due_date" data-due-date="1767225600" data-expire-actions='["redirect","message"]' data-expire-redirect-url="/over/"`,
      ),
    );
    expect(input).toMatchObject({
      origin: 'plugin',
      clock: { kind: 'fixed', due: 1_767_225_600_000 },
      actions: [{ kind: 'redirect', url: '/over/' }, { kind: 'message' }],
      id: '3fde902',
    });
    expect(input.values.map(({ digits }) => digits?.length)).toEqual([2, 2]);
    expect(input.message?.textContent).toBe('Over');
    expect(input.face).toHaveLength(3);
  });

  it('CD-2 readCountdown reads an evergreen countdown of the elements plugin', () => {
    expect(read(plugin('data-type="evergreen" data-evergreen-interval="60"')).clock).toEqual({
      kind: 'evergreen',
      interval: 60_000,
      keys: {
        dueDate: 'jet_evergreen_countdown_due_date_3fde902',
        interval: 'jet_evergreen_countdown_interval_3fde902',
      },
    });
  });

  it('CD-1 readCountdown reads an endless countdown of the elements plugin', () => {
    expect(
      read(
        plugin(
          `data-type="endless" data-start-date="1700000000" data-restart-interval="86400" data-expire-actions='["restart"]'`,
        ),
      ),
    ).toMatchObject({
      clock: { kind: 'endless', start: 1_700_000_000_000, interval: 86_400_000 },
      actions: [{ kind: 'restart' }],
      restartInterval: 86_400_000,
    });
  });
});

describe('our minimal markup', () => {
  it('CD-1 planOf reads a countdown in minimal markup from its settings', () => {
    const input = read(minimal, { due_date: '1767225600', expire_actions: 'hide message' });
    expect(input).toMatchObject({
      origin: 'own',
      clock: { kind: 'fixed', due: 1_767_225_600_000 },
      actions: [{ kind: 'hide' }, { kind: 'message' }],
      id: 'sale',
    });
  });

  it('CD-1 the message inside a countdown in minimal markup is not hidden with the numbers', () => {
    const { hidden, face, message } = read(minimal, { due_date: 1 });
    expect(hidden).toEqual(face);
    expect(hidden).not.toContain(message);
  });

  it('CD-1 CD-2 countdown settings are in seconds, and 0 or empty by default', () => {
    const empty = {
      due: 0,
      evergreenInterval: 0,
      start: 0,
      restartInterval: 0,
      actions: '',
      redirectUrl: '',
    };
    expect(settings.parse({})).toEqual(empty);
    expect(
      settings.parse({
        due_date: '1767225600',
        evergreen_interval: 3600,
        start_date: 1_700_000_000,
        restart_interval: '86400',
        expire_actions: 'redirect',
        expire_redirect_url: '/over/',
      }),
    ).toEqual({
      due: 1_767_225_600_000,
      evergreenInterval: 3_600_000,
      start: 1_700_000_000_000,
      restartInterval: 86_400_000,
      actions: 'redirect',
      redirectUrl: '/over/',
    });
  });

  it('CD-1 the given settings decide whether a countdown is evergreen or endless', () => {
    expect(read(minimal, { evergreen_interval: 60 }).clock.kind).toBe('evergreen');
    expect(read(minimal, { start_date: 1, restart_interval: 60 }).clock.kind).toBe('endless');
  });

  it('CD-3 parts of a countdown with focusable elements are not hidden from screen readers', () => {
    const { face } = read(
      `<div data-widget="countdown"><p><b data-value="days">0</b></p><p><a href="/sale/">Sale</a></p></div>`,
      { due_date: 1 },
    );
    expect(face).toHaveLength(1);
  });
});

describe('invalid markup', () => {
  it.each([
    ['no date', builder(''), 'data-date'],
    ['an empty date', builder('data-date=""'), 'data-date=""'],
    ['a date that is a text', builder('data-date="tomorrow"'), 'data-date="tomorrow"'],
    ['a negative date', builder('data-date="-5"'), 'data-date="-5"'],
    [
      'an endless countdown without an interval',
      plugin('data-type="endless" data-start-date="5"'),
      'data-restart-interval',
    ],
    [
      'an evergreen countdown without an interval',
      plugin('data-type="evergreen"'),
      'data-evergreen-interval',
    ],
    ['an unknown kind', plugin('data-type="other" data-due-date="5"'), 'data-type="other"'],
    ['no element for the numbers', '<div data-widget="countdown" data-date="5"></div>', 'days, hours'],
    [
      'an evergreen countdown without an id',
      '<div data-widget="countdown" data-evergreen-interval="5"><b data-value="days"></b></div>',
      'an id',
    ],
  ])('RT-3 a countdown with %s fails and names what was expected and found', (_what, html, message) => {
    expect(() => read(html)).toThrow(message);
  });

  it.each(['due_date', 'evergreen_interval', 'start_date', 'restart_interval'])(
    'RT-3 the setting %s refuses negative and too large numbers',
    (name) => {
      for (const seconds of [-1, '-60', 2e12, 1e300])
        expect(() => settings.parse({ [name]: seconds })).toThrow(name);
    },
  );

  it('SEC-3 an interval below one second counts as 0, as it would restart endlessly', () => {
    const raw = { due_date: 5.7, restart_interval: 0.000_001, expire_actions: 'restart' };
    expect(read(minimal, raw)).toMatchObject({ clock: { kind: 'fixed', due: 5000 }, restartInterval: 0 });
    expect(() => read(minimal, { start_date: 5, restart_interval: 0.000_001 })).toThrow('expected seconds');
  });

  it('RT-3 invalid actions are reported and do not stop the countdown', () => {
    const input = read(builder(`data-date="5" data-expire-actions='[{"type"'`));
    expect(input.actions).toEqual([]);
    expect(input.problem).toBeInstanceOf(SyntaxError);
    expect(input.clock.kind).toBe('fixed');
  });

  it.each([...numbers, ...json, ...markup])(
    'SEC-3 hostile attributes %j are refused without effect',
    (text) => {
      document.body.innerHTML = builder('');
      const host = document.querySelector<HTMLElement>('[data-widget]');
      for (const name of [
        'data-date',
        'data-evergreen-interval',
        'data-expire-actions',
        'data-restart-interval',
      ]) {
        host?.setAttribute(name, text);
      }
      expect(() => host && planOf(readCountdown(host), settings.parse({}))).toThrow('data-date');
      expectUnharmed();
    },
  );
});

it.each([
  '<div class="elementor-countdown-wrapper" data-date="5" data-expire-actions=\'[{"type":"hide"}]\'></div>',
  '<div class="jet-countdown-timer" data-type="due_date" data-due-date="5" data-expire-actions=\'["hide"]\'></div>',
])('CD-1 an original countdown without visible parts keeps its end and actions: %s', (html) => {
  document.body.innerHTML = html;
  const input = readCountdown(document.body.firstElementChild as HTMLElement);
  expect(input.values).toEqual([]);
  expect(planOf(input, settings.parse({}))).toMatchObject({
    clock: { due: 5000 },
    actions: [{ kind: 'hide' }],
  });
});
