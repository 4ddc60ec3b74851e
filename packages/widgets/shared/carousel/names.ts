/** Events of the originals after which what was hidden can be measured. */
export const carouselNames = {
  /** On the document, from what changed a height. */
  measure: 'jet-engine/listing/recalculate-masonry',
  /** On the window, from the page builder's tabs. */
  tab: 'elementor/nested-tabs/activate',
} as const;
