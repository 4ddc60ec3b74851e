import { describe, expect, it } from 'vitest';
import { expectUnharmed, json, markup, names, numbers } from '../../../../runtime/src/testing/hostile.ts';
import { mayShow } from './may-show.ts';
import { readTiming } from './read-timing.ts';
import { factsWith } from './testing/facts.ts';

describe('display rules out of settings', () => {
  it('PO-3 as the builder writes them', () => {
    const { timing, problems } = readTiming({
      page_views: 'yes',
      page_views_views: '3',
      sessions: 'yes',
      sessions_sessions: 2,
      url: 'yes',
      url_action: 'regex',
      url_url: '^https',
      sources: 'yes',
      sources_sources: ['search'],
      logged_in: 'yes',
      logged_in_users: 'custom',
      logged_in_roles: ['editor'],
      devices: 'yes',
      devices_devices: ['desktop'],
      times: 'yes',
      times_times: 3,
      times_period: 'week',
      times_count: 'close',
      browsers: 'yes',
      browsers_browsers: 'custom',
      browsers_browsers_options: ['firefox'],
      schedule: 'yes',
      schedule_timezone: 'site',
      schedule_start_date: '2026-11-20 10:00',
      schedule_end_date: '2026-11-27 10:00',
      schedule_server_datetime: '2026-11-21 12:00:00',
    });
    expect(problems).toEqual([]);
    expect(timing).toEqual({
      page_views: { views: 3 },
      sessions: { sessions: 2 },
      url: { url: '^https', action: 'regex' },
      sources: { sources: ['search'] },
      logged_in: { users: 'custom', roles: ['editor'] },
      devices: { devices: ['desktop'] },
      times: { times: 3, period: 'week', countsOn: 'hide' },
      browsers: { browsers: ['firefox'] },
      schedule: {
        timezone: 'site',
        start: '2026-11-20 10:00',
        end: '2026-11-27 10:00',
        server: '2026-11-21 12:00:00',
      },
    });
  });

  it.each([[[]], [{}], [undefined], [null], [''], ['x'], [7], [{ times: '' }], [{ times: 'no' }]])(
    'PO-3 %j has no rules',
    (settings) => {
      expect(readTiming(settings)).toEqual({ timing: {}, problems: [] });
    },
  );

  it.each([
    ['', 'show'],
    [undefined, 'show'],
    ['close', 'hide'],
  ])('PO-4 counted by %j: on %s', (times_count, countsOn) => {
    expect(readTiming({ times: 'yes', times_times: 1, times_count }).timing.times?.countsOn).toBe(countsOn);
  });

  it.each([
    [{ page_views: 'yes', page_views_views: 'x' }, '"page_views_views": expected a number, found "x"'],
    [{ times: 'yes', times_times: 1, times_period: 'year' }, '"times_period": expected one of'],
    [
      { url: 'yes', url_action: 'maybe' },
      '"url_action": expected one of "show", "hide", "regex", found "maybe"',
    ],
    [{ schedule: 'yes', schedule_start_date: 'soon' }, '"schedule_start_date": expected a date'],
    [{ schedule: 'yes', schedule_end_date: {} }, '"schedule_end_date": expected a date'],
    [{ schedule: 'yes', schedule_start_date: '2026-02-30 10:00' }, 'found "2026-02-30 10:00"'],
  ])('PO-3 %j is said', (settings, problem) => {
    const { problems } = readTiming(settings);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });

  it.each(numbers)('SEC-1 "%s" is no amount that lets a popup show for ever', (times_times) => {
    const { timing } = readTiming({ times: 'yes', times_times });
    expect(mayShow(timing, factsWith({ popup: { times: 1e16 } })).show).toBe(false);
  });

  it('SEC-1 hostile settings change nothing', () => {
    for (const text of [...markup, ...names, ...json]) {
      const settings = Object.fromEntries(
        [
          'page_views',
          'page_views_views',
          'url',
          'url_url',
          'url_action',
          'schedule',
          'schedule_start_date',
          'devices',
          'devices_devices',
          'times',
          'times_period',
        ].map((key) => [key, text]),
      );
      readTiming(settings);
      readTiming(text);
    }
    for (const text of json) {
      try {
        readTiming(JSON.parse(text));
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
      }
    }
    expectUnharmed();
  });
});
