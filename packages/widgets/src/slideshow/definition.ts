import {
  byDevice,
  choice,
  defineSettings,
  defineWidget,
  duration,
  length,
  number,
  period,
  text,
  toggle,
} from '@iyim/runtime/widget';
import { readSlideshow } from './read.ts';
import { Slideshow } from './Slideshow.tsx';
import styles from './slideshow.css?inline';

const settings = defineSettings(
  {
    slideshow_slides_per_view: byDevice(
      number(5, 'How many thumbnails stand side by side.', { min: 0, max: 100 }),
      { widescreen: 5, laptop: 5, tablet_extra: 5, tablet: 4, mobile_extra: 4, mobile: 3 },
    ),
    centered_slides: toggle(false, 'The current thumbnail stands in the middle.'),
    space_between: byDevice(length('0px', 'Between two thumbnails.')),
    lazyload: toggle(
      true,
      'Pictures that the page leaves to the script load with their slide or when it is the next; off: all at once.',
    ),
    effect: choice(['slide', 'fade', 'cube'], 'slide', 'How slides follow each other.'),
    loop: toggle(false, 'Goes on from the last slide with the first.'),
    speed: duration(500, 'How long a move takes.'),
    autoplay: toggle(false, 'Turns by itself.'),
    autoplay_speed: period(5000, 'How long a slide stays then.'),
    pause_on_hover: toggle(false, 'Waits while the pointer is over it.'),
    pause_on_interaction: toggle(false, 'Stops for good once the visitor has used it.'),
    sliderHeight: length(
      '600px',
      'How high the elements plugin’s slider is; its outer element may say it for each device.',
    ),
    sliderWidth: length('100%', 'How wide it is.'),
    autoSliderHeight: toggle(false, 'As high as what is in it.'),
    sliderNavigation: toggle(true, 'It has arrows,'),
    sliderNavigationIcon: text('', 'with the icon in the element of this class,'),
    sliderNaviOnHover: toggle(false, 'seen while it is hovered or has the focus.'),
    sliderPagination: toggle(false, 'It has a dot for each slide.'),
    sliderAutoplay: toggle(true, 'It turns by itself.'),
    sliderAutoplayDelay: period(2000, 'How long a slide stays then.'),
    sliderAutoplayOnHover: choice(
      ['none', 'pause', 'stop'],
      'pause',
      'What the pointer over it does to that.',
    ),
    sliderFullScreen: toggle(true, 'It has a button for the whole screen,'),
    sliderFullscreenIcon: text('', 'with the icon in the element of this class.'),
    sliderLoop: toggle(true, 'It goes on from the last slide with the first.'),
    sliderFadeMode: toggle(false, 'Its slides fade.'),
    slideDistance: length('10px', 'Between two of its slides.'),
    slideDuration: duration(500, 'How long its move takes.'),
    thumbnails: toggle(true, 'It has thumbnails.'),
    thumbnailWidth: length('120px', 'Their width,'),
    thumbnailHeight: length('80px', 'and height.'),
    touchswipe: toggle(true, 'It follows the finger.'),
    fractionPag: toggle(false, 'It says “1/5”,'),
    fractionPrefix: text('', 'with this before it,'),
    fractionSeparator: text('/', 'this between,'),
    fractionSuffix: text('', 'and this after it.'),
  },
  (raw) => raw,
  { isTolerant: true },
);

export type SlideshowSettings = ReturnType<typeof settings.parse>;

export default defineWidget({
  name: 'slideshow',
  settings,
  read: readSlideshow,
  View: Slideshow,
  styles,
  messages: {
    he: { thumbnails: 'תמונות ממוזערות', fullscreen: 'מסך מלא' },
    en: { thumbnails: 'Thumbnails', fullscreen: 'Full screen' },
  },
});
