import { describe, expect, it } from 'vitest';
import { isShown } from './is-shown.ts';

const empty = { count: 0, isAdding: false, isUsed: false, isEdited: false };

describe('whether the mini-cart can be seen', () => {
  it('MC-1 not while the cart is empty', () => {
    expect(isShown(empty)).toBe(false);
  });

  it('MC-1 as soon as an add starts', () => {
    expect(isShown({ ...empty, isAdding: true })).toBe(true);
  });

  it('MC-1 with something in the cart, and as the server drew it while nothing is known', () => {
    expect(isShown({ ...empty, count: 1 })).toBe(true);
    expect(isShown({ ...empty, count: undefined })).toBe(true);
  });

  it('MC-4 as long as it is open or offers to undo, though the last line was removed', () => {
    expect(isShown({ ...empty, isUsed: true })).toBe(true);
  });

  it('RT-20 always in the editor', () => {
    expect(isShown({ ...empty, isEdited: true })).toBe(true);
  });
});
