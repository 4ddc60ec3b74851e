import labTexts from '../../content/texts/lab.json' with { type: 'json' };
import { type Html, html } from '../markup/html.ts';
import { lazyListing, listingGrid } from '../markup/listing.ts';
import { type ListingElement, listingElements } from '../shop/listing-elements.ts';
import type { PageContext } from '../shop/page-context.ts';
import { queriedIdOf, type ShownListing, shownElement } from '../shop/shown-listing.ts';

/** Returns the listing widget with the given id; throws if it does not exist. */
export function elementOf({ locale }: PageContext, id: string): ListingElement {
  const element = listingElements(locale).find((one) => one.id === id);
  if (element === undefined) throw new Error(`No listing has the id ${id}.`);
  return element;
}

/** Renders the builder's element around a listing. */
const widget = ({ id, cssId, settings }: ListingElement, inside: Html): Html => {
  const { columns, columns_tablet, columns_mobile } = settings;
  const printed = JSON.stringify({ columns, columns_tablet, columns_mobile });
  return html`<div${cssId !== '' && html` id="${cssId}"`} class="elementor-element elementor-element-${id} elementor-widget elementor-widget-jet-listing-grid" data-id="${id}" data-element_type="widget" data-widget_type="jet-listing-grid.default" data-settings="${printed}"><div class="elementor-widget-container">${inside}</div></div>`;
};

/** Returns the page number in the address; 1 unless it is a positive integer. */
export const askedPage = ({ query }: PageContext): number => {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
};

const pagePath = ({ url }: PageContext, page: number): string =>
  page === 1 ? url.pathname : `${url.pathname}?page=${page}`;

/** Renders the button that loads more. It links to the next page until a script takes over. */
const moreButton = (context: PageContext, id: string, page: number): Html =>
  html`<div id="${id}" class="elementor-element elementor-widget elementor-widget-button listing-more"><div class="elementor-widget-container"><div class="elementor-button-wrapper"><a class="elementor-button elementor-button-link button" href="${pagePath(context, page)}"><span class="elementor-button-text">${labTexts.listing[context.locale].more}</span></a></div></div></div>`;

/** Adds the paging elements around the items of a listing that has several pages. */
function aroundPages(context: PageContext, { settings, result }: ShownListing, inside: Html): Html {
  const texts = labTexts.listing[context.locale];
  const { page, pages } = result;
  const isClick = settings.loadMore === 'click';
  const previous = html`<a class="button" href="${pagePath(context, page - 1)}">${texts.previous}</a>`;
  const next = html`<a class="button" href="${pagePath(context, page + 1)}">${texts.more}</a>`;
  return html`${page > 1 && html`<p class="listing-previous">${previous}</p>`}${inside}
${isClick && page < pages && moreButton(context, settings.moreId, page + 1)}
${!isClick && page < pages && html`<noscript><nav class="listing-more" aria-label="${texts.paging}">${next}</nav></noscript>`}`;
}

/** Renders a saved listing on its page; null if the listing does not have the requested page. */
export function listingWidget(context: PageContext, element: ListingElement): Html | null {
  if (element.isLazy && context.query.get('show') !== element.cssId) {
    const where = { pageId: element.pageId, queriedId: queriedIdOf(element.pageId) };
    const href = `${context.url.pathname}?show=${element.cssId}#${element.cssId}`;
    return widget(element, lazyListing(where, { href, text: labTexts.listing[context.locale].show }));
  }
  const page = element.settings.use_load_more === 'yes' ? askedPage(context) : 1;
  const listing = shownElement(context, element, page);
  if (page > listing.result.pages) return null;
  const shown = widget(element, listingGrid(context, listing));
  return listing.settings.loadMore === null ? shown : aroundPages(context, listing, shown);
}
