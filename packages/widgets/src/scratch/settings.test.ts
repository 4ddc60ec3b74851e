import { expect, it } from 'vitest';
import definition from './Card.tsx';

const { settings } = definition;

it('SC-1 the part to be scratched off is 75 per cent by default, or the configured part', () => {
  expect(settings.parse({}).enough).toBe(0.75);
  expect(settings.parse({ scratchFillPercent: '40' }).enough).toBe(0.4);
});
