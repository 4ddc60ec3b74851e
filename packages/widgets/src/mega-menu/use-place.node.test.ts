import { describe, expect, it } from 'vitest';
import { leftOf, opensAbove } from './use-place.ts';

const box = (left: number, right: number) => ({ left, right, top: 0, bottom: 40 });

describe('a panel that fits its content', () => {
  it.each([
    ['left', 400],
    ['center', 350],
    ['right', 300],
  ] as const)('MM-1 a panel that fits its content is aligned with the %s of its title', (align, expected) => {
    expect(leftOf(box(400, 500), 200, 1000, align)).toBe(expected);
  });

  it.each(['left', 'center', 'right'] as const)(
    'MM-1 a mega menu’s panel that is aligned with the %s of its title stays inside the viewport',
    (align) => {
      expect(leftOf(box(0, 50), 200, 1000, align)).toBe(0);
      expect(leftOf(box(950, 1000), 200, 1000, align)).toBe(800);
      expect(leftOf(box(950, 1000), 1200, 1000, align)).toBe(0);
    },
  );
});

it('MM-1 opensAbove returns true only for a panel that fits above the titles but not below them', () => {
  const panel = (height: number) => ({ left: 0, right: 0, top: 500, bottom: 500 + height });
  expect(opensAbove(panel(300), 40, 700)).toBe(true);
  expect(opensAbove(panel(200), 40, 700)).toBe(false);
  expect(opensAbove(panel(480), 40, 700)).toBe(false);
});
