import { expect, it } from 'vitest';
import definition from './ImagesLayout.tsx';

const { settings } = definition;

it('GA-2 by default pictures are laid out in masonry, and rows of justify are 300 px high', () => {
  expect(settings.parse({})).toMatchObject({ layout: 'masonry', rowHeight: 300 });
});

it('GA-2 pictures are laid out as configured', () => {
  const raw = { layoutType: 'justify', justifyHeight: '120' };
  expect(settings.parse(raw)).toMatchObject({ layout: 'justify', rowHeight: 120 });
});
