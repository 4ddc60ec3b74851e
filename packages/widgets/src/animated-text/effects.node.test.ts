import { describe, expect, it } from 'vitest';
import definition from './AnimatedText.tsx';
import { EFFECTS, planOf } from './effects.ts';

const parse = (raw: object, problems: string[] = []) =>
  definition.settings.parse(raw as Record<string, unknown>, (problem) => problems.push(problem));

describe('the times of an animated text', () => {
  it.each([
    ['fx1', 1475, 460],
    ['fx2', 1000, 380],
    ['fx3', 1020, 500],
    ['fx4', 1450, 320],
    ['fx5', 550, 350],
    ['fx6', 600, 400],
    ['fx7', 1220, 300],
    ['fx8', 680, 330],
    ['fx9', 720, 370],
    ['fx10', 700, 450],
    ['fx11', 1300, 380],
    ['fx12', 476, 81],
  ] as const)('AT-1 the effect %s yields the times of a phrase with five letters', (effect, come, go) => {
    const plan = planOf(effect, 3000);
    expect([plan.first, plan.stay(5, 1), plan.ending(5)]).toEqual([
      3000,
      come + 3000,
      [{ name: 'out', time: go }],
    ]);
  });

  it('AT-1 animated texts have twelve effects and a default delay of 3000 ms', () => {
    expect(EFFECTS).toHaveLength(12);
    expect(parse({})).toEqual({ effect: 'fx1', delay: 3000 });
    expect(parse({ effect: 'fx9', delay: '1500' })).toEqual({ effect: 'fx9', delay: 1500 });
  });

  it.each([
    [0, 500],
    ['1ms', 500],
    ['', 3000],
    [-1, 3000],
    ['1e99', 3000],
    [Number.NaN, 3000],
    [501, 501],
    [99_999_999, 60_000],
  ])('AT-1 with a delay of %o a phrase stays for %i ms', (raw, delay) => {
    expect(parse({ delay: raw }).delay).toBe(delay);
  });

  it('RT-3 invalid settings of an animated text are reported and replaced by the defaults', () => {
    const problems: string[] = [];
    expect(parse({ effect: 'fx13', delay: 'soon' }, problems)).toEqual(parse({}));
    expect(problems).toHaveLength(2);
  });
});
