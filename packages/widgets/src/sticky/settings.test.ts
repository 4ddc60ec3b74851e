import { expect, it } from 'vitest';
import definition from './Sticky.tsx';

const { settings } = definition;

it('SK-1 a sticky element sticks on every device by default, or on the configured devices', () => {
  expect(settings.parse({}).devices).toEqual(
    expect.arrayContaining(['widescreen', 'desktop', 'laptop', 'tablet', 'mobile']),
  );
  expect(settings.parse({ sticky_on: ['desktop', 'tablet'] }).devices).toEqual(['desktop', 'tablet']);
});
