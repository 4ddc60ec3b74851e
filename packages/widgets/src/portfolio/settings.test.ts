import { expect, it } from 'vitest';
import definition from './Portfolio.tsx';

const { settings } = definition;

it('PF-1 there are 3 columns and 6 items by default', () => {
  expect(settings.parse({})).toMatchObject({ columns: { desktop: 3, tablet: 2, mobile: 1 }, perPage: 6 });
});

it('PF-1 columns and items follow the settings', () => {
  const raw = { columns: '5', columns_tablet: 4, perPage: '9' };
  expect(settings.parse(raw)).toMatchObject({ columns: { desktop: 5, tablet: 4, mobile: 1 }, perPage: 9 });
});
