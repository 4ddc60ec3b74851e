import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { json, markup, numbers } from '../../../runtime/src/testing/hostile.ts';
import { isoDay, isoTime } from './read.ts';

describe('date and time limits from a CMS', () => {
  it.each([
    ['2026-03-27', '2026-03-27'],
    [' 2026-03-27 00:00', '2026-03-27'],
    ['2026-3-7', ''],
    ['27/03/2026', ''],
    ['2026-13-01', ''],
    ['2026-01-321', ''],
    ['today', ''],
    ['', ''],
  ])('FM-10 isoDay reads the date in the text %j as %j', (text, day) => {
    expect(isoDay(text)).toBe(day);
  });

  it.each([
    ['09:30', '09:30'],
    ['09:30:15', '09:30'],
    ['9:30', ''],
    ['24:00', ''],
    ['', ''],
  ])('FM-10 isoTime reads the time in the text %j as %j', (text, time) => {
    expect(isoTime(text)).toBe(time);
  });

  it('FM-10 isoDay returns every ISO date unchanged', () => {
    const day = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const text = date.toISOString().slice(0, 10);
        expect(isoDay(text)).toBe(text);
      }),
    );
  });

  it('FM-10 isoDay and isoTime return an empty text for hostile texts', () => {
    for (const text of [...json, ...markup, ...numbers])
      expect([isoDay(text), isoTime(text)]).toEqual(['', '']);
  });
});
