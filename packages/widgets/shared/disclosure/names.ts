/** Events of the originals that tell of opening, heard by what measures itself or counts. */
export const disclosureNames = {
  /** On the document: listings measure themselves again. */
  measure: 'jet-engine/listing/recalculate-masonry',
  /** On the window: the page builder's motion effects do. */
  motion: 'elementor-pro/motion-fx/recalc',
  /** On the window, `{target, toggleIndex}`. */
  opening: 'jet-tabs/accordion/show-toggle-event/before',
  opened: 'jet-tabs/accordion/show-toggle-event/after',
} as const;
