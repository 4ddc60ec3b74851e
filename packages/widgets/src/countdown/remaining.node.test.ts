import { assert, integer, property, subarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcedSeconds, inWords, milestone, PARTS, partsOf } from './remaining.ts';

const read = (remaining: number, shown = [...PARTS]) => Object.fromEntries(partsOf(remaining, shown));
const LENGTH = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 };

describe('the parts of a remaining time', () => {
  it.each([
    [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [999, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [1000, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    [86_399_999, { days: 0, hours: 23, minutes: 59, seconds: 59 }],
    [86_400_000, { days: 1, hours: 0, minutes: 0, seconds: 0 }],
    [123 * 86_400_000 + 1000, { days: 123, hours: 0, minutes: 0, seconds: 1 }],
    [-1, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [-90_000_000, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ])('CD-1 partsOf splits %i ms into days, hours, minutes and seconds', (remaining, expected) => {
    expect(read(remaining)).toEqual(expected);
  });

  it('CD-1 partsOf adds a part that is not shown to the next smaller part', () => {
    const remaining = (2 * 86_400 + 3 * 3600 + 4 * 60 + 5) * 1000;
    expect(read(remaining, ['hours', 'minutes'])).toEqual({ hours: 51, minutes: 4 });
    expect(read(remaining, ['seconds'])).toEqual({ seconds: 183_845 });
    expect(read(remaining, ['days', 'seconds'])).toEqual({ days: 2, seconds: 11_045 });
  });

  it('CD-1 partsOf returns parts that are not negative and add up to the remaining time; only the largest overflows', () => {
    assert(
      property(
        integer({ min: -1e12, max: 1e13 }),
        subarray([...PARTS], { minLength: 1 }),
        (remaining, shown) => {
          const parts = partsOf(remaining, shown);
          const smallest = LENGTH[shown[shown.length - 1] ?? 'seconds'];
          const total = [...parts].reduce((sum, [part, count]) => sum + count * LENGTH[part], 0);
          const seconds = Math.floor(Math.max(0, remaining) / 1000);
          expect([...parts.keys()]).toEqual(shown);
          expect([...parts.values()].every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
          expect(total).toBe(seconds - (seconds % smallest));
          shown.slice(1).forEach((part, index) => {
            const larger = LENGTH[shown[index] ?? 'days'];
            expect((parts.get(part) ?? 0) * LENGTH[part]).toBeLessThan(larger);
          });
        },
      ),
      { numRuns: 200 },
    );
  });
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Browsers spell the Hebrew word for "second" with one or two letters Yod. */
const words = (remaining: number, language: 'he' | 'en') =>
  inWords(announcedSeconds(remaining), language).replace('שניה', 'שנייה');

describe('a remaining time in words', () => {
  it.each([
    [DAY, 'יום', '1 day'],
    [2 * DAY, 'יומיים', '2 days'],
    [3 * DAY, '3 ימים', '3 days'],
    [20 * DAY, '20 ימים', '20 days'],
    [123 * DAY, '123 ימים', '123 days'],
    [HOUR, 'שעה', '1 hour'],
    [2 * HOUR, 'שעתיים', '2 hours'],
    [11 * HOUR, '11 שעות', '11 hours'],
    [MINUTE, 'דקה', '1 minute'],
    [2 * MINUTE, 'שתי דקות', '2 minutes'],
    [59_000, '59 שניות', '59 seconds'],
    [2000, 'שתי שניות', '2 seconds'],
    [1000, 'שנייה', '1 second'],
  ])('CD-3 %i ms are %s in Hebrew and %s in English', (remaining, hebrew, english) => {
    expect(words(remaining, 'he')).toBe(hebrew);
    expect(words(remaining, 'en')).toBe(english);
  });

  it('CD-3 one hour has no number in Hebrew, even if the language is he-IL', () => {
    expect(inWords(3600, 'he-IL')).toBe('שעה');
  });

  it('CD-3 inWords joins several parts by the language’s rules, without parts that are 0', () => {
    expect(words(2 * DAY + HOUR, 'he')).toBe('יומיים ושעה');
    expect(words(2 * DAY + 5 * MINUTE, 'en')).toBe('2 days and 5 minutes');
    expect(words(DAY + 2 * HOUR + MINUTE, 'he')).toBe('יום, שעתיים ודקה');
  });

  it('CD-3 seconds are part of the words in the last minute only', () => {
    expect(words(HOUR + 30_000, 'en')).toBe('1 hour');
    expect(words(59_400, 'en')).toBe('1 minute');
    expect(words(58_400, 'en')).toBe('59 seconds');
  });

  it('CD-3 a milestone that was passed less than a second ago is still announced', () => {
    expect(words(HOUR - 400, 'en')).toBe('1 hour');
  });

  it('CD-3 inWords returns an empty text if no time is left', () => {
    expect(words(0, 'he')).toBe('');
    expect(words(-5, 'en')).toBe('');
  });
});

describe('milestones', () => {
  it.each([
    [3_601_000, 3_600_000, 3_600_000],
    [600_400, 599_400, 600_000],
    [61_000, 60_000, 60_000],
    [1000, 0, 0],
  ])('CD-3 between %i ms and %i ms the milestone is %i', (before, after, reached) => {
    expect(milestone(before, after)).toBe(reached);
  });

  it.each([
    [7_200_000, 7_199_000],
    [3_600_000, 3_599_000],
    [60_000, 59_000],
    [0, 0],
  ])('CD-3 between %i ms and %i ms there is no milestone', (before, after) => {
    expect(milestone(before, after)).toBeNull();
  });

  it('CD-3 milestone returns only the last of several milestones', () => {
    expect(milestone(7_200_000, 30_000)).toBe(60_000);
    expect(milestone(7_200_000, -30_000)).toBe(0);
  });

  it('CD-3 setting the clock back reaches no milestone', () => {
    expect(milestone(30_000, 7_200_000)).toBeNull();
  });
});
