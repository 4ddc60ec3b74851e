import { calendar } from '../markup/calendar.ts';
import { html } from '../markup/html.ts';
import { listingGrid, listingItems } from '../markup/listing.ts';
import { calendarSettings } from '../shop/calendar-settings.ts';
import { idOf } from '../shop/fields.ts';
import { listingScript, listingStyle } from '../shop/listing-assets.ts';
import { type ListingElement, listingElement } from '../shop/listing-elements.ts';
import { listingSettings } from '../shop/listing-settings.ts';
import { localDateAt } from '../shop/local-date.ts';
import { monthOf, parseMonth } from '../shop/month.ts';
import { fieldsAt, type NestedFields, nestedFields, nestedOf, textAt } from '../shop/nested-fields.ts';
import {
  elementQuery,
  listingQuery,
  queriedIdOf,
  runListing,
  type ShownListing,
} from '../shop/shown-listing.ts';
import type { Visit } from '../shop/visit.ts';
import type { Endpoint } from './endpoint.ts';
import { errorAnswer, successAnswer } from './responses.ts';

/**
 * `jet_engine_calendar_get_month`: responds with the whole calendar of a month, or of the current month if the name is invalid.
 */
export const calendarMonth: Endpoint = (visit) => {
  const fields = nestedFields(visit.fields);
  const month = parseMonth(textAt(fields, 'month')) ?? monthOf(localDateAt(visit.shop.platform.now()));
  const settings = calendarSettings(fieldsAt(fields, 'settings'));
  return successAnswer({ content: calendar(visit, month, settings, textAt(fields, 'post')).toString() });
};

/**
 * The plugin's text for an invalid request. If only the template is missing, the plugin sends this text in a success response.
 */
const incorrect = 'Request data is incorrect';

/**
 * Returns the widget saved on the page when the request names one; its settings override those of the request. Returns
 * null at admin-ajax, as in the plugin.
 */
function savedElement({ locale, url }: Visit, page: NestedFields): ListingElement | null {
  const [postId, elementId] = [textAt(page, 'post_id'), textAt(page, 'element_id')];
  return postId === 'false' || url.pathname.startsWith('/wp-admin/')
    ? null
    : listingElement(idOf(postId), elementId, locale);
}

/** Returns the listing that a request is for; null when it names no template. */
function requestedListing(visit: Visit): ShownListing | null {
  const fields = nestedFields(visit.fields);
  const page = fieldsAt(fields, 'page_settings');
  const element = savedElement(visit, page);
  const settings = listingSettings(
    element === null ? fieldsAt(fields, 'widget_settings') : nestedOf(element.settings),
  );
  if (settings === null) return null;
  const asked = fieldsAt(fields, 'query');
  const rawQuery = { ...(element === null ? {} : elementQuery(visit, element)), ...asked };
  const query = listingQuery(nestedOf(rawQuery));
  const number = Math.max(1, idOf(textAt(page, 'page')));
  const queriedId = textAt(page, 'queried_id');
  return {
    settings: element === null ? settings : { ...settings, raw: element.settings },
    query,
    rawQuery,
    result: runListing(visit.shop.repository, query, { page: number, perPage: settings.perPage }),
    queriedId:
      queriedId === '' || queriedId === 'false' ? queriedIdOf(idOf(textAt(page, 'post_id'))) : queriedId,
  };
}

const styles = () => ({
  [listingStyle.handle]:
    html`<link rel="stylesheet" id="${listingStyle.handle}-css" href="${listingStyle.path}" media="all">`.toString(),
});

const scripts = () => ({
  [listingScript.handle]:
    html`<script src="${listingScript.path}" id="${listingScript.handle}-js"></script>`.toString(),
});

/** `action=jet_engine_ajax` at any page's address and at admin-ajax: responds with items to append, or with a whole listing. */
export const listingAjax: Endpoint = (visit) => {
  const fields = nestedFields(visit.fields);
  const handler = textAt(fields, 'handler');
  if (handler !== 'listing_load_more' && handler !== 'get_listing')
    return errorAnswer({ message: incorrect });
  const listing = requestedListing(visit);
  if (listing === null) return successAnswer({ html: incorrect });
  const markup = handler === 'get_listing' ? listingGrid(visit, listing) : listingItems(visit, listing);
  const assets = textAt(fields, 'isEditMode') === 'true' ? {} : { scripts: scripts(), styles: styles() };
  return successAnswer({ html: markup.toString(), ...assets, fragments: [] });
};
