import { describe, expect, it } from 'vitest';
import { expectUnharmed, json, markup, names, numbers } from '../../../../runtime/src/testing/hostile.ts';
import type { PageFacts, PopupFacts } from './facts.ts';
import { mayShow, readTiming } from './rules.ts';
import { factsWith } from './testing/facts.ts';

const judge = (
  settings: Record<string, unknown>,
  over: { page?: Partial<PageFacts>; popup?: Partial<PopupFacts> } = {},
) => mayShow(readTiming(settings).timing, factsWith(over));
const because = (...given: Parameters<typeof judge>) => {
  const verdict = judge(...given);
  return verdict.show ? 'shows' : verdict.because;
};

describe('whether a popup may show at all', () => {
  it('PO-2 a popup without rules shows', () => {
    expect(judge({})).toEqual({ show: true });
  });

  it('PO-2 a disabled popup does not show, even if a link requests it', () => {
    const facts = factsWith({ popup: { isDisabled: true } });
    expect(mayShow({}, facts)).toEqual({ show: false, because: 'disable' });
    expect(mayShow({}, facts, { isRequested: true })).toEqual({ show: false, because: 'disable' });
  });

  it.each([
    [true, true, 'avoid_multiple_popups'],
    [true, false, 'shows'],
    [false, true, 'shows'],
  ])(
    'PO-2 a popup that avoids others (%s), with another one shown (%s), yields the verdict %s',
    (avoidsOthers, otherShown, expected) => {
      expect(because({}, { popup: { avoidsOthers, otherShown } })).toBe(expected);
    },
  );

  it('PO-2 a popup that avoids others does not show after another popup, even if a link requests it', () => {
    const facts = factsWith({ popup: { avoidsOthers: true, otherShown: true } });
    expect(mayShow({}, facts, { isRequested: true }).show).toBe(false);
  });

  it('PO-3 display rules do not apply to a popup that the visitor requests', () => {
    const { timing } = readTiming({ times: 'yes', times_times: 0, devices: 'yes', devices_devices: [] });
    expect(mayShow(timing, factsWith()).show).toBe(false);
    expect(mayShow(timing, factsWith(), { isRequested: true })).toEqual({ show: true });
  });

  it('PO-6 a popup always shows in edit mode', () => {
    const page = { isEdit: true };
    const popup = { isDisabled: true, avoidsOthers: true, otherShown: true };
    expect(because({ times: 'yes', times_times: 0 }, { page, popup })).toBe('shows');
  });

  it('PO-3 the verdict names the first rule that refuses', () => {
    const settings = {
      schedule: 'yes',
      schedule_end_date: '2020-01-01',
      page_views: 'yes',
      page_views_views: 3,
    };
    expect(because(settings)).toBe('page_views');
    expect(because({ ...settings, page_views_views: 0 })).toBe('schedule');
    expect(because({ ...settings, page_views: '' })).toBe('schedule');
  });
});

describe('page views and visits', () => {
  it.each([
    [3, 1, 3, 'page_views'],
    [3, 1, 4, 'shows'],
    ['3', 5, 8, 'shows'],
    [0, 5, 5, 'shows'],
    [undefined, 1, 99, 'page_views'],
    ['many', 1, 99, 'page_views'],
  ])(
    'PO-3 a popup’s rule for %s page views, first at %s and now at %s, yields the verdict %s',
    (page_views_views, initialViews, views, expected) => {
      const given = { page: { views }, popup: { initialViews } };
      expect(because({ page_views: 'yes', page_views_views }, given)).toBe(expected);
    },
  );

  it.each([
    [2, 1, 2, 'sessions'],
    [2, 1, 3, 'shows'],
    ['2', 1, 3, 'shows'],
    [{}, 1, 3, 'sessions'],
  ])(
    'PO-4 a popup’s rule for %s visits, first at %s and now at %s, yields the verdict %s',
    (sessions_sessions, initialSessions, sessions, expected) => {
      const given = { page: { sessions }, popup: { initialSessions } };
      expect(because({ sessions: 'yes', sessions_sessions }, given)).toBe(expected);
    },
  );
});

