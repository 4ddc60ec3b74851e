import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endlessPatterns } from '../../../../runtime/src/testing/hostile.ts';
import { builderTab } from '../../../originals/testing/builder-tab.ts';
import type { PageFacts } from './facts.ts';
import { createGate, type PopupGate } from './gate.ts';
import { readTiming } from './rules.ts';
import { factsWith } from './testing/facts.ts';

const KEY = 'popup-12-impressions-count';
const byTrigger = { isRequested: false };

interface Options {
  readonly timing?: Record<string, unknown>;
  readonly page?: Partial<PageFacts>;
  readonly otherShown?: boolean;
  readonly tab?: ReturnType<typeof builderTab>;
}

/** Sets up a page with popup 12, which does not show if another popup was shown. */
function setUp({ timing = {}, page = {}, otherShown = false, tab = builderTab() }: Options = {}) {
  const facts = { ...factsWith().page, ...page };
  const gate = createGate(
    { id: '12', timing: readTiming(timing).timing, avoidsOthers: true },
    {
      record: tab.record('12'),
      page: () => ({ ...facts, now: tab.clock.now }),
      otherShown: () => otherShown,
    },
  );
  return { gate, tab, facts };
}

/** Simulates a trigger and, if the popup shows, closes the popup. */
function showAndHide(gate: PopupGate): boolean {
  const { show } = gate.verdict(byTrigger);
  if (show) {
    gate.countShow();
    gate.countHide();
  }
  return show;
}

