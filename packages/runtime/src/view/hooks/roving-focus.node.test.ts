import { describe, expect, it } from 'vitest';
import { destination, moveOf } from './use-roving-focus.ts';

describe('moveOf and destination', () => {
  it('SW-3 RT-21 moveOf moves to the next item with ArrowLeft in rtl, and with ArrowRight in ltr', () => {
    expect(moveOf('ArrowLeft', 'rtl')).toBe('next');
    expect(moveOf('ArrowRight', 'rtl')).toBe('previous');
    expect(moveOf('ArrowLeft', 'ltr')).toBe('previous');
    expect(moveOf('ArrowRight', 'ltr')).toBe('next');
  });

  it('SW-3 moveOf maps ArrowUp, ArrowDown, Home and End alike in both writing directions', () => {
    for (const direction of ['rtl', 'ltr'] as const) {
      expect(moveOf('ArrowDown', direction)).toBe('next');
      expect(moveOf('ArrowUp', direction)).toBe('previous');
      expect(moveOf('Home', direction)).toBe('first');
      expect(moveOf('End', direction)).toBe('last');
      expect(moveOf('a', direction)).toBeUndefined();
    }
  });

  it('AY-1 moveOf leaves ArrowUp and ArrowDown to the page in a row, and ArrowLeft and ArrowRight in a column', () => {
    const moves = (axis: 'row' | 'column') =>
      ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'].map((key) =>
        moveOf(key, 'rtl', axis),
      );
    expect(moves('row')).toEqual([undefined, undefined, 'next', 'previous', 'first', 'last']);
    expect(moves('column')).toEqual(['previous', 'next', undefined, undefined, 'first', 'last']);
  });

  it('SW-3 destination skips disabled items and wraps around at the ends', () => {
    const disabled = [true, false, true, false, false, true];
    expect(destination(disabled, 1, 'next')).toBe(3);
    expect(destination(disabled, 4, 'next')).toBe(1);
    expect(destination(disabled, 1, 'previous')).toBe(4);
    expect(destination(disabled, 3, 'first')).toBe(1);
    expect(destination(disabled, 3, 'last')).toBe(4);
    expect(destination([true, true], 0, 'next')).toBe(-1);
    expect(destination([], 0, 'last')).toBe(-1);
  });
});
