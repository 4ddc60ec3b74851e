import { describe, expect, it } from 'vitest';
import { dateProblem } from './date-problem.ts';
import { limitText } from './limit-text.ts';

const right = { badInput: false, rangeUnderflow: false, rangeOverflow: false };

describe('what is wrong with a date', () => {
  it.each([
    ['nothing', right, null],
    ['half a date, before all else', { ...right, badInput: true, rangeUnderflow: true }, 'NotComplete'],
    ['too early', { ...right, rangeUnderflow: true }, 'Before'],
    ['too late', { ...right, rangeOverflow: true }, 'After'],
  ])('FM-10 %s', (_what, validity, problem) => {
    const { rangeUnderflow } = validity;
    expect(
      dateProblem(validity, rangeUnderflow ? '2026-01-01' : '', rangeUnderflow ? '' : '2026-02-01'),
    ).toBe(problem);
  });

  it('FM-10 with both limits both are said', () => {
    expect(dateProblem({ ...right, rangeOverflow: true }, '09:00', '17:00')).toBe('Outside');
  });

  it('FM-10 limits are written as the page’s language writes dates', () => {
    expect(limitText('2026-03-27', 'date', 'en')).toBe('March 27, 2026');
    expect(limitText('2026-03-27', 'date', 'he')).toBe('27 במרץ 2026');
    expect(limitText('17:00', 'time', 'he')).toBe('17:00');
    expect(limitText('', 'date', 'he')).toBe('');
  });
});
