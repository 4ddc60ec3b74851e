import { coerceFlag, coerceNumber, coerceText, type PlainObject } from '@iyim/runtime/widget';
import { columnsOf } from '../layout.ts';

export type SliderOptions = ReturnType<typeof readSliderOptions>;

/** Reads the server's slider options of a listing (LG-7). Invalid values are replaced by the defaults. */
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
    /** Autoplay delay per slide, in ms. */
    autoplaySpeed: amount('autoplaySpeed', 5000, 500),
    pauseOnHover: flag('pauseOnHover', true),
    /** Duration of a move, in ms. */
    speed: amount('speed', 500, 0),
    /** The server's markup of the arrows. */
    prevArrow: coerceText(raw.prevArrow) ?? '',
    nextArrow: coerceText(raw.nextArrow) ?? '',
  } as const;
}
/** Returns the number of items by which a slider moves: one on mobile, and never more items than are visible. */
export function stepAt(perView: number, isMobile: boolean, { slidesToScroll }: SliderOptions): number {
  return isMobile ? 1 : Math.min(slidesToScroll, perView);
}
