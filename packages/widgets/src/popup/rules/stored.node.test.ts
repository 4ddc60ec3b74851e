import { describe, expect, it } from 'vitest';
import { names as hostileNames } from '../../../../runtime/src/testing/hostile.ts';
import { builderTab } from '../../../originals/testing/builder-tab.ts';

describe('the stored record of a popup', () => {
  it('PO-2, PO-6 a popup’s record stores "do not show again" under the original’s key', () => {
    const { record, stored, local } = builderTab();
    expect(record('12').isDisabled()).toBe(false);
    record('12').disable();
    expect(stored()).toMatchObject({ popup_12_disable: true });
    expect(record('12').isDisabled()).toBe(true);
    expect(record('13').isDisabled()).toBe(false);
    local.setItem('elementor', '{"popup_13_disable":true,"__expiration":{}}');
    expect(record('13').isDisabled()).toBe(true);
  });

  it('PO-6 a popup’s record stores the first page view and visit under the original’s keys', () => {
    const { record, stored } = builderTab();
    expect([record('12').firstView(5), record('12').firstSession(2)]).toEqual([5, 2]);
    expect([record('12').firstView(9), record('12').firstSession(3)]).toEqual([5, 2]);
    expect(stored()).toMatchObject({
      popup_12_page_views_initialPageViews: 5,
      popup_12_sessions_initialSessions: 2,
    });
  });

  it.each([[7], ['7']])('PO-6 a popup’s record uses the first page view %j of the original', (first) => {
    const { record, local } = builderTab();
    local.setItem('elementor', JSON.stringify({ popup_12_page_views_initialPageViews: first }));
    expect(record('12').firstView(20)).toBe(7);
  });

  it.each([[0], [null], ['x'], [[]], [{ size: 3 }]])(
    'PO-6 a popup’s record replaces the stored first page view %j',
    (first) => {
      const { record, local, stored } = builderTab();
      local.setItem('elementor', JSON.stringify({ popup_12_page_views_initialPageViews: first }));
      expect(record('12').firstView(20)).toBe(20);
      expect(stored()).toMatchObject({ popup_12_page_views_initialPageViews: 20 });
    },
  );
});

describe('counting the showings of a popup', () => {
  it('PO-6 showings of a popup without a rule are counted in its total only', () => {
    const { record, stored } = builderTab();
    record('12').addTime(null);
    record('12').addTime(null);
    expect(stored()).toEqual({ popup_12_times: 2, __expiration: {} });
    expect(record('12').times('')).toBe(2);
  });

  it('PO-6 showings of a popup whose rule has no period are counted in its total and in the total of all popups', () => {
    const { record, stored } = builderTab();
    record('12').addTime('');
    record('13').addTime('');
    expect(stored()).toMatchObject({ popup_12_times: 1, popup_13_times: 1, times: 2 });
    expect(record('12').times('')).toBe(1);
  });

  it('PO-6 a popup’s showings in a session are counted in an item of session storage', () => {
    const tab = builderTab();
    tab.record('12').addTime('session');
    tab.record('12').addTime('session');
    expect(tab.session.entries()).toEqual({ 'popup-12-impressions-count': '2' });
    expect(tab.record('12').times('session')).toBe(2);
    expect(builderTab({ local: tab.local }).record('12').times('session')).toBe(0);
    expect(tab.stored()).toEqual({ popup_12_times: 2, __expiration: {} });
  });

  it.each([
    ['day', 86_400],
    ['week', 604_800],
    ['month', 2_628_288],
  ] as const)(
    'PO-4, PO-6 the count of a popup’s showings in a %s starts again %s s after the first showing',
    (period, seconds) => {
      const { record, stored, clock, wait } = builderTab();
      const end = clock.now + seconds * 1000;
      record('12').addTime(period);
      wait(seconds - 1);
      record('12').addTime(period);
      expect(stored()).toMatchObject({
        'popup-12-impressions-count': 2,
        __expiration: { 'popup-12-impressions-count': end },
      });
      wait(1);
      expect(record('12').times(period)).toBe(2);
      wait(0.001);
      expect(record('12').times(period)).toBe(0);
      record('12').addTime(period);
      expect(record('12').times(period)).toBe(1);
      expect(stored()).toMatchObject({
        popup_12_times: 3,
        __expiration: { 'popup-12-impressions-count': clock.now + seconds * 1000 },
      });
    },
  );

  it.each([[3], ['3']])(
    'PO-6 a popup’s record continues the count %j that the original stored, and keeps its expiry',
    (count) => {
      const { record, local, stored, clock } = builderTab();
      const key = 'popup-12-impressions-count';
      const end = clock.now + 5000;
      local.setItem('elementor', JSON.stringify({ [key]: count, __expiration: { [key]: end } }));
      expect(record('12').times('week')).toBe(3);
      record('12').addTime('week');
      expect(stored()).toMatchObject({ [key]: 4, __expiration: { [key]: end } });
    },
  );

  it('PO-6 a popup’s record increments the original’s count as a number even if it is stored as text', () => {
    const { record, local, stored } = builderTab();
    local.setItem('elementor', '{"popup_12_times":"2","times":"5"}');
    record('12').addTime('');
    expect(stored()).toMatchObject({ popup_12_times: 3, times: 6 });
  });

  it.each([['x'], ['-4'], ['NaN'], ['{}'], ['']])(
    'PO-6 a popup’s record reads the stored count %j of a session as 0',
    (text) => {
      const { record, session } = builderTab();
      session.setItem('popup-12-impressions-count', text);
      expect(record('12').times('session')).toBe(0);
      record('12').addTime('session');
      expect(record('12').times('session')).toBe(1);
    },
  );

  it('PO-6 a popup’s record keeps its counts in memory if storage is full or forbidden', () => {
    const { record, local, session } = builderTab();
    local.failure = 'all';
    session.failure = 'all';
    const popup = record('12');
    popup.addTime('session');
    popup.addTime('session');
    popup.disable();
    expect([popup.times('session'), popup.times(''), popup.isDisabled()]).toEqual([2, 2, true]);
  });

  it.each(hostileNames)('SEC-3 the record of a popup with the id %j changes no other record', (id) => {
    const { record } = builderTab();
    record(id).addTime('day');
    record(id).addTime('session');
    expect([record(id).times('day'), record(id).times('session'), record(id).times('')]).toEqual([1, 1, 2]);
    expect(record('12').times('')).toBe(0);
  });
});
