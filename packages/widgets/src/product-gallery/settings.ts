import { choice, defineSettings, number, toggle } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    columns: number(4, 'Number of thumbnails per row.', { min: 1, max: 12 }),
    flexslider_enabled: toggle(
      true,
      'Shows one picture at a time, with thumbnails. If off, all pictures stay where the page’s style sheet puts them.',
    ),
    zoom_enabled: toggle(
      true,
      'Enlarges the picture under a mouse pointer, if its full size is wider than the gallery.',
    ),
    photoswipe_enabled: toggle(true, 'Opens the pictures in full size in the lightbox.'),
    animation: choice(['slide', 'fade'], 'slide', 'Transition between pictures.'),
    animationSpeed: number(500, 'Duration of a transition, in ms.', { min: 0, max: 60_000 }),
    animationLoop: toggle(false, 'Continues with the first picture after the last one.'),
    smoothHeight: toggle(
      true,
      'Makes the gallery as high as the current picture. If off, as high as the highest one.',
    ),
    directionNav: toggle(false, 'Shows arrows.'),
    controlNav: choice(
      ['thumbnails', 'dots', 'none'],
      'thumbnails',
      'Controls below the picture: a thumbnail or a dot for each picture, or no controls. WooCommerce’s `true` and `false` are read as `dots` and `none`.',
    ),
    touch: toggle(true, 'Lets visitors change the picture by swiping.'),
    slideshow: toggle(false, 'Changes the picture automatically.'),
    slideshowSpeed: number(7000, 'Time before `slideshow` changes the picture, in ms. At least 500.', {
      min: 500,
    }),
    pauseOnHover: toggle(false, 'Pauses `slideshow` while the pointer is over the gallery.'),
    magnify: number(
      1,
      'Enlargement of the zoomed picture, relative to its full size. Set by `zoom_options` of the shop.',
      {
        min: 0.1,
        max: 10,
      },
    ),
    shareEl: toggle(
      false,
      'Shows the buttons to share and download a picture in the lightbox. Set by `photoswipe_options` of the shop.',
    ),
  },
  ({
    flexslider_enabled,
    zoom_enabled,
    photoswipe_enabled,
    slideshow,
    slideshowSpeed,
    pauseOnHover,
    ...raw
  }) => ({
    ...raw,
    /**
     * Whether the slider is needed before the pointer or the focus reaches the gallery: it shows dots or arrows, or moves by
     * itself.
     */
    needsSlider: flexslider_enabled && (raw.controlNav === 'dots' || raw.directionNav || slideshow),
    hasSlider: flexslider_enabled,
    hasZoom: zoom_enabled,
    hasLightbox: photoswipe_enabled,
    autoplay: slideshow ? { delay: slideshowSpeed, pausesOnHover: pauseOnHover } : null,
  }),
  { isTolerant: true },
);

export type ProductGallerySettings = ReturnType<typeof settings.parse>;
