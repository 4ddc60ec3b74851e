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

/** One slide on each device that has no value, even if a wider device has one. */
const ONE_EACH = { widescreen: 1, laptop: 1, tablet_extra: 1, tablet: 1, mobile_extra: 1, mobile: 1 };

/** `slides_per_view` with a default of one slide on every device (§9, testimonials). */
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
        'Number of visible slides; by default 1 for testimonials and reviews. Image, nested and loop carousels use `slides_to_show`. Elementor’s Slides and the effects `fade` and `cube` always show one slide.',
        count,
      ),
      { widescreen: 3, laptop: 3, tablet_extra: 3, tablet: 2, mobile_extra: 2, mobile: 1 },
    ),
    slides_to_show: byDevice(
      number(
        0,
        'Number of visible slides in image, nested and loop carousels. If 0, it is 3 on desktops, 2 on tablets (1 if desktops show 1) and 1 on phones.',
        count,
      ),
    ),
    slides_to_scroll: byDevice(number(1, 'Number of slides per move.', count), ONE_EACH),
    space_between: byDevice(
      length(
        '0px',
        'Gap between slides, such as `10px`. Image, nested and loop carousels use `image_spacing_custom`.',
      ),
    ),
    image_spacing_custom: byDevice(
      length('0px', 'Gap between slides in image, nested and loop carousels, such as `10px`.'),
    ),
    loop: toggle(false, 'Continues with the first slide after the last one.'),
    infinite: toggle(
      false,
      'Same as `loop`, under the name in Elementor’s image, nested and loop carousels and Slides.',
    ),
    speed: duration(500, 'Duration of a move, in ms. Elementor’s Slides use `transition_speed`.'),
    transition_speed: duration(500, 'Duration of a move in Elementor’s Slides, in ms.'),
    effect: choice(
      ['slide', 'fade', 'cube', 'coverflow'],
      'slide',
      'Transition between slides. Elementor’s Slides use `transition`. Testimonials and reviews always slide.',
    ),
    skin: choice(
      ['carousel', 'coverflow', 'slideshow'],
      'carousel',
      'Skin of Elementor’s Media Carousel: `coverflow` selects that effect, `slideshow` shows one slide at a time.',
    ),
    centered_slides: toggle(false, 'Keeps the current slide in the middle.'),
    lazyload: toggle(
      true,
      'Loads pictures with `data-src` or `data-background` only when their slide is visible or next. If off, loads all of them immediately.',
    ),
    transition: choice(['slide', 'fade'], 'slide', 'Transition in Elementor’s Slides.'),
    autoplay: toggle(false, 'Moves to the next slide automatically.'),
    autoplay_speed: period(5000, 'Time before autoplay moves to the next slide, in ms.'),
    pause_on_hover: toggle(false, 'Pauses autoplay while the pointer is over the carousel.'),
    pause_on_interaction: toggle(false, 'Stops autoplay once the visitor has used the carousel.'),
    show_arrows: toggle(true, 'Shows arrows. If off, Elementor’s own arrows are hidden too.'),
    arrows: toggle(
      true,
      'Same as `show_arrows`, under the name in Elementor’s nested and loop carousels. If either is off, there are no arrows.',
    ),
    pagination: choice(
      ['', 'bullets', 'fraction', 'progressbar', 'progress'],
      '',
      'Indicator of the current slide; `progress` is the same as `progressbar`. If empty, bullets appear only if Elementor’s markup has an element for them.',
    ),
    offset_sides: choice(
      ['none', 'both', 'left', 'right'],
      'none',
      'Sides on which a part of the adjacent slide is visible. Applies to nested and loop carousels only.',
    ),
    offset_width: byDevice(
      length(
        '80px',
        'Width of the visible part of an adjacent slide, such as `80px`. Applies to nested and loop carousels only.',
      ),
    ),
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
