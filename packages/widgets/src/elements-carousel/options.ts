import { type Device, forDevice } from '@iyim/runtime/shop';
import {
  byDevice,
  coerceNumber,
  defineSettings,
  duration,
  length,
  number,
  ownValue,
  period,
  toggle,
} from '@iyim/runtime/widget';
import type { CarouselOptions } from '../../shared/carousel/options.ts';
import type { ElementsCarouselInput } from './read.ts';

const count = { min: 0, max: 100 };

/** The plugin's options, named as in slick. */
const inner = defineSettings(
  {
    autoplay: toggle(true, ''),
    autoplaySpeed: period(5000, ''),
    pauseOnHover: toggle(false, ''),
    infinite: toggle(true, ''),
    speed: duration(500, ''),
    fade: toggle(false, ''),
    centerMode: toggle(false, ''),
    centerPadding: length('50px', ''),
    variableWidth: toggle(false, ''),
    dots: toggle(false, ''),
    fractionNav: toggle(false, ''),
    slidesToScroll: number(1, '', count),
  },
  (raw) => raw,
  { isTolerant: true },
);

/** Settings of the page builder's element around the host. The number of visible slides is called `columns` for posts. */
const outer = defineSettings(
  {
    slides_to_show: byDevice(number(0, '', count)),
    columns: byDevice(number(0, '', count)),
    slides_to_scroll: byDevice(number(0, '', count)),
  },
  (raw) => raw,
  { isTolerant: true },
);

/** Returns a carousel's options for a device. An invalid option is passed to `report` and gets its default. */
export function optionsOf(input: ElementsCarouselInput, at: Device, report: (problem: string) => void) {
  const raw = inner.parse(input.options, report);
  const around = outer.parse(input.outer, report);
  const perView = perViewOf(input, around, at);
  const { variableWidth, centerMode } = raw;
  const options: CarouselOptions = {
    perView,
    step: forDevice(around.slides_to_scroll, at) || raw.slidesToScroll,
    gap: '0px',
    loop: raw.infinite,
    speed: raw.speed,
    effect: raw.fade && perView === 1 ? 'fade' : 'slide',
    hasOwnWidths: variableWidth,
    isCentered: centerMode || variableWidth,
    ...(centerMode && { padding: { left: raw.centerPadding, right: raw.centerPadding } }),
    autoplay: raw.autoplay ? { delay: raw.autoplaySpeed, pausesOnHover: raw.pauseOnHover } : null,
  };
  return { options, hasDots: raw.dots, hasFraction: raw.fractionNav };
}

/**
 * Reads the number of visible slides from the outer element's settings, or from the options of older releases (desktop, tablet
 * and mobile only). A value of 0 counts as not set.
 */
function perViewOf(
  { isTestimonials, options }: ElementsCarouselInput,
  around: ReturnType<typeof outer.parse>,
  at: Device,
): number {
  const ofOuter = forDevice(around.slides_to_show, at) || forDevice(around.columns, at);
  if (ofOuter) return ofOuter;
  const old = (name: string) => coerceNumber(ownValue(options.slidesToShow, name)) || 0;
  const desktop = old('desktop') || (isTestimonials ? 1 : 3);
  const tablet = old('tablet') || (desktop === 1 ? 1 : 2);
  return forDevice({ desktop, tablet, mobile: old('mobile') || 1 }, at);
}
