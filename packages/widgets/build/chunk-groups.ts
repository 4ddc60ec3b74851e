import type { CodeSplittingGroup } from 'rolldown';

/** The modules of these folders of the runtime and of what widgets share. */
const folders = (...names: readonly string[]): RegExp =>
  new RegExp(`(runtime[\\\\/]src|widgets[\\\\/]shared)[\\\\/](${names.join('|')})[\\\\/]`);

const packages = (...names: readonly string[]): RegExp =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);

const group = (name: string, ...tests: readonly RegExp[]): CodeSplittingGroup => ({
  name,
  test: (id) => tests.some((test) => test.test(id)),
});

/**
 * A chunk is a folder, or a library: few enough that a page makes few requests, fine enough that no page fetches what it does
 * not use. Widgets' own modules stay in the widget's chunk; what only one widget uses of a shared folder goes there too.
 */
export const chunkGroups: CodeSplittingGroup[] = [
  /** React, or preact in the lean flavour. Imports nothing of ours, so that a release leaves it in the visitors' caches. */
  { ...group('react', packages('react', 'react-dom', 'scheduler', 'preact')), priority: 3 },
  /** What mounts islands. */
  {
    ...group(
      'view',
      folders('ui'),
      /runtime[\\/]src[\\/]settings[\\/](?!builder-readers)/,
      // Of the hooks only what most views use, and what is too small for a chunk of its own: the others go where few widgets fetch them.
      /runtime[\\/]src[\\/]view[\\/](?!hooks)/,
      /hooks[\\/](effects|use-(announcement|device|listener|reading-time|roving-focus|server-node|sight))\./,
      packages('@preact/signals-react'),
      /widgets[\\/]shared[\\/](cart[\\/]use-added|detached[\\/]harmless-html)\./,
      /build[\\/](sync-external-store|lean-react-dom)/,
    ),
    priority: 2,
  },
  /**
   * What pages of a shop fetch: what finds islands and activates them, the page and its site, what tells which behaviours are
   * needed, and the cart, which the header of every page shows. In one file: a request costs more than its part that a page without it has.
   */
  {
    ...group(
      'core',
      folders('islands'),
      // Fetched on pages in a language that our texts lack.
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
  /** What a request takes. */
  {
    ...group(
      'http-client',
      /runtime[\\/]src[\\/]site[\\/](checks|http-client|form-encoding|fragments|read-answer)\./,
      packages('ky', 'valibot'),
    ),
    priority: 2,
  },
  /** Players read it too. */
  { ...group('video-source', /shared[\\/]lightbox[\\/]video-source\./), priority: 4 },
  /** The lightbox shares its pictures, too. */
  { ...group('share-networks', folders('share')), priority: 4, minShareCount: 2 },
  { ...group('lightbox', folders('lightbox', 'share'), packages('glightbox')), priority: 3 },
  {
    ...group('popups', folders('popups'), /widgets[\\/](page[\\/]follow-popups|originals[\\/]popup-api)\./),
    priority: 1,
    minShareCount: 2,
  },
  /** Counters and storage of the builder's popups. */
  {
    ...group('page-views', /widgets[\\/]originals[\\/](builder-store|original-popups|page-views)\./),
    priority: 3,
  },
  /** What opens over the page, or beside its opener, and the ways out of it. */
  {
    ...group(
      'dialogs',
      /(hooks[\\/](use-(dismissal|modality)|make-way)|host-page[\\/]dom[\\/]lock-scroll|view[\\/]isolate)\./,
    ),
    priority: 3,
  },
  /** What follows sizes and scrolling: no widget that every page of a shop has. */
  { ...group('viewport', /(hooks[\\/]use-(size|viewport)|host-page[\\/]dom[\\/]viewport)\./), priority: 3 },
  /** What asks for more, and puts it into the page: no widget that every page of a shop has. */
  { ...group('requests', /(hooks[\\/]use-request|host-page[\\/]html[\\/]server-content)\./), priority: 3 },
  /** What opens in the page. */
  { ...group('disclosure', /hooks[\\/]use-(change|disclosure|height-motion)\./), priority: 3 },
  /**
   * Settings and markup as the page builder and its plugins write them for content widgets, and how these leave an original alone; those
   * of shops have none.
   */
  {
    ...group(
      'builder-readers',
      /settings[\\/]builder-readers\.|hooks[\\/]use-once-seen\./,
      /shared[\\/](define-parts|use-(left-alone|fetched))\./,
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
  /** What works in the page builder's editor only. */
  { ...group('editor', /widgets[\\/]originals[\\/]editor[\\/]/), priority: 3 },
  /** Scripts and styles that answers bring. */
  { ...group('assets', /host-page[\\/]assets\./), priority: 3 },
  /** What places a panel beside its opener; fetched when the first one may open. */
  { ...group('floating-ui', packages('@floating-ui')), priority: 3 },
  /** Reads and draws lottie files; fetched when the first one comes near the window. */
  {
    ...group(
      'lottie',
      packages('@lottiefiles'),
      /widgets[\\/]src[\\/]vector-animation[\\/](drawing[\\/]|player\.|Stage\.)/,
    ),
    priority: 3,
  },
  /** What draws charts, and knows how; fetched when the first one comes near the window. */
  {
    ...group(
      'chart-js',
      packages('chart\\.js', '@kurkle'),
      /widgets[\\/]src[\\/]chart[\\/](data|draw|translate|words)\./,
    ),
    priority: 3,
  },
  /** Elements of the page that only answer clicks. */
  {
    ...group('operable', /host-page[\\/]dom[\\/]keep-operable\./, /widgets[\\/]page[\\/]own-clicks\./),
    priority: 3,
  },
  /** Lists kept in the browser, for their buttons and listings. */
  { ...group('stores', folders('stores')), priority: 1, minShareCount: 2 },
  // A widget's own chunk has its name.
  {
    // How slides turn by themselves, or in space, is fetched where they do.
    ...group(
      'carousels',
      new RegExp(`${folders('carousel').source}(?!plugins)`),
      /detached[\\/]slide-contents\./,
    ),
    priority: 1,
    minShareCount: 2,
  },
  { ...group('current-sections', folders('anchors')), priority: 1, minShareCount: 2 },
  // Short names, as the entry's table holds them.
  /** Hidden fields, nonces and notices of the cart and checkout forms. */
  {
    ...group(
      'notices',
      /shared[\\/](cart[\\/](notice-names|place-answer)|site[\\/](other-fields|fresh-nonce))\./,
    ),
    priority: 3,
  },
  /** A product's chosen variation. */
  { ...group('variations', /shared[\\/]cart[\\/]variation\./), priority: 3 },
  /** What loads listings and loops page by page. */
  { ...group('pages', folders('paging')), priority: 1, minShareCount: 2 },
  { ...group('filters', folders('filters')), priority: 1, minShareCount: 2 },
  ...['disclosure', 'listing', 'loop', 'menu', 'phrase', 'tooltip'].map((name) => ({
    ...group(`${name}s`, folders(name)),
    priority: 1,
    minShareCount: 2,
  })),
];
