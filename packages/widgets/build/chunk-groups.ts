import type { CodeSplittingGroup } from 'rolldown';

/**
 * How modules are grouped into chunks: few enough that a page makes few requests, fine enough that no page fetches what it
 * does not use. The first group that fits takes a module; a widget's own modules stay in the widget's chunk.
 */
export const chunkGroups: CodeSplittingGroup[] = [
  /** The scanner: all that a page without a widget fetches. */
  { name: 'core', tags: ['$initial'], priority: 4 },
  /** React, or preact in the lean flavour: once, with the first island. */
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler|preact)[\\/]/, priority: 3 },
  /** What every island needs: mounting, settings, signals, texts, the site's configuration. */
  {
    name: 'mount',
    test: /[\\/]node_modules[\\/](valibot|@preact)[\\/]|build[\\/]sync-external-store|runtime[\\/]src[\\/](islands[\\/](render|settings)|contracts[\\/]site-config|state[\\/](shared|edit-mode|device|direction))/,
    priority: 2,
  },
  /** The cart and its contracts: with the first shop widget. The HTTP client comes with the first request. */
  { name: 'shop', test: /runtime[\\/]src[\\/]/, minShareCount: 2, priority: 1 },
];