describe('counting', () => {
  it('PO-3 the gate counts each showing once, even without a rule', () => {
    const { gate, tab } = setUp();
    showAndHide(gate);
    showAndHide(gate);
    expect(tab.stored()).toEqual({ popup_12_times: 2, __expiration: {} });
  });

  it('PO-3 the gate counts a showing when the popup is shown', () => {
    const { gate, tab } = setUp({ timing: { times: 'yes', times_times: 1 } });
    gate.countShow();
    expect(tab.stored()).toMatchObject({ popup_12_times: 1 });
    gate.countHide();
    expect(tab.stored()).toMatchObject({ popup_12_times: 1 });
    expect(gate.verdict(byTrigger)).toEqual({ show: false, because: 'times' });
  });

  it('PO-3 the gate counts a showing when the popup is hidden, if the rule `times` requires it', () => {
    const { gate, tab } = setUp({ timing: { times: 'yes', times_times: 1, times_count: 'close' } });
    gate.countShow();
    expect(tab.stored()).toBeNull();
    expect(gate.verdict(byTrigger)).toEqual({ show: true });
    gate.countHide();
    expect(tab.stored()).toMatchObject({ popup_12_times: 1 });
    expect(gate.verdict(byTrigger).show).toBe(false);
  });

  it('PO-4 a popup never exceeds its limit in any period, whether showings count on show or on hide', () => {
    const period = fc.constantFrom('', 'session', 'day', 'week', 'month');
    const count = fc.constantFrom(undefined, '', 'close');
    const waits = fc.array(fc.nat(1_500_000), { minLength: 1, maxLength: 20 });
    const length = { day: 86_400, week: 604_800, month: 2_628_288 } as Record<string, number>;
    fc.assert(
      fc.property(
        period,
        count,
        fc.integer({ min: 0, max: 4 }),
        waits,
        (times_period, times_count, limit, pauses) => {
          const { gate, tab } = setUp({
            timing: { times: 'yes', times_times: limit, times_period, times_count },
          });
          let inPeriod = 0;
          let began = Number.NEGATIVE_INFINITY;
          for (const pause of pauses) {
            tab.wait(pause);
            const end = began + (length[times_period] ?? Number.POSITIVE_INFINITY) * 1000;
            if (tab.clock.now > end) inPeriod = 0;
            expect(showAndHide(gate)).toBe(inPeriod < limit);
            if (inPeriod >= limit) continue;
            if (inPeriod === 0) began = tab.clock.now;
            inPeriod++;
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('PO-6 a popup’s count for a month ends 2,628,288 s after the first showing', () => {
    const { gate, tab } = setUp({ timing: { times: 'yes', times_times: 1, times_period: 'month' } });
    expect(showAndHide(gate)).toBe(true);
    tab.wait(2_628_288);
    expect(showAndHide(gate)).toBe(false);
    tab.wait(0.001);
    expect(showAndHide(gate)).toBe(true);
  });

  it('PO-6 a popup’s count for a session ends with the tab', () => {
    const timing = { times: 'yes', times_times: 1, times_period: 'session' };
    const { gate, tab } = setUp({ timing });
    expect([showAndHide(gate), showAndHide(gate)]).toEqual([true, false]);
    expect(showAndHide(setUp({ timing, tab: builderTab({ local: tab.local }) }).gate)).toBe(true);
  });

  it.each([
    ['', { popup_12_times: 2 }, true],
    ['', { popup_12_times: '3' }, false],
    ['week', { [KEY]: 2 }, true],
    ['week', { [KEY]: 3, __expiration: { [KEY]: 99_999_999_999_999 } }, false],
    ['week', { [KEY]: '3', __expiration: { [KEY]: 99_999_999_999_999 } }, false],
    ['week', { [KEY]: 3, __expiration: { [KEY]: 1 } }, true],
    ['week', { popup_12_times: 9 }, true],
    ['', { times: 9, [KEY]: 9 }, true],
  ])(
    'PO-6 a popup limited to 3 showings in the period "%s", with the original’s data %j, shows: %s',
    (times_period, stored, expected) => {
      const tab = builderTab();
      tab.local.setItem('elementor', JSON.stringify(stored));
      const { gate } = setUp({ tab, timing: { times: 'yes', times_times: '3', times_period } });
      expect(gate.verdict(byTrigger).show).toBe(expected);
    },
  );

  it('PO-6 showings in another tab count towards a popup’s limit', () => {
    const timing = { times: 'yes', times_times: 1 };
    const one = setUp({ timing });
    const two = setUp({ timing, tab: builderTab({ local: one.tab.local, clock: one.tab.clock }) });
    showAndHide(one.gate);
    expect(two.gate.verdict(byTrigger).show).toBe(false);
  });
});

describe('the stored history of a visitor', () => {
  it('PO-3 page views are counted from the first page with the popup', () => {
    const timing = { page_views: 'yes', page_views_views: 2 };
    const { tab } = setUp();
    const on = (views: number) => setUp({ timing, tab, page: { views } }).gate.verdict(byTrigger).show;
    expect([on(40), on(41), on(42), on(43)]).toEqual([false, false, true, true]);
    expect(tab.stored()).toMatchObject({ popup_12_page_views_initialPageViews: 40 });
  });

  it('PO-4 visits are counted from the first visit with the popup', () => {
    const timing = { sessions: 'yes', sessions_sessions: 1 };
    const { tab } = setUp();
    const on = (sessions: number) => setUp({ timing, tab, page: { sessions } }).gate.verdict(byTrigger).show;
    expect([on(4), on(4), on(5)]).toEqual([false, false, true]);
    expect(tab.stored()).toMatchObject({ popup_12_sessions_initialSessions: 4 });
  });

  it('PO-6 the gate’s verdict stores nothing if no rule counts page views or visits', () => {
    const { gate, tab } = setUp();
    gate.verdict(byTrigger);
    expect(tab.stored()).toBeNull();
  });

  it('PO-2 a disabled popup opens neither by a trigger nor by a link on the next page', () => {
    const { gate, tab } = setUp();
    gate.disable();
    const next = setUp({ tab }).gate;
    expect(next.verdict(byTrigger)).toEqual({ show: false, because: 'disable' });
    expect(next.verdict({ isRequested: true }).show).toBe(false);
  });

  it('PO-2 a popup that avoids others stays closed if another popup has been shown', () => {
    expect(setUp({ otherShown: true }).gate.verdict(byTrigger)).toEqual({
      show: false,
      because: 'avoid_multiple_popups',
    });
  });

  it('PO-6 a popup in edit mode shows regardless of its rules, and nothing is stored', () => {
    const timing = { page_views: 'yes', page_views_views: 9, times: 'yes', times_times: 0 };
    const { gate, tab } = setUp({ timing, page: { isEdit: true }, otherShown: true });
    expect(showAndHide(gate)).toBe(true);
    gate.disable();
    expect(tab.stored()).toBeNull();
  });

  it('PO-6 the gate counts the showings on this page even without storage', () => {
    const tab = builderTab();
    tab.local.failure = 'all';
    const { gate } = setUp({ tab, timing: { times: 'yes', times_times: 1 } });
    expect([showAndHide(gate), showAndHide(gate)]).toEqual([true, false]);
  });
});

describe('a regular expression among the rules', () => {
  const withPattern = (url_url: string, referrer: string) =>
    setUp({ timing: { url: 'yes', url_action: 'regex', url_url }, page: { referrer } }).gate;

  it('PO-4 a rule with a regular expression refuses until the code for it has loaded', async () => {
    const gate = withPattern('^https://news\\.', 'https://news.example/');
    expect(gate.verdict(byTrigger)).toEqual({ show: false, because: 'url' });
    await gate.ready;
    expect(gate.verdict(byTrigger)).toEqual({ show: true });
    expect(gate.problems()).toEqual([]);
  });

  it.each([
    ['https://www.google.com/', true],
    ['https://shop.example/cart/', false],
  ])(
    'PO-3 a rule’s regular expression may contain a lookahead; with the referrer %s, the popup shows: %s',
    async (referrer, expected) => {
      const gate = withPattern('^https://(?!shop\\.example/)', referrer);
      await gate.ready;
      expect(gate.verdict(byTrigger).show).toBe(expected);
      expect(gate.problems()).toEqual([]);
    },
  );

  it.each(['(', '(a)\\1'])(
    'PO-4 the pattern %s never lets the popup show, and is reported with the popup’s id',
    async (pattern) => {
      const gate = withPattern(pattern, 'x');
      await gate.ready;
      expect(gate.verdict(byTrigger)).toEqual({ show: false, because: 'url' });
      expect(gate.problems().map(({ message }) => message)).toEqual([
        expect.stringContaining(
          `popup 12: timing setting "url_url": expected a regular expression, found "${pattern.replace('\\', '\\\\')}"`,
        ),
      ]);
    },
  );

  it.each(endlessPatterns)('SEC-1 a rule’s search for the pattern %s ends', async (pattern, text) => {
    const gate = withPattern(pattern, text.repeat(40));
    await gate.ready;
    expect(typeof gate.verdict(byTrigger).show).toBe('boolean');
  });
});
