import type { Section } from '../values.ts';
import { inFile, settings } from './rows.ts';

const SHARED = 'packages/widgets/shared';
const WIDGETS = 'packages/widgets/src';

/** §2–§4, §7, §9 listings, loops, filters and the calendar. */
export const LISTINGS: readonly Section[] = [
  {
    title: '§3, §7, §9 Listings',
    values: [
      ...inFile(
        `${SHARED}/listing/listing-request.ts`,
        ['Handler that loads more', 'HANDLERS.loadMore', 'LG-2'],
        ['Handler that loads a listing', 'HANDLERS.getListing', 'LG-2'],
        ['Ajax action', '}«_ajax»`', 'LG-2'],
        ['Field `handler`', '«handler»: HANDLERS', 'LG-2'],
        ['Field `query`', 'handler],\n    «query»,', 'LG-2', 'xquery: query'],
        ['Field `widget_settings`', '«widget_settings»: widgetSettings', 'LG-2'],
        ['Field `page_settings`', '«page_settings»: {', 'LG-2'],
        ['Field `post_id`', '«post_id»: idOrFalse', 'LG-2'],
        ['Field `queried_id`', '«queried_id»: idOrFalse', 'LG-2'],
        ['Field `element_id`', '«element_id»: idOrFalse', 'LG-2'],
        ['Field `page`', '«page»,\n    },', 'LG-2', 'xpage: page'],
        ['Field `listing_type`', '«listing_type»: request', 'LG-2'],
        ['Field `isEditMode`', '«isEditMode»: request', 'LG-2'],
        ['Field `addedPostCSS`', '«addedPostCSS»: request', 'LG-2'],
        ['Field `html` of an answer', '«html»: pipe(', 'LG-3'],
        ['Field `fragments` of an answer', 'fragments: fragments «??» {}', 'LG-3', '&& {} ||'],
        ['Field `scripts` of an answer', 'scripts: scripts «??» {}', 'LG-3', '&& {} ||'],
        ['Field `styles` of an answer', 'styles: styles «??» {}', 'LG-3', '&& {} ||'],
        ['Field `filters_data` of an answer', '«filters_data»: optional', 'LG-3'],
        ['Field `indexer_data` of an answer', '«indexer_data»: optional', 'LG-3'],
      ),
      ...inFile(
        `${SHARED}/listing/read-listing.ts`,
        ['`data-nav` of a list', "jsonOf(items, '«data-nav»')", 'LG-1'],
        ['`query` of the navigation', "objectIn(nav, '«query»')", 'LG-2'],
        ['`widget_settings` of the navigation', "objectIn(nav, '«widget_settings»')", 'LG-2'],
      ),
      ...inFile(
        `${WIDGETS}/listing/read.ts`,
        ['`enabled` of the navigation', 'navigation.«enabled»', 'LG-1'],
        ['`more_el` of the navigation', '«more_el»: button', 'LG-1'],
        ['`type` of the navigation: `scroll`', "type === '«scroll»'", 'LG-1'],
        ['`load_more_offset` of its settings', 'widgetSettings.«load_more_offset»', 'LG-1'],
        ['Offset of infinite scroll, by default', "? '«0px»' :", 'LG-1'],
        ['`data-page` of a list', "whole(items, '«data-page»'", 'LG-1'],
        ['`data-pages` of a list', "whole(items, '«data-pages»'", 'LG-1'],
        ['`data-queried-id` of a list', "getAttribute('«data-queried-id»')", 'LG-2'],
        ['Lazy option `post_id`', 'lazy.«post_id»', 'LG-5'],
        ['Lazy option `queried_id`', 'lazy.«queried_id»', 'LG-5'],
        ['Lazy option `offset`', 'lazy.«offset»', 'LG-5'],
        ['Lazy option `query`', "objectIn(lazy, '«query»')", 'LG-5'],
        ['Lazy option `extra_props`', "objectIn(lazy, '«extra_props»')", 'LG-5'],
      ),
      ...inFile(
        `${WIDGETS}/listing/layout.ts`,
        ['Columns on a desktop, by default', 'return { desktop: «3», tablet: 1', 'LG-7'],
        ['Columns on a tablet, by default', 'return { desktop: 3, tablet: «1», mobile: 1 };', 'LG-7'],
        ['Columns on mobile, by default', 'tablet: 1, mobile: «1» };', 'LG-7'],
        ['Columns on a tablet where a desktop has several', 'desktop === 1 ? 1 : «2»', 'LG-7'],
        ['Mobile below, in px', 'MOBILE', 'LG-7'],
        ['Tablet below, in px', 'TABLET', 'LG-7'],
      ),
      ...inFile(`${WIDGETS}/listing/Paging.tsx`, [
        'Pause before infinite scroll goes on, in ms',
        'REARM',
        'LG-1',
      ]),
      ...inFile(`${WIDGETS}/listing/MasonryList.tsx`, [
        'Space between rows of masonry, in px',
        'SPACING',
        'LG-7',
      ]),
      ...inFile(
        `${WIDGETS}/listing/slider/slider-options.ts`,
        ['Slider option `slidesToShow`', 'raw.«slidesToShow»', 'LG-7'],
        ['Slider option `slidesToScroll`', "amount('«slidesToScroll»'", 'LG-7'],
        ['Slider option `infinite`', "flag('«infinite»'", 'LG-7'],
        ['Slider option `variableWidth`', "flag('«variableWidth»'", 'LG-7'],
        ['Slides that one move passes on mobile', 'isMobile ? «1» :', 'LG-7'],
      ),
    ],
  },
  {
    title: '§2, §3, §7 Loops and post listings',
    values: [
      ...inFile(
        `${SHARED}/loop/names.ts`,
        ['Parameter of a page', "page: '«e-page-»'", 'LP-1'],
        ['Parameter of a filter', "filter: '«e-filter-»'", 'TF-2'],
      ),
      ...inFile(
        `${SHARED}/loop/loop-request.ts`,
        ['Route', '}«-pro/v1/refresh-loop»`', 'LP-3'],
        ['Field `post_id`', '«post_id»: documentId', 'LP-3'],
        ['Field `widget_filters`', '«widget_filters»: toPayload', 'LP-3'],
        ['Field `taxonomy`', '{ «taxonomy»: Object', 'LP-3'],
        ['Field `widget_id`', '«widget_id»: widgetId', 'LP-3'],
        ['Field `pagination_base_url`', '«pagination_base_url»: baseUrl', 'LP-3'],
        ['Field `widget_model`', '«widget_model»: model', 'LP-3'],
        ['Field `is_edit_mode`', '«is_edit_mode»: true', 'LP-3'],
        ['Header of the nonce', "{ '«X-WP-Nonce»': nonce }", 'LP-3'],
        ['Field `data` of an answer', 'object({ «data»: string() })', 'LP-3'],
      ),
      ...settings(
        `${WIDGETS}/taxonomy-filter/settings.ts`,
        'settings',
        'TF-1',
        'selected_element',
        'taxonomy',
      ),
      ...inFile(`${WIDGETS}/taxonomy-filter/read.ts`, ['Value of "all"', 'ALL', 'TF-1']),
    ],
  },
  {
    title: '§2, §7 Calendar',
    values: inFile(
      `${WIDGETS}/calendar/calendar-request.ts`,
      ['Ajax action', 'ACTION', 'CAL-1'],
      ['Field `month`', 'action, // newer servers read this one\n    «month»,', 'CAL-1', 'xmonth: month'],
      ['Field `settings`', '    «settings»,\n    post,', 'CAL-1', 'xsettings: settings'],
      ['Field `post`', '    settings,\n    «post»,', 'CAL-1', 'xpost: post'],
      ['Field `content` of an answer', '.data.«content»;', 'CAL-1'],
    ),
  },
];
