import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageFacts } from './facts.ts';
import { fixedZone, namedZone, type ScheduleRule, schedulePasses, toInstant, type Zone } from './schedule.ts';
import { factsWith } from './testing/facts.ts';

const zone = (name: string): Zone => namedZone(name) ?? fixedZone;
const JERUSALEM = zone('Asia/Jerusalem');
const at = (iso: string) => Date.parse(iso);
/** Writes a wall-clock time as the editor does. */
const written = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const YEAR_START = Date.UTC(2026, 0, 1);
const minutesOfYear = fc
  .integer({ min: 0, max: 365 * 24 * 60 })
  .map((minutes) => YEAR_START + minutes * MINUTE);

function passes(rule: Partial<ScheduleRule>, page: Partial<PageFacts>): boolean {
  return schedulePasses(
    { timezone: 'client', start: '', end: '', server: '', ...rule },
    factsWith({ page: { clientZone: JERUSALEM, ...page } }),
  );
}

describe('a schedule by the visitor’s clock', () => {
  it.each([
    ['2026-06-01T06:59:59.999Z', false],
    ['2026-06-01T07:00:00Z', true],
    ['2026-06-02T06:59:59.999Z', true],
    ['2026-06-02T07:00:00Z', false],
  ])('PO-4 a schedule passes from its start on and until before its end: at %s, %s', (now, expected) => {
    expect(passes({ start: '2026-06-01 10:00', end: '2026-06-02 10:00' }, { now: at(now) })).toBe(expected);
  });

  it('PO-4 a schedule never passes if its end is at or before its start', () => {
    fc.assert(
      fc.property(minutesOfYear, minutesOfYear, fc.nat(HOUR), (now, start, earlier) => {
        expect(passes({ start: written(start), end: written(start) }, { now })).toBe(false);
        expect(passes({ start: written(start), end: written(start - earlier) }, { now })).toBe(false);
        expect(
          passes({ start: written(start), end: written(start) }, { now: toInstant(start, JERUSALEM) }),
        ).toBe(false);
      }),
      { numRuns: 100 },
    );
  });

  it('PO-4 a schedule without a start or an end is unlimited on that side', () => {
    fc.assert(
      fc.property(minutesOfYear, minutesOfYear, (now, limit) => {
        const instant = toInstant(limit, JERUSALEM);
        expect(passes({}, { now })).toBe(true);
        expect(passes({ start: written(limit) }, { now })).toBe(now >= instant);
        expect(passes({ end: written(limit) }, { now })).toBe(now < instant);
      }),
      { numRuns: 100 },
    );
  });

  it.each(['soon', '2026-13-01 10:00', '2026-02-29', '10:00', '2026-06-01 25:00', 'NaN', '0', '<b>'])(
    'PO-4 a schedule with the invalid date "%s" never passes',
    (nonsense) => {
      const now = at('2026-06-01T00:00:00Z');
      expect(passes({ start: nonsense }, { now })).toBe(false);
      expect(passes({ end: nonsense }, { now })).toBe(false);
    },
  );

  it.each([
    ['2026-06-01', '2026-05-31T21:00:00Z'],
    ['2026-06-01 00:00', '2026-05-31T21:00:00Z'],
    ['2026-06-01T10:00', '2026-06-01T07:00:00Z'],
    ['2026-6-1 9:05:30', '2026-06-01T06:05:30Z'],
    ['2026-06-01T10:00:00Z', '2026-06-01T10:00:00Z'],
    ['2026-06-01T10:00:00+02:00', '2026-06-01T08:00:00Z'],
    ['2026-06-01 10:00:00.000 -0530', '2026-06-01T15:30:00Z'],
  ])('PO-4 a schedule reads the date "%s" in Jerusalem as %s', (start, iso) => {
    expect(passes({ start }, { now: at(iso) })).toBe(true);
    expect(passes({ start }, { now: at(iso) - 1 })).toBe(false);
  });
});

