import { type ListingSettings, templates } from '../shop/listing-settings.ts';
import type { ShownListing } from '../shop/shown-listing.ts';
import type { Visit } from '../shop/visit.ts';
import { type Html, html } from './html.ts';
import { listingItem } from './listing-item.ts';

const isOn = (value: unknown): boolean => value === 'yes' || value === 'true' || value === true;

const arrow = (direction: 'prev' | 'next'): string =>
  `<div class='jet-listing-grid__slider-icon slick-arrow ${direction}-arrow' role='button' aria-hidden='true'></div>`;

/**
 * Returns the plugin's slider options. Without a setting, the number of slides is 2 on tablets (1 if it is 1 on desktops), and 1
 * on phones.
 */
function sliderOptions(
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

/**
 * Returns `data-nav`, which contains all that the script needs to request more items. The query is included only for listings
 * that load more or list fixed ids.
 */
function navOf({ settings, query, rawQuery }: ShownListing): string {
  const { loadMore, moreId, raw } = settings;
  const isAsked = loadMore !== null || query.ids !== null;
  return JSON.stringify({
    enabled: loadMore !== null,
    type: loadMore,
    more_el: loadMore === 'click' && moreId !== '' ? `#${moreId}` : null,
    query: isAsked ? rawQuery : [],
    widget_settings: raw,
  });
}

function itemsOf(visit: Visit, listing: ShownListing): Html {
  const { settings, result, queriedId } = listing;
  const { columns, template, isMasonry } = settings;
  const listingId = templates[template];
  const classes = `jet-listing-grid__items grid-col-desk-${columns.desktop} grid-col-tablet-${columns.tablet} grid-col-mobile-${columns.mobile} jet-listing-grid--${listingId}${isMasonry ? ' jet-listing-grid__masonry' : ''}`;
  const masonry = isMasonry && html` data-masonry-grid-options="${JSON.stringify({ columns })}"`;
  return html`<div class="${classes}"${masonry} data-queried-id="${queriedId}" data-nav="${navOf(listing)}" data-page="${result.page}" data-pages="${result.pages}" data-listing-source="posts" data-listing-id="${listingId}" data-query-id="">${listingItems(visit, listing)}</div>`;
}

const withSlider = (visit: Visit, { settings, result }: ShownListing, inside: Html): Html => {
  const isRtl = visit.locale === 'he';
  const options = sliderOptions(settings, { isRtl, itemsCount: result.items.length });
  return html`<div class="jet-listing-grid__slider" data-slider_options="${JSON.stringify(options)}" dir="${isRtl ? 'rtl' : 'ltr'}">${inside}</div>`;
};

/** Renders items without a wrapper: the answer to "load more". */
export const listingItems = (visit: Visit, { settings, result }: ShownListing): Html =>
  html`${result.items.map((item) => listingItem(visit, item, settings.template))}`;

/** Renders a whole listing, or the plugin's message that nothing was found. */
export function listingGrid(visit: Visit, listing: ShownListing): Html {
  const { settings, result, queriedId } = listing;
  const inside =
    result.items.length === 0
      ? html`<div class="jet-listing-not-found jet-listing-grid__items" data-nav="${navOf(listing)}" data-queried-id="${queriedId}" data-listing-source="posts" data-listing-id="${templates[settings.template]}" data-query-id="">${settings.notFound}</div>`
      : itemsOf(visit, listing);
  return html`<div class="jet-listing-grid jet-listing" data-widget="listing">${settings.isSlider && result.items.length > 0 ? withSlider(visit, listing, inside) : inside}</div>`;
}

/** Renders the placeholder of a listing that is requested when it scrolls into view. Without scripts a link shows the listing. */
export const lazyListing = (
  { queriedId, pageId }: { readonly queriedId: string; readonly pageId: number },
  link: { readonly href: string; readonly text: string },
): Html =>
  html`<div class="jet-listing-grid jet-listing jet-listing-grid--lazy-load jet-listing-grid-loading" data-lazy-load="${JSON.stringify({ post_id: pageId, queried_id: queriedId, offset: '0px', query: [] })}" data-widget="listing"><div class="jet-listing-grid__loader"><div class="jet-listing-grid__loader-spinner"></div><a class="jet-listing-grid__loader-text" href="${link.href}">${link.text}</a></div></div>`;