describe('the referrer', () => {
  it.each(['מבצע', encodeURI('מבצע'), encodeURI('מבצע').toLowerCase()])(
    'PO-4 a popup’s rule for the referrer finds the Hebrew text %s in an encoded address',
    (url_url) => {
      const page = { referrer: `https://shop.test/${encodeURI('מבצע')}/` };
      expect(because({ url: 'yes', url_action: 'show', url_url }, { page })).toBe('shows');
    },
  );

  const referrer = 'https://news.example/post?from=shop';
  it.each([
    ['show', 'news.example', 'shows'],
    ['show', 'other.example', 'url'],
    ['hide', 'news.example', 'url'],
    ['hide', 'other.example', 'shows'],
    [undefined, 'news.example', 'shows'],
    ['', 'other.example', 'url'],
  ])(
    'PO-4 a popup’s rule for the referrer with the action "%s" and the text %s yields the verdict %s',
    (url_action, url_url, expected) => {
      expect(because({ url: 'yes', url_action, url_url }, { page: { referrer } })).toBe(expected);
    },
  );

  it.each([
    [true, 'shows'],
    [false, 'url'],
  ])(
    'PO-4 a popup’s rule with a regular expression that matches (%s) yields the verdict %s',
    (matchesUrl, expected) => {
      const settings = { url: 'yes', url_action: 'regex', url_url: '^https' };
      expect(because(settings, { page: { referrer }, popup: { matchesUrl } })).toBe(expected);
    },
  );
});

describe('the source of the visit', () => {
  const typed = '';
  const internal = 'https://www.shop.test/cart/';
  const external = 'https://news.example/';
  const search = 'https://www.google.co.il/';
  it.each([
    [['internal'], internal, 'shows'],
    [['internal'], external, 'sources'],
    [['internal'], typed, 'sources'],
    [['external'], external, 'shows'],
    [['external'], search, 'shows'],
    [['external'], typed, 'shows'],
    [['external'], internal, 'sources'],
    [['search'], search, 'shows'],
    [['search'], external, 'sources'],
    [['search'], internal, 'sources'],
    [['search'], typed, 'sources'],
    [['search', 'internal'], internal, 'shows'],
    [['search', 'internal'], external, 'sources'],
    [['search', 'external', 'internal'], typed, 'shows'],
    ['search', search, 'shows'],
    [[], external, 'sources'],
    [undefined, external, 'sources'],
  ])(
    'PO-4 a popup’s rule for the sources %j, with the referrer "%s", yields the verdict %s',
    (sources_sources, referrer, expected) => {
      expect(because({ sources: 'yes', sources_sources }, { page: { referrer } })).toBe(expected);
    },
  );

  it.each([
    ['https://il.search.yahoo.com/', 'shows'],
    ['https://www.bing.com/search?q=x', 'shows'],
    ['https://yandex.ru/', 'shows'],
    ['https://duckduckgo.com/', 'shows'],
    ['android-app://com.google.android.gm/', 'sources'],
    ['https://google.shop.example/', 'sources'],
    ['https://notgoogle.com/', 'sources'],
    ['https://news.example/?q=google.com', 'sources'],
    ['not an address', 'sources'],
  ])('PO-4 a rule for search engines, with the referrer %s, yields the verdict %s', (referrer, expected) => {
    expect(because({ sources: 'yes', sources_sources: ['search'] }, { page: { referrer } })).toBe(expected);
  });

  it.each([
    ['https://shop.test.evil.example/', 'sources'],
    ['https://shop.test:8443/', 'sources'],
    ['http://SHOP.test/', 'shows'],
  ])('PO-4 a rule for this site, with the referrer %s, yields the verdict %s', (referrer, expected) => {
    expect(because({ sources: 'yes', sources_sources: ['internal'] }, { page: { referrer } })).toBe(expected);
  });
});

