/** Events of the original, fired on and listened to at the gallery. */
export const galleryEvents = {
  beforeInit: 'wc-product-gallery-before-init',
  afterInit: 'wc-product-gallery-after-init',
  reset: 'woocommerce_gallery_reset_slide_position',
  /** The shop's script for variations triggers this event on a thumbnail. */
  thumbnail: 'flexslider-click',
} as const;
