import { describe, expect, it } from 'vitest';
import definition from './AnimatedHeadline.tsx';
import { KINDS, markTimes, planOf, timesOf, unitOf } from './rotation.ts';

const parse = (raw: object, problems: string[] = []) =>
  definition.settings.parse(raw as Record<string, unknown>, (problem) => problems.push(problem));

describe('the times of a headline', () => {
  const usual = {
    stay: 2500,
    letter: 50,
    typing: 150,
    selection: 500,
    reveal: 600,
    revealed: 1500,
    beforeTyping: 1300,
  };

  it('HL-1 timesOf derives all times from the delay', () => {
    expect(timesOf(parse({}).delay)).toEqual(usual);
    expect(timesOf(parse({ rotate_iteration_delay: 0 }).delay)).toEqual(usual);
    expect(timesOf(1000)).toEqual({
      stay: 1000,
      letter: 20,
      typing: 60,
      selection: 200,
      reveal: 240,
      revealed: 600,
      beforeTyping: 1000,
    });
  });

  it.each([
    [
      'typing',
      10 * 150 + 2500,
      [
        ['selected', 500],
        ['blank', 800],
      ],
      false,
    ],
    ['clip', 600 + 1500, [['out', 600]], false],
    ['flip', 2500, [], true],
    ['drop-in', 2500, [], true],
    ['slide', 2500, [], true],
    ['slide-down', 2500, [], true],
    ['swirl', 2500 + 12 * 50, [], true],
    ['blinds', 2500 + 12 * 50, [], true],
    ['wave', 2500 + 12 * 50, [], true],
  ] as const)(
    'HL-1 planOf %s computes the times of a ten-letter phrase after a twelve-letter one',
    (kind, stay, after, overlaps) => {
      const plan = planOf(kind, 2500);
      expect(plan.first).toBe(2500);
      expect(plan.stay(10, 12)).toBe(stay);
      expect(plan.ending(10).map(({ name, time }) => [name, time])).toEqual(after);
      expect(plan.overlaps).toBe(overlaps);
    },
  );

  it('HL-1 four animations of a headline move letter by letter', () => {
    expect(KINDS.filter((kind) => unitOf(kind) === 'letter')).toEqual(['typing', 'swirl', 'blinds', 'wave']);
    expect(planOf('wave', 2500).come).toEqual({ time: 600, wait: 0, step: 50 });
    expect(planOf('typing', 2500).come).toEqual({ time: 1, wait: 150, step: 150 });
  });

  it('HL-1 a mark fades after four fifths of its pause', () => {
    const { drawing, pause } = parse({});
    expect([drawing, pause]).toEqual([1200, 8000]);
    expect(markTimes(drawing, pause)).toEqual({ shown: 7600, gone: 1600 });
  });

  it.each([
    [0, 2500, 8000],
    ['', 2500, 8000],
    ['-5', 2500, 8000],
    [-1, 2500, 8000],
    ['NaN', 2500, 8000],
    [Number.NaN, 2500, 8000],
    [1e99, 2500, 8000],
    [{ size: [] }, 2500, 8000],
    [1, 500, 500],
    ['0.01s', 500, 500],
    [499, 500, 500],
    [501, 501, 501],
    ['99999999', 60_000, 60_000],
  ])('HL-1 a delay of %o is limited to between 500 and 60,000 ms', (time, rotate, highlight) => {
    const { delay, pause, drawing } = parse({
      rotate_iteration_delay: time,
      highlight_iteration_delay: time,
      highlight_animation_duration: 0,
    });
    expect([delay, pause, drawing]).toEqual([rotate, highlight, 0]);
  });

  it('RT-3 invalid settings of a headline are reported and replaced by the defaults', () => {
    const problems: string[] = [];
    const wrong = {
      headline_style: 'explode',
      animation_type: {},
      marker: 'heart',
      rotate_iteration_delay: '-1',
      loop: 'maybe',
    };
    expect(parse(wrong, problems)).toEqual(parse({}));
    expect(problems).toHaveLength(5);
    expect(timesOf(parse({ rotate_iteration_delay: '1e99' }).delay).stay).toBe(2500);
  });
});
