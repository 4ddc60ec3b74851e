import type { Widen } from '@iyim/runtime/widget';

/** Names of the page builder's loops: grids of posts, their pages and their taxonomy filters. */
const preset = {
  routes: {
    /** After the site's REST URL. */
    refresh: 'elementor-pro/v1/refresh-loop',
  },
  query: {
    /** Begins every filter's parameter. */
    anyFilter: 'e-filter',
    /** The loop's id, a hyphen and the taxonomy follow. */
    filter: 'e-filter-',
    /** The loop's id follows. */
    page: 'e-page-',
    /** The CMS's own page numbers, which a filtered listing drops. */
    cmsPages: ['page', 'paged'],
  },
  fields: {
    postId: 'post_id',
    widgetId: 'widget_id',
    filters: 'widget_filters',
    taxonomy: 'taxonomy',
    terms: 'terms',
    join: 'logicalJoin',
    baseUrl: 'pagination_base_url',
    model: 'widget_model',
    editMode: 'is_edit_mode',
  },
  headers: {
    nonce: 'X-WP-Nonce',
  },
  globals: {
    builder: 'elementorFrontendConfig',
    builderPro: 'ElementorProFrontendConfig',
    /** On the editor's page only. */
    editor: 'elementorPro',
  },
  globalKeys: {
    version: 'version',
    builderNonce: 'nonce',
    editorNonce: 'config.loopFilter.nonce',
  },
} as const;

export type LoopNames = Widen<typeof preset>;

/** The real literals of the plugin whose contract this is. */
export const loopNames: LoopNames = preset;
