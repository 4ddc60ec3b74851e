import { describe, expect, it } from 'vitest';
import { milestone, percentOf } from './Waiting.tsx';

describe('upload progress', () => {
  it.each([
    [0, 100, 0],
    [1, 3, 33],
    [999, 1000, 99],
    [5, 5, 100],
    [6, 5, 100],
    [-1, 5, 0],
    [1, 0, 0],
  ])('FM-8 percentOf returns the progress of %i of %i uploaded bytes as %i%%', (sent, total, percent) => {
    expect(percentOf(sent, total)).toBe(percent);
  });

  it.each([
    [0, 24, null],
    [0, 25, 25],
    [25, 49, null],
    [24, 60, 50],
    [0, 100, 100],
    [100, 100, null],
  ])('FM-8 an upload from %i to %i%% passes the milestone %j', (before, now, mark) => {
    expect(milestone(before, now)).toBe(mark);
  });
});
