import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbers } from '../../../runtime/src/testing/hostile.ts';
import { endlessEnd, storedEnd } from './plan.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (text: string) => Date.parse(text);

describe('an evergreen countdown', () => {
  it('CD-2 storedEnd() returns the end if the interval is the same', () => {
    expect(storedEnd('1767225600000', '3600', HOUR)).toBe(1_767_225_600_000);
  });

  it('CD-2 storedEnd() returns an end in the past, so that the countdown does not restart by itself', () => {
    expect(storedEnd('1000', '3600', HOUR)).toBe(1000);
  });

  it.each([
    ['nothing is stored', null, null],
    ['the interval differs', '1767225600000', '3601'],
    ['only the end is stored', '1767225600000', null],
    ['only the interval is stored', null, '3600'],
    ['the end is empty', '', '3600'],
    ['the end is beyond the range of dates', '8640000000000001', '3600'],
    ['the end is a list', '[1]', '3600'],
  ])('CD-2 storedEnd() is null if %s', (_what, due, interval) => {
    expect(storedEnd(due, interval, HOUR)).toBeNull();
  });

  it.each(numbers)('CD-2 storedEnd() of %j is a time or null', (text) => {
    const end = storedEnd(text, '3600', HOUR);
    expect(end === null || (end > 0 && Number.isFinite(end))).toBe(true);
  });
});

describe('an endless countdown', () => {
  const utc = () => 0;

  it('CD-1 endlessEnd() is null before the first round', () => {
    expect(endlessEnd(1000, HOUR, 999, utc)).toBeNull();
  });

  it('CD-1 endlessEnd() returns the end of the current round, and at that time the end of the next round', () => {
    expect(endlessEnd(0, HOUR, 0, utc)).toBe(HOUR);
    expect(endlessEnd(0, HOUR, HOUR - 1, utc)).toBe(HOUR);
    expect(endlessEnd(0, HOUR, HOUR, utc)).toBe(2 * HOUR);
    expect(endlessEnd(500, HOUR, 10 * HOUR, utc)).toBe(10 * HOUR + 500);
  });

  it('CD-1 without clock changes, rounds are whole intervals from the start', () => {
    assert(
      property(
        integer({ min: 0, max: 1e12 }),
        integer({ min: 1, max: 1e6 }),
        integer({ min: 0, max: 1e12 }),
        constantFrom(-180, 0, 300, 345),
        (start, seconds, later, offset) => {
          const now = start + later;
          const end = endlessEnd(start, seconds * 1000, now, () => offset) ?? Number.NaN;
          expect(end).toBeGreaterThan(now);
          expect(end).toBeLessThanOrEqual(now + seconds * 1000);
          expect((end - start) % (seconds * 1000)).toBe(0);
        },
      ),
      { numRuns: 200 },
    );
  });
});

/** UTC offsets around the clock changes of 2026, in Israel (27 March, 25 October) and on the American east coast. */
const places = {
  Jerusalem: {
    spring: at('2026-03-27T00:00:00Z'),
    autumn: at('2026-10-24T23:00:00Z'),
    winter: -120,
    summer: -180,
  },
  'New York': {
    spring: at('2026-03-08T07:00:00Z'),
    autumn: at('2026-11-01T06:00:00Z'),
    winter: 300,
    summer: 240,
  },
};

describe.each(Object.entries(places))('an endless countdown over summer time in %s', (_name, place) => {
  const offsetAt = (time: number) =>
    time >= place.spring && time < place.autumn ? place.summer : place.winter;
  const wall = (time: number) => new Date(time - offsetAt(time) * 60_000).toISOString();
  /** Midnight of January 1 in the place's local time. */
  const midnight = at('2026-01-01T00:00:00Z') + place.winter * 60_000;

  it.each([
    ['the day before', (change: number) => change - DAY],
    ['an hour before', (change: number) => change - HOUR],
    ['just after', (change: number) => change],
    ['the day after', (change: number) => change + DAY],
  ])('CD-3 daily rounds end at midnight by the visitor’s clock, %s a clock change', (_when, of) => {
    for (const now of [of(place.spring), of(place.autumn)]) {
      const end = endlessEnd(midnight, DAY, now, offsetAt) ?? 0;
      expect(wall(end)).toMatch(/T00:00:00/);
      expect(end).toBeGreaterThan(now);
      expect(end - now).toBeLessThanOrEqual(25 * HOUR);
    }
  });

  it('CD-3 the end of the current round is in the future, at most a round and an hour away', () => {
    assert(
      property(
        integer({ min: 0, max: 365 * 24 * 60 }),
        integer({ min: 1, max: 3 * 24 * 60 }),
        (minute, length) => {
          const now = midnight + minute * 60_000;
          const end = endlessEnd(midnight, length * 60_000, now, offsetAt) ?? 0;
          expect(end).toBeGreaterThan(now);
          expect(end - now).toBeLessThanOrEqual(length * 60_000 + HOUR);
        },
      ),
      { numRuns: 300 },
    );
  });
});
