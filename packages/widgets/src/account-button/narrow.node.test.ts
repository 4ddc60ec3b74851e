import { describe, expect, it } from 'vitest';
import { isNarrow } from './narrow.ts';

describe('the width at which the label changes', () => {
  it.each(['mobile', 'tablet', 'laptop'] as const)('AB-1 %s carries the short label', (device) => {
    expect(isNarrow(device)).toBe(true);
  });

  it.each(['desktop', 'widescreen'] as const)('AB-1 %s keeps the label of the server', (device) => {
    expect(isNarrow(device)).toBe(false);
  });
});
