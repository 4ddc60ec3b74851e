import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveStep, type StepMove } from './step-machine.ts';

const anyMove: fc.Arbitrary<StepMove> = fc.oneof(
  fc.record({ kind: fc.constant('next' as const), isValid: fc.boolean() }),
  fc.record({ kind: fc.constant('previous' as const) }),
  fc.record({ kind: fc.constant('reset' as const) }),
  fc.record({ kind: fc.constant('problems' as const), steps: fc.array(fc.integer({ min: -3, max: 12 })) }),
  fc.record({
    kind: fc.constant('resume' as const),
    step: fc.oneof(fc.integer(), fc.double(), fc.constantFrom(Number.NaN, Infinity, -Infinity)),
  }),
);
const anyCount = fc.integer({ min: 1, max: 10 });
const after = (count: number, moves: readonly StepMove[]): number =>
  moves.reduce((current, move) => moveStep(current, count, move), 0);

describe('moving between steps', () => {
  it('FM-6 the step index stays within the form’s steps after any moves', () => {
    fc.assert(
      fc.property(anyCount, fc.array(anyMove, { maxLength: 30 }), (count, moves) => {
        const current = after(count, moves);
        expect(Number.isInteger(current) && current >= 0 && current < count).toBe(true);
      }),
    );
  });

  it('FM-6 “next” moves on by one step from a valid step, and stays on an invalid one', () => {
    fc.assert(
      fc.property(anyCount, fc.array(anyMove), fc.boolean(), (count, moves, isValid) => {
        const at = after(count, moves);
        const current = moveStep(at, count, { kind: 'next', isValid });
        expect(current).toBe(isValid ? Math.min(at + 1, count - 1) : at);
      }),
    );
  });

  it('FM-6 “previous” goes back by one step without a check, down to the first step', () => {
    fc.assert(
      fc.property(anyCount, fc.array(anyMove), (count, moves) => {
        const at = after(count, moves);
        expect(moveStep(at, count, { kind: 'previous' })).toBe(Math.max(at - 1, 0));
      }),
    );
  });

  it('FM-6 a reset returns to the first step', () => {
    fc.assert(
      fc.property(anyCount, fc.array(anyMove), (count, moves) => {
        expect(moveStep(after(count, moves), count, { kind: 'reset' })).toBe(0);
      }),
    );
  });

  it('FM-6 errors show the first step that has an error; errors outside the steps change nothing', () => {
    fc.assert(
      fc.property(
        anyCount,
        fc.array(anyMove),
        fc.array(fc.integer({ min: -3, max: 12 })),
        (count, moves, steps) => {
          const at = after(count, moves);
          const there = steps.filter((step) => step >= 0 && step < count).sort((one, other) => one - other);
          expect(moveStep(at, count, { kind: 'problems', steps })).toBe(there[0] ?? at);
        },
      ),
    );
  });

  it.each([Number.NaN, 0.5, Infinity, -4])(
    'FM-6 resuming at the step %d starts at the first step',
    (step) => {
      expect(moveStep(2, 4, { kind: 'resume', step })).toBe(0);
    },
  );

  it('FM-6 the step index stays 0 in a form without steps', () => {
    expect(moveStep(0, 0, { kind: 'next', isValid: true })).toBe(0);
  });
});
