import { expect, it } from 'vitest';
import definition from './Tabs.tsx';

const { settings } = definition;

it('TB-1 the first tab is open by default, or the configured tab', () => {
  expect(settings.parse({}).activeIndex).toBe(0);
  expect(settings.parse({ activeIndex: '2' }).activeIndex).toBe(2);
});