describe('when the clocks change in Jerusalem', () => {
  // Clock changes in Israel. 27 March 2026: 02:00 becomes 03:00 (at 00:00 UTC). 25 October: 02:00 becomes 01:00 (at 23:00 UTC the day before).
  it.each([
    ['2026-03-27 01:59', '2026-03-26T23:59:00Z'],
    ['2026-03-27 02:30', '2026-03-27T00:30:00Z'],
    ['2026-03-27 03:00', '2026-03-27T00:00:00Z'],
    ['2026-10-25 00:59', '2026-10-24T21:59:00Z'],
    ['2026-10-25 01:30', '2026-10-24T22:30:00Z'],
    ['2026-10-25 02:00', '2026-10-25T00:00:00Z'],
  ])('PO-4 a schedule reads the date %s near a clock change as %s', (start, iso) => {
    expect(passes({ start }, { now: at(iso) - 1 })).toBe(false);
    expect(passes({ start }, { now: at(iso) })).toBe(true);
  });

  it('PO-4 a schedule from an hour that occurs twice passes once, without a gap', () => {
    const rule = { start: '2026-10-25 01:30', end: '2026-10-25 03:00' };
    const from = at('2026-10-24T22:30:00Z');
    const to = at('2026-10-25T01:00:00Z');
    for (let now = from - HOUR; now < to + HOUR; now += MINUTE) {
      expect(passes(rule, { now })).toBe(now >= from && now < to);
    }
  });

  it('PO-4 a schedule passes for one continuous period near any clock change', () => {
    const minutes = fc.integer({ min: -180, max: 180 });
    const change = fc.constantFrom(Date.UTC(2026, 2, 27, 2), Date.UTC(2026, 9, 25, 1));
    fc.assert(
      fc.property(change, minutes, minutes, (change, toStart, toEnd) => {
        const rule = { start: written(change + toStart * MINUTE), end: written(change + toEnd * MINUTE) };
        let changes = 0;
        let before = false;
        for (let now = change - 8 * HOUR; now < change + 8 * HOUR; now += 10 * MINUTE) {
          const isShown = passes(rule, { now });
          if (isShown !== before) changes++;
          before = isShown;
        }
        expect(changes).toBeLessThanOrEqual(2);
      }),
      { numRuns: 40 },
    );
  });

  it('PO-4 toInstant converts wall-clock times as the browser’s Date does', () => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    fc.assert(
      fc.property(minutesOfYear, (wall) => {
        const date = new Date(wall);
        const local = new Date(
          date.getUTCFullYear(),
          date.getUTCMonth(),
          date.getUTCDate(),
          date.getUTCHours(),
          date.getUTCMinutes(),
        );
        expect(toInstant(wall, zone(here))).toBe(local.getTime());
      }),
      { numRuns: 100 },
    );
  });
});

describe('a schedule by the site’s clock', () => {
  const rule = { timezone: 'site', start: '2026-06-01 10:00', end: '2026-06-01 12:00' } as const;
  const anyClock = fc.integer({ min: 0, max: 4_000_000_000_000 });

  it('PO-4 a schedule in site time follows the server’s time, no matter how wrong the browser’s clock is', () => {
    fc.assert(
      fc.property(anyClock, fc.integer({ min: -180, max: 300 }), (now, minutes) => {
        const server = written(Date.UTC(2026, 5, 1, 10) + minutes * MINUTE);
        const expected = minutes >= 0 && minutes < 120;
        expect(passes({ ...rule, server }, { now, madeAt: now })).toBe(expected);
      }),
      { numRuns: 150 },
    );
  });

  it('PO-4 a schedule in site time adds the time for which the page has been open to the server’s time', () => {
    fc.assert(
      fc.property(anyClock, fc.nat(300), (madeAt, minutes) => {
        const page = { madeAt, now: madeAt + minutes * MINUTE };
        const expected = minutes >= 60 && minutes < 180;
        expect(passes({ ...rule, server: '2026-06-01 09:00:00' }, page)).toBe(expected);
      }),
      { numRuns: 150 },
    );
  });

  it('PO-4 a schedule in site time does not go back if the browser’s clock is set back after the page has loaded', () => {
    const page = { madeAt: 10 * HOUR, now: 5 * HOUR };
    expect(passes({ ...rule, server: '2026-06-01 10:00:00' }, page)).toBe(true);
  });

  it('PO-4 a schedule in site time uses the site’s named zone across a clock change', () => {
    const night = { timezone: 'site', start: '2026-03-27 03:30', server: '2026-03-27 01:45:00' } as const;
    const after = (minutes: number) => ({ madeAt: 0, now: minutes * MINUTE, siteZone: JERUSALEM });
    expect(passes(night, after(44))).toBe(false);
    expect(passes(night, after(45))).toBe(true);
    expect(passes(night, { ...after(45), siteZone: null })).toBe(false);
    expect(passes(night, { ...after(105), siteZone: null })).toBe(true);
  });

  it.each(['', 'nonsense'])(
    'PO-4 a schedule in site time uses the visitor’s clock if the server’s time is "%s", as in the original',
    (server) => {
      expect(passes({ ...rule, server }, { now: at('2026-06-01T07:00:00Z') })).toBe(true);
      expect(passes({ ...rule, server }, { now: at('2026-06-01T06:59:00Z') })).toBe(false);
    },
  );

  it('PO-4 a schedule in site time ignores the visitor’s zone', () => {
    const page = { clientZone: zone('America/New_York'), now: 0, madeAt: 0 };
    expect(passes({ ...rule, server: '2026-06-01 11:00:00' }, page)).toBe(true);
  });
});

describe('zones', () => {
  it('PO-4 namedZone returns null for an unknown name', () => {
    expect(namedZone('Nowhere/Land')).toBeNull();
  });

  it('PO-4 toInstant converts every wall-clock time of a zone back to its instant', () => {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Jerusalem',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    fc.assert(
      fc.property(minutesOfYear, (instant) => {
        const wall = Date.parse(`${format.format(instant).replace(' ', 'T')}:00Z`);
        const back = toInstant(wall, JERUSALEM);
        // The second occurrence of an hour that occurs twice is read as the first one.
        expect([instant, instant - HOUR]).toContain(back);
      }),
      { numRuns: 200 },
    );
  });
});
