import { expect, it } from 'vitest';
import { durationOf } from '../../shared/carousel/options.ts';
import definition from './Carousel.tsx';
import { optionsOf } from './options.ts';
import type { CarouselKind } from './read.ts';

const of = (
  kind: CarouselKind,
  settings: Record<string, unknown>,
  at: Parameters<typeof optionsOf>[2] = 'desktop',
) => optionsOf(definition.settings.parse(settings), { kind, isCoverflow: false }, at);

it.each([
  ['media', { slides_per_view: 4 }, { perView: 4 }],
  ['media', { slides_to_scroll: '2' }, { step: 2 }],
  ['media', { space_between: { unit: 'px', size: 12 } }, { gap: '12px' }],
  ['media', { loop: 'yes' }, { loop: true }],
  ['media', { speed: 900 }, { speed: 900 }],
  ['media', { effect: 'cube' }, { effect: 'cube' }],
  ['media', { effect: 'coverflow' }, { effect: 'coverflow' }],
  ['media', { skin: 'coverflow' }, { effect: 'coverflow' }],
  ['media', { skin: 'slideshow' }, { perView: 1 }],
  ['media', { centered_slides: 'yes' }, { isCentered: true }],
  ['media', { lazyload: '' }, { isLazy: false }],
  [
    'nested',
    { slides_to_show: 2, infinite: 'yes', image_spacing_custom: { unit: 'px', size: 8 } },
    { perView: 2, loop: true, gap: '8px', hasLongSwipes: true },
  ],
  [
    'loop',
    { slides_to_show: 2, infinite: 'yes', image_spacing_custom: { unit: 'px', size: 8 } },
    { perView: 2, loop: true, gap: '8px', hasLongSwipes: false },
  ],
  ['loop', { offset_sides: 'left', offset_width: { unit: 'px', size: 30 } }, { padding: { left: '30px' } }],
  ['loop', {}, { perView: 3, gap: '0px', loop: false }],
  ['slides', { transition: 'fade', transition_speed: 700 }, { effect: 'fade', speed: 700, perView: 1 }],
  ['testimonial', { effect: 'cube' }, { perView: 1, effect: 'slide' }],
  ['reviews', { effect: 'cube' }, { perView: 1, effect: 'slide' }],
  ['slides', { slides_per_view: 4 }, { perView: 1 }],
  [
    'media',
    { autoplay: 'yes', autoplay_speed: 1200, pause_on_hover: 'yes', pause_on_interaction: 'yes' },
    { autoplay: { delay: 1200, pausesOnHover: true, stopsOnUse: true } },
  ],
  [
    'media',
    { autoplay: 'yes', autoplay_speed: 5 },
    { autoplay: { delay: 500, pausesOnHover: false, stopsOnUse: false } },
  ],
] as const)('CR-1 CR-2 a %s carousel applies %o', (kind, settings, expected) => {
  expect(of(kind, settings)).toMatchObject(expected);
});

it.each([
  [{}, [3, 2, 1]],
  [{ slides_to_show: 1 }, [1, 1, 1]],
  [{ slides_to_show: 5 }, [5, 2, 1]],
  [{ slides_to_show: 5, slides_to_show_tablet: 4, slides_to_show_mobile: 3 }, [5, 4, 3]],
])('CR-1 an image carousel with %o shows %j slides on desktops, tablets and phones', (settings, expected) => {
  expect((['desktop', 'tablet', 'mobile'] as const).map((at) => of('image', settings, at).perView)).toEqual(
    expected,
  );
});

it.each(['testimonial', 'reviews'] as const)(
  'CR-1 a %s carousel shows slides_per_view slides on each device, and one by default',
  (kind) => {
    const devices = ['widescreen', 'desktop', 'laptop', 'tablet', 'mobile'] as const;
    const shown = (settings: Record<string, unknown>) => devices.map((at) => of(kind, settings, at).perView);
    expect(shown({})).toEqual([1, 1, 1, 1, 1]);
    expect(shown({ slides_per_view: '3' })).toEqual([1, 3, 1, 1, 1]);
    expect(shown({ slides_per_view: 3, slides_per_view_laptop: '3', slides_per_view_tablet: 2 })).toEqual([
      1, 3, 3, 2, 1,
    ]);
    expect(shown({ slides_per_view: '', slides_per_view_mobile: 0, slides_per_view_tablet: 'two' })).toEqual([
      1, 1, 1, 1, 1,
    ]);
  },
);

it.each([
  [1, 10],
  [500, 25],
  [900, 45],
  [9000, 60],
])('CR-1 a speed of %d ms is a duration of %d Embla steps', (speed, steps) => {
  expect(durationOf(speed)).toBe(steps);
});
