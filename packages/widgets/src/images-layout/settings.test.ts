import { expect, it } from 'vitest';
import definition from './ImagesLayout.tsx';

const { settings } = definition;

it('GA-2 an images layout defaults to masonry and rows of 300 px', () => {
  expect(settings.parse({})).toMatchObject({ layout: 'masonry', rowHeight: 300 });
});

it('GA-2 the layout and the row height of an images layout are configurable', () => {
  const raw = { layoutType: 'justify', justifyHeight: '120' };
  expect(settings.parse(raw)).toMatchObject({ layout: 'justify', rowHeight: 120 });
});
