/** Names in the addresses of the page builder's loops. */
export const loopNames = {
  /** Begins a filter's parameter; the loop's id, a hyphen and the taxonomy follow. */
  filter: 'e-filter-',
  /** The loop's id follows. */
  page: 'e-page-',
  /** The CMS's own page numbers, which a filtered listing drops. */
  cmsPages: ['page', 'paged'] as readonly string[],
} as const;
