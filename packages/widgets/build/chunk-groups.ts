import type { CodeSplittingGroup } from 'rolldown';

/** Returns a pattern for the modules in these folders of the runtime and of the shared widget code. */
const folders = (...names: readonly string[]): RegExp =>
  new RegExp(`(runtime[\\\\/]src|widgets[\\\\/]shared)[\\\\/](${names.join('|')})[\\\\/]`);

const packages = (...names: readonly string[]): RegExp =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);

const group = (name: string, ...tests: readonly RegExp[]): CodeSplittingGroup => ({
  name,
  test: (id) => tests.some((test) => test.test(id)),
});

/**
 * Groups of modules, one per chunk: a chunk is a folder or a library. Few chunks mean few requests, but no page should fetch much
 * code that it does not use. A widget's own modules stay in the widget's chunk, together with modules of shared folders that only
 * this widget uses.
 */
export const chunkGroups: CodeSplittingGroup[] = [
  /**
   * React, or preact in the lean flavour. This chunk imports no other chunk, so that it stays in the visitors' caches across
   * releases.
   */
  { ...group('react', packages('react', 'react-dom', 'scheduler', 'preact')), priority: 3 },
  /** Mounts islands. */
  {
    ...group(
      'view',
      folders('ui'),
      /runtime[\\/]src[\\/]settings[\\/](?!builder-readers)/,
      // Contains only the hooks that most views use, or that are too small for a separate chunk. The other hooks are in chunks
      // that few widgets fetch.
      /runtime[\\/]src[\\/]view[\\/](?!hooks|plain-view)/,
      /hooks[\\/](effects|use-(announcement|device|listener|reading-time|roving-focus|server-node|sight|size))\./,
      packages('@preact/signals-react'),
      /widgets[\\/]shared[\\/](cart[\\/]use-added|detached[\\/]harmless-html|use-(left-alone|fetched))\./,
      /build[\\/](sync-external-store|lean-react-dom)/,
    ),
    priority: 2,
  },
  /**
   * Everything that all pages of a shop fetch: finding and activating islands, the page and its site, detecting which behaviours
   * are needed, and the cart, which the header of every page shows. It is all in one file, because an extra request would cost
   * more than unused cart code does on a page without a cart.
   */
  {
    ...group(
      'core',
      /runtime[\\/]src[\\/]islands[\\/](?!definition-problem)/,
      // `mark-texts` is fetched only on pages in a language without widget texts.
      /runtime[\\/]src[\\/]signals[\\/](?!mark-texts)/,
      /runtime[\\/]src[\\/]site[\\/](?!checks|http-client|form-encoding|fragments|read-answer)/,
      /runtime[\\/]src[\\/]host-page[\\/](?!assets|dom[\\/](keep-operable|lock-scroll|viewport)|html[\\/]server-content)/,
      /runtime[\\/]src[\\/](core|page|start)\./,
      /runtime[\\/]src[\\/]cart[\\/](?!read-contents)/,
      /widgets[\\/]shared[\\/](cart[\\/]quantity\.|site[\\/](?!other-fields|fresh-nonce))/,
      /runtime[\\/]src[\\/]behaviours[\\/]/,
      /widgets[\\/]page[\\/](behaviours|cart-list|image-link|labels|names)\./,
      /widgets[\\/]originals[\\/](frontend|original-scripts)\./,
      /runtime[\\/]package\.json$/,
      /^\0borrowed$/,
      /widgets[\\/](bundle[\\/](core|from-table)|shared[\\/]iyim-widget)\.|^iyim:later-table$/,
      packages('@preact/signals-core'),
    ),
    priority: 2,
  },
  /** Sends requests and reads their answers. */
  {
    ...group(
      'http-client',
      /runtime[\\/]src[\\/]site[\\/](checks|http-client|form-encoding|fragments|read-answer)\./,
      packages('ky', 'valibot'),
    ),
    priority: 2,
  },
  /** Finds the source of a video. Separate from the lightbox, because the widget `video` needs only this part. */
  { ...group('video-source', /shared[\\/]lightbox[\\/]video-source\./), priority: 4 },
  /** Links to share a page. The lightbox uses them too, to share its pictures. */
  { ...group('share-networks', folders('share')), priority: 4, minShareCount: 2 },
  { ...group('lightbox', folders('lightbox', 'share'), packages('glightbox')), priority: 3 },
  {
    ...group('popups', folders('popups'), /widgets[\\/](page[\\/]follow-popups|originals[\\/]popup-api)\./),
    priority: 1,
    minShareCount: 2,
  },
  /** Counts page views and stores data in the same way as the page builder's popups. */
  {
    ...group('page-views', /widgets[\\/]originals[\\/](builder-store|original-popups|page-views)\./),
    priority: 3,
  },
  /** Names the slides of carousels and galleries, and reads their keys. */
  {
    ...group('slides', /shared[\\/]carousel[\\/](arrow-keys|slide-roles|use-carousel-text|texts)\./),
    priority: 3,
  },
  /** Opens and closes layers that are over the page or next to their opener. */
  {
    ...group(
      'dialogs',
      /(hooks[\\/](use-(dismissal|modality)|make-way)|host-page[\\/]dom[\\/]lock-scroll|view[\\/]isolate)\./,
    ),
    priority: 3,
  },
  /** Observes the window and scrolling; not used by widgets that every page of a shop has. */
  { ...group('viewport', /(hooks[\\/]use-viewport|host-page[\\/]dom[\\/]viewport)\./), priority: 3 },
  /** Requests more content and puts it into the page; not used by widgets that every page of a shop has. */
  { ...group('requests', /(hooks[\\/]use-request|host-page[\\/]html[\\/]server-content)\./), priority: 3 },
  /** Opens and closes parts of the page. */
  { ...group('disclosure', /hooks[\\/]use-(change|disclosure|height-motion)\./), priority: 3 },
  /**
   * Reads settings and markup as the page builder and its plugins write them for content widgets, and makes these widgets leave
   * running originals alone. Shop widgets do not use it.
   */
  {
    ...group(
      'builder-readers',
      /settings[\\/]builder-readers\.|hooks[\\/]use-once-seen\./,
      /shared[\\/]define-parts\./,
    ),
    priority: 3,
  },
  {
    ...group(
      'search',
      folders('search'),
      /detached[\\/](highlight|item-template)\./,
      /hooks[\\/]use-(combobox|latest-answer)\./,
    ),
    priority: 1,
    minShareCount: 2,
  },
  /** Requests and saves suggestions for searches. The live search fetches it only if it has suggestions. */
  { ...group('suggest', folders('suggest')), priority: 3 },
  /** Panel that explains the page's islands to developers. */
  { ...group('inspector', /widgets[\\/]page[\\/]inspector[\\/]/), priority: 3 },
  /** Code for the page builder's editor only. */
  { ...group('editor', /widgets[\\/]originals[\\/]editor[\\/]/), priority: 3 },
  /** Adds the scripts and styles of server answers to the page. */
  { ...group('assets', /host-page[\\/]assets\./), priority: 3 },
  /** Positions a panel next to its opener; fetched only when a panel may be about to open. */
  { ...group('floating-ui', packages('@floating-ui')), priority: 3 },
  /** Reads and renders lottie files; fetched when the first animation is near the window. */
  {
    ...group(
      'lottie',
      packages('@lottiefiles'),
      /widgets[\\/]src[\\/]vector-animation[\\/](drawing[\\/]|player\.|Stage\.)/,
    ),
    priority: 3,
  },
  /** Draws charts and prepares their data; fetched when the first chart is near the window. */
  {
    ...group(
      'chart-js',
      packages('chart\\.js', '@kurkle'),
      /widgets[\\/]src[\\/]chart[\\/](data|draw|translate|words)\./,
    ),
    priority: 3,
  },
  /** Makes elements that handle clicks operable with the keyboard. */
  {
    ...group('operable', /host-page[\\/]dom[\\/]keep-operable\./, /widgets[\\/]page[\\/]own-clicks\./),
    priority: 3,
  },
  /** Data stores: lists that are kept in the browser, for store buttons and listings. */
  { ...group('stores', folders('stores')), priority: 1, minShareCount: 2 },
  // A widget's own chunk has the widget's name, so the names of these groups are plural.
  {
    // The code for autoplay and 3D effects is fetched only where it is used.
    ...group(
      'carousels',
      // A gallery shows its pictures, with their names, before it needs the rest.
      new RegExp(`${folders('carousel').source}(?!plugins|arrow-keys|slide-roles|use-carousel-text|texts)`),
      /detached[\\/]slide-contents\./,
    ),
    priority: 1,
    minShareCount: 2,
  },
  { ...group('current-sections', folders('anchors')), priority: 1, minShareCount: 2 },
  // The following names are short, because the entry's table contains them.
  /** Hidden fields, nonces and notices of the cart and checkout forms. */
  {
    ...group(
      'notices',
      /shared[\\/](cart[\\/](notice-names|place-answer)|site[\\/](other-fields|fresh-nonce))\./,
    ),
    priority: 3,
  },
  /** Finds the chosen variation of a product. */
  { ...group('variations', /shared[\\/]cart[\\/]variation\./), priority: 3 },
  /** Loads listings and loops page by page. */
  { ...group('pages', folders('paging')), priority: 1, minShareCount: 2 },
  { ...group('filters', folders('filters')), priority: 1, minShareCount: 2 },
  ...['disclosure', 'listing', 'loop', 'menu', 'phrase', 'tooltip'].map((name) => ({
    ...group(`${name}s`, folders(name)),
    priority: 1,
    minShareCount: 2,
  })),
];
