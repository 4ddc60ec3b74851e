import { describe, expect, it } from 'vitest';
import { inWords, saidSeconds } from './words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The browser's data spell a second with one or two of that letter. */
const words = (remaining: number, language: 'he' | 'en') =>
  inWords(saidSeconds(remaining), language).replace('שניה', 'שנייה');

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
  ])('CD-3 %i ms: %s, %s', (remaining, hebrew, english) => {
    expect(words(remaining, 'he')).toBe(hebrew);
    expect(words(remaining, 'en')).toBe(english);
  });

  it('CD-3 several parts are joined the way the language does, the empty ones left out', () => {
    expect(words(2 * DAY + HOUR, 'he')).toBe('יומיים ושעה');
    expect(words(2 * DAY + 5 * MINUTE, 'en')).toBe('2 days and 5 minutes');
    expect(words(DAY + 2 * HOUR + MINUTE, 'he')).toBe('יום, שעתיים ודקה');
  });

  it('CD-3 seconds are said in the last minute only', () => {
    expect(words(HOUR + 30_000, 'en')).toBe('1 hour');
    expect(words(59_400, 'en')).toBe('1 minute');
    expect(words(58_400, 'en')).toBe('59 seconds');
  });

  it('CD-3 a milestone that is passed by less than a second is still said', () => {
    expect(words(HOUR - 400, 'en')).toBe('1 hour');
  });

  it('CD-3 nothing is left of nothing', () => {
    expect(words(0, 'he')).toBe('');
    expect(words(-5, 'en')).toBe('');
  });
});
