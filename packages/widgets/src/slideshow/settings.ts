import {
  byDevice,
  choice,
  defineSettings,
  duration,
  length,
  number,
  period,
  text,
  toggle,
} from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    slideshow_slides_per_view: byDevice(
      number(5, 'Number of visible thumbnails of Elementor’s Media Carousel.', { min: 0, max: 100 }),
      {
        widescreen: 5,
        laptop: 5,
        tablet_extra: 5,
        tablet: 4,
        mobile_extra: 4,
        mobile: 3,
      },
    ),
    centered_slides: toggle(
      false,
      'Keeps the current thumbnail of Elementor’s Media Carousel in the middle.',
    ),
    space_between: byDevice(
      length('0px', 'Space between thumbnails of Elementor’s Media Carousel, such as `10px`.'),
    ),
    lazyload: toggle(
      true,
      'Loads pictures with `data-src` or `data-background` only when their slide is visible or next. If off, loads all of them immediately.',
    ),
    effect: choice(
      ['slide', 'fade', 'cube'],
      'slide',
      'Transition between slides. The JetElements slider uses `sliderFadeMode`.',
    ),
    loop: toggle(
      false,
      'Continues with the first slide after the last one. The JetElements slider uses `sliderLoop`.',
    ),
    speed: duration(500, 'Duration of a transition, in ms. The JetElements slider uses `slideDuration`.'),
    autoplay: toggle(false, 'Changes the slide automatically. The JetElements slider uses `sliderAutoplay`.'),
    autoplay_speed: period(
      5000,
      'Time before autoplay changes the slide, in ms, except in the JetElements slider.',
    ),
    pause_on_hover: toggle(
      false,
      'Pauses autoplay while the pointer is over the slideshow. The JetElements slider uses `sliderAutoplayOnHover`.',
    ),
    pause_on_interaction: toggle(
      false,
      'Stops autoplay once the visitor has used the slideshow, except in the JetElements slider.',
    ),
    sliderHeight: length(
      '600px',
      'Height of the JetElements slider, such as `600px`. Elementor’s element around it can set a height for each device.',
    ),
    sliderWidth: length('100%', 'Width of the JetElements slider, such as `100%`.'),
    autoSliderHeight: toggle(false, 'Makes the JetElements slider as high as its content.'),
    sliderNavigation: toggle(true, 'Shows arrows. Applies to the JetElements slider and plain markup.'),
    sliderNavigationIcon: text(
      '',
      'Class of the element in the slider that contains the icon of the arrows. If empty, the widget’s own icon is used.',
    ),
    sliderNaviOnHover: toggle(
      false,
      'Shows the arrows only on hover and focus. Applies to the JetElements slider and plain markup.',
    ),
    sliderPagination: toggle(false, 'Shows a dot for each slide of the JetElements slider.'),
    sliderAutoplay: toggle(true, 'Changes the slide of the JetElements slider automatically.'),
    sliderAutoplayDelay: period(
      2000,
      'Time before autoplay changes the slide of the JetElements slider, in ms.',
    ),
    sliderAutoplayOnHover: choice(
      ['none', 'pause', 'stop'],
      'pause',
      'Effect of the pointer over the JetElements slider on autoplay: no effect (`none`), a pause (`pause`), or the end (`stop`).',
    ),
    sliderFullScreen: toggle(true, 'Shows a button that opens the JetElements slider in full screen.'),
    sliderFullscreenIcon: text(
      '',
      'Class of the element in the slider that contains the icon of the full-screen button. If empty, the widget’s own icon is used.',
    ),
    sliderLoop: toggle(true, 'Continues with the first slide of the JetElements slider after the last one.'),
    sliderFadeMode: toggle(false, 'Fades between the slides of the JetElements slider instead of sliding.'),
    slideDistance: length('10px', 'Space between the slides of the JetElements slider, such as `10px`.'),
    slideDuration: duration(500, 'Duration of a transition of the JetElements slider, in ms.'),
    thumbnails: toggle(
      true,
      'Shows thumbnails below the slides. Applies to the JetElements slider and plain markup.',
    ),
    thumbnailWidth: length(
      '120px',
      'Width of the thumbnails, such as `120px`. Applies to the JetElements slider and plain markup.',
    ),
    thumbnailHeight: length(
      '80px',
      'Height of the thumbnails, such as `80px`. Applies to the JetElements slider and plain markup.',
    ),
    touchswipe: toggle(true, 'Lets visitors change the slide by swiping.'),
    fractionPag: toggle(
      false,
      'Shows the number of the slide and the number of slides, such as “1/5”, if `sliderPagination` is off. Applies to the JetElements slider.',
    ),
    fractionPrefix: text('', 'Text before the numbers of `fractionPag`.'),
    fractionSeparator: text('/', 'Text between the two numbers of `fractionPag`.'),
    fractionSuffix: text('', 'Text after the numbers of `fractionPag`.'),
  },
  (raw) => raw,
  { isTolerant: true },
);

export type SlideshowSettings = ReturnType<typeof settings.parse>;
