import { expect, it } from 'vitest';
import definition from './ImagesLayout.tsx';

const { settings } = definition;

it('GA-2 defaults to masonry and rows of 300 px', () => {
  expect(settings.parse({})).toMatchObject({ layout: 'masonry', rowHeight: 300 });
});

it('GA-2 reads the configured layout and row height', () => {
  const raw = { layoutType: 'justify', justifyHeight: '120' };
  expect(settings.parse(raw)).toMatchObject({ layout: 'justify', rowHeight: 120 });
});
