import type { CodeSplittingGroup } from 'rolldown';

/** The modules of these folders of the runtime and of what widgets share. */
const folder = (...names: readonly string[]) =>
  new RegExp(`(runtime[\\\\/]src|widgets[\\\\/]shared)[\\\\/](${names.join('|')})[\\\\/]`);

const packages = (...names: readonly string[]) =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);

/** Taken by the group when more than one widget uses it; what a single widget uses stays in that widget's chunk. */
const shared = { minShareCount: 2, priority: 1 };

/**
 * A chunk is a folder: few enough that a page makes few requests, fine enough that no page fetches what it does not use. The
 * group of the highest priority takes a module; a widget's own modules stay in the widget's chunk.
 */
export const chunkGroups: CodeSplittingGroup[] = [
  /** The scanner: all that a page without a widget fetches. */
  { name: 'islands', tags: ['$initial'], priority: 5 },
  /** React, or preact in the lean flavour: once, with the first island. */
  { name: 'react', test: packages('react', 'react-dom', 'scheduler', 'preact'), priority: 4 },
  /** What every island needs: mounting, settings, signals, texts. */
  {
    name: 'view',
    test: new RegExp(
      `${folder('view', 'settings', 'signals', 'ui').source}|${packages('@preact').source}|build[\\\\/]sync-external-store`,
    ),
    priority: 3,
  },
  /** The page's configuration and requests, its HTML and events. The HTTP client comes with the first request. */
  { name: 'site', test: folder('site', 'host-page', 'disclosure'), minShareCount: 2, priority: 3 },
  ...['cart', 'stores', 'popups', 'search', 'loop', 'listing', 'behaviours'].map((name) => ({
    name,
    test: folder(name),
    ...shared,
    priority: 2,
  })),
];
