import { expect, it } from 'vitest';
import { settings } from './settings.ts';

it('GA-1 the gallery has 4 columns by default, 2 on tablets and 1 on phones', () => {
  expect(settings.parse({})).toEqual({
    layout: '',
    columns: { desktop: 4, tablet: 2, mobile: 1 },
    gap: { desktop: 10 },
    rowHeight: { desktop: 200 },
    aspectRatio: '3 / 2',
    isLazy: true,
    hover: { image: '', overlay: 'fade-in', content: 'fade-in', isSequenced: false, duration: 0 },
  });
});

it('GA-1 a gallery’s settings are parsed as configured', () => {
  const raw = {
    gallery_layout: 'justified',
    columns: '5',
    gap: { size: 3 },
    ideal_row_height: 120,
    aspect_ratio: '16:9',
    lazyload: '',
    image_hover_animation: 'grow',
    background_overlay_hover_animation: 'enter-zoom-in',
    content_hover_animation: 'grow',
    content_sequenced_animation: 'yes',
    content_animation_duration: 700,
  };
  expect(settings.parse(raw)).toEqual({
    layout: 'justified',
    columns: { desktop: 5, tablet: 2, mobile: 1 },
    gap: { desktop: 3 },
    rowHeight: { desktop: 120 },
    aspectRatio: '16 / 9',
    isLazy: false,
    hover: { image: 'grow', overlay: 'enter-zoom-in', content: 'grow', isSequenced: true, duration: 700 },
  });
});
