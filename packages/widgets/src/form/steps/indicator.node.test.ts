import { describe, expect, it } from 'vitest';
import { indicatorParts, indicatorState } from './step-machine.ts';

describe('indicators', () => {
  it('FM-7 indicatorState is completed for earlier steps, active for the shown step, and inactive for later steps', () => {
    expect([0, 1, 2, 3].map((index) => indicatorState(index, 2))).toEqual([
      'completed',
      'completed',
      'active',
      'inactive',
    ]);
  });

  it.each([
    ['none', []],
    ['text', ['text']],
    ['icon', ['icon']],
    ['number', ['number']],
    ['progress_bar', ['bar']],
    ['number_text', ['number', 'text']],
    ['icon_text', ['icon', 'text']],
    ['icon_number_text', ['icon', 'number', 'text']],
    ['<b>', []],
  ])('FM-7 the indicators of step_type %s show %j', (type, shown) => {
    const found = Object.entries(indicatorParts(type)).filter(([, on]) => on);
    expect(found.map(([part]) => part)).toEqual(shown);
  });
});
