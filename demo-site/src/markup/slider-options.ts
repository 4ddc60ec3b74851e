import type { ListingSettings } from '../shop/listing-settings.ts';

const isOn = (value: unknown): boolean => value === 'yes' || value === 'true' || value === true;

const arrow = (direction: 'prev' | 'next'): string =>
  `<div class='jet-listing-grid__slider-icon slick-arrow ${direction}-arrow' role='button' aria-hidden='true'></div>`;

/** The plugin's slider options: slides for each device fall back to 2 or 1 on tablets and to 1 on telephones. */
export function sliderOptions(
  { raw, columns }: ListingSettings,
  { isRtl, itemsCount }: { readonly isRtl: boolean; readonly itemsCount: number },
): Readonly<Record<string, unknown>> {
  const { desktop } = columns;
  return {
    autoplaySpeed: Number(raw.autoplay_speed) || 5000,
    autoplay: isOn(raw.autoplay),
    pauseOnHover: isOn(raw.pause_on_hover),
    infinite: isOn(raw.infinite),
    centerMode: isOn(raw.center_mode),
    speed: Number(raw.speed) || 500,
    arrows: isOn(raw.arrows),
    dots: isOn(raw.dots),
    slidesToScroll: Number(raw.slides_to_scroll) || 1,
    prevArrow: arrow('prev'),
    nextArrow: arrow('next'),
    rtl: isRtl,
    itemsCount,
    fade: raw.effect === 'fade' && desktop === 1,
    slidesToShow: {
      desktop,
      tablet: Number(raw.columns_tablet) || (desktop === 1 ? 1 : 2),
      mobile: Number(raw.columns_mobile) || 1,
    },
    variableWidth: false,
  };
}
