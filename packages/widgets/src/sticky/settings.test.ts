import { expect, it } from 'vitest';
import definition from './definition.ts';

const { settings } = definition;

it('SK-1 sticks on every device, or on those that the page says', () => {
  expect(settings.parse({}).devices).toEqual(
    expect.arrayContaining(['widescreen', 'desktop', 'laptop', 'tablet', 'mobile']),
  );
  expect(settings.parse({ sticky_on: ['desktop', 'tablet'] }).devices).toEqual(['desktop', 'tablet']);
});
