import { expect, it } from 'vitest';
import definition from './Slideshow.tsx';

const { settings } = definition;

it('CR-2 a slideshow has the defaults of the media slideshow and of the plugin’s slider', () => {
  expect(settings.parse({})).toMatchObject({
    slideshow_slides_per_view: {
      widescreen: 5,
      desktop: 5,
      laptop: 5,
      tablet_extra: 5,
      tablet: 4,
      mobile_extra: 4,
      mobile: 3,
    },
    centered_slides: false,
    lazyload: true,
    effect: 'slide',
    loop: false,
    speed: 500,
    autoplay: false,
    autoplay_speed: 5000,
    pause_on_hover: false,
    pause_on_interaction: false,
    sliderHeight: '600px',
    sliderAutoplay: true,
    sliderAutoplayDelay: 2000,
    thumbnails: true,
    thumbnailWidth: '120px',
    thumbnailHeight: '80px',
  });
});

it('CR-2 configured settings of a slideshow replace its defaults', () => {
  const raw = {
    slideshow_slides_per_view: 7,
    slideshow_slides_per_view_mobile: '2',
    centered_slides: 'yes',
    sliderHeight: { unit: 'px', size: 400 },
    sliderAutoplayDelay: '900',
    thumbnailWidth: '60px',
    thumbnailHeight: '50px',
  };
  const read = settings.parse(raw);
  expect(read).toMatchObject({
    centered_slides: true,
    sliderHeight: '400px',
    sliderAutoplayDelay: 900,
    thumbnailWidth: '60px',
    thumbnailHeight: '50px',
  });
  expect(read.slideshow_slides_per_view).toMatchObject({ desktop: 7, mobile: 2, tablet: 4 });
});
