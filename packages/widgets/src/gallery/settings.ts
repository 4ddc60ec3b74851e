import { byDevice, choice, defineSettings, duration, number, toggle } from '@iyim/runtime/widget';

const SIDES = ['left', 'right', 'top', 'bottom'] as const;
const reveals = [
  'fade-in',
  'fade-out',
  ...SIDES.flatMap((side) => [`enter-from-${side}`, `exit-to-${side}`]),
  ...['in', 'out'].flatMap((way) => [`enter-zoom-${way}`, `exit-zoom-${way}`]),
];
const moves = ['grow', 'shrink', 'move-left', 'move-right', 'move-up', 'move-down'];

export const settings = defineSettings(
  {
    gallery_layout: choice(
      ['', 'grid', 'justified', 'masonry'],
      '',
      'Layout of the pictures. If empty, they form a grid, or in Elementor’s Basic Gallery, the page’s style sheet sets the layout.',
    ),
    columns: byDevice(
      number(
        4,
        'Number of columns of the layouts `grid` and `masonry`. The default is 2 on tablets and 1 on phones.',
        {
          min: 1,
          max: 24,
        },
      ),
      { tablet: 2, mobile: 1 },
    ),
    gap: byDevice(number(10, 'Space between pictures, in px.', { min: 0, max: 500 })),
    ideal_row_height: byDevice(
      number(200, 'Approximate height of each row in the `justified` layout, in px.', { min: 20 }),
    ),
    aspect_ratio: choice(
      ['1:1', '3:2', '4:3', '9:16', '16:9', '21:9'],
      '3:2',
      'Aspect ratio of the pictures in the `grid` layout.',
    ),
    lazyload: toggle(true, 'Loads a picture only when it is near the viewport.'),
    image_hover_animation: choice(
      ['', 'grow', 'shrink-contained', ...SIDES.map((side) => `move-contained-${side}`)],
      '',
      'Animation of a picture on hover. If empty, there is no animation.',
    ),
    background_overlay_hover_animation: choice(
      ['', ...reveals],
      'fade-in',
      'Animation of a picture’s overlay on hover. If empty, there is no animation.',
    ),
    content_hover_animation: choice(
      ['', ...reveals, ...moves],
      'fade-in',
      'Animation of a picture’s title and description on hover. If empty, there is no animation.',
    ),
    content_sequenced_animation: toggle(
      false,
      'Animates a picture’s title and description one after the other on hover.',
    ),
    content_animation_duration: duration(
      0,
      'Duration of the animations on hover, in ms. If 0, the page’s style sheet sets it.',
    ),
  },
  (raw) => ({
    layout: raw.gallery_layout,
    columns: raw.columns,
    gap: raw.gap,
    rowHeight: raw.ideal_row_height,
    aspectRatio: raw.aspect_ratio.replace(':', ' / '),
    isLazy: raw.lazyload,
    hover: {
      image: raw.image_hover_animation,
      overlay: raw.background_overlay_hover_animation,
      content: raw.content_hover_animation,
      isSequenced: raw.content_sequenced_animation,
      duration: raw.content_animation_duration,
    },
  }),
  { isTolerant: true },
);

export type GallerySettings = ReturnType<typeof settings.parse>;
