import { expect, it } from 'vitest';
import definition from './Carousel.tsx';

const { settings } = definition;

it('CR-1 CR-2 the default settings of a carousel are those of the page builder’s carousels', () => {
  const alike = (value: unknown) => {
    const devices = ['widescreen', 'desktop', 'laptop', 'tablet_extra', 'tablet', 'mobile_extra', 'mobile'];
    return Object.fromEntries(devices.map((device) => [device, value]));
  };
  expect(settings.parse({})).toEqual({
    perView: { ...alike(3), tablet: 2, mobile_extra: 2, mobile: 1 },
    perViewOfSingle: alike(1),
    toShow: { desktop: 0 },
    step: alike(1),
    gaps: { builder: { desktop: '0px' }, image: { desktop: '0px' } },
    loop: false,
    speed: { builder: 500, slides: 500 },
    effect: 'slide',
    transition: 'slide',
    isSlideshow: false,
    isCentered: false,
    isLazy: true,
    autoplay: null,
    hasArrows: true,
    pagination: null,
    offset: { sides: 'none', width: { desktop: '80px' } },
  });
  expect(settings.parse({ autoplay: 'yes' }).autoplay).toEqual({
    delay: 5000,
    pausesOnHover: false,
    stopsOnUse: false,
  });
});

it('CR-1 each configured carousel setting overrides its default', () => {
  const raw = {
    slides_per_view: '4',
    slides_per_view_mobile: 2,
    slides_to_scroll: 2,
    space_between: { unit: 'px', size: 12 },
    loop: 'yes',
    speed: 300,
    effect: 'cube',
    lazyload: '',
    show_arrows: '',
    pagination: 'bullets',
    autoplay: 'yes',
    autoplay_speed: 900,
    pause_on_hover: 'yes',
    pause_on_interaction: 'yes',
    centered_slides: 'yes',
    slides_to_show: 5,
  };
  expect(settings.parse(raw)).toMatchObject({
    perView: { desktop: 4, tablet: 2, mobile: 2 },
    toShow: { desktop: 5 },
    step: { desktop: 2 },
    gaps: { builder: { desktop: '12px' } },
    loop: true,
    speed: { builder: 300 },
    effect: 'cube',
    isLazy: false,
    hasArrows: false,
    pagination: 'bullets',
    isCentered: true,
    autoplay: { delay: 900, pausesOnHover: true, stopsOnUse: true },
  });
  expect(settings.parse({ arrows: '' }).hasArrows).toBe(false);
});

it('CR-1 CR-2 skin selects the coverflow effect or a slideshow', () => {
  expect(settings.parse({ skin: 'coverflow' })).toMatchObject({ effect: 'coverflow', isSlideshow: false });
  expect(settings.parse({ skin: 'slideshow' })).toMatchObject({ effect: 'slide', isSlideshow: true });
});
