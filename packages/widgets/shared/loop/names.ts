/** URL parameters of the page builder's loops. */
export const loopNames = {
  /** Prefix of a filter's parameter, followed by the loop's id, a hyphen and the taxonomy. */
  filter: 'e-filter-',
  /** Prefix of a page parameter, followed by the loop's id. */
  page: 'e-page-',
  /** The CMS's own page parameters, which are removed when a loop is filtered. */
  cmsPages: ['page', 'paged'] as readonly string[],
} as const;
