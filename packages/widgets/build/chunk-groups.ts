import type { CodeSplittingGroup } from 'rolldown';

/** Modules of the runtime by path below its `src/`, without extension: `page/(html|dim)`, `page/listing/.*`. */
const runtime = (...paths: readonly string[]) =>
  new RegExp(`runtime[\\\\/]src[\\\\/](${paths.join('|').replaceAll('/', '[\\\\/]')})\\.tsx?$`);

/** Taken by the group when more than one widget uses it; what a single widget uses stays in that widget's chunk. */
const shared = { minShareCount: 2, priority: 1 };

/**
 * How modules are grouped into chunks: few enough that a page makes few requests, fine enough that no page fetches what it
 * does not use. The first group that fits takes a module; a widget's own modules stay in the widget's chunk.
 */
export const chunkGroups: CodeSplittingGroup[] = [
  /** The scanner: all that a page without a widget fetches. */
  { name: 'core', tags: ['$initial'], priority: 5 },
  /** React, or preact in the lean flavour: once, with the first island. */
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler|preact)[\\/]/, priority: 4 },
  /**
   * The page's configuration, and speaking to the site: requests, answers, HTML, announcements, the CMS's events. No
   * React: what follows links needs it too. The HTTP client comes with the first request.
   */
  {
    name: 'site',
    test: runtime(
      'contracts/(names|names/stores|config|page-config|site-config|globals|inline-globals|coerce|plain)',
      'contracts/(http|errors|form-encoding|redact-url|site|area|pages|plain-text|fragments)',
      'page/(html|trusted-types|navigate|announce|safe-url|legacy-events|jquery|fragments|fragment-focus|load-item-links)',
      'state/(emitter|throw-later|queue|cookies)',
      'islands/disclosure',
    ),
    priority: 4,
  },
  /** What every island needs: mounting, settings, signals, texts. */
  {
    name: 'mount',
    test: new RegExp(
      `[\\\\/]node_modules[\\\\/]@preact[\\\\/]|build[\\\\/]sync-external-store|shared[\\\\/]trouble|${
        runtime('islands/(render|settings)', 'page/adopt-styles', 'state/(shared|edit-mode|device|direction)')
          .source
      }`,
    ),
    priority: 3,
  },
  /** The cart and its contracts: with the first shop widget. */
  {
    name: 'shop',
    test: runtime(
      'contracts/(cart|variation|add-plan|fresh-nonce|store-request)',
      'page/cart',
      'state/(cart|cart-cache)',
    ),
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'search',
    test: runtime(
      'contracts/(search|suggestions|names/search).*',
      'page/(combobox|highlight|item-template|latest-answer|search-category|submit-lock)',
    ),
    ...shared,
    priority: 2,
  },
  {
    name: 'loops',
    test: new RegExp(`shared[\\\\/]loop|${runtime('contracts/(loop|names/loop).*', 'page/loop/.*').source}`),
    ...shared,
    priority: 2,
  },
  /** Listings, calendars and the lists that visitors keep. */
  {
    name: 'listings',
    test: runtime(
      'contracts/(listing|calendar|data-store|store|names/listings).*',
      'page/listing/.*',
      'page/(dim|assets|add-.*|loaded|post-css|nonce|data-stores|alert|item-links)',
      'state/(data-stores|front-store|foreign-store)',
    ),
    ...shared,
    priority: 2,
  },
  /** The page's popups, whoever opens them, and what the builder keeps of its visitors. */
  {
    name: 'popups',
    test: runtime(
      'contracts/(popups-area|names/popup.*)',
      'page/(popup.*|follow-popups)',
      'state/(builder-store|page-views|popup-record|original-popups|first-seen)',
    ),
    ...shared,
    priority: 2,
  },
  /** What is left and used by more than one of these. */
  { name: 'shared', test: runtime('.*'), ...shared },
];
