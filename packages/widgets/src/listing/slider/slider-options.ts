import { coerceFlag, coerceNumber, coerceText, type PlainObject } from '@iyim/runtime/widget';
import { columnsOf } from '../layout.ts';

export type SliderOptions = ReturnType<typeof readSliderOptions>;

/** A listing's slider options as the server writes them (LG-7); what makes no sense has its default. */
export function readSliderOptions(raw: PlainObject, builder: PlainObject) {
  const flag = (name: string, fallback = false) => coerceFlag(raw[name]) ?? fallback;
  const amount = (name: string, fallback: number, least: number) => {
    const number = coerceNumber(raw[name]) ?? fallback;
    return number >= least ? number : fallback;
  };
  const variableWidth = flag('variableWidth');
  return {
    columns: variableWidth ? { desktop: 1, tablet: 1, mobile: 1 } : columnsOf(raw.slidesToShow, builder),
    slidesToScroll: variableWidth ? 1 : amount('slidesToScroll', 1, 1),
    infinite: flag('infinite', true),
    centerMode: flag('centerMode'),
    variableWidth,
    fade: flag('fade'),
    arrows: flag('arrows', true),
    dots: flag('dots'),
    autoplay: flag('autoplay'),
    /** How long a slide stays, in ms. */
    autoplaySpeed: amount('autoplaySpeed', 5000, 500),
    pauseOnHover: flag('pauseOnHover', true),
    /** How long a move takes, in ms. */
    speed: amount('speed', 500, 0),
    /** The server's own markup of the arrows. */
    prevArrow: coerceText(raw.prevArrow) ?? '',
    nextArrow: coerceText(raw.nextArrow) ?? '',
  } as const;
}
/** How many items one move passes: one on mobile, and never more than are shown. */
export function stepAt(perView: number, isMobile: boolean, { slidesToScroll }: SliderOptions): number {
  return isMobile ? 1 : Math.min(slidesToScroll, perView);
}