describe('logged-in visitors', () => {
  it.each([
    ['all', [], null, 'shows'],
    ['all', [], ['customer'], 'logged_in'],
    ['all', [], [], 'logged_in'],
    ['custom', ['editor'], null, 'shows'],
    ['custom', ['editor'], ['customer'], 'shows'],
    ['custom', ['editor', 'author'], ['customer', 'author'], 'logged_in'],
    ['custom', { 1: 'editor' }, ['editor'], 'logged_in'],
    ['custom', undefined, ['editor'], 'shows'],
    [undefined, undefined, ['editor'], 'logged_in'],
  ])(
    'PO-3 a popup’s rule for the users %s with the roles %j, for a visitor with the roles %j, yields the verdict %s',
    (logged_in_users, logged_in_roles, roles, expected) => {
      expect(because({ logged_in: 'yes', logged_in_users, logged_in_roles }, { page: { roles } })).toBe(
        expected,
      );
    },
  );
});

describe('device and browser', () => {
  it.each([
    [['mobile', 'tablet'], 'mobile', 'shows'],
    [['mobile', 'tablet'], 'desktop', 'devices'],
    [['mobile_extra'], 'mobile_extra', 'shows'],
    [undefined, 'desktop', 'devices'],
  ] as const)(
    'PO-3 a popup’s rule for the devices %j, on the device %s, yields the verdict %s',
    (devices_devices, device, expected) => {
      expect(because({ devices: 'yes', devices_devices }, { page: { device } })).toBe(expected);
    },
  );

  it.each([
    ['all', [], 'shows'],
    [undefined, undefined, 'shows'],
    ['custom', ['firefox', 'chrome'], 'shows'],
    ['custom', ['firefox'], 'browsers'],
    ['custom', undefined, 'browsers'],
  ])(
    'PO-3 a popup’s rule for the browsers %s %j, in Chrome, yields the verdict %s',
    (browsers_browsers, browsers_browsers_options, expected) => {
      expect(because({ browsers: 'yes', browsers_browsers, browsers_browsers_options })).toBe(expected);
    },
  );
});

describe('the number of showings', () => {
  it.each([
    [3, 2, 'shows'],
    [3, 3, 'times'],
    ['3', 4, 'times'],
    [0, 0, 'times'],
    [-1, 0, 'times'],
    [undefined, 0, 'times'],
  ])(
    'PO-4 a popup’s rule for at most %s showings, after %s counted showings, yields the verdict %s',
    (times_times, times, expected) => {
      expect(because({ times: 'yes', times_times }, { popup: { times } })).toBe(expected);
    },
  );

  it('PO-4 a popup with an unknown period never shows', () => {
    expect(because({ times: 'yes', times_times: 5, times_period: 'year' })).toBe('times');
  });
});

describe('display rules from settings', () => {
  it('PO-3, PO-4 readTiming reads display rules as the builder writes them', () => {
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
    'PO-3 readTiming finds no display rules in the settings %j',
    (settings) => {
      expect(readTiming(settings)).toEqual({ timing: {}, problems: [] });
    },
  );

  it.each([
    ['', 'show'],
    [undefined, 'show'],
    ['close', 'hide'],
  ])('PO-4 with times_count %j, showings count on %s', (times_count, countsOn) => {
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
  ])('PO-3 readTiming reports the invalid settings %j', (settings, problem) => {
    const { problems } = readTiming(settings);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });

  it.each(numbers)(
    'SEC-1 the limit of showings "%s" never lets a popup show without limits',
    (times_times) => {
      const { timing } = readTiming({ times: 'yes', times_times });
      expect(mayShow(timing, factsWith({ popup: { times: 1e16 } })).show).toBe(false);
    },
  );

  it('SEC-1 hostile settings of display rules do no harm', () => {
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
