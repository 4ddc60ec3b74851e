import { expect, it } from 'vitest';
import definition from './Portfolio.tsx';

const { settings } = definition;

it('PF-1 by default there are 3 columns and 6 items', () => {
  expect(settings.parse({})).toMatchObject({ columns: { desktop: 3, tablet: 2, mobile: 1 }, perPage: 6 });
});

it('PF-1 reads the configured number of columns and of items', () => {
  const raw = { columns: '5', columns_tablet: 4, perPage: '9' };
  expect(settings.parse(raw)).toMatchObject({ columns: { desktop: 5, tablet: 4, mobile: 1 }, perPage: 9 });
});
