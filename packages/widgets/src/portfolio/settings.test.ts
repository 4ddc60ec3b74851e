import { expect, it } from 'vitest';
import definition from './Portfolio.tsx';

const { settings } = definition;

it('PF-1 a portfolio has 3 columns and shows 6 items at a time by default', () => {
  expect(settings.parse({})).toMatchObject({ columns: { desktop: 3, tablet: 2, mobile: 1 }, perPage: 6 });
});

it('PF-1 a portfolio has the configured numbers of columns and items', () => {
  const raw = { columns: '5', columns_tablet: 4, perPage: '9' };
  expect(settings.parse(raw)).toMatchObject({ columns: { desktop: 5, tablet: 4, mobile: 1 }, perPage: 9 });
});
