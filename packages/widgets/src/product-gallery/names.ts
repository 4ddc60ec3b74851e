/** Events of the shop's scripts, which the gallery listens to. */
export const galleryEvents = {
  reset: 'woocommerce_gallery_reset_slide_position',
  /** The shop's script for variations triggers this event on a thumbnail. */
  thumbnail: 'flexslider-click',
} as const;
