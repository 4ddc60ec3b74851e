import {
  byDevice,
  choice,
  defineSettings,
  duration,
  length,
  number,
  period,
  toggle,
} from '@iyim/runtime/widget';

const count = { min: 0, max: 100 };

/** One on every device, whatever the wider ones have. */
const ONE_EACH = { widescreen: 1, laptop: 1, tablet_extra: 1, tablet: 1, mobile_extra: 1, mobile: 1 };

/** The same setting where one slide is the default on every device (§9, testimonials). */
const ofSingle = defineSettings(
  {
    slides_per_view: byDevice(number(1, '', { min: 1, max: 100 }), ONE_EACH),
  },
  (raw) => raw.slides_per_view,
  { isTolerant: true },
);

const settings = defineSettings(
  {
    slides_per_view: byDevice(
      number(
        3,
        'Slides side by side. Testimonials and reviews show one by default, as do effects other than coverflow in any case.',
        count,
      ),
      { widescreen: 3, laptop: 3, tablet_extra: 3, tablet: 2, mobile_extra: 2, mobile: 1 },
    ),
    slides_to_show: byDevice(
      number(
        0,
        'The same in image and nested carousels. Empty: 3, on tablets 2 (1 where desktops have 1), on phones 1.',
        count,
      ),
    ),
    slides_to_scroll: byDevice(number(1, 'How many slides one move passes.', count), ONE_EACH),
    space_between: byDevice(length('0px', 'Between two slides.')),
    image_spacing_custom: byDevice(length('0px', 'The same in image and nested carousels.')),
    loop: toggle(false, 'Goes on from the last slide with the first.'),
    infinite: toggle(false, 'The same in image and nested carousels and in slides.'),
    speed: duration(500, 'How long a move takes.'),
    transition_speed: duration(500, 'The same in slides.'),
    effect: choice(
      ['slide', 'fade', 'cube', 'coverflow'],
      'slide',
      'How slides follow each other. Testimonials and reviews slide.',
    ),
    skin: choice(
      ['carousel', 'coverflow', 'slideshow'],
      'carousel',
      'The same in media carousels: `coverflow` is that effect, `slideshow` shows one slide.',
    ),
    centered_slides: toggle(false, 'The current slide is in the middle.'),
    lazyload: toggle(
      true,
      'Pictures that the page leaves to the script load with their slide or when it is the next; off: all at once.',
    ),
    transition: choice(['slide', 'fade'], 'slide', 'The same in slides.'),
    autoplay: toggle(false, 'Turns by itself.'),
    autoplay_speed: period(5000, 'How long a slide stays then.'),
    pause_on_hover: toggle(false, 'Waits while the pointer is over it.'),
    pause_on_interaction: toggle(false, 'Stops for good once the visitor has used it.'),
    show_arrows: toggle(true, 'Has arrows. The page builder’s own are hidden when it is off.'),
    arrows: toggle(true, 'The same in nested carousels.'),
    pagination: choice(
      ['', 'bullets', 'fraction', 'progressbar', 'progress'],
      '',
      'What says where it stands. Empty: nothing, or bullets where the page builder has left room for it.',
    ),
    offset_sides: choice(
      ['none', 'both', 'left', 'right'],
      'none',
      'Where a part of the next slide is seen, in nested carousels.',
    ),
    offset_width: byDevice(length('80px', 'How wide that part is.')),
  },
  (raw) => ({
    perView: raw.slides_per_view,
    toShow: raw.slides_to_show,
    step: raw.slides_to_scroll,
    gaps: { builder: raw.space_between, image: raw.image_spacing_custom },
    loop: raw.loop || raw.infinite,
    speed: { builder: raw.speed, slides: raw.transition_speed },
    effect: raw.skin === 'coverflow' ? raw.skin : raw.effect,
    isSlideshow: raw.skin === 'slideshow',
    transition: raw.transition,
    autoplay: raw.autoplay
      ? {
          delay: raw.autoplay_speed,
          pausesOnHover: raw.pause_on_hover,
          stopsOnUse: raw.pause_on_interaction,
        }
      : null,
    hasArrows: raw.show_arrows && raw.arrows,
    isCentered: raw.centered_slides,
    isLazy: raw.lazyload,
    pagination: raw.pagination === 'progress' ? 'progressbar' : raw.pagination || null,
    offset: { sides: raw.offset_sides, width: raw.offset_width },
  }),
  { isTolerant: true },
);

export const allSettings = {
  ...settings,
  parse: (...given: Parameters<typeof settings.parse>) => ({
    ...settings.parse(...given),
    perViewOfSingle: ofSingle.parse(given[0]),
  }),
};

export type CarouselSettings = ReturnType<typeof allSettings.parse>;
