import { expect, it } from 'vitest';
import definition from './Accordion.tsx';

const { settings } = definition;

it('AX-1 the accordion keeps one item open at a time, unless configured otherwise', () => {
  expect(settings.parse({}).isOneAtATime).toBe(true);
  expect(settings.parse({ max_items_expended: 'multiple' }).isOneAtATime).toBe(false);
});
