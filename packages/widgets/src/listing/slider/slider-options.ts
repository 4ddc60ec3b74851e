import { type Columns, columnsOf } from '../layout.ts';

export interface SliderOptions {
  readonly columns: Columns;
  readonly slidesToScroll: number;
  readonly infinite: boolean;
  readonly centerMode: boolean;
  readonly variableWidth: boolean;
  readonly fade: boolean;
  readonly arrows: boolean;
  readonly dots: boolean;
  readonly autoplay: boolean;
  /** How long a slide stays, in ms. */
  readonly autoplaySpeed: number;
  readonly pauseOnHover: boolean;
  /** How long a move takes, in ms. */
  readonly speed: number;
  /** The server's own markup of the arrows. */
  readonly prevArrow: string;
  readonly nextArrow: string;
}

type Json = Readonly<Record<string, unknown>>;

/** A listing's slider options as the server writes them (LG-7); what makes no sense has its default. */
export function readSliderOptions(raw: Json, builder: Json): SliderOptions {
  const variableWidth = flag(raw.variableWidth, false);
  return {
    columns: variableWidth ? { desktop: 1, tablet: 1, mobile: 1 } : columnsOf(raw.slidesToShow, builder),
    slidesToScroll: variableWidth ? 1 : amount(raw.slidesToScroll, 1, 1),
    infinite: flag(raw.infinite, true),
    centerMode: flag(raw.centerMode, false),
    variableWidth,
    fade: flag(raw.fade, false),
    arrows: flag(raw.arrows, true),
    dots: flag(raw.dots, false),
    autoplay: flag(raw.autoplay, false),
    autoplaySpeed: amount(raw.autoplaySpeed, 5000, 500),
    pauseOnHover: flag(raw.pauseOnHover, true),
    speed: amount(raw.speed, 500, 0),
    prevArrow: markup(raw.prevArrow),
    nextArrow: markup(raw.nextArrow),
  };
}

/** How many items one move passes: one on mobile, and never more than are shown. */
export function stepAt(perView: number, isMobile: boolean, { slidesToScroll }: SliderOptions): number {
  return isMobile ? 1 : Math.min(slidesToScroll, perView);
}

function flag(value: unknown, fallback: boolean): boolean {
  if (value === undefined || value === null) return fallback;
  return value === true || value === 1 || value === '1' || value === 'true' || value === 'yes';
}

function amount(value: unknown, fallback: number, least: number): number {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && number >= least ? number : fallback;
}

function markup(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
