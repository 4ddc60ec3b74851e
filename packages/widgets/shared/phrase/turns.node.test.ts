import { describe, expect, it } from 'vitest';
import { lengthOf, nextTurn, type Plan, START, stepsOf, type Turn } from './turns.ts';

const plan: Plan = {
  come: { time: 10, wait: 5, step: 2 },
  go: { time: 1, wait: 0, step: 0 },
  overlaps: false,
  first: 100,
  stay: (parts, before) => parts * 10 + before,
  ending: (parts) => [{ name: 'out', time: parts }],
};
const PARTS = [3, 4, 5];

/** Returns up to eight steps, starting at a turn: the phrase's index, the step's name and its duration in ms. */
function follow(isEndless: boolean, from: Turn = START): string[] {
  const seen: string[] = [];
  for (let turn: Turn | null = from; turn && seen.length < 8; ) {
    const steps = stepsOf(plan, turn, PARTS);
    const { name, time } = steps[turn.step] ?? { name: '', time: 0 };
    seen.push(`${turn.index} ${name} ${time}`);
    turn = nextTurn(turn, steps.length, PARTS.length, isEndless);
  }
  return seen;
}

describe('turns of phrases', () => {
  it('AT-1 the first phrase is shown without motion, the others are animated, and all repeat', () => {
    expect(follow(true)).toEqual([
      '0 still 100',
      '0 out 3',
      '1 in 43',
      '1 out 4',
      '2 in 54',
      '2 out 5',
      '0 in 35',
      '0 out 3',
    ]);
  });

  it('HL-1 the last phrase stays if the phrases do not repeat', () => {
    expect(follow(false)).toEqual(['0 still 100', '0 out 3', '1 in 43', '1 out 4', '2 in 54']);
    expect(follow(false, { index: 2, before: null, step: 0 })).toEqual(['2 still 100']);
  });

  it('HL-1 a single phrase stays, and an empty list of phrases is accepted', () => {
    expect([nextTurn(START, 2, 1, true), nextTurn(START, 2, 0, true)]).toEqual([null, null]);
    expect(stepsOf(plan, START, [])[1]).toEqual({ name: 'out', time: 0 });
  });

  it('AT-1 lengthOf adds a step for each further part of a phrase, up to a maximum number of steps', () => {
    expect([0, 1, 4].map((parts) => lengthOf(plan.come, parts))).toEqual([15, 15, 21]);
    expect(lengthOf({ ...plan.come, most: 2 }, 40)).toBe(19);
  });
});
