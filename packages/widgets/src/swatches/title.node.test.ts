import { describe, expect, it } from 'vitest';
import { titleText } from './title.ts';

describe('title', () => {
  it('SW-5 the title comes after the separator and a space', () => {
    expect(titleText(':', 'אדום')).toBe(': אדום');
    expect(titleText(' –', 'Red')).toBe(' – Red');
  });

  it('SW-5 nothing chosen, nothing beside the label', () => {
    expect(titleText(':', '')).toBe('');
  });
});
